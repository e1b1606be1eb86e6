import ChartSchema
import Notation
import Vocabulary

/// A sentence beside a build chart that says for whom limits are in ways for which records have no field, and changes no figure: a
/// condition, as printed, of the limits that it is about.
///
/// | sentence | limits |
/// |---|---|
/// | "Preferred requires no history of diabetes." | of "Preferred" |
/// | "Applicants with diabetes do not qualify for Preferred." | of "Preferred" |
/// | "Not available in New York.", "Face amounts up to $100,000" | all |
/// | "Women must be non-smokers." | all but those of men |
/// | "Preferred: 5 more for athletes.", "Preferred is open to smokers, too." | none: they restrict nobody |
struct BuildCondition {
    let reach: StandingSubject.Reach
    /// As printed, without a full stop at its end.
    let text: String
    /// Whom it speaks of; empty where of everybody.
    let sexes: Set<Sex>
    /// "For applicants ages 18-60.": below a table it may be a title of what follows.
    let isTitle: Bool

    /// `nil` where it restricts nobody, is about figures, or nobody can say of which limits it is.
    ///
    /// - Parameter names: Classes and products, as the chart's limits bear them.
    init?(_ sentence: String, names: NameIndex) {
        guard let text = Self.bare(sentence) else { return nil }
        let said = SaidOfLimits(text)
        guard !said.saysMore, let reach = Self.reach(of: said, names) else { return nil }
        self.reach = reach
        self.text = text
        isTitle = reach == .chart && (StandingSubject.isGroup(text) || !said.isSentence)
        sexes = said.sexes
    }

    /// What a note of a mark says, without the mark; `nil` where it is about figures, or restricts nobody.
    static func note(_ note: String, names: NameIndex) -> String? {
        let unmarked = unmarked(note)
        // "* ** No history of cancer" is of two marks.
        let marks = note.prefix(note.count - unmarked.count)
        guard !marks.contains(" ") || marks.split(separator: " ").count == 1, let text = bare(String(unmarked)) else {
            return nil
        }
        let said = SaidOfLimits(text)
        let rest = StandingSubject(text, names: names).map { SaidOfLimits($0.rest) } ?? said
        return !said.saysMore && !rest.isOfFigures && (said.demands || said.isOfSomePeople || said.isOfPlacesAlone)
            ? text : nil
    }

    /// A note of a mark without it, and without a full stop at its end.
    static func bare(ofNote note: String) -> String { singleSpaced(unmarked(note)).trimming(".;, ") }

    private static func unmarked(_ note: String) -> Substring {
        note.drop { $0 == " " || $0.unicodeScalars.allSatisfy(FoldedText.footnoteMarks.contains) }
    }

    /// "Face amounts up to $100,000", "not in New York": names an amount, or where limits hold or do not, and nothing else.
    static func isFragment(_ text: String) -> Bool {
        let said = SaidOfLimits(text)
        return !said.isOfFigures && !said.saysMore && said.isOfPlacesAlone
    }

    /// Whether a value that has a name is of no height and no weight, and changes no figure: "Blood pressure: 130/80".
    static func isOfNoFigures(_ text: String) -> Bool {
        let said = SaidOfLimits(text)
        return !said.namesFigures && !said.saysMore
    }

    private static func bare(_ sentence: String) -> String? {
        let text = singleSpaced(sentence).trimming(".;, ")
        return text.isEmpty || text.count > 300 || sentence.hasSuffix("?") || text.contains("=") ? nil : text
    }

    private static func reach(of said: SaidOfLimits, _ names: NameIndex) -> StandingSubject.Reach? {
        // Whom a chart is for has fields of its own; where nobody could apply it, there is a reason to be told.
        let isOfPeopleAlone = ChartSentence(said.text.text).sense == .people
        if let subject = StandingSubject(said.text.text, names: names) {
            let rest = SaidOfLimits(subject.rest)
            if case .named = subject.reach {
                // "Preferred: no tobacco in 24 months", "Preferred is offered on face amounts of $250,000 and above"
                let restricts = said.demands || rest.denies && rest.speaksOfSome || rest.isOfPlacesAlone
                return !rest.isOfFigures && restricts ? subject.reach : nil
            }
            if !isOfPeopleAlone, !rest.isOfFigures, rest.speaksOfSome, said.demands || said.isOfPlacesAlone {
                return .chart
            }
        }
        if let (own, before) = namedAtEnd(of: said.text.text, names) {
            let rest = SaidOfLimits(before)
            // "Smokers are limited to Standard." restricts the others.
            return !rest.isOfFigures && rest.refusesOrRequires ? .named(own) : nil
        }
        guard !said.isOfFigures else { return nil }
        return said.isOfSomePeople || said.isOfPlacesAlone ? .chart : nil
    }

    /// "… do not qualify for Preferred Plus or Preferred", "… is required for Preferred rates": the names at the end, and what stands before.
    private static func namedAtEnd(of text: String, _ names: NameIndex) -> (names: Set<String>, before: String)? {
        var words = text.split(separator: " ").map(String.init)
        while let last = words.last, ofClasses.contains(last.lowercased()) { words.removeLast() }
        var rest = words.joined(separator: " ")
        var found: Set<String> = []
        while let name = names.names(mayStandIn: rest.lowercased()).first(where: { isSuffix($0.lower, of: rest) }) {
            found.insert(name.label)
            rest = String(rest.dropLast(name.lower.count)).trimming(" ,/&")
            let joiner = rest.split(separator: " ").last.map { $0.lowercased() } ?? ""
            guard joining.contains(joiner) else { break }
            rest = String(rest.dropLast(joiner.count)).trimming(" ,")
        }
        guard !found.isEmpty, let last = rest.split(separator: " ").last,
            StandingSubject.leading.contains(FoldedText(String(last)).string)
        else { return nil }
        return (found, String(rest.dropLast(last.count)).trimming(" "))
    }

    private static func isSuffix(_ lower: String, of text: String) -> Bool {
        text.lowercased().hasSuffix(lower)
            && !(text.dropLast(lower.count).last.map(NameIndex.isPart) ?? false)
    }

    private static let ofClasses = Lexicon.words("class-restriction.of-classes")
    private static let joining = Lexicon.words("class-restriction.joining")
}
