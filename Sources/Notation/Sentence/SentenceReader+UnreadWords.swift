import Vocabulary

/// What a title says in words that nothing accounts for.
///
/// In a title stand names that nobody can know, so that an unknown word alone is no doubt: "Golden Promise". But what says for whom,
/// or what, the limits below are, is said in ordinary words: "Limits for spouses", "Competitor comparison".
extension SentenceReader {
    var unreadWords: [Int] { unreadWords { isPlainWord($0) || isOfMedicine($0) } }

    /// Those of a title over medications, where other words have other grammars, and names and uses stand in small letters.
    var unreadWordsOverMedications: [Int] {
        unreadWords { _ in false }.filter {
            text.tags[$0].senses.isEmpty
                || isOfSome($0) || Self.riders.contains(text.token($0).text)
                || isOfOthers($0) && !text.has(.decision, at: $0) && !says(Self.otherInsurance, at: $0)
        }
    }

    /// - Parameter isNoName: Whether a word that is in no list is none of a company's or a plan's name.
    private func unreadWords(_ isNoName: (Int) -> Bool) -> [Int] {
        guard !isClause || isTitle else { return unheardSubject }
        let namesPeople = !isClause || isOfPeople || pointsElsewhere
        return places.filter {
            (namesPeople || isOfOthers($0)) && isUnread($0, isNoName)
                && (isAmount($0) || isOfOthers($0) || isOfSome($0) || !isOrganisation(from: $0) && !isPartOfName($0))
        }
    }

    /// Words of a note that say more than in what unit, dress or print the figures are.
    var unheardOfNote: [Int] {
        places.filter { place in
            if text.has(.decision, at: place) { return true }
            return text.token(place).kind == .word && !people.contains(place) && !says(Self.ofPages, at: place)
                && !Self.ofNotes.contains { text.has($0, at: place) }
        }
    }

    private static let ofNotes: [WordCategory] = [
        .filler, .person, .header, .unit, .clause, .organisation, .pointing, .typeface,
    ]

    /// "Clients whose blood sugar has always been normal": with a verb, and a title.
    private var isTitle: Bool {
        text.text.count <= ChartSentence.longestTitle && !text.text.hasSuffix(".") && !text.text.contains(". ")
    }

    /// "Voice-signature sales: see LO-55": a title that only points.
    private var pointsElsewhere: Bool {
        let others = places.filter { !text.has(.elsewhere, at: $0) }
        return has(.elsewhere) && !isFootnote && !text.text.hasSuffix(".")
            && !others.contains { text.has(.clause, at: $0) || text.has(.only, at: $0) }
            && !Self.asking.contains(text.token(places.first ?? 0).text)
    }

    /// Not "Find the applicant's height in the left column".
    private var isOfPeople: Bool {
        places.contains { text.has(.person, at: $0) || says(Self.others, at: $0) }
            && !Self.asking.contains(text.token(places.first ?? 0).text)
    }

    private func isUnread(_ place: Int, _ isNoName: (Int) -> Bool) -> Bool {
        let token = text.token(place)
        if isAmount(place) { return true }
        guard token.kind == .word, !people.contains(place), !text.isSign("@", at: place - 1) else { return false }
        if isOfSome(place) || isOfMembers(place) { return true }
        if isLetterOfPlan(place) { return false }
        if isName(at: place) { return false }
        if text.tags[place].senses.isEmpty {
            if NeutralWords.contain(token.text), !isBeforePeople(place) { return false }
            let isRare = isCapital(place) ? OrdinaryWords.containRareForm : OrdinaryWords.containRare
            return OrdinaryWords.contain(token.text) || Self.ordinary.contains(token.text) || isRare(token.text)
                || isNoName(place)
        }
        return isOfOthers(place) || !isKnown(place) && !Self.heardElsewhere.contains { text.has($0, at: place) }
    }

