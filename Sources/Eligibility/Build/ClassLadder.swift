import ChartSchema

/// One chart as it stands for a product, laid out for fast judgement: its classes best first, and its limits by row.
struct ClassLadder: Sendable {
    /// One class of the chart; its columns for sexes, ages and tobacco states are one class.
    struct Class: Hashable, Sendable {
        var label: String?
        var rateClass: RateClass?

        /// What a limit of the class gives to those it holds.
        var kind: Standing.Kind {
            switch rateClass {
            case .refer: .refer
            case .decline: .decline
            case .some: .offer
            case nil: .unclassified
            }
        }

        var isRefusal: Bool { kind == .refer || kind == .decline }
    }

    /// Sexes and tobacco states as bits: female or yes 1, male or no 2, any of both 3.
    struct Limit: Sendable {
        var classIndex: Int
        var sexes: UInt8
        var tobacco: UInt8
        /// In completed months.
        var ages: FigureInterval
        var weight: FigureInterval?
        var index: FigureInterval?
        var place: LimitPlace

        func applies(to facts: Facts) -> Bool {
            sexes & facts.sexes == facts.sexes && tobacco & facts.tobacco == facts.tobacco
                && ages.low <= facts.ages.low && facts.ages.high <= ages.high
        }
    }

    struct Row: Sendable {
        var heights: FigureInterval
        var isAnyHeight: Bool
        var limits: Range<Int>
    }

    /// What is known of a person; an unknown sex is both, an unknown age all ages.
    struct Facts: Hashable, Sendable {
        var sexes: UInt8
        var tobacco: UInt8
        /// In completed months.
        var ages: FigureInterval
        var height: Int64
        var weight: Int64
        var index: Int64
    }

    private(set) var classes: [Class] = []
    private(set) var rows: [Row] = []
    private(set) var limits: [Limit] = []

    /// - Parameters:
    ///   - number: The chart's place in the index.
    ///   - columns: The columns that are the product's.
    init(_ chart: BuildChart, number: Int, columns: [Int]) {
        let own = columns.map { Class(label: chart.columns[$0].classLabel, rateClass: chart.columns[$0].rateClass) }
        for each in own where !classes.contains(each) { classes.append(each) }
        classes = classes.enumerated().sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }
            .map(\.element)
        var classOfColumn = [Int?](repeating: nil, count: chart.columns.count)
        for (column, each) in zip(columns, own) { classOfColumn[column] = classes.firstIndex(of: each) }
        for (rowNumber, row) in chart.rows.enumerated() {
            let start = limits.count
            for (limitNumber, limit) in row.limits.enumerated() {
                guard let classIndex = classOfColumn[limit.column] else { continue }
                let column = chart.columns[limit.column]
                limits.append(
                    Limit(
                        classIndex: classIndex, sexes: column.sex.bits, tobacco: column.tobacco.bits,
                        ages: (row.age ?? column.age).months, weight: limit.weightInterval(of: column),
                        index: limit.indexInterval(of: column),
                        place: LimitPlace(chart: number, row: rowNumber, limit: limitNumber)))
            }
            guard start < limits.count else { continue }
            let heights = FigureInterval(
                low: row.height.min?.tenThousandths ?? .min, high: row.height.max?.tenThousandths ?? .max)
            rows.append(Row(heights: heights, isAnyHeight: row.height.isAny, limits: start..<limits.count))
        }
    }
}

extension ClassLadder.Class {
    /// Explained classes by rank, then those nobody has explained, then refusals.
    fileprivate var order: Int {
        switch kind {
        case .offer: rateClass?.rank ?? 0
        case .unclassified: 60
        default: 100 + (rateClass?.rank ?? 0)
        }
    }
}

extension Sex {
    var bits: UInt8 { self == .any ? 3 : self == .female ? 1 : 2 }
}

extension Tobacco {
    var bits: UInt8 { self == .any ? 3 : self == .yes ? 1 : 2 }
}

extension AgeRange {
    /// The completed months that the range holds.
    var months: FigureInterval {
        let length = unit == .years ? 12 : 1
        return FigureInterval(
            low: min.map { Int64($0 * length) } ?? .min, high: max.map { Int64($0 * length + length - 1) } ?? .max)
    }
}
