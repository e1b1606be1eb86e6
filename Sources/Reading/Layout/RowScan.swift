import ChartSchema
import Notation
import Tables

/// A run of body rows that share one header and one context.
struct Segment: Sendable {
    /// The header's rows, top first.
    var header: [Int]
    /// Rows of running text that stand above it: titles, "Male", "Ages 18-60".
    var titles: [Int]
    var body: [Int]
    /// Rows that give BMI limits for the columns, below the body or among it.
    var bmiRows: [Int] = []
}

/// A grid's rows sorted into titles, headers, body, BMI rows and notes.
struct RowScan: Sendable {
    var segments: [Segment] = []
    private(set) var notes: [Int] = []
    /// Rows that only repeat the header.
    private(set) var repeatedHeaders: [Int] = []
    private(set) var furniture: [Int] = []
    /// Averages of the rows above.
    private(set) var averages: [Int] = []
    /// The last row of a header that stands below the first rows of figures.
    private(set) var lateHeader: Int?
    /// Rows with figures but without a key that can be read.
    private(set) var unreadable: [Int] = []
    /// The first column that holds anything but row numbers.
    private let left: Int
    /// Whether a title of a segment names a class, and of how many segments it was asked.
    private var classTitles = (asked: 0, isNamed: false)

    /// - Parameters:
    ///   - isBody: Whether a row's key can be read.
    ///   - sectionRows: Rows that only open a section of heights.
    ///   - counters: Columns of row numbers, which make no row any fuller.
    ///   - repeats: Whether a row has the key of a row above it.
    init(
        _ grid: Grid, counters: Set<Int>, sectionRows: Set<Int>, repeats: (Int) -> Bool = { _ in false },
        isBody: (Int) -> Bool
    ) {
        left = (0..<grid.columnCount).first { !counters.contains($0) && !grid.isBlank(column: $0) } ?? 0
        var waiting = Waiting()
        for row in 0..<grid.rowCount {
            let cells = grid.cells(inRow: row, countedBy: counters)
            if cells.isEmpty || takeFurniture(row, cells: cells, of: grid, isBody: isBody) { continue }
            if sectionRows.contains(row) || takeAverage(row, cells: cells, of: grid) { continue }
            if isBody(row) {
                open(grid, &waiting, beginsAnew: repeats(row))
                segments[segments.count - 1].body.append(row)
            } else {
                sort(row, cells: cells, of: grid, into: &waiting)
            }
        }
        takeLateHeader()
        takeClosings(&waiting.titles, of: grid)
        notes += waiting.titles
        notes += waiting.header
        notes.sort()
    }

    /// Rows that stand above the next row of figures.
    private struct Waiting {
        var titles: [Int] = []
        var header: [Int] = []
        /// BMI limits between the header and the first height.
        var bmi: [Int] = []
    }

    private mutating func takeFurniture(_ row: Int, cells: [Int], of grid: Grid, isBody: (Int) -> Bool) -> Bool {
        guard
            grid.isFurniture(row: row) && !isBody(row)
                || !grid.isTurned && RowScan.isColumnLetters(grid, cells: cells)
        else { return false }
        furniture.append(row)
        return true
    }

    private mutating func takeAverage(_ row: Int, cells: [Int], of grid: Grid) -> Bool {
        guard !segments.isEmpty, OtherSubject.isAverage(grid.sense(ofCell: cells[0])) else { return false }
        averages.append(row)
        return true
    }

