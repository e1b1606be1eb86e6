import ChartSchema

extension ReadingSession {
    /// Columns whose figures are no weights of people of these heights: premiums, stones of a pair, pulses, doses. What limits weight grows
    /// with the height.
    mutating func dropOtherFigures(
        _ layout: TableLayout, segment: Segment, roles: [Int: ColumnRole], columns: inout [ValueColumn]
    ) {
        guard let heights = roles.values.lazy.compactMap(\.heightColumn).first else { return }
        let grid = layout.grid
        var doubted: Set<ValueColumn.Identity> = []
        for column in columns where column.quantity == .weight {
            let weights = FiguresByHeight(grid, column: column.column, rows: segment.body, heights: heights)
            // Rows of other classes or people have other figures at one height.
            guard weights.haveOneEach, let doubt = weights.doubt(isMinimum: column.bound == .min),
                // Figures of a named unit may be level; the pounds of a pair are too small.
                doubt == .tooSmall || column.unit?.isWeight != true,
                let row = segment.body.first(where: { grid.sense(row: $0, column: column.column).isNumeric }),
                let cell = grid.cellIndex(row: row, column: column.column)
            else { continue }
            findings.add(
                ChartFinding.columnOtherFigures,
                "The figures below \"\(titles.className(grid, column: column.column))\" are no weights of people of these heights: \(doubt.words); the column was not read.",
                help: "Leave the column out, or name the unit of its figures.", grid: grid, cell: cell)
            doubted.insert(column.identity)
        }
        columns.removeAll { doubted.contains($0.identity) }
    }
}

/// The figures of a column beside their heights, in inches.
struct FiguresByHeight {
    struct Point {
        var height: Double
        var figure: Double

        /// In kg/m², of pounds.
        var bmi: Double { UnitFactor.bodyMassIndex(pounds: figure, inches: height) }
    }

    enum Doubt {
        case falling, level, tooSmall

        var words: String {
            switch self {
            case .falling: "they fall as the heights grow"
            case .level: "they stay as they are while the heights grow"
            case .tooSmall: "they are too small in pounds and in kilograms"
            }
        }
    }

    private let points: [Point]

    init(_ points: [Point]) { self.points = points.sorted { $0.height < $1.height } }

    init(_ grid: Grid, column: Int, rows: [Int], heights: HeightColumn) {
        self.init(
            rows.compactMap { row in
                guard let height = heights.entries[row]?.range.max,
                    let figure = grid.sense(row: row, column: column).firstInterval?.max?.value
                else { return nil }
                return Point(height: height.doubleValue, figure: figure.doubleValue)
            })
    }

    /// Whether no height has two figures.
    var haveOneEach: Bool { Set(points.map(\.height)).count == points.count }

    /// Whether the figures grow with the heights, and are pounds or kilograms of people.
    var mayBeWeights: Bool {
        guard points.count > 1, zip(points, points.dropFirst()).allSatisfy({ $0.figure <= $1.figure }),
            points[0].figure < points[points.count - 1].figure
        else { return false }
        return [1, 1 / UnitFactor.kilogramsInPound].contains { factor in
            points.allSatisfy { Self.bmiOfAdults.contains($0.bmi * factor) }
        }
    }

    private static let fewest = 5
    /// Of the least weight, were it kilograms; pounds are more.
    private static let leastBMI = 5.0
    /// Whoever weighs less at some height is no applicant of any class.
    private static let leastOfAdults = 13.0
    private static let bmiOfAdults = 13.0...70.0

    /// Why the figures are no weights; `nil` where they may be. Most of what is asked for has to be so: a misprint makes two steps wrong.
    func doubt(isMinimum: Bool) -> Doubt? {
        guard points.count >= Self.fewest, let last = points.last else { return nil }
        if median(points.map(\.bmi)) < Self.leastBMI { return .tooSmall }
        let falls = zip(points, points.dropFirst()).count { $1.figure < $0.figure }
        if falls * 2 > points.count - 1 { return .falling }
        let isLevel = Set(points.map(\.figure)).count == 1
        return isLevel && !isMinimum && last.bmi < Self.leastOfAdults ? .level : nil
    }

    private func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}
