import ChartSchema

/// The pairs of a chart's columns whose classes are for the same people, so that one may be the better of the two.
struct ComparableColumns {
    private let count: Int
    /// By column and column.
    private var areComparable: [Bool]

    init(_ columns: [BuildColumn]) {
        count = columns.count
        areComparable = Array(repeating: false, count: columns.count * columns.count)
        for one in columns.indices {
            for other in columns.indices where Self.areComparable(columns[one], columns[other]) {
                areComparable[one * count + other] = true
            }
        }
    }

    func contain(_ one: Int, _ other: Int) -> Bool { areComparable[one * count + other] }

    private static func areComparable(_ a: BuildColumn, _ b: BuildColumn) -> Bool {
        guard let first = a.rateClass, let second = b.rateClass else { return false }
        return isFinalExpense(first) == isFinalExpense(second) && a.age == b.age
            && (a.sex == b.sex || a.sex == .any || b.sex == .any)
            && (a.tobacco == b.tobacco || a.tobacco == .any || b.tobacco == .any) && a.product == b.product
    }

    /// The classes of final expense are ordered among themselves only.
    private static func isFinalExpense(_ rateClass: RateClass) -> Bool {
        (RateClass.level...RateClass.guaranteed).contains(rateClass)
    }
}
