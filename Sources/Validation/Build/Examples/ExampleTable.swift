import ChartSchema

/// Reads a chart written as a few lines of text, for the rules' examples and for tests.
///
///     height | min | Preferred max | Standard max
///     5'9"   | 120 | 189           | ↓266
///
/// The first line names the columns. `height` and `age` name rows. `min` alone is a common minimum of every class.
/// `height min` and `height max` are the ends of a band. Everything else is a class and what is printed below it:
/// `max`, `min`, `bmi max`, `bmi min`, `range` or `bmi range`. A class whose min or max comes twice has two zones. An
/// empty line ends a table and another may follow. Before a class may stand `male`, `female`, `tobacco`, `nontobacco`
/// or ages (`16-59`). `height cm`, `height m`, `Standard max kg` are metric twins. A class named by a canonical id in
/// words (`Preferred Plus`, `Table 2`) gets its rate class. The cell that a finding is expected at is marked with `↓`.
package struct ExampleTable: Sendable {
    package private(set) var chart: BuildChart
    package private(set) var unitChecks: [UnitCheck] = []
    /// The row and column of the marked cell.
    package private(set) var marked: (row: Int, column: Int)?

    package init(_ text: String, id: ChartID = ChartID(carrier: "example", chart: "chart", edition: "2024-01-01")) {
        self.init(tables: Self.cells(text), id: id)
    }

    /// For each table of the text the header's cells and each row's.
    package static func cells(_ text: String) -> [[[String]]] {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { line in line.split(separator: "|", omittingEmptySubsequences: false).map { trimmed($0) } }
            .split(separator: [""]).map(Array.init)
    }

    /// - Parameter tables: For each table the header's cells and each row's.
    package init(tables: [[[String]]], id: ChartID) {
        let source = ChartSource(path: "raw/example.csv", sha256: "", format: "csv", encoding: "utf-8")
        chart = BuildChart(id: id, products: [], source: source, columns: [], rows: [])
        for (number, lines) in tables.enumerated() {
            let header = (lines.first ?? []).map(ExampleColumn.init)
            for (index, line) in lines.enumerated().dropFirst() {
                add(line, table: number, row: index, header: header)
            }
        }
    }

    static func trimmed(_ text: some StringProtocol) -> String {
        var words = Substring(text)
        while words.first == " " { words.removeFirst() }
        while words.last == " " { words.removeLast() }
        return String(words)
    }

    // MARK: Rows

    private mutating func add(_ line: [String], table: Int, row: Int, header: [ExampleColumn]) {
        var built = BuildRow(height: .any)
        var slots: [Slot] = []
        var common: (Figure, CellReference)?
        for (column, cell) in line.enumerated() where column < header.count && !cell.isEmpty {
            var text = cell
            if text.first == "↓" {
                text.removeFirst()
                marked = (row, column)
            }
            let role = header[column]
            func reference(_ field: CellReference.Field, _ reading: CellReference.Reading) -> CellReference {
                CellReference(
                    field: field, reading: reading, table: table, row: row, column: column, line: row + 1, text: text)
            }
            switch role.kind {
            case .height:
                built.height = ExampleNotation.height(text)
                built.cells.append(reference(.height, .printed))
            case .heightEnd(let end):
                let inches = ExampleNotation.height(text).min
                if end == .min { built.height.min = inches } else { built.height.max = inches }
                built.cells.append(reference(.height, .printed))
            case .age:
                built.age = ExampleNotation.age(text)
                built.cells.append(reference(.age, .printed))
            case .commonMinimum:
                common = ExampleNotation.figures(text).first.map { ($0, reference(.weightMin, .common)) }
            case .limit(let class_, let end, let isBMI):
                let figures = ExampleNotation.figures(text)
                guard let first = figures.first else { continue }
                let field: CellReference.Field =
                    switch (end, isBMI) {
                    case (.min, false): .weightMin
                    case (.max, false): .weightMax
                    case (.range, false): .weight
                    case (.min, true): .bmiMin
                    case (.max, true): .bmiMax
                    case (.range, true): .bmi
                    }
                let index = self.column(class_)
                let slot = Slot.open(&slots, column: index, end: end, isBMI: isBMI)
                slots[slot].take(first, figures.last!, end: end)
                slots[slot].cells.append(reference(field, end == .range ? .range : .printed))
            case .metric(let unit, let twin):
                addCheck(text, unit: unit, of: twin, line: line, header: header, cell: reference(.weight, .converted))
            case .ignored: continue
            }
        }
        built.limits = slots.map { $0.limit(common: common) }
        // Rows of one height and age become one, whatever table they stand in, as in a chart that was read.
        guard let same = chart.rows.firstIndex(where: { ($0.height, $0.age) == (built.height, built.age) }) else {
            chart.rows.append(built)
            return
        }
        chart.rows[same].cells += built.cells
        chart.rows[same].limits += built.limits
    }

    private mutating func column(_ column: BuildColumn) -> Int {
        if let index = chart.columns.firstIndex(of: column) { return index }
        chart.columns.append(column)
        return chart.columns.count - 1
    }

    private mutating func addCheck(
        _ text: String, unit: UnitCheck.Unit, of twin: String, line: [String], header: [ExampleColumn],
        cell: CellReference
    ) {
        guard let partner = header.firstIndex(where: { $0.text == twin }), partner < line.count else { return }
        let printed = ExampleTable.trimmed(line[partner].replacing("↓", with: ""))
        let imperial =
            twin == "height"
            ? ExampleNotation.height(printed).ends : ExampleNotation.figures(printed)
        for (imperial, metric) in zip(imperial, ExampleNotation.figures(text)) {
            unitChecks.append(
                UnitCheck(
                    imperial: imperial, metric: metric, unit: unit, decimals: ExampleNotation.decimals(of: text),
                    cell: cell, imperialText: printed))
        }
    }

    // MARK: Slots

    /// One limit as it is gathered from the cells of a row.
    private struct Slot {
        var column: Int
        var isBMI: Bool
        var min: Figure?
        var max: Figure?
        var cells: [CellReference] = []

        /// The slot that a figure goes to: the class's last one, unless that end of it is taken.
        static func open(
            _ slots: inout [Slot], column: Int, end: ExampleColumn.End, isBMI: Bool
        ) -> Int {
            if let last = slots.lastIndex(where: { $0.column == column && $0.isBMI == isBMI }),
                end == .min ? slots[last].min == nil : slots[last].max == nil
            {
                return last
            }
            slots.append(Slot(column: column, isBMI: isBMI))
            return slots.count - 1
        }

        mutating func take(_ first: Figure, _ last: Figure, end: ExampleColumn.End) {
            if end != .max { min = first }
            if end != .min { max = last }
        }

        func limit(common: (value: Figure, cell: CellReference)?) -> BuildLimit {
            var limit = BuildLimit(column: column, cells: cells)
            if isBMI {
                limit.bmiMin = min
                limit.bmiMax = max
                return limit
            }
            limit.weightMin = min
            limit.weightMax = max
            if min == nil, let common {
                limit.weightMin = common.value
                limit.cells.append(common.cell)
            }
            return limit
        }
    }
}
