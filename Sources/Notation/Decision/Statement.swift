import ChartSchema

/// What a cell or an item of a list decides: one clause for each decision, with those whom it is for.
///
/// "Level (ages 50-80 only; under 50 Decline)" has two clauses with their own ages, "Graded if stable, otherwise Refer" one for
/// the others, "Decline" one without conditions.
package struct Statement: Sendable {
    package struct Clause: Sendable {
        package var outcome: MedicationOutcome
        /// What the clause says beside its decision; claims and words nobody claimed.
        package var scopes: [Scope]
        /// The words beside the decision, as printed; empty where there are none.
        package var condition: String
        /// For all who were not named before.
        package var isOtherwise = false

        package var isWhole: Bool { scopes.allSatisfy(\.isWhole) }
        package var meanings: [Meaning] { scopes.flatMap(\.meanings) }
    }

    package var clauses: [Clause]

    package var outcomes: Set<MedicationOutcome> { Set(clauses.map(\.outcome)) }

    /// `nil` where the text decides nothing, or nobody can say which decision holds for whom.
    package init?(_ text: String) {
        let tagged = TaggedText(text)
        guard let clauses = StatementReader(tagged).clauses() else { return nil }
        self.clauses = clauses
    }
}
