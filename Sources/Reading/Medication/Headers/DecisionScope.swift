import ChartSchema
import Notation
import Vocabulary

/// For whom, for what and since when a decision holds, by words that stand away from it: in a column's header, over a
/// table or between its rows.
struct DecisionScope: Hashable {
    /// As printed.
    let text: String
    var window = LookbackWindow.always
    /// The time is that of rows which print no other: "24 months unless otherwise shown".
    var isDefault = false
    /// As printed.
    var use: String?
    /// In the carrier's words.
    var condition: String?
    /// Where it stands, where that is a cell of the table.
    var cell: CellReference?
    /// The plan that stands above the scope in a header of several rows.
    var product: String?

    /// A condition, in the carrier's words.
    init(condition: String) {
        text = condition
        self.condition = condition
    }

    /// A use, as printed.
    init(use: String) {
        text = use
        self.use = use
    }

    /// What a header of several rows says above the scope, the nearest first: "Ages 50-69" over "Tobacco", under the plan of both.
    mutating func take(levels: [String]) {
        for text in levels where !text.isEmpty {
            if PlanWords.plan(text) == nil, let outer = DecisionScope(text) {
                take(outer)
            } else if product == nil, MedicationHeader(text) != .outcome {
                product = text
            }
        }
    }

    private mutating func take(_ outer: DecisionScope) {
        var isTaken = true
        if outer.window != .always {
            if window == .always { window = outer.window } else { isTaken = false }
        }
        if let named = outer.use {
            if use == nil { use = named } else { isTaken = false }
        }
        if let more = outer.condition { add(condition: more) }
        if !isTaken { add(condition: outer.text) }
    }

    private mutating func add(condition outer: String) {
        condition = condition.map { "\(outer); \($0)" } ?? outer
    }

    /// "All", "Both products": nobody is left out.
    static func isOfAll(_ text: String) -> Bool {
        let words = OutcomeWords.words(text)
        return !words.isEmpty && words.allSatisfy(everyone.contains)
    }

    /// A text that is nothing but a scope: "0-24 months", "If filled within 2 years", "Congestive heart failure", "Ages
    /// 18-49", "Tobacco", "Currently taking". `nil` for names of plans and everything else.
    init?(_ text: String) {
        guard let told = Self.lately.meaning(of: text, { DecisionScope(reading: text) }) else { return nil }
        self = told
    }

    private static let lately = LatelyTold<DecisionScope?>()

    private init?(reading text: String) {
        let text = singleSpaced(text).trimming(":;,. ")
        guard !text.isEmpty, text.count <= 80, !Self.isOfAll(text),
            !Self.others.contains(text.lowercased()), !Self.saysTwice(text), !Self.namesDimensions(text),
            !Self.namesBenefit(text), !Self.namesUses(text), !StateWords.isLabel(of: text)
        else { return nil }
        self.text = text
        if let time = Self.time(text), !Self.namesPlan(text) {
            window = time
            isDefault = LookbackOfAll.isDefault(text)
        } else if let found = Self.timedUse(text) {
            (use, window) = (found.use, found.window)
        } else if let named = Self.labelledUse(text) {
            use = named
        } else if UseVocabulary.standard.uses(in: text) != nil {
            use = text
        } else if let named = Self.useBehind(text) {
            use = named
        } else if let found = Self.limitedUse(text) {
            use = found.use
            condition = found.limit
        } else if Self.isCondition(text, OutcomeWords.words(text)) || !take(Scope(text)) {
            guard Self.isCondition(text, OutcomeWords.words(text)) else { return nil }
            condition = text
        }
    }

    /// "Group 1 – issue ages 60 to 85, Group 2 – issue ages 18 to 59": two ages, or two states of tobacco, of which none holds for all below.
    private static func saysTwice(_ text: String) -> Bool {
        guard text.utf8.count > 20, text.contains(where: { ",;&/".contains($0) }) || text.contains(" and ") else {
            return false
        }
        let meanings = Scope(text).meanings
        let ages = meanings.count { if case .age = $0 { true } else { false } }
        // "Tobacco, including vaping" says one of them twice.
        let states = Set(meanings.compactMap { if case .tobacco(let state) = $0 { state } else { nil } }).count
        let times = meanings.count { if case .window = $0 { true } else { false } }
        return max(ages, states, times) > 1
    }

    /// "Decisions by plan, age and nicotine status": by what the columns below differ, and nobody they are for.
    static func namesDimensions(_ text: String) -> Bool {
        let words = OutcomeWords.words(text)
        guard let place = words.firstIndex(where: differing.contains), place + 1 < words.count else { return false }
        return words[(place + 1)...].allSatisfy(dimensions.contains)
    }