    /// "Hypertensives", "dyslipidemia": an ending of physicians' words, which no list of ordinary ones holds.
    private func isOfMedicine(_ place: Int) -> Bool {
        let word = text.token(place).text
        return Self.medicalEndings.contains { word.hasSuffix($0) && word.count > $0.count + 2 }
    }

    /// "medlist", "lang: en": one word alone, and one behind another's colon, may be an element's name or a file's.
    private var isNamedValue: Bool { text.tags.count == 1 || text.tags.count == 3 && text.isSign(":", at: 1) }

    /// A word in small letters that nobody knows: names begin with capitals.
    private func isPlainWord(_ place: Int) -> Bool {
        guard !isNamedValue, !SentenceWeights(text.text).isRomance else { return false }
        let printed = text.printed(place..<place + 1)
        return printed.count > 2 && printed.allSatisfy { $0.isLetter && $0.isLowercase }
    }

    /// "Plans A, F, G and N"
    private func isLetterOfPlan(_ place: Int) -> Bool {
        func isLetter(_ place: Int) -> Bool { text.token(place).text.count == 1 && isCapital(place) }
        guard isLetter(place) else { return false }
        let before = text.tags.indices.prefix(place).last {
            !isLetter($0) && !text.isComma(at: $0) && !Self.joining.contains(text.token($0).text)
        }
        return before.map { text.has(.plan, at: $0) } ?? false
    }

    private static let joining = Lexicon.words("scope-reader.joining")

    /// "250K", "1MM"
    private func isAmount(_ place: Int) -> Bool {
        guard Self.thousands.contains(text.token(place).text), place > 0 else { return false }
        return text.token(place - 1).number != nil
            && text.token(place - 1).place.upperBound == text.token(place).place.lowerBound
    }

    /// "Ideal weights", "Former limits", "Weights in stone": figures that are no limits of this chart, or not as they were read.
    private func isOfOthers(_ place: Int) -> Bool {
        if text.value(.edition, at: place) == "former" {
            // "Former Smith Life": the name that a company had.
            return
                !(text.tags.indices.contains(place + 1) && text.token(place + 1).kind == .word
                && text.tags[place + 1].senses.isEmpty)
        }
        return says(Self.others, at: place) || says(Self.otherInsurance, at: place) || text.has(.example, at: place)
            || text.has(.change, at: place) || text.value(.unit, at: place) == "st"
            || text.value(.header, at: place).map(Self.noLimits.contains) ?? false
            || text.value(.decision, at: place).map(Self.unfavourable.contains) ?? false
    }

    /// "Online applications", "Group policies", "Bank channel": a word of pages or of companies, right before those whom or what it parts from
    /// all others.
    private func isOfSome(_ place: Int) -> Bool {
        guard isBeforePeople(place) else { return false }
        let word = text.token(place).text
        return !Self.neutralBefore.contains(word)
            && (says(Self.ofPages, at: place) || Self.companies.contains(word)
                || [.organisation, .requirement].contains { text.has($0, at: place) })
    }

    /// "Members of the Grange", "clients of Acme Bank": some of them; not "policies of all ages".
    private func isOfMembers(_ place: Int) -> Bool {
        guard Self.populations.contains(text.token(place).text), text.tags.indices.contains(place + 2),
            Self.belonging.contains(text.token(place + 1).text)
        else { return false }
        let rest = (place + 2..<text.tags.count).drop { text.has(.filler, at: $0) }
        return rest.first.map { text.tags[$0].senses.isEmpty && isCapital($0) } ?? false
    }

    private static let thousands = Lexicon.words("title.thousands")
    private static let belonging = Lexicon.words("title.belonging")

    private func isBeforePeople(_ place: Int) -> Bool {
        text.tags.indices.contains(place + 1) && Self.populations.contains(text.token(place + 1).text)
    }

