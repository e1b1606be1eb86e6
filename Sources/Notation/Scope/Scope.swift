import ChartSchema

/// For whom, for what and since when something holds, by one text: what grammars made of its words, and the words that
/// none of them claimed.
///
/// A text is applied whole or not at all: where ``unclaimed`` is not empty, its claims must not be used, since a word that
/// nobody understood may turn them round.
package struct Scope: Sendable {
    package let tagged: TaggedText
    package private(set) var claims: [Claim] = []
    /// Words that say something, and nobody knows what.
    package private(set) var unclaimed: [Range<Int>] = []

    package var text: String { tagged.text }
    package var isWhole: Bool { unclaimed.isEmpty }
    package var meanings: [Meaning] { claims.map(\.meaning).filter { $0 != .everyone } }

    /// Where figures without any other evidence are ages.
    package struct Setting: Sendable, Equatable {
        package var ages: AgeGrammar.Evidence = .words
        /// Whether times are those of fills.
        package var hasFills = true
        package var basis: LookbackWindow.Basis?

        package init(ages: AgeGrammar.Evidence = .words, hasFills: Bool = true, basis: LookbackWindow.Basis? = nil) {
            (self.ages, self.hasFills, self.basis) = (ages, hasFills, basis)
        }

        /// Beside a decision.
        package static let decision = Setting(ages: .adult)
        /// Of charts that know no fills: a number of years is an age.
        package static let build = Setting(ages: .units, hasFills: false)
    }

    package init(_ text: String, _ setting: Setting = Setting()) {
        self =
            Self.lately(setting)?.meaning(of: text) { Scope(TaggedText(text), setting) }
            ?? Scope(TaggedText(text), setting)
    }

    /// What texts say in the settings that all but few are asked in: one sentence is asked a dozen times whom it is for.
    private static func lately(_ setting: Setting) -> LatelyTold<Scope>? {
        switch setting {
        case Setting(): latelyAlone
        case .decision: latelyDeciding
        case .build: latelyOfBuild
        default: nil
        }
    }

    private static let latelyAlone = LatelyTold<Scope>()
    private static let latelyDeciding = LatelyTold<Scope>()
    private static let latelyOfBuild = LatelyTold<Scope>()

    package init(_ tagged: TaggedText, _ setting: Setting = Setting()) {
        self.init(tagged, tagged.tags.indices, setting)
    }

    /// A part of a text.
    package init(_ tagged: TaggedText, _ range: Range<Int>, _ setting: Setting) {
        self.tagged = tagged
        var reader = ScopeReader(tagged, range, setting)
        reader.read()
        claims = reader.claims
        unclaimed = reader.unclaimed
        let alternatives = Alternatives(tagged, claims, setting).places
        if !alternatives.isEmpty {
            unclaimed = (unclaimed + alternatives.map { $0..<$0 + 1 }).sorted { $0.lowerBound < $1.lowerBound }
        }
    }

    /// The same with times that are no times of fills: nobody knows what they say.
    var withoutWindows: Scope {
        var own = self
        func isWindow(_ claim: Claim) -> Bool { if case .window = claim.meaning { true } else { false } }
        own.claims.removeAll(where: isWindow)
        own.unclaimed = (unclaimed + claims.filter(isWindow).map(\.tags)).sorted { $0.lowerBound < $1.lowerBound }
        return own
    }

    /// Whether the text points at what stands below it: "The chart below is for …".
    package var points: Bool { tagged.tags.contains { $0.senses.contains { $0.category == .pointing } } }

    /// The words that nobody claimed, as printed.
    package var unclaimedWords: [String] { unclaimed.map(tagged.printed) }
}
