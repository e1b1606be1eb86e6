import ChartSchema

/// What is asked of every plan at once: a build, medications that are taken together, or both.
///
///     let store = DatasetStore(root: "normalized")
///     let dataset = try EligibilityDataset(store.latest()!, in: store) { $0.id.series == "sbli/easytrak" }
///     let person = Person(sex: .female, age: PersonAge(52), usesTobacco: false, height: 66, weight: 201)
///     let question = PlanQuestion(
///         person: person, medications: [], age: person.age, usesTobacco: false, isTakingComplete: true)
///     let build = BuildChecker(index: dataset.build, findings: dataset.findings)
///     let plans = question.ranking(named: [], build, MedicationChecker(index: dataset.medication))
///     plans[0].verdict  // fits
public struct PlanQuestion: Hashable, Sendable {
    /// `nil` when no build is asked about.
    public var person: Person?
    public var medications: [MedicationQuery]
    public var age: PersonAge?
    public var usesTobacco: Bool?
    /// Whether nothing else is taken than `medications`.
    public var isTakingComplete: Bool

    public init(
        person: Person?, medications: [MedicationQuery], age: PersonAge?, usesTobacco: Bool?, isTakingComplete: Bool
    ) {
        self.person = person
        self.medications = medications
        self.age = age
        self.usesTobacco = usesTobacco
        self.isTakingComplete = isTakingComplete
    }

    /// The plans that speak of anything asked, ranked.
    ///
    /// - Parameters:
    ///   - named: What the names of `medications` were found to mean, in their order.
    ///   - isWanted: By carrier and product.
    public func ranking(
        named: [NamedMedication], _ build: BuildChecker, _ medication: MedicationChecker,
        where isWanted: (String, String) -> Bool = { _, _ in true }
    ) -> [RankedPlan] {
        let builds = person.map { person in build.answers(for: person) { isWanted($0.carrier, $0.product) } }
        let answers = zip(medications, named).enumerated().map { number, each in
            let others = medications.enumerated().filter { $0.offset != number }.map(\.element.name)
            let context = MedicationContext(
                age: age, usesTobacco: usesTobacco, taking: others, isTakingComplete: isTakingComplete)
            return medication.answers(for: each.0, as: each.1, context) { isWanted($0.carrier, $0.product) }
        }
        return PlanRanking.rank(build: builds, medications: answers)
    }
}
