import Notation
import Vocabulary

/// A sentence beside a chart that says for whom all of it is, or a plan of it, and decides nothing: a condition, as printed, of each rule
/// that it speaks of.
///
/// | sentence | reach |
/// |---|---|
/// | "Not for use in CA or NY." | the whole chart |
/// | "The lists are for face amounts over $100,000." | the whole chart |
/// | "Modified plan: issue ages 50-75, not available in NY." | the rules of "Modified" |
/// | "For Modified, applicants must be age 50 or older." | the rules of "Modified" |
/// | "For ages 60 and over the look-back is 36 months." | none: its second part says something of its own |
struct StandingCondition {
    /// Every rule that the sentence stands beside, or every one of the plans that it names.
    let reach: StandingSubject.Reach
    /// Whether the words name the whole document, and not one of its tables.
    let isOfDocument: Bool
    let text: String
    /// "For applicants ages 18-60.": below a table it may be a title of what follows.
    var isTitle: Bool { reach == .chart && StandingSubject.isGroup(text) }

    /// `nil` where any part decides, names a medication or its use, or says of something else than applicants, places and amounts.
    ///
    /// - Parameter plans: Names of the chart's plans, as its rules bear them.
    init?(_ sentence: String, plans: NameIndex) {
        let text = singleSpaced(sentence).trimming(". ")
        guard text.count <= 300, !sentence.hasSuffix("?"), !text.isEmpty else { return nil }
        self.text = text
        guard let subject = StandingSubject(text, names: plans),
            Self.restricts(subject.rest, isOfPlan: subject.reach != .chart)
        else { return nil }
        (reach, isOfDocument) = (subject.reach, subject.isOfDocument)
    }

    // MARK: What it says of them

    /// Whether words say of applicants, places or amounts what not all are, and nothing of medications, their uses, fills and decisions.
    private static func restricts(_ rest: String, isOfPlan: Bool) -> Bool {
        let scope = Scope(rest)
        let text = scope.tagged
        let speaksOfPeople =
            scope.meanings.contains(where: \.isOfPeople) || text.has(.money)
            || text.tags.indices.contains { place in
                StateWords.isPlace(place, of: text) || text.has(.person, at: place)
                    || people.contains(text.token(place).text)
                    || bounded.contains(text.token(place).text)
            }
        // "for amounts over $250,000, where an exam is required"
        let hasClause = rest.contains(",") && text.tags.indices.contains { verbs.contains(text.token($0).text) }
        guard speaksOfPeople, !hasClause || isOfPlan, decidesNothing(rest, scope),
            !rest.contains(where: { ";=".contains($0) })
        else {
            return false
        }
        let isOfOthers = scope.meanings.contains { meaning in
            switch meaning {
            case .age, .ageOutside, .sex, .tobacco, .everyone: false
            // "for face amounts", "in California"
            case .fact(let fact, _): UseVocabulary.standard.uses(in: fact) != nil
            case .other: false
            default: true
            }
        }
        return !isOfOthers && !MedicationSession.speaksOfFills(rest)
            && !text.tags.indices.contains { place in
                text.has(.clock, at: place) || text.has(.unitDose, at: place) || isOfDrugs(text, place)
            }
            && LookbackNotation.labelled(rest) == nil
    }

    /// "not available in New York" refuses nobody whom it does not name.
    private static func decidesNothing(_ rest: String, _ scope: Scope) -> Bool {
        let text = scope.tagged
        let parts = text.tags.indices.filter { place in
            text.has(.decision, at: place) && text.value(.decision, at: place) != "accept-class"
        }
        return parts.allSatisfy { place in
            text.value(.decision, at: place) == "decline" && offers(text, place)
                && (text.tags.indices.contains(where: { StateWords.isPlace($0, of: text) }) || !scope.meanings.isEmpty)
        }
    }

    /// "not available", "not issued": of plans, and not of medications.
    private static func offers(_ text: TaggedText, _ place: Int) -> Bool {
        text.printed(place..<place + 1).split(separator: " ").contains {
            offering.contains(FoldedText(String($0)).string)
        }
    }

    /// "Not available in Florida." says where there is no plan; "Declined in Florida." decides.
    static func offersNoPlan(_ note: String) -> Bool {
        let text = TaggedText(note)
        let refusals = text.tags.indices.filter { text.value(.decision, at: $0) == "decline" }
        return !refusals.isEmpty && refusals.allSatisfy { offers(text, $0) }
    }

    private static func isOfDrugs(_ text: TaggedText, _ place: Int) -> Bool {
        let word = text.printed(place..<place + 1)
        return word.count > 3 && text.token(place).kind == .word && text.tags[place].senses.isEmpty
            && !DrugDictionary.standard.resolve(word).isUnresolved
    }

    private static let people = StandingSubject.people
    private static let bounded = StandingSubject.bounded
    private static let offering = Lexicon.words("standing-condition.offering")
    private static let verbs = Lexicon.words("conditional-sentence.verbs")
}