    /// "Cancer Rider", "Critical Illness Cover": what is insured, and no illness that something is taken for.
    private static func namesBenefit(_ text: String) -> Bool {
        let words = OutcomeWords.words(text)
        guard words.last.map(benefits.contains) ?? false, PlanWords.isCapitalised(text),
            let last = text.lastIndex(of: " ")
        else { return false }
        return UseVocabulary.standard.uses(in: String(text[..<last])) != nil
    }

    /// "Taken for", "Condition being treated": that uses stand below it, and none of them.
    private static func namesUses(_ text: String) -> Bool {
        let words = OutcomeWords.words(text)
        return MedicationHeader(text) == .use && words.allSatisfy(ofUses.contains)
    }

    private static let ofUses = Set(
        (Lexicon.words("medication-header.use").union(Lexicon.words("decision-scope.of-uses"))).flatMap {
            $0.split(separator: " ").map(String.init)
        })
    private static let benefits = Lexicon.words("decision-scope.benefits")
    private static let differing = Lexicon.words("decision-scope.differing")
    private static let dimensions = Lexicon.words("decision-scope.dimensions")

    /// False for "Not this time" and "When we can't say yes": a title, and a condition only for those who know what it is.
    var isOfKnownWords: Bool {
        guard let condition, use == nil, window == .always, !condition.contains("$") else { return true }
        return Scope(condition).meanings.allSatisfy { meaning in
            guard case .fact(let name, _) = meaning else { return true }
            let text = TaggedText(name)
            return UseVocabulary.standard.uses(in: name) != nil || Self.known.contains(where: text.has)
        }
    }

    private static let known: [WordCategory] = [.state, .severity, .requirement, .taking, .clock, .prescriber]

    /// Takes what grammars make of a text, where they understand all of it. False where they do not, or it says nothing.
    private mutating func take(_ scope: Scope) -> Bool {
        let meanings = scope.meanings
        guard scope.isWhole, !Self.namesTopic(scope.tagged), !meanings.isEmpty,
            OutcomeWords(scope.text).outcomes.isEmpty, !PlanWords.name(scope.text),
            meanings.allSatisfy(\.isOfTitle) || !Self.namesDocument(scope.text)
        else { return false }
        for meaning in meanings {
            switch meaning {
            case .window(let own) where window == .always: window = own
            case .use(let own) where use == nil: use = own
            case .sex(.any), .tobacco(.any): continue
            default: condition = PlanWords.bare(scope.text)
            }
        }
        return window != .always || use != nil || condition != nil
    }

    /// "Medication guide, second printing", "Drug list with brands": a page's name for itself, and no "if" or "only".
    static func namesDocument(_ text: String) -> Bool {
        let words = OutcomeWords.words(text)
        let tagged = TaggedText(text)
        return zip(words, words.dropFirst()).contains {
            MedicationHeader($0) == .medication && documents.contains($1)
        } && ![WordCategory.if, .only, .exception].contains(where: tagged.has)
    }

    private static let documents = Lexicon.words("decision-scope.documents")

    /// "Drug and alcohol treatment": what the medications below are about.
    private static func namesTopic(_ text: TaggedText) -> Bool {
        guard let last = text.tags.last else { return false }
        return last.senses.contains(WordSense(.header, "topic")) && !text.has(.joined) && !text.has(.if)
            && !text.has(.negation)
    }

    /// Whether it is a use, a time of fills, or says of applicants how old they are, whether they use tobacco, or their sex, and nothing else:
    /// what a title says. Other conditions are sentences, which may take a decision back.
    var isTitle: Bool {
        if use != nil { return condition == nil }
        let scope = Scope(condition ?? text)
        return scope.isWhole && !scope.meanings.isEmpty && scope.meanings.allSatisfy(\.isOfTitle)
    }

    /// The part of a rule that it gives.
    var field: CellReference.Field { window != .always ? .lookback : use != nil ? .use : .condition }