    private mutating func sort(_ row: Int, cells: [Int], of grid: Grid, into waiting: inout Waiting) {
        if !waiting.header.isEmpty || !segments.isEmpty, isLostRow(grid, row: row, cells: cells) {
            unreadable.append(row)
            return
        }
        let isLine = segments.isEmpty && waiting.header.isEmpty && NamedLine.isOne(row, of: grid)
        if isLine || NamedRow(row, of: grid) != nil {
            waiting.titles.append(row)
            return
        }
        if isContinuation(grid, row: row, cells: cells) {
            unreadable.append(row)
            return
        }
        switch kind(grid, cells: cells) {
        case .bmi where !segments.isEmpty && waiting.header.isEmpty:
            segments[segments.count - 1].bmiRows.append(row)
        case .bmi where !waiting.header.isEmpty && RowScan.holdsSingleFigures(grid, cells: cells):
            waiting.bmi.append(row)
        case .bmi, .header:
            waiting.header.append(row)
        case .title:
            waiting.titles.append(row)
        case .figures:
            // Above the first height a full row heads the columns, whatever its cells look like (150 % à 200 %).
            if segments.isEmpty { waiting.header.append(row) } else { unreadable.append(row) }
        }
    }

    /// Rows that stand above the first header are read with it: nothing else names their columns.
    private mutating func takeLateHeader() {
        guard let first = segments.first, first.header.isEmpty,
            let late = segments.first(where: { !$0.header.isEmpty })
        else { return }
        lateHeader = late.header.last
        for index in segments.indices {
            guard segments[index].header.isEmpty else { return }
            segments[index].header = late.header
        }
    }

    private mutating func open(_ grid: Grid, _ waiting: inout Waiting, beginsAnew: Bool) {
        let (titles, header) = (waiting.titles, waiting.header)
        defer {
            segments[segments.count - 1].bmiRows += waiting.bmi
            waiting = Waiting()
        }
        guard let last = segments.last else {
            // What stands above the first header row is title; a single-cell row between header rows is one as well.
            segments.append(Segment(header: header, titles: titles, body: []))
            return
        }
        if titles.isEmpty && header.isEmpty { return }
        let isRepeated =
            !header.isEmpty && header.count <= last.header.count
            && header.allSatisfy { row in last.header.contains { RowScan.same(grid, row, $0) } }
        if isRepeated { repeatedHeaders += header }
        if header.isEmpty || isRepeated {
            let speaks = titles.contains { isContext(grid, row: $0) || beginsAnew && mayName(grid, row: $0) }
            if !speaks {
                notes += titles
                return
            }
            segments.append(Segment(header: last.header, titles: titles, body: []))
        } else {
            segments.append(Segment(header: header, titles: titles, body: []))
        }
    }

    /// A row of limits whose height is damaged (`9'8"`, `4'88"`): figures beside a name without a letter. It would give
    /// every column below it a figure for a name.
    private func isLostRow(_ grid: Grid, row: Int, cells: [Int]) -> Bool {
        let name = grid.sense(row: row, column: left)
        guard !name.isBlank, cells.count >= 2, name.interval?.unit == nil,
            name.text.contains(where: \.isNumber), !name.text.contains(where: \.isLetter),
            name.age == nil
        else { return false }
        return cells.dropFirst().allSatisfy { cell in
            let sense = grid.sense(ofCell: cell)
            guard let interval = sense.interval, let figure = interval.max ?? interval.min else {
                return sense.isNothing
            }
            return [.single, .range].contains(interval.form) && (interval.unit?.isWeight ?? true)
                && figure.value >= 40 && sense.age == nil
        }
    }

    /// "females only" alone below a figure goes on the cell above, or is over the rows below: which of them, nobody says. What is merged over
    /// several columns, or stands over the first figures, is over all of them.
    private mutating func isContinuation(_ grid: Grid, row: Int, cells: [Int]) -> Bool {
        guard cells.count == 1, !segments.isEmpty, !grid.isTurned, grid.column(ofCell: cells[0]) > left + 1 else {
            return false
        }
        return grid.span(ofCell: cells[0]).columns == 1 && isContext(grid, row: row)
    }

    private enum Kind { case title, header, bmi, figures }

