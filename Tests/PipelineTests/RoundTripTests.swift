import ChartSchema
import Foundation
import Reading
import Tables
import Testing

/// For every source of the repository: the canonical chart, rendered back into the carrier's grid, gives the raw figures.
@Suite struct RoundTripTests {
    @Test(arguments: RepositorySource.listed)
    func theChartGivesTheRawGridBack(source: RepositorySource) throws {
        let (document, draft) = try source.read()
        let rendered = GridRendering(draft.chart)
        for (place, texts) in rendered.figures {
            let table = document.tables[place.table]
            let raw = PrintedNumbers.of(table.text(row: place.row, column: place.column))
            for figures in texts {
                #expect(figures == raw, "\(source) table \(place.table) row \(place.row) column \(place.column)")
            }
        }
        // Nothing that counts as a value is missing from the rendering.
        for (table, entries) in zip(document.tables, draft.ledger.entries) {
            for (cell, entry) in zip(table.cells, entries) where entry == .value {
                let place = GridRendering.Place(table: table.index, row: cell.row, column: cell.column)
                #expect(
                    rendered.figures[place] != nil || rendered.names.contains(place),
                    "\(source): \"\(table.text(of: cell))\" in table \(table.index), line \(cell.line) is in no limit")
            }
        }
    }

    @Test(arguments: RepositorySource.listed)
    func everyCellIsAccountedFor(source: RepositorySource) throws {
        let (document, draft) = try source.read()
        let filled = document.tables.reduce(0) { $0 + $1.cells.filter { !$0.isBlank }.count }
        #expect(draft.ledger.counts.total == filled)
        #expect(draft.ledger.counts.unread == 0)
        for case .ignored(let reason)? in draft.ledger.entries.joined() { #expect(!reason.words.isEmpty) }
        #expect(!draft.findings.contains { $0.severity == .error })
    }
}

/// A canonical chart put back into the cells it was read from.
struct GridRendering {
    struct Place: Hashable {
        var table: Int
        var row: Int
        var column: Int
    }

    /// The figures that the chart says stand in a cell, once for every limit that uses it.
    private(set) var figures: [Place: Set<[Double]>] = [:]
    /// Cells that name a class, an age or a state.
    private(set) var names: Set<Place> = []

    init(_ chart: BuildChart) {
        for column in chart.columns { for cell in column.cells { names.insert(Self.place(cell)) } }
        for row in chart.rows {
            for cell in row.cells { add(cell, height: row.height, age: row.age) }
            for limit in row.limits { for cell in limit.cells { add(cell, limit: limit) } }
        }
    }

    private static func place(_ cell: CellReference) -> Place {
        Place(table: cell.table, row: cell.row, column: cell.column)
    }

    private mutating func put(_ values: [Figure?], at cell: CellReference) {
        figures[Self.place(cell), default: []].insert(values.compactMap { $0?.doubleValue })
    }

    private mutating func add(_ cell: CellReference, limit: BuildLimit) {
        switch (cell.field, cell.reading) {
        case (.weightMin, _): put([limit.weightMin], at: cell)
        case (.weightMax, _): put([limit.weightMax], at: cell)
        case (.weight, _): put([limit.weightMin, limit.weightMax], at: cell)
        case (.bmiMin, _): put([limit.bmiMin], at: cell)
        case (.bmiMax, _): put([limit.bmiMax], at: cell)
        // A band that differs by age stands in one cell; the worked examples hold it to its figures.
        case (.bmi, _) where cell.text.contains("("): names.insert(Self.place(cell))
        case (.bmi, _): put([limit.bmiMin, limit.bmiMax], at: cell)
        default: names.insert(Self.place(cell))
        }
    }

    private mutating func add(_ cell: CellReference, height: HeightRange, age: AgeRange?) {
        if cell.field == .age {
            put([age?.min.map { Figure($0) }], at: cell)
            return
        }
        let ends = height.min == height.max ? [height.min] : [height.min, height.max]
        let isOneEnd = PrintedNumbers.of(cell.text).count == 1 && ends.count == 2
        let isBareInches =
            cell.text.hasSuffix("\"") && PrintedNumbers.of(cell.text).count == 1 && !cell.text.contains("'")
        if isBareInches, let inches = height.min?.doubleValue {
            put([Figure(rounding: inches.truncatingRemainder(dividingBy: 12))], at: cell)
        } else if isOneEnd {
            // Least and greatest length stand in two cells of the row.
            let number = PrintedNumbers.of(cell.text)[0]
            put([ends.compactMap { $0 }.first { $0.doubleValue == number }], at: cell)
        } else {
            put(ends.flatMap { $0.map { Self.printed($0, like: cell.text) } ?? [] }, at: cell)
        }
    }

    /// Feet and inches where the cell has marks, inches where it has none.
    private static func printed(_ height: Figure, like text: String) -> [Figure?] {
        guard text.contains(where: { "'’′".contains($0) }) || text.contains("Feet") || text.contains("4 9") else {
            return [height]
        }
        let feet = Int(height.doubleValue) / 12
        let inches = height - Figure(feet * 12)
        let count = PrintedNumbers.of(text).count
        return count == 1 ? [Figure(feet)] : [Figure(feet), inches]
    }
}

/// The numbers in a text, by a reader that knows nothing of charts.
enum PrintedNumbers {
    static func of(_ text: String) -> [Double] {
        var numbers: [Double] = []
        var current = ""
        for character in text + " " {
            if character.isASCII && character.isNumber || (character == "." && !current.isEmpty) {
                current.append(character)
            } else if !current.isEmpty {
                numbers.append(Double(current)!)
                current = ""
            }
        }
        return numbers
    }
}