    /// "Great Lakes Assurance", "Bayou State Life", "Meridian Level Term": words up to one that a company or a plan is called by.
    func isOrganisation(from place: Int) -> Bool {
        // "leaving a group plan" is none.
        let rest = places.drop { $0 <= place }
        for next in isCapital(place) ? rest : rest.prefix(1) {
            // "Lapsed policies" is no name.
            let isPlan = text.has(.plan, at: next) && (!text.has(.filler, at: next) || isCapital(next))
            if text.has(.organisation, at: next) || isPlan || text.token(next).text == "life" { return true }
            // "Young Start Whole Life"
            let isNamed = isCapital(next) && (text.has(.start, at: next) || Self.names.contains(text.token(next).text))
            guard
                text.tags[next].senses.isEmpty || text.has(.filler, at: next) || text.has(.place, at: next) || isNamed
            else { return false }
        }
        return false
    }

    private func isName(at place: Int) -> Bool { says(Self.names, at: place) || says(Self.ofPages, at: place) }

    private func says(_ words: Set<String>, at place: Int) -> Bool {
        guard text.tags.indices.contains(place) else { return false }
        // "New" is of many names, and "New York" is a place.
        return !text.has(.place, at: place) && words.contains(text.token(place).text)
            || words.contains(text.printed(place..<place + 1).lowercased())
    }

    /// "Senior Choice", "Golden Years": a word before another that plans are called by, or behind one at the end.
    private func isPartOfName(_ place: Int) -> Bool {
        guard isCapital(place), !isBeforePeople(place) else { return false }
        let isLast =
            !text.tags.indices.contains(place + 1) || text.token(place + 1).kind != .word
            || text.has(.plan, at: place + 1)
        // "Critical Illness Select"
        let isTier =
            (Self.tiers.contains(text.token(place).text) || Self.behindPlans.contains(text.token(place).text))
            && text.has(.plan, at: place - 1)
        return isOfPlans(place + 1) || isLast && (isOfPlans(place - 1) || isTier)
    }

    private func isCapital(_ place: Int) -> Bool { text.printed(place..<place + 1).first?.isUppercase ?? false }

    private func isOfPlans(_ place: Int) -> Bool {
        text.tags.indices.contains(place) && Self.names.contains(text.token(place).text)
    }

    /// What other readers of a title account for, or say that nobody does.
    private static let heardElsewhere: [WordCategory] = [
        .pointing, .number, .range, .edition, .negation, .undecided, .if, .otherwise,
    ]
    /// Headers of columns that are no limits.
    private static let noLimits = Lexicon.words("title.no-limits")
    /// "Rated cases": decisions that no limits of a class are printed under.
    private static let unfavourable = Lexicon.words("title.unfavourable")
    /// Words of insurers that are in no list of ordinary ones.
    private static let ordinary = Lexicon.words("title.ordinary")
    /// "Waiver of premium": limits of no life insurance, unless the chart's own product is called so.
    private static let otherInsurance = Lexicon.words("title.other-insurance")
    /// "WP rider": decisions on a benefit beside the life insurance.
    private static let riders = Lexicon.words("title.riders")
    private static let medicalEndings = Lexicon.words("title.medical-endings")
    private static let tiers = Lexicon.words("unproven-plans.tiers")
    private static let behindPlans = Lexicon.words("title.behind-plans")
    private static let asking = Lexicon.words("title.asking")
    /// Who is insured beside or in place of the client, and whose chart it is: "Spouse Choice" is no chart of the client's.
    private static let others = Lexicon.words("title.others")
    /// "Clients", "cases", "policies": what a word before them may part from others.
    private static let populations = Lexicon.words("title.populations")
    /// "Insurance applicants" are all of them.
    private static let neutralBefore = Lexicon.words("title.neutral-before")
    private static let companies = Lexicon.words("carrier-name.company")
    /// Words that companies and plans are called by.
    private static let names = Lexicon.words("title.names")
    /// What pages say of themselves.
    private static let ofPages = Lexicon.words("title.page")
}