    private func kind(_ grid: Grid, cells: [Int]) -> Kind {
        let senses = cells.map { grid.sense(ofCell: $0) }
        if let first = senses.first, senses.count > 1, first.terms.isBMI,
            senses.dropFirst().contains(where: \.isNumeric)
        {
            return .bmi
        }
        if senses.count == 2, senses[0].text.hasSuffix(":") { return .title }
        let words = senses.filter { !$0.isNumeric || $0.interval?.unit == .percent || $0.age != nil }
        // A lone text above a column of values is its header; one at the left edge is a title.
        if cells.count == 1, segments.isEmpty, grid.column(ofCell: cells[0]) > left { return .header }
        if senses.count == 1 {
            let isFigure = senses[0].isNumeric && senses[0].age == nil
            return isFigure && !grid.isTurned && !segments.isEmpty ? .figures : .title
        }
        return words.count * 2 >= senses.count ? .header : .figures
    }

    private static func holdsSingleFigures(_ grid: Grid, cells: [Int]) -> Bool {
        cells.dropFirst().allSatisfy { grid.sense(ofCell: $0).interval?.form == .single }
    }

    /// A spreadsheet's column letters: A, B, C, ….
    private static func isColumnLetters(_ grid: Grid, cells: [Int]) -> Bool {
        let texts = cells.map { grid.sense(ofCell: $0).text }
        return texts.count >= 2
            && texts.enumerated().allSatisfy { index, text in
                index < 26 && text == String(UnicodeScalar(UInt8(65 + index)))
            }
    }

    /// Whether two rows hold the same texts.
    private static func same(_ grid: Grid, _ a: Int, _ b: Int) -> Bool {
        (0..<grid.columnCount).allSatisfy {
            grid.sense(row: a, column: $0).folded == grid.sense(row: b, column: $0).folded
        }
    }

    /// Whether a title says something that the rows below it depend on, and is no page mark.
    private mutating func isContext(_ grid: Grid, row: Int) -> Bool {
        if NamedRow(row, of: grid) != nil { return true }
        guard let cell = grid.cells(inRow: row).first else { return false }
        let terms = grid.sense(ofCell: cell).terms
        let sentences = grid.texts.sentences(of: grid.sense(ofCell: cell).text)
        if sentences.contains(where: { (ProductSentence.name($0.text) ?? grid.texts.className(in: $0.text)) != nil }) {
            return true
        }
        if !sentences.contains(where: { [.neutral, .people, .unit].contains($0.sense) }) { return false }
        if terms.sex != nil || terms.age != nil || terms.tobacco != nil { return true }
        guard let label = terms.label else { return false }
        if ClassMeaning.of(label) != nil { return true }
        // "Select" between "Preferred" and "Standard".
        return label.split(separator: " ").count <= 4 && ColumnNames.isName(label) && !ColumnNames.isOfPage(label)
            && titlesNameClass(grid)
    }

    /// Asks each segment's titles once: they stand when a segment is opened.
    private mutating func titlesNameClass(_ grid: Grid) -> Bool {
        while !classTitles.isNamed, classTitles.asked < segments.count {
            classTitles.isNamed = segments[classTitles.asked].titles.contains { namesClass(grid, row: $0) }
            classTitles.asked += 1
        }
        return classTitles.isNamed
    }

    /// Whether a title may name what the rows below it are of, where they begin anew: "Horizon IUL", "Maximum Weight".
    private func mayName(_ grid: Grid, row: Int) -> Bool {
        guard let terms = grid.cells(inRow: row).first.map({ grid.sense(ofCell: $0).terms }) else { return false }
        if terms.isWeight, terms.bound != nil { return true }
        guard let label = terms.label else { return false }
        return label.split(separator: " ").count <= 6 && ColumnNames.isName(label) && !ColumnNames.isOfPage(label)
    }

    private func namesClass(_ grid: Grid, row: Int) -> Bool {
        grid.cells(inRow: row).first.flatMap { grid.sense(ofCell: $0).terms.label }.map { ClassMeaning.of($0) != nil }
            ?? false
    }
}
