import ChartSchema
import Eligibility

/// What the flat records of one chart say of a person, read one by one as the documentation has it: a second,
/// slow implementation to hold the fast one against.
struct FlatReading {
    var records: [FlatBuildRecord]
    /// The texts of the chart's cells with an open end: `<=16`.
    var signs: Set<String>

    struct Answer: Hashable {
        var kind: Standing.Kind
        var rateClass: RateClass?
    }

    /// The records that are for somebody.
    func of(_ sex: Sex, _ age: PersonAge, usesTobacco: Bool) -> OfPerson {
        OfPerson(
            mine: records.filter { isFor($0, sex, age, usesTobacco) },
            burdens: Burdens(records), signs: signs)
    }

    private func isFor(
        _ record: FlatBuildRecord, _ sex: Sex, _ age: PersonAge, _ usesTobacco: Bool
    ) -> Bool {
        guard record.sex == .any || record.sex == sex else { return false }
        guard record.tobacco == .any || (record.tobacco == .yes) == usesTobacco else { return false }
        guard !record.age.isAny else { return true }
        switch (record.age.unit, age.unit) {
        case (.years, .years), (.months, .months):
            return age.value >= record.age.min ?? 0 && age.value <= record.age.max ?? .max
        case (.years, .months):
            return age.value / 12 >= record.age.min ?? 0 && age.value / 12 <= record.age.max ?? .max
        case (.months, .years):
            return age.value * 12 >= record.age.min ?? 0 && age.value * 12 + 11 <= record.age.max ?? .max
        }
    }

    /// The records for one sex, age and tobacco state.
    struct OfPerson {
        var mine: [FlatBuildRecord]
        var burdens: Burdens
        var signs: Set<String>

        /// The records that count at a height.
        func at(_ inches: Figure) -> AtHeight {
            guard !mine.isEmpty else { return AtHeight(silence: .outsideAge, here: [], burdens: burdens) }
            guard let height = height(in: mine, for: inches) else {
                return AtHeight(silence: .outsideHeight, here: [], burdens: burdens)
            }
            let here = mine.filter { $0.height.isAny || contains($0.height.min, $0.height.max, height) }
            return AtHeight(
                here: here.map { ($0, Name($0), $0.excludesOpenEnd(signs)) }, burdens: burdens)
        }

        private func height(in records: [FlatBuildRecord], for inches: Figure) -> Figure? {
            let ranges = records.map(\.height).filter { !$0.isAny }
            if ranges.contains(where: { contains($0.min, $0.max, inches) }) { return inches }
            let lower = ranges.compactMap(\.max).filter { $0 < inches }.max()
            let isBelowAnother = ranges.contains { $0.min.map { $0 > inches } ?? false }
            if let lower, isBelowAnother, inches - lower < 1 { return lower }
            return records.contains { $0.height.isAny } ? inches : nil
        }
    }

    /// The records for one person's height.
    struct AtHeight {
        /// Why nothing is said; `nil` when something is.
        var silence: Standing.Kind?
        private let here: [(record: FlatBuildRecord, name: Name, excludesOpenEnd: Bool)]
        private let names: [Name]
        private let burdens: Burdens

        init(
            silence: Standing.Kind? = nil, here: [(record: FlatBuildRecord, name: Name, excludesOpenEnd: Bool)],
            burdens: Burdens
        ) {
            self.silence = silence
            self.here = here
            self.burdens = burdens
            var names: [Name] = []
            for each in here where !names.contains(each.name) { names.append(each.name) }
            self.names = names
        }

        func answer(weight: Figure, index: Figure) -> Answer {
            if let silence { return Answer(kind: silence) }
            let byWeight = here.filter { $0.record.limitsWeight }
            let byIndex = here.filter { !$0.record.limitsWeight }
            let weighed = Set(byWeight.filter { holds($0.record, weight, $0.excludesOpenEnd) }.map(\.name))
            let measured = Set(byIndex.filter { holds($0.record, index, $0.excludesOpenEnd) }.map(\.name))
            let refusals = names.filter { $0.isRefusal && (weighed.contains($0) || measured.contains($0)) }
            if let worst = refusals.max(by: { $0.order < $1.order }) { return worst.answer }
            let fits = names.filter { name in
                !name.isRefusal && (weighed.contains(name) || !byWeight.contains { $0.name == name })
                    && (measured.contains(name) || !byIndex.contains { $0.name == name })
            }
            if let best = fits.min(by: { $0.order < $1.order }) { return best.answer }
            if let a = weighed.min(by: { $0.order < $1.order }), let b = measured.min(by: { $0.order < $1.order }) {
                return (a.order > b.order ? a : b).answer
            }
            return outside(weight, index)
        }

        private func holds(_ record: FlatBuildRecord, _ value: Figure, _ excludesOpenEnd: Bool) -> Bool {
            let (min, max) =
                record.limitsWeight ? (record.weightMin, record.weightMax) : (record.bmiMin, record.bmiMax)
            if excludesOpenEnd, value == min || value == max { return false }
            return contains(min, max, value)
        }

        private func outside(_ weight: Figure, _ index: Figure) -> Answer {
            let weighed = here.filter { $0.record.limitsWeight }
            let isWeighed = !weighed.isEmpty
            let value = isWeighed ? weight : index
            let step = isWeighed ? Figure("1")! : Figure("0.1")!
            let ends = (isWeighed ? weighed : here).map { each in
                let record = each.record
                return isWeighed
                    ? (each.name, record.weightMin, record.weightMax) : (each.name, record.bmiMin, record.bmiMax)
            }
            let below = ends.filter { $0.2.map { $0 <= value } ?? false }.max { $0.2! < $1.2! }
            let above = ends.filter { $0.1.map { $0 >= value } ?? false }.min { $0.1! < $1.1! }
            switch (below, above) {
            case (let below?, let above?):
                if above.1! - below.2! <= step { return [below.0, above.0].max { $0.order < $1.order }!.answer }
                return Answer(kind: burdens == .refusals ? .unrefused : .between)
            case (_?, nil): return Answer(kind: burdens == .refusals ? .unrefused : .above)
            case (nil, _?): return Answer(kind: burdens != .other ? .unrefused : .below)
            case (nil, nil): return Answer(kind: .between)
            }
        }
    }

    /// A class by what is printed for it.
    /// What a chart prints besides classes that are granted.
    enum Burdens {
        case refusals, ratingsAndRefusals, other

        init(_ records: [FlatBuildRecord]) {
            let names = Set(records.map(Name.init))
            self =
                names.allSatisfy(\.isRefusal)
                ? .refusals
                : names.allSatisfy { $0.isRefusal || $0.rateClass?.isTableRating == true }
                    ? .ratingsAndRefusals : .other
        }
    }

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

private func contains(_ min: Figure?, _ max: Figure?, _ value: Figure) -> Bool {
    min.map { $0 <= value } ?? true && max.map { value <= $0 } ?? true
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
