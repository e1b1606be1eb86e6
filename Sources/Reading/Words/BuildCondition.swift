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
/// | "Preferred: add 5 lb.", "Tobacco users must fall within the Preferred column." | none: they are about figures |
struct BuildCondition {
    let reach: StandingSubject.Reach
    /// As printed, without a full stop at its end.
    let text: String
    /// Whether the words name the whole document, and not one of its tables.
    let isOfDocument: Bool
    /// Whom it speaks of; empty where of everybody.
    let sexes: Set<Sex>
    /// "For applicants ages 18-60.": below a table it may be a title of what follows.
    let isTitle: Bool

    /// `nil` where it is about figures, or nobody can say of which limits it is.
    ///
    /// - Parameter names: Classes and products, as the chart's limits bear them.
    init?(_ sentence: String, names: NameIndex) {
        guard let text = Self.bare(sentence) else { return nil }
        let said = Said(text)
        guard let found = Self.reach(of: said, names) else { return nil }
        (reach, isOfDocument) = found
        self.text = text
        isTitle = reach == .chart && (StandingSubject.isGroup(text) || !said.isSentence)
        sexes = said.sexes
    }

    /// What a note of a mark says, without the mark; `nil` where it is about figures, or restricts nobody.
    static func note(_ note: String, names: NameIndex) -> String? {
        let unmarked = note.drop { $0 == " " || $0.unicodeScalars.allSatisfy(FoldedText.footnoteMarks.contains) }
        guard let text = bare(String(unmarked)) else { return nil }
        let said = Said(text)
        let rest = StandingSubject(text, names: names).map { Said($0.rest) } ?? said
        // "Also available to tobacco users" restricts nobody.
        let adds = said.text.tokens.contains { MarkedNotes.adding.contains($0.text) }
        return !rest.isOfFigures && !adds && said.restricts ? text : nil
    }

    /// "Face amounts up to $100,000", "State: Florida": a title that names an amount or a place, and nothing else.
    static func isTitle(_ text: String) -> Bool {
        let said = Said(text)
        return !said.isOfFigures && said.isOfPlacesAlone
    }

    /// "not in New York", "no cancer history", "to $250,000": what a name is followed by, and not whom alone it is for.
    ///
    /// - Parameter isBehindComma: A place may be one of an address: "Columbus, Ohio 43215".
    static func isAside(_ text: String, isBehindComma: Bool) -> Bool {
        let said = Said(text)
        guard !said.isOfFigures, ChartSentence(text).sense != .people else { return false }
        if isBehindComma { return said.text.has(.money) || said.isDenied }
        // "Medical Reference Guide 503461 US 11/19" is of the page.
        let isOfPlaces = said.speaksOfPlaces && !said.hasBareFigure && PageWords.saying(text) == text
        return said.isOfPlacesAlone || said.text.has(.money) || said.isDenied || isOfPlaces
    }

    /// Whether a value that has a name is of no height and no weight, and changes no figure: "Blood pressure: 130/80".
    static func isOfNoFigures(_ text: String) -> Bool { !Said(text).namesFigures }

    private static func bare(_ sentence: String) -> String? {
        let text = singleSpaced(sentence).trimming(".;, ")
        return text.isEmpty || text.count > 300 || sentence.hasSuffix("?") || text.contains("=") ? nil : text
    }

    private static func reach(
        of said: Said, _ names: NameIndex
    ) -> (StandingSubject.Reach, isOfDocument: Bool)? {
        // Whom a chart is for has fields of its own; where nobody could apply it, there is a reason to be told.
        let isOfPeopleAlone = ChartSentence(said.text.text).sense == .people
        if let subject = StandingSubject(said.text.text, names: names) {
            let rest = Said(subject.rest)
            if case .named = subject.reach { return rest.isOfFigures || rest.isEmpty ? nil : (subject.reach, true) }
            if !isOfPeopleAlone, !rest.isOfFigures, rest.speaksOfSome { return (.chart, subject.isOfDocument) }
        }
        if let (own, before) = namedAtEnd(of: said.text.text, names) {
            let rest = Said(before)
            return !rest.isOfFigures && rest.demands ? (.named(own), true) : nil
        }
        guard !said.isOfFigures else { return nil }
        return said.isOfSomePeople || said.isOfPlacesAlone ? (.chart, false) : nil
    }

