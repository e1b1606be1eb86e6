import ChartSchema

/// The pairs of a chart's columns whose classes are for the same people, so that one may be the better of the two.
struct ComparableColumns {
    /// What classes must share to be compared.
    private struct Group: Hashable {
        let isFinalExpense: Bool
        let age: AgeRange
        let product: String?
    }

    /// What is asked of a column: a chart of many sections has as many of them.
    private struct Column {
        let group: Int
        let sex: Sex
        let tobacco: Tobacco
        let condition: String?
    }

    /// By column; `nil` without a known class.
    private var columns: [Column?] = []

    init(_ all: [BuildColumn]) {
        var groups: [Group: Int] = [:]
        for column in all {
            let group = column.rateClass.map { rateClass in
                let own = Group(
                    isFinalExpense: Self.isFinalExpense(rateClass), age: column.age, product: column.product)
                let number = groups[own] ?? groups.count
                groups[own] = number
                return number
            }
            columns.append(
                group.map { Column(group: $0, sex: column.sex, tobacco: column.tobacco, condition: column.condition) })
        }
    }

    func contain(_ one: Int, _ other: Int) -> Bool {
        guard let a = columns[one], let b = columns[other] else { return false }
        return a.group == b.group && (a.sex == b.sex || a.sex == .any || b.sex == .any)
            && (a.tobacco == b.tobacco || a.tobacco == .any || b.tobacco == .any)
            && (a.condition == b.condition || a.condition == nil || b.condition == nil)
    }

    /// The classes of final expense are ordered among themselves only.
    private static func isFinalExpense(_ rateClass: RateClass) -> Bool {
        (RateClass.level...RateClass.guaranteed).contains(rateClass)
    }
}
