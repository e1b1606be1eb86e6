import ChartSchema

/// Whom a column is for. Limits of one audience at one place stand beside each other as zones.
struct Audience: Hashable {
    var product: String?
    var sex: Sex
    var tobacco: Tobacco
    var age: AgeRange

    init(_ key: ColumnKey) {
        (product, sex, tobacco, age) = (key.product, key.sex, key.tobacco, key.age)
    }
}

/// The zones that stand beside a limit, to say what a moved end means for applicants.
struct Neighbourhood {
    private var zones: [Audience: [LimitPlace: [(key: ColumnKey, interval: LimitInterval)]]] = [:]

    init(_ chart: KeyedChart) {
        for key in chart.columns {
            for (place, intervals) in chart.limits[key]! {
                zones[Audience(key), default: [:]][place, default: []] += intervals.map { (key, $0) }
            }
        }
    }

    /// What it means that `end` of a limit moved by `delta`; `nil` where the end only follows a better class's zone, so
    /// that applicants cross it without gaining or losing by it.
    func direction(of delta: Figure, at end: LimitEnd, of key: ColumnKey, _ place: LimitPlace, now: Figure)
        -> DiffDirection?
    {
        if key.isRefusal {
            // Declined from 226 to 230: fewer are declined. Declined up to 100 to 105: more are.
            return (delta > 0) == end.isMinimum ? .loosened : .tightened
        }
        let others = zones[Audience(key)]?[place] ?? []
        let opposite: LimitEnd = end.opposite
        let follows = others.contains { other in
            guard !other.key.isRefusal, other.key.isBetter(than: key) || other.key == key,
                let figure = opposite.figure(of: other.interval)
            else { return false }
            return end.isMinimum ? figure <= now : figure >= now
        }
        if follows { return nil }
        return (delta > 0) == end.isMinimum ? .tightened : .loosened
    }
}

extension LimitEnd {
    /// The other end in the same measure.
    var opposite: LimitEnd {
        switch self {
        case .weightMin: .weightMax
        case .weightMax: .weightMin
        case .bmiMin: .bmiMax
        case .bmiMax: .bmiMin
        }
    }
}

extension ColumnKey {
    /// Whether its limits say who is not taken.
    var isRefusal: Bool { rateClass.map { !$0.isOffer } ?? false }

    func isBetter(than other: ColumnKey) -> Bool {
        guard let a = rateClass, let b = other.rateClass else { return false }
        return a.rank < b.rank
    }
}
