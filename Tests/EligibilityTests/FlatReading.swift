import ChartSchema
import Eligibility

/// What the flat records of one chart say of a person, read one by one as the documentation has it: a second,
/// slow implementation to hold the fast one against.
struct FlatReading {
    var records: [FlatBuildRecord]
    var person: Person
    /// The texts of the chart's cells with an open end: `<=16`.
    var signs: Set<String>

    struct Answer: Hashable {
        var kind: Standing.Kind
        var rateClass: RateClass?
    }

    var answer: Answer {
        let mine = records.filter { isFor($0) }
        guard !mine.isEmpty else { return Answer(kind: .outsideAge) }
        guard let height = height(in: mine) else { return Answer(kind: .outsideHeight) }
        let here = mine.filter { $0.height.isAny || contains($0.height.min, $0.height.max, height) }
        let names = Set(here.map(Name.init))
        let refusals = names.filter { $0.isRefusal && holdsAny($0, here) }
        if let worst = refusals.max(by: { $0.order < $1.order }) { return worst.answer }
        if let best = names.filter({ !$0.isRefusal && holdsAll($0, here) }).min(by: { $0.order < $1.order }) {
            return best.answer
        }
        let byWeight = names.filter { holds($0, here.filter(\.limitsWeight)) }.min { $0.order < $1.order }
        let byIndex = names.filter { holds($0, here.filter(\.limitsIndex)) }.min { $0.order < $1.order }
        if let byWeight, let byIndex { return (byWeight.order > byIndex.order ? byWeight : byIndex).answer }
        return outside(here)
    }

    private func isFor(_ record: FlatBuildRecord) -> Bool {
        guard record.sex == .any || record.sex == person.sex else { return false }
        guard record.tobacco == .any || (record.tobacco == .yes) == person.usesTobacco else { return false }
        guard !record.age.isAny else { return true }
        guard let age = person.age else { return false }
        switch (record.age.unit, age.unit) {
        case (.years, .years), (.months, .months):
            return age.value >= record.age.min ?? 0 && age.value <= record.age.max ?? .max
        case (.years, .months):
            return age.value / 12 >= record.age.min ?? 0 && age.value / 12 <= record.age.max ?? .max
        case (.months, .years):
            return age.value * 12 >= record.age.min ?? 0 && age.value * 12 + 11 <= record.age.max ?? .max
        }
    }

    private func height(in records: [FlatBuildRecord]) -> Figure? {
        let ranges = records.map(\.height).filter { !$0.isAny }
        if ranges.contains(where: { contains($0.min, $0.max, person.height) }) { return person.height }
        let lower = ranges.compactMap(\.max).filter { $0 < person.height }.max()
        let isBelowAnother = ranges.contains { $0.min.map { $0 > person.height } ?? false }
        if let lower, isBelowAnother, person.height - lower < 1 { return lower }
        return records.contains { $0.height.isAny } ? person.height : nil
    }

    private func contains(_ min: Figure?, _ max: Figure?, _ value: Figure) -> Bool {
        min.map { $0 <= value } ?? true && max.map { value <= $0 } ?? true
    }

    // MARK: Limits

    private func holds(_ record: FlatBuildRecord) -> Bool {
        let value = record.limitsWeight ? person.weight : person.bodyMassIndex
        let (min, max) = record.limitsWeight ? (record.weightMin, record.weightMax) : (record.bmiMin, record.bmiMax)
        if record.excludesOpenEnd(signs), value == min || value == max { return false }
        return contains(min, max, value)
    }

    private func holds(_ name: Name, _ records: [FlatBuildRecord]) -> Bool {
        records.contains { Name($0) == name && holds($0) }
    }

    private func holdsAny(_ name: Name, _ records: [FlatBuildRecord]) -> Bool { holds(name, records) }

    private func holdsAll(_ name: Name, _ records: [FlatBuildRecord]) -> Bool {
        let own = records.filter { Name($0) == name }
        let byWeight = own.filter(\.limitsWeight)
        let byIndex = own.filter(\.limitsIndex)
        return (byWeight.isEmpty || byWeight.contains(where: holds))
            && (byIndex.isEmpty || byIndex.contains(where: holds))
    }

    // MARK: Outside

    private func outside(_ records: [FlatBuildRecord]) -> Answer {
        let weighed = records.filter(\.limitsWeight)
        let measured = weighed.isEmpty ? records : weighed
        let value = weighed.isEmpty ? person.bodyMassIndex : person.weight
        let step = weighed.isEmpty ? Figure("0.1")! : Figure("1")!
        let ends = measured.map { record in
            weighed.isEmpty ? (record, record.bmiMin, record.bmiMax) : (record, record.weightMin, record.weightMax)
        }
        let below = ends.filter { $0.2.map { $0 <= value } ?? false }.max { $0.2! < $1.2! }
        let above = ends.filter { $0.1.map { $0 >= value } ?? false }.min { $0.1! < $1.1! }
        let onlyRefuses = Set(self.records.map(Name.init)).allSatisfy(\.isRefusal)
        switch (below, above) {
        case (let below?, let above?):
            if above.1! - below.2! <= step {
                return [Name(below.0), Name(above.0)].max { $0.order < $1.order }!.answer
            }
            return Answer(kind: onlyRefuses ? .unrefused : .between)
        case (_?, nil): return Answer(kind: onlyRefuses ? .unrefused : .above)
        case (nil, _?): return Answer(kind: onlyRefuses ? .unrefused : .below)
        case (nil, nil): return Answer(kind: .between)
        }
    }

    /// A class by what is printed for it.
    struct Name: Hashable {
        var label: String?
        var rateClass: RateClass?

        init(_ record: FlatBuildRecord) {
            label = record.classLabel
            rateClass = record.rateClass
        }

        var isRefusal: Bool { rateClass == .refer || rateClass == .decline }
        /// Ranks are less than 60 but for refusals, which are 90 and 99.
        var order: Int { rateClass?.rank ?? 60 }
        var answer: Answer {
            let kind: Standing.Kind =
                switch rateClass {
                case .refer: .refer
                case .decline: .decline
                case nil: .unclassified
                default: .offer
                }
            return Answer(kind: kind, rateClass: rateClass)
        }
    }
}

extension FlatBuildRecord {
    fileprivate var limitsWeight: Bool { weightMin != nil || weightMax != nil }
    fileprivate var limitsIndex: Bool { bmiMin != nil || bmiMax != nil }

    /// Refusals that begin or end "over" or "below" a figure do not hold the figure itself, unless the cell says `<=`.
    fileprivate func excludesOpenEnd(_ signs: Set<String>) -> Bool {
        guard rateClass == .refer || rateClass == .decline else { return false }
        let isOpen = limitsWeight ? weightMin == nil || weightMax == nil : bmiMin == nil || bmiMax == nil
        guard isOpen, let end = bmiMin ?? bmiMax else { return isOpen }
        return !signs.contains("<=\(end)")
    }
}