    /// What a header says in parentheses of those whom its column is for: "Decision (ages 50-80)"; `nil` where they
    /// explain the header or name examples.
    init?(inParenthesesOf header: String) {
        guard let open = header.firstIndex(of: "("), let close = header.lastIndex(of: ")"), open < close else {
            return nil
        }
        let text = String(header[header.index(after: open)..<close])
        let words = OutcomeWords.words(text)
        // "Secure Term (not available in NY)"
        if StateWords.limits(text) {
            self.init(condition: text)
            return
        }
        guard OutcomeWords(text).outcomes.isEmpty, !PageFurniture.isLone(text),
            text.contains("$")
                || words.contains(where: { Self.limiting.contains($0) || Int($0) != nil && words.count > 1 }),
            words.contains(where: { !Self.units.contains($0) }),
            // "Decision (time since last fill)": what the times of the cells are.
            text.contains(where: \.isNumber) || MedicationHeader(text) != .window
        else { return nil }
        self = DecisionScope(text) ?? DecisionScope(condition: text)
    }

    /// "Use: Diabetes": what stands behind the word for a use.
    private static func labelledUse(_ text: String) -> String? {
        guard let (label, value) = text.halves(apartAt: ": "), OutcomeWords.words(label).count <= 2,
            MedicationHeader(String(label)) == .use, case let use = singleSpaced(value), !use.isEmpty,
            OutcomeWords(use).outcomes.isEmpty, !MedicationTable.isEveryone(use),
            // "prescriptions" is nothing that something is taken for.
            case let words = TaggedText(use),
            words.tags.indices.contains(where: { words.tags[$0].senses.isEmpty })
                || UseVocabulary.standard.uses(in: use) != nil
        else { return nil }
        return use
    }

    /// "If used for heart failure", "Prescribed for stroke": the use behind the words that say it is one.
    private static func useBehind(_ text: String) -> String? {
        let words = text.split(separator: " ")
        guard let place = words.firstIndex(where: { $0.lowercased() == "for" }),
            words[..<place].allSatisfy({ asking.contains($0.lowercased()) }),
            case let use = words[(place + 1)...].joined(separator: " "),
            UseVocabulary.standard.uses(in: use) != nil
        else { return nil }
        return use
    }

    /// "Cancer (within 2 years)": a use and what limits it. A time beside a use may be that of the illness, so that it is
    /// kept in words with the use.
    static func limitedUse(_ text: String) -> (use: String, limit: String)? {
        let words = text.split(separator: " ").map(String.init)
        guard
            let place = words.indices.dropFirst().first(where: {
                words[$0].hasPrefix("(") || limitStarts.contains(words[$0].lowercased())
            }),
            case let use = words[..<place].joined(separator: " ").trimming(" ,:–—-"),
            case let rest = words[place...].joined(separator: " ").trimming(" ,:–—-()"),
            UseVocabulary.standard.uses(in: use) != nil, OutcomeWords(rest).outcomes.isEmpty,
            ConditionNotation.isLimit(rest)
        else { return nil }
        let isDecided = ConditionNotation.tests(of: rest).contains(where: \.isDecidable)
        return (use, isDecided ? rest : text.contains("(") ? "\(use) (\(rest))" : text)
    }

    /// "Heart (filled within 24 months)": a use and a time that a word says to be one of fills.
    private static func timedUse(_ text: String) -> (use: String, window: LookbackWindow)? {
        guard let (use, aside) = text.partsAtLastGroup, UseVocabulary.standard.uses(in: use) != nil,
            MedicationSession.speaksOfFills(aside), let window = time(aside), window != .always
        else { return nil }
        return (use, window)
    }

    /// A time, with or without words before it that name a decision or a fill.
    private static func time(_ text: String) -> LookbackWindow? {
        let rest = text.split(separator: " ").drop { leading.contains($0.lowercased()) }.joined(separator: " ")
        if let labelled = LookbackNotation.labelled(text) { return labelled }
        let found = [text, rest].lazy.compactMap { LookbackNotation.read($0) }.first { $0.window != .always }
        guard let found, found.condition == nil, !isOtherTime(text) else { return nil }
        return found.window
    }

    /// "50 years and over", "18-25 years", "taken for more than 6 months": ages, what may be ages, and what no fill dates.
    private static func isOtherTime(_ text: String) -> Bool {
        if WindowGrammar.read(text)?.mayBeAge ?? false { return true }
        return Scope(text).meanings.contains {
            switch $0 {
            case .age, .ageOutside, .other: true
            default: false
            }
        }
    }

    /// "Two-Year Plan": a time in a plan's name, and no word that says of what it is one.
    private static func namesPlan(_ text: String) -> Bool {
        let tagged = TaggedText(text)
        return PlanWords.name(text) && PlanWords.isCapitalised(text)
            && ![WordCategory.past, .boundBefore, .boundAfter, .clock, .range, .ago].contains(where: tagged.has)
    }

