import ChartSchema

/// A plan held against a whole person: the build and every medication.
public struct RankedPlan: Hashable, Sendable {
    public enum Verdict: Int, Hashable, Sendable, CaseIterable, Comparable {
        /// The build fits and every medication is taken.
        case fits
        /// It fits, as far as the charts speak: something is not known or not listed.
        case open
        /// Somebody decides.
        case refer
        /// The build does not fit or a medication is declined.
        case refused

        public static func < (a: Verdict, b: Verdict) -> Bool { a.rawValue < b.rawValue }
    }

    public var carrier: String
    public var product: String
    public var verdict: Verdict
    /// `nil` when no build was asked about, or the plan has no build chart.
    public var build: PlanAnswer?
    /// One for each medication asked about; `nil` where the plan has no medication chart.
    public var medications: [MedicationAnswer?]
}

/// Puts what plans say of a build and of medications together.
public enum PlanRanking {
    /// The plans that speak of anything asked, those that fit first: among them by the least favourable medication, then
    /// by the class of the build.
    ///
    /// - Parameters:
    ///   - build: The answers to the build; `nil` when none was asked about.
    ///   - medications: The answers to each medication.
    public static func rank(build: [PlanAnswer]?, medications: [[MedicationAnswer]]) -> [RankedPlan] {
        var names: Set<[String]> = []
        for answer in build ?? [] { names.insert([answer.carrier, answer.product]) }
        for answer in medications.joined() { names.insert([answer.carrier, answer.product]) }
        let plans = names.sorted { $0.lexicographicallyPrecedes($1) }.map { name in
            let own = build?.first { [$0.carrier, $0.product] == name }
            let taken = medications.map { answers in answers.first { [$0.carrier, $0.product] == name } }
            let verdicts = (build == nil ? [] : [verdict(own)]) + taken.map { verdict($0) }
            return RankedPlan(
                carrier: name[0], product: name[1], verdict: verdicts.max() ?? .open, build: own, medications: taken)
        }
        return plans.enumerated().sorted {
            (key($0.element) + [$0.offset]).lexicographicallyPrecedes(key($1.element) + [$1.offset])
        }.map(\.element)
    }

    private static func key(_ plan: RankedPlan) -> [Int] {
        let worst = plan.medications.map { $0.map(favour) ?? 9 }.max() ?? 0
        let build = plan.build.map { answer in answer.cases.map(\.best.standing.favour).min() ?? 100 } ?? 100
        return [plan.verdict.rawValue, worst, build]
    }

    /// What depends on more is as good as its least favourable possibility; what is not listed is worse.
    private static func favour(_ answer: MedicationAnswer) -> Int {
        (answer.outcome ?? answer.outcomes.last)?.favour ?? 9
    }

    private static func verdict(_ answer: PlanAnswer?) -> RankedPlan.Verdict {
        guard let answer else { return .open }
        let verdicts = answer.cases.flatMap { each -> [RankedPlan.Verdict] in
            let own = verdict(each.best.standing)
            guard each.best.condition != nil else { return [own] }
            guard let otherwise = each.best.otherwise, each.best.otherLimit?.condition == nil else {
                return [own, .open]
            }
            return [own, verdict(otherwise)]
        }
        return Set(verdicts).count == 1 ? verdicts[0] : .open
    }

    private static func verdict(_ standing: Standing) -> RankedPlan.Verdict {
        switch standing.kind {
        case .offer, .unclassified: .fits
        case .refer: .refer
        case .below, .above, .decline: .refused
        default: .open
        }
    }

    private static func verdict(_ answer: MedicationAnswer?) -> RankedPlan.Verdict {
        guard let answer else { return .open }
        guard let outcome = answer.outcome else { return .open }
        switch outcome {
        case .decline: return .refused
        case .refer: return .refer
        default: return .fits
        }
    }
}
