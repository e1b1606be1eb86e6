import ChartSchema

/// One chart as it stands for a product, laid out for fast judgement: its classes best first, and its limits by row.
///
/// It never changes and is shared by reference, so that holding a person against it copies nothing.
final class ClassLadder: Sendable {
    /// One class of the chart, under one condition; its columns for sexes, ages and tobacco states are one class.
    struct Class: Hashable, Sendable {
        var label: String?
        var rateClass: RateClass?
        /// What else must be so, as printed.
        var condition: String?

        /// What a limit of the class gives to those it holds.
        var kind: Standing.Kind {
            switch rateClass?.rank {
            case 90: .refer
            case 99: .decline
            case .some: .offer
            case nil: .unclassified
            }
        }

        var isRefusal: Bool { rateClass.map { !$0.isOffer } ?? false }
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

    /// What a class gives, without its words: cheap to look at.
    struct Meaning: Sendable {
        var kind: Standing.Kind
        var rateClass: RateClass?
        var favour: Int
        var isRefusal: Bool

        init(_ own: Class) {
            kind = own.kind
            rateClass = own.rateClass
            favour = Standing(kind: own.kind, rateClass: own.rateClass).favour
            isRefusal = own.isRefusal
        }
    }

    let classes: [Class]
    /// Of each class.
    let meanings: [Meaning]
    let rows: [Row]
    let limits: [Limit]
    /// Whether some limit is for one sex, tobacco state or age only.
    let dependsOnSex: Bool
    let dependsOnTobacco: Bool
    let dependsOnAge: Bool
    /// The months at which the ages of some limit begin, or those after which they end, ascending.
    let ageStarts: [Int64]
    /// Whether some limit is one of body mass index.
    let limitsIndex: Bool
    /// Whether the chart prints only where it refuses.
    let onlyRefuses: Bool
    /// Whether the chart prints nothing but table ratings, and refusals.
    let onlyRates: Bool
    /// How many limits can be held against one person at most.
    let mostCandidates: Int
    /// The limits by what is known of a person.
    let sheets: LadderSheets
    /// By a condition of some class: the chart for those who do not meet it. Missing where no class is left.
    let others: [String: ClassLadder]

    /// - Parameters:
    ///   - number: The chart's place in the index.
    ///   - columns: The columns that are the product's.
    convenience init(_ chart: BuildChart, number: Int, columns: [Int]) {
        let parts = columns.map { Self.parts(of: chart.columns[$0].condition) }
        let common = parts.dropFirst().reduce(parts.first ?? []) { $0.intersection($1) }
        var others: [String: ClassLadder] = [:]
        for condition in Set(columns.compactMap { chart.columns[$0].condition }) {
            // What all ask for nobody escapes: those who do not meet the rest have what asks nothing of it.
            let own = Self.parts(of: condition).subtracting(common)
            let rest = zip(columns, parts).filter { own.isDisjoint(with: $1) }.map(\.0)
            if !own.isEmpty, !rest.isEmpty {
                others[condition] = ClassLadder(chart, number: number, columns: rest, others: [:])
            }
        }
        self.init(chart, number: number, columns: columns, others: others)
    }

    /// Several sentences stand one behind the other.
    private static func parts(of condition: String?) -> Set<String> {
        Set(condition?.split(separator: "; ").map(String.init) ?? [])
    }

    private init(_ chart: BuildChart, number: Int, columns: [Int], others: [String: ClassLadder]) {
        let own = columns.map { place in
            let column = chart.columns[place]
            return Class(label: column.classLabel, rateClass: column.rateClass, condition: column.condition)
        }
        var classes: [Class] = []
        for each in own where !classes.contains(each) { classes.append(each) }
        classes = classes.enumerated().sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }
            .map(\.element)
        self.others = others
        var classOfColumn = [Int?](repeating: nil, count: chart.columns.count)
        for (column, each) in zip(columns, own) { classOfColumn[column] = classes.firstIndex(of: each) }
        var (rows, limits): ([Row], [Limit]) = ([], [])
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
        self.classes = classes
        meanings = classes.map(Meaning.init)
        self.rows = rows
        self.limits = limits
        dependsOnSex = limits.contains { $0.sexes != 3 }
        dependsOnTobacco = limits.contains { $0.tobacco != 3 }
        dependsOnAge = limits.contains { $0.ages.low != .min || $0.ages.high != .max }
        ageStarts = Set(limits.map(\.ages.low) + limits.map(\.ages.high).filter { $0 != .max }.map { $0 + 1 })
            .subtracting([.min]).sorted()
        limitsIndex = limits.contains { $0.index != nil }
        onlyRefuses = classes.allSatisfy(\.isRefusal)
        onlyRates = classes.allSatisfy { $0.isRefusal || $0.rateClass?.isTableRating == true }
        sheets = LadderSheets(rows: rows, limits: limits, ageStarts: ageStarts)
        // Most rows overlap where one of them begins.
        mostCandidates =
            rows.map { begun in
                rows.lazy.filter { $0.heights.contains(begun.heights.low) }.reduce(0) { $0 + $1.limits.count }
            }.max() ?? 0
    }
}

extension ClassLadder.Class {
    /// Explained classes by rank, then those nobody has explained, then refusals; what holds under a condition behind what always does.
    fileprivate var order: Int {
        let order =
            switch kind {
            case .offer: rateClass?.rank ?? 0
            case .unclassified: 60
            default: 100 + (rateClass?.rank ?? 0)
            }
        return 2 * order + (condition == nil ? 0 : 1)
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