    /// Whether a header bounds or leaves out something, or is nothing but a range of figures, so that it is no plan's name
    /// whatever else it says: "Under 45", "Stopped within 2 years", "45-64".
    static func limits(_ header: String) -> Bool {
        let text = TaggedText(header)
        if PlanWords.name(header) || text.has(.plan) || text.has(.money) { return false }
        let figures = text.tags.indices.count { text.token($0).number != nil }
        let isFigures = text.tags.indices.allSatisfy { text.token($0).number != nil || text.token($0).kind == .sign }
        return figures > 1 && isFigures
            || figures > 0 && limitingFigures.contains(where: text.has)
            || [WordCategory.exception, .only].contains(where: text.has) || text.has(.if) && !isShort(text)
            || [WordCategory.current, .past].contains(where: text.has) && text.has(.clock)
            || isStateOfTaking(header)
    }

    /// "Hospitalized", "Stopped": what becomes of an applicant, from which times below it may count, and nobody's age, sex or tobacco use.
    var isOfEvent: Bool {
        guard condition != nil, use == nil, window == .always else { return false }
        let meanings = Scope(text).meanings
        return meanings.isEmpty || !meanings.allSatisfy(\.isOfPeople)
    }

    /// "Stopped", "Still taking": when a medication is or was taken.
    static func isStateOfTaking(_ text: String) -> Bool {
        stateOfTaking.contains(OutcomeWords.words(text).joined(separator: " "))
    }

    /// "SI WL": capitals that are short for something, of which one happens to be a word.
    private static func isShort(_ text: TaggedText) -> Bool {
        text.tags.indices.allSatisfy { place in
            let printed = text.printed(place..<place + 1)
            return printed.count <= 3 && printed.allSatisfy(\.isUppercase)
                && (text.tags[place].senses.isEmpty || text.has(.if, at: place))
                && UseVocabulary.standard.uses(in: printed) == nil
        }
    }

    private static let limitingFigures: [WordCategory] = [.boundBefore, .boundAfter, .past, .ago, .clock, .age]

    /// Whether words say of applicants what not all of them are.
    private static func isCondition(_ text: String, _ words: [String]) -> Bool {
        if let first = words.first, starting.contains(first), OutcomeWords(text).outcomes.isEmpty {
            // "Non-med term" names a plan, or nobody knows what.
            let scope = Scope(text)
            let isDenied = [WordCategory.negation, .plan].contains { scope.tagged.has($0, at: 0) }
            return !isDenied || scope.isWhole && !scope.meanings.isEmpty
        }
        if text.contains("$"), !text.contains("(") { return true }
        if words.allSatisfy(sexes.contains) { return true }
        switch ConditionNotation.tests(of: text).first {
        case .age?, .ageOutside?, .severity?, .prescriber?, .dose?: return true
        case .tobacco?: return words.allSatisfy { tobacco.contains($0) }
        default: return isYear(words) || isCount(words)
        }
    }

    /// "One drug", "Two or more", "3+ medications": how many are taken.
    private static func isCount(_ words: [String]) -> Bool {
        words.dropLast().contains { Int($0).map { $0 < 10 } ?? numbers.contains($0) }
            && words.contains { counted.contains($0) }
            && words.allSatisfy { Int($0) != nil || numbers.contains($0) || counted.contains($0) }
    }

    /// "2024", "2024 Decision": one of several editions.
    private static func isYear(_ words: [String]) -> Bool {
        let years = words.filter { Int($0).map { (1990...2099).contains($0) } ?? false }
        return years.count == 1 && words.allSatisfy { years.contains($0) || leading.contains($0) }
    }

    /// Words before a time that name a decision or a fill.
    private static let leading = Lexicon.words("decision-scope.leading")
    /// "Both products", "All plans": nobody is left out.
    private static let everyone = Lexicon.words("decision-scope.everyone")
    static let others = Lexicon.words("decision-scope.others")
    private static let numbers = Lexicon.words("decision-scope.numbers")
    private static let counted = Lexicon.words("decision-scope.counted")
    private static let sexes = Lexicon.words("decision-scope.sexes")
    private static let asking = Lexicon.words("decision-scope.asking")
    private static let starting = Lexicon.words("decision-scope.starting")
    private static let limitStarts = Lexicon.words("decision-scope.limit-starts").union(["-", "–", "—"])
    /// "No longer taking": words over a column that say when the medication is or was taken.
    private static let stateOfTaking = Lexicon.words("decision-scope.state-of-taking")
    private static let limiting = Lexicon.words("decision-scope.limiting")
    private static let units = Lexicon.words("decision-scope.units")
    private static let tobacco = Lexicon.words("decision-scope.tobacco")
}