    /// "… do not qualify for Preferred Plus or Preferred", "… is required for Preferred rates": the names at the end, and what stands before.
    private static func namedAtEnd(of text: String, _ names: NameIndex) -> (names: Set<String>, before: String)? {
        var words = text.split(separator: " ").map(String.init)
        func isOfClasses(_ word: String) -> Bool { ofClasses.contains(word.lowercased()) }
        while let last = words.last, isOfClasses(last) { words.removeLast() }
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

/// The words of a sentence, by what they are about.
private struct Said {
    let text: TaggedText
    private let scope: Scope

    init(_ text: String) {
        scope = Scope(text, .build)
        self.text = scope.tagged
    }

    /// Whether words speak of heights, weights, other classes or ratings, change figures, send elsewhere or decide.
    var isOfFigures: Bool { namesFigures || mayBeWeight }

    var namesFigures: Bool {
        text.tags.indices.contains { place in
            text.has(.change, at: place) || text.has(.elsewhere, at: place) || text.has(.otherwise, at: place)
                || isMeasure(place) || isMeasured(place)
                || ClassWords.isOne(text, at: place) || decides(place)
                || Self.ofBuild.contains(text.token(place).text)
        }
    }

    /// "weight", "maximum"; not "up to", "maximum face amount".
    private func isMeasure(_ place: Int) -> Bool {
        guard !text.has(.boundBefore, at: place), Self.measures.contains(where: { text.has(.header, $0, at: place) })
        else { return false }
        let isOfAmount =
            text.has(.money, at: place + 1) || text.has(.age, at: place + 1)
            || text.tags.indices.contains(place + 1) && StandingSubject.bounded.contains(text.token(place + 1).text)
        return !isOfAmount
    }

    /// "190 lb", "5'10\"", "10 %"
    private func isMeasured(_ place: Int) -> Bool {
        if text.isSign("%", at: place) { return true }
        guard text.token(place).number != nil else { return false }
        return text.value(.unit, at: place + 1).map(Self.units.contains) ?? false
            || text.isSign("'", "\"", at: place + 1)
    }

    /// Anything but that something is not offered.
    private func decides(_ place: Int) -> Bool {
        guard text.has(.decision, at: place) else { return false }
        return text.value(.decision, at: place) != "decline"
            || !text.printed(place..<place + 1).split(separator: " ").contains {
                Self.offering.contains(FoldedText(String($0)).string)
            }
    }

    /// A figure of which nothing says what it counts: it may be a weight.
    private var mayBeWeight: Bool {
        let isNamed = text.tags.indices.contains { place in
            text.token(place).kind == .word && text.tags[place].senses.isEmpty
        }
        return hasBareFigure && !isNamed
    }

    /// A figure that is no amount, age or time.
    var hasBareFigure: Bool {
        let claimed = Set(scope.claims.flatMap(\.tags))
        return !text.has(.money)
            && text.tags.indices.contains { place in
                text.token(place).number != nil && !claimed.contains(place) && !text.has(.unitTime, at: place + 1)
            }
    }

    /// "All plans."
    var isEmpty: Bool {
        text.tags.indices.allSatisfy { place in
            [.filler, .always, .plan, .pointing].contains { text.has($0, at: place) } || text.token(place).kind == .sign
        }
    }

    /// Whether it speaks of people, places or amounts that not everybody is of.
    var speaksOfSome: Bool {
        scope.meanings.contains { $0.isOfPeople && $0 != .sex(.any) && $0 != .tobacco(.any) } || text.has(.money)
            || text.tags.indices.contains { place in
                isPlace(place) || text.has(.person, at: place)
                    || StandingSubject.people.contains(text.token(place).text)
                    || StandingSubject.bounded.contains(text.token(place).text)
            }
    }

    /// "Women must be non-smokers", "Tobacco users: ages 50-75 only": what some of the people must be.
    var isOfSomePeople: Bool { ChartSentence(text.text).isConditional && (demands || text.has(.only)) }

    /// "Issue State: TX", "Face amount $25,000-$99,999": names a place or an amount, and says nothing else.
    var isOfPlacesAlone: Bool {
        let bare = TaggedText(PageWords.saying(text.text))
        let places = bare.tags.indices.filter { StateWords.isPlace($0, of: bare) }
        // "NY, CA" may be where it is sold, or where it is not.
        let isNamed = text.tags.indices.contains { text.token($0).kind == .word && !StateWords.isPlace($0, of: text) }
        // "Occidental Life of NC, Waco TX" is an address.
        let isOfMore = text.tags.indices.contains { place in
            text.token(place).kind == .word && text.tags[place].senses.isEmpty
                && !Self.issuing.contains(text.token(place).text)
                && !StandingSubject.bounded.contains(text.token(place).text)
        }
        guard !isOfMore, bare.has(.money) || !places.isEmpty && isNamed else { return false }
        let known: [WordCategory] = [
            .money, .filler, .boundBefore, .boundAfter, .range, .between, .exception, .negation, .only, .person,
        ]
        return bare.tags.indices.allSatisfy { place in
            let token = bare.token(place)
            return token.kind == .sign || token.number != nil || StateWords.isPlace(place, of: bare)
                || known.contains { bare.has($0, at: place) } || StandingSubject.bounded.contains(token.text)
                || StateWords.areOfAnyState(token.text) || Self.issuing.contains(token.text)
                || bare.value(.decision, at: place) == "decline" && !decides(place)
        }
    }

    /// "no cancer history", "not available in MT": begins with a denial.
    var isDenied: Bool { text.has(.negation, at: 0) || text.value(.decision, at: 0) == "decline" }

    var speaksOfPlaces: Bool {
        text.tags.indices.contains { isPlace($0) || StandingSubject.bounded.contains(text.token($0).text) }
    }

    private func isPlace(_ place: Int) -> Bool { StateWords.isPlace(place, of: text) }

    /// "requires …", "… do not qualify", "No …": more than a remark.
    var demands: Bool {
        text.tags.indices.contains { place in
            text.value(.decision, at: place) == "decline" || StandingSubject.demanding.contains(text.token(place).text)
                || Self.required.contains(text.token(place).text)
        } || text.has(.negation, at: 0)
    }

    /// Whether it holds for some alone, in whatever words.
    var restricts: Bool { demands || text.has(.negation) || text.has(.only) || text.has(.exception) || speaksOfSome }

    var isSentence: Bool {
        text.tags.indices.contains { place in
            [.clause, .negation, .decision].contains { text.has($0, at: place) }
                || StandingSubject.obliging.contains(text.token(place).text)
        }
    }

    var sexes: Set<Sex> {
        Set(scope.meanings.compactMap { if case .sex(let sex) = $0, sex != .any { sex } else { nil } })
    }

    private static let measures = Lexicon.words("build-condition.measures")
    private static let units = Lexicon.words("build-condition.units")
    private static let ofBuild = Lexicon.words("build-condition.of-build")
    private static let offering = Lexicon.words("standing-condition.offering")
        .union(Lexicon.words("build-condition.qualifying"))
    private static let required = Lexicon.words("build-condition.required")
    private static let issuing = Lexicon.words("build-condition.issuing")
}
