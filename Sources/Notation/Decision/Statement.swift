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
        package var isOtherwise: Bool
        /// The words beside the decision hold another, which names a plan: "Smoker rates (Eagle Level)".
        package var namesPlan: Bool
        /// It says itself whom it is for: "if stable", or in parentheses.
        package var saysWhom: Bool
        /// Its decision stands in parentheses or behind "but": "Graded within 12 months (Decline for smokers)".
        package var isAside: Bool

        /// A decision with nothing beside it.
        package init(outcome: MedicationOutcome) { self.init(outcome: outcome, scopes: [], condition: "") }

        init(
            outcome: MedicationOutcome, scopes: [Scope], condition: String, isOtherwise: Bool = false,
            namesPlan: Bool = false, saysWhom: Bool = false, isAside: Bool = false
        ) {
            (self.outcome, self.scopes, self.condition) = (outcome, scopes, condition)
            (self.isOtherwise, self.namesPlan, self.saysWhom) = (isOtherwise, namesPlan, saysWhom)
            self.isAside = isAside
        }

        /// Whether a word says that it holds for some only.
        package var asks: Bool {
            scopes.contains { scope in
                scope.tagged.tags.contains { tag in
                    tag.senses.contains { [.if, .exception, .only, .negation].contains($0.category) }
                }
            }
        }

        package var isWhole: Bool { scopes.allSatisfy(\.isWhole) }
        package var meanings: [Meaning] { scopes.flatMap(\.meanings) }
    }

    package var clauses: [Clause]
    /// What stands beside the first decision, as printed: its condition, and all other clauses.
    package var rest: String
    /// Words nobody knows that stand beside a decision with nothing between: it may be a word of something else.
    package var unknownNeighbours: Int

    package var outcomes: Set<MedicationOutcome> { Set(clauses.map(\.outcome)) }

    /// `nil` where the text decides nothing, or nobody can say which decision holds for whom.
    ///
    /// - Parameter setting: Beside a decision of a cell bare figures are ages, in a sentence they are not.
    package init?(_ text: String, _ setting: Scope.Setting = .decision) {
        let tagged = TaggedText(text)
        var setting = setting
        let clock = Self.clock(of: tagged)
        if let clock, let basis = LookbackWindow.Basis(rawValue: clock) { setting.basis = basis }
        let reader = StatementReader(tagged, setting)
        guard let clauses = reader.clauses() else { return nil }
        self.clauses = clauses
        if let clock, LookbackWindow.Basis(rawValue: clock) == nil {
            for place in self.clauses.indices.dropFirst() {
                self.clauses[place].scopes = clauses[place].scopes.map {
                    $0.tagged.has(.clock) ? $0 : $0.withoutWindows
                }
            }
        }
        rest = reader.rest
        unknownNeighbours = reader.unknownNeighbours
    }

    /// The one clock that a text names beside its first decision, and which all its times are counted by: "First filled under 12 months ago:
    /// Decline; 12 to 36 months: Graded". `nil` where it names several, or one behind another decision.
    private static func clock(of text: TaggedText) -> String? {
        let clocks = text.tags.indices.compactMap { place in text.value(.clock, at: place).map { (place, $0) } }
        guard let first = clocks.first, Set(clocks.map(\.1)).count == 1,
            text.tags.indices.count(where: { $0 < first.0 && text.has(.decision, at: $0) }) <= 1
        else { return nil }
        return first.1
    }
}
