import ChartSchema

/// A cell of a sheet: its line counts from 1, as findings say it.
struct SheetPlace: Hashable, Sendable {
    var line: Int
    var column: Int
}

/// What the cells of a sheet are, from the chart that was read from it.
struct SheetAnatomy: Sendable {
    /// The cells that hold pounds, in reading order.
    let figures: [SheetPlace]
    let heights: [SheetPlace]
    /// The cells that name rate classes.
    let labels: [SheetPlace]
    /// Whether heights are columns.
    var isAcross: Bool { Set(heights.map(\.column)).count > Set(heights.map(\.line)).count }

    /// The same of the sheet with lines and columns exchanged.
    var turned: SheetAnatomy {
        func turned(_ places: [SheetPlace]) -> [SheetPlace] {
            places.map { SheetPlace(line: $0.column + 1, column: $0.line - 1) }
                .sorted { ($0.line, $0.column) < ($1.line, $1.column) }
        }
        return SheetAnatomy(figures: turned(figures), heights: turned(heights), labels: turned(labels))
    }

    private init(figures: [SheetPlace], heights: [SheetPlace], labels: [SheetPlace]) {
        self.figures = figures
        self.heights = heights
        self.labels = labels
    }

    init(_ chart: BuildChart) {
        figures = Self.places(of: chart.rows.flatMap { $0.limits.flatMap(\.cells) }) {
            [.weight, .weightMin, .weightMax].contains($0)
        }
        heights = Self.places(of: chart.rows.flatMap(\.cells)) { $0 == .height }
        labels = Self.places(of: chart.columns.flatMap(\.cells).filter { $0.column >= 0 }) { $0 == .classLabel }
    }

    private static func places(
        of cells: [CellReference], where isMeant: (CellReference.Field) -> Bool
    ) -> [SheetPlace] {
        Set(cells.filter { isMeant($0.field) }.map { SheetPlace(line: $0.line ?? 0, column: $0.column) })
            .sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    }
}
