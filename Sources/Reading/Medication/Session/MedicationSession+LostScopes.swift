import ChartSchema
import Notation
import Tables
import Vocabulary

/// Texts that say when or for whom something holds, and that nothing was made of.
extension MedicationSession {
    /// What a text says that nothing was made of.
    enum Lost: Equatable {
        /// When or for whom something holds.
        case limit
        /// Nobody knows what: words of a title, as printed.
        case words([String])
    }

    func isLost(_ piece: TextPiece) -> Bool { lost(of: piece) != nil }

    /// Headings name illnesses, too, which are limits in other places: "Pain".
    func isLost(heading: TextPiece) -> Bool {
        if isUnknownElement(heading), mayLose(heading) { return true }
        if isState(heading) { return true }
        // A sheet "G–M" is of names that begin so.
        guard heading.text.count(where: \.isLetter) > 2, mayLose(heading) else { return false }
        return wordsLost(of: heading) != nil
            || UseVocabulary.standard.uses(in: heading.text) == nil && losesLimit(heading)
    }

    func lost(of piece: TextPiece) -> Lost? {
        guard mayLose(piece) else { return nil }
        return losesLimit(piece) ? .limit : wordsLost(of: piece)
    }

    /// - Parameter piece: One that may lose something (``mayLose(_:)``).
    private func wordsLost(of piece: TextPiece) -> Lost? {
        guard !MarkedText.isNote(piece.text), !asksAgents(piece.text), !texts[piece.text].isHarmlessNote,
            OutcomeWords.words(piece.text).count <= Self.longest
        else { return nil }
        let words = unreadWords(of: piece.text)
        return words.isEmpty ? nil : .words(words)
    }

    /// Not what was read, what only asks, and what pages say of themselves.
    private func mayLose(_ piece: TextPiece) -> Bool {
        let text = piece.text
        // "† Counted from the diagnosis": a clock is no condition, though the note is kept as one.
        if heard.contains(piece) || isNoted(text) && !FillClock.counts(text) || planPieces.contains(piece)
            || Self.asksOnly(text) || texts[text].isOfPage || DecisionScope.namesDimensions(text)
            || saysNothing(text)
        {
            return false
        }
        if OutcomeMark.speaksOfBlanks(text), saysBlankIsAny(text) { return false }
        // "If a drug is not listed, submit the application."
        return !speaksOfUnlisted(text) && !PageFurniture.wordsBeside(text).joined(separator: " ").contains("not listed")
    }

    /// "Drugs that are not listed are considered case by case.": of what no row is, and nothing but that the office looks at it.
    func speaksOfUnlisted(_ text: String) -> Bool {
        let words = OutcomeWords.words(text).joined(separator: " ")
        guard let range = Self.unlisted.lazy.compactMap({ words.firstRange(of: $0) }).first else { return false }
        let subject = words[..<range.lowerBound].split(separator: " ")
        return subject.contains { MedicationHeader(String($0)) == .medication }
            && OutcomeWords(text).outcomes.isSubset(of: [.refer])
            && OutcomeNotation.decisions(inSentence: text).isSubset(of: [.refer])
    }

    /// A note of a mark that no rule points to; a sentence that limits what it stands over, or which fills count.
    /// - Parameter piece: One that may lose something (``mayLose(_:)``).
    private func losesLimit(_ piece: TextPiece) -> Bool {
        let text = piece.text
        if OpenChoice.isOne(text) || isUnknownAttribute(piece) || Self.answersItself(text) || contradictsRules(text)
            || saysPeriodOfDoses(text) || speaksOfState(text)
        {
            return true
        }
        if namesClockOfRules(text) { return false }
        if TimesSentence(text) != nil { return true }
        if texts[text].isHarmlessNote { return false }
        let words = PageFurniture.wordsBeside(text)
        let said = texts[text].medication
        if said.scope != nil || FillClock.counts(text) || ChartSentence.withdraws(text) || namesPeople(said)
            || Self.isOfAges(text)
        {
            return true
        }
        if MarkedText.isNote(text) {
            return said.condition != nil || FillClock(sentence: text) != nil || losesNote(piece)
        }
        if let loses = losesSentence(piece) { return loses }
        guard !asksAgents(text) else { return false }
        if OutcomeMark.speaksOfBlanks(text), OutcomeMark.decisionOfBlank(in: [piece], texts) == nil { return true }
        // "Years are since diagnosis."
        if said.decisions.isEmpty, datesIllness(text) { return true }
        return limitsDocument(text) || restricts(text) || isForSome(text) || StateWords.limits(text) || isOfPlace(text)
            || mayLimit(said, words) || MedicationSentence.isUnfamiliar(text)
    }

    /// "Quick Reference (Ages 45-70)", "Easy Term Rx Guide, issue ages 20-70": a title with ages.
    static func isOfAges(_ text: String) -> Bool {
        guard text.count <= ChartSentence.longestTitle, text.contains(where: \.isNumber) else { return false }
        return Scope(text).meanings.contains {
            if case .age = $0 { true } else { false }
        }
    }

    /// "Medications for spouses": ordinary words of a title that are of no use, no medication and no name.
    private func unreadWords(of text: String) -> [String] {
        guard UseVocabulary.standard.uses(in: text) == nil, !MedicationList.isClass(text) else { return [] }
        return MedicationSentence.unreadWords(in: text).filter { word in
            UseVocabulary.standard.uses(in: word) == nil && !Self.ofMedications.contains(word.lowercased())
                && !instructions.hasName(with: word)
        }
    }

    private static let ofMedications = Lexicon.words("title.medications")

    /// "* Inmates get no plan.": a mark before it makes no sentence say less; that of a heading or of nothing is applied to no rule.
    private func losesNote(_ piece: TextPiece) -> Bool {
        MarkNotes.all(in: piece.text).contains { note in
            let bare = note.drop { MarkedText.isSign($0) || $0.isWhitespace }
            return !noted.contains(note) && bare.count < note.count && isLost(TextPiece(String(bare), at: piece.place))
        }
    }

    /// Of a paragraph every sentence is asked by itself; `nil` for one sentence.
    private func losesSentence(_ piece: TextPiece) -> Bool? {
        let sentences = Sentences.parts(of: piece.text)
        guard sentences.count > 1 else { return nil }
        return sentences.contains { isLost(TextPiece($0, at: piece.place)) }
    }

    /// "Decline regardless of condition" over rules of which some accept.
    private func contradictsRules(_ text: String) -> Bool {
        guard let only = OutcomeWords(text).only else { return false }
        let tagged = TaggedText(text)
        return tagged.has(.always)
            && tagged.tags.indices.allSatisfy { place in
                tagged.token(place).kind == .sign
                    || [.decision, .always, .filler].contains { tagged.has($0, at: place) }
            } && rules.contains { $0.rule.outcome != only }
    }

    /// In words: longer texts are no titles, and no notes of one thing.
    private static let longest = 25

    /// "In Guam, one plan lower.": not "Licensed in Ohio" and not an address.
    private func isOfPlace(_ text: String) -> Bool {
        let tagged = TaggedText(text)
        let page = PageWords(tagged).tags
        return tagged.has(.place, at: 1) && !page.contains(1) && Self.ofPlaces.contains(tagged.token(0).text)
            || PageWords.endsInPlace(tagged)
    }

    private static let ofPlaces = Lexicon.words("session-lost-scopes.of-places")

    /// "Gender: F", "Sex" beside "M", "Juvenile": a word for whom something is, by itself.
    private func namesPeople(_ said: MedicationSense) -> Bool {
        guard said.words.count <= 4 else { return false }
        let terms = said.terms
        return terms.isSexName && terms.isBare && terms.sex != .any
            || said.words.contains(where: ChartSentence.isAgeGroup)
    }

    private func datesIllness(_ text: String) -> Bool {
        let tagged = TaggedText(text)
        return tagged.has(.unitTime) && tagged.tags.indices.contains { tagged.value(.clock, at: $0) == "diagnosis" }
    }

    /// "Medication list, only for ages 50 and over": a page's name for itself, and a limit.
    private func limitsDocument(_ text: String) -> Bool {
        guard DecisionScope.namesDocument(text) else { return false }
        let scope = Scope(text)
        return scope.isWhole && scope.meanings.contains { !$0.isOfTitle }
    }

    /// Whether words of a text limit, date or except, and nobody knows what; what decides, and what explains marks, is reported for that.
    private func mayLimit(_ said: MedicationSense, _ words: [String]) -> Bool {
        // "In which case no coverage is offered" decides in words that no title has.
        let decidesNothing = said.decisions.isEmpty || OutcomeWords(said.text).outcomes.isEmpty
        if decidesNothing, LimitWords.limits(said.text),
            !said.clauses.contains(where: { $0.key.map(OutcomeMark.isMark) ?? false })
        {
            return true
        }
        // "Heart (within 12 months)"
        if words.count <= 8, LookbackNotation.holdsTime(words),
            words.contains(where: Self.dating.contains)
        {
            return true
        }
        if decidesNothing, !said.clauses.contains(where: { $0.key.map(OutcomeMark.isKey) ?? false }),
            !MedicationSentence(said.text).words.isEmpty
        {
            return true
        }
        let isOfFills = words.contains { Self.fills.contains($0) }
        return isOfFills && words.contains(where: Self.limitingFills.contains)
            || words.count <= 10 && words.first.map(Self.beginning.contains) ?? false
    }

    /// "Daily dosage" over doses that say nothing of a day.
    private func saysPeriodOfDoses(_ text: String) -> Bool {
        TaggedText(text).has(.period)
            && rules.contains { placed in
                placed.rule.tests.contains { if case .dose(let bound) = $0 { !bound.isDaily } else { false } }
            }
    }

    /// "Blank dose: any dose": an empty cell asks for nothing, and is read so.
    private func saysBlankIsAny(_ text: String) -> Bool {
        TaggedText(text).has(.always) && MedicationSentence(text).words.isEmpty
            && OutcomeNotation.decisions(inSentence: text).isEmpty
    }

    /// "Please ask about every prescription of the last five years.": what agents are to do, and nothing of who gets what.
    private func asksAgents(_ text: String) -> Bool {
        let words = OutcomeWords.words(text).drop(while: Self.drawing.contains)
        let tagged = TaggedText(text)
        return words.first.map(Self.asking.contains) ?? false && OutcomeWords(text).outcomes.isEmpty
            && ![WordCategory.if, .only, .exception, .negation, .otherwise].contains(where: tagged.has)
    }

    /// Whether a text names a fill.
    static func speaksOfFills(_ text: String) -> Bool { OutcomeWords.words(text).contains(where: fills.contains) }

    /// "Time since last fill" over columns of times, all of which are counted so.
    private func namesClockOfRules(_ text: String) -> Bool {
        guard case .fills(let basis?) = TimesHeader(text) else { return false }
        let windows = rules.lazy.map(\.rule.lookback).filter { $0 != .always }
        return !windows.isEmpty && windows.allSatisfy { $0.basis == basis }
    }

    /// Whether a text says of applicants, fills or doses what not all of them are; lines about the page do not.
    func limitsPeople(_ text: String) -> Bool {
        text.split(separator: ". ").contains { sentence in
            let scope = Scope(String(sentence))
            let isOfPage = scope.tagged.tags.indices.contains { place in
                scope.tagged.has(.furniture, at: place) && !Self.drawing.contains(scope.tagged.token(place).text)
            }
            return !isOfPage
                && scope.meanings.contains { meaning in
                    switch meaning {
                    case .sex(let sex): sex != .any
                    case .tobacco(let tobacco): tobacco != .any
                    case .age, .ageOutside, .window, .dose: true
                    default: false
                    }
                }
        }
    }

    /// "For insured spouses", "Applies to the senior series": a text that begins by saying for whom it is, with a word that nobody knows.
    func isForSome(_ text: String) -> Bool {
        let words = PageFurniture.wordsBeside(text)
        guard (2...10).contains(words.count), Self.leading.contains(words[0]),
            OutcomeNotation.decisions(inSentence: text).isEmpty
        else { return false }
        let scope = Scope(text)
        let known = [text, scope.tagged.printed(1..<max(1, scope.tagged.tags.count))]
        return !scope.tagged.has(.furniture) && !scope.unclaimed.isEmpty && !known.contains(where: instructions.names)
    }

    /// Whether rules point to every note of a text.
    func isNoted(_ text: String) -> Bool {
        noted.contains(text) || MarkNotes.all(in: text).allSatisfy(noted.contains)
    }

    /// Whether a sentence says of applicants, fills or doses what not all of them are.
    private func restricts(_ text: String) -> Bool {
        text.split(separator: ". ").contains {
            OutcomeNotation.decisions(inSentence: String($0)).isEmpty && limitsPeople(String($0))
        }
    }

    /// - Parameter lost: What is, where that is known already.
    mutating func reportLost(_ piece: TextPiece, _ lost: Lost? = nil) {
        var what = "The text says when or for whom something holds, and was applied to no rule."
        if case .words(let words)? = lost ?? self.lost(of: piece) { what = UnreadWords.message(words, over: "rule") }
        findings.add(
            MedicationFinding.noteUnapplied, severity: .warning, what,
            help: "Look whether the rules beside it hold for some cases only.", piece: piece)
    }

    /// What stands above the first of several tables and may hold for those below it as well; told once.
    mutating func reportUnshared(_ scope: DecisionScope, at piece: TextPiece) {
        guard unshared.insert(piece).inserted else { return }
        findings.add(
            MedicationFinding.headingUnapplied,
            "\"\(scope.text)\" above the first of several tables may hold for those below it as well; it was applied to that one alone.",
            help: "Print it above each table that it is for.", piece: piece)
    }

    /// Headings and captions that name the plan of the table below them, where tables differ in it.
    mutating func reportPlanHeadings() {
        guard instructions.products.count < 2 else { return }
        let read = Set(rules.lazy.filter { $0.rule.product == nil }.map(\.rule.source.table))
        var plans: [TextPiece] = []
        var names: Set<String> = []
        for table in document.tables where read.contains(table.index) {
            let place = table.cells.first.map(table.place) ?? .line(1)
            let own = [table.caption, table.headings.last, table.name.map { TextPiece($0, at: place) }]
            let outer = table.headings.dropLast().reversed().filter(plansApart.contains)
            guard let plan = (own.compactMap(\.self) + outer).first(where: { PlanWords.name($0.text) }),
                names.insert(plan.text).inserted
            else { continue }
            plans.append(plan)
        }
        guard plans.count > 1 || !plans.isEmpty && !planPieces.isEmpty else { return }
        for plan in plans {
            findings.add(
                MedicationFinding.headingUnapplied,
                "\"\(plan.text)\" over a table may name the plan that it is for; it was read as speaking of all.",
                help: "Send one file a plan, or print the plan in a column.", piece: plan)
        }
    }

    /// Headings that nothing was made of, in a chart whose other headings say whom what stands below them is for.
    mutating func reportOtherHeadings() {
        // A sentence over all tables says nothing of what their headings are.
        guard
            document.tables.contains(where: { table in
                !scopeHeadings.isDisjoint(with: table.headings + [table.caption].compactMap(\.self))
            })
        else { return }
        let read = Set(rules.lazy.map(\.rule.source.table))
        var seen: Set<TextPiece> = []
        for table in document.tables where read.contains(table.index) {
            guard let heading = table.headings.last, !heard.contains(heading), !planPieces.contains(heading),
                heading.text.count > 3,
                scopeHeadings.isDisjoint(with: table.headings), !MedicationList.isDrug(heading.text),
                table.headings.count > 1
                    || document.tables.contains(where: { $0.headings.count == 1 && $0.headings[0] != heading }),
                seen.insert(heading).inserted
            else { continue }
            findings.add(
                MedicationFinding.headingUnapplied,
                "\"\(heading.text)\" may say whom what stands below it is for, as other headings of the chart do.",
                help: "Look whether the rules below it hold for some cases only.", piece: heading)
        }
    }

    /// Headings with names that nobody knows, where tables differ in them: "Golden Guard" over two lists, "Silver Shield" over two
    /// others. They may be plans.
    mutating func reportUnknownHeadings() {
        guard instructions.products.count < 2 else { return }
        let read = Set(rules.lazy.filter { $0.rule.product == nil }.map(\.rule.source.table))
        var found: [TextPiece] = []
        var names: Set<String> = []
        for table in document.tables where read.contains(table.index) {
            for heading in table.headings
            where !heard.contains(heading) && !planPieces.contains(heading) && !names.contains(heading.text)
                && isUnknownName(heading.text)
            {
                names.insert(heading.text)
                found.append(heading)
            }
        }
        let isOverAll = found.first.map { first in
            document.tables.allSatisfy { !read.contains($0.index) || $0.headings.contains(first) }
        }
        guard found.count > 1 || isOverAll == false else { return }
        for heading in found {
            findings.add(
                MedicationFinding.headingUnapplied,
                "\"\(heading.text)\" may name the plan that what stands below it is for; it was read as speaking of all.",
                help: "Send one file a plan, or print the plan in a column.", piece: heading)
        }
    }

    /// Capitalised words of which the lexicon knows none: no use, no kind of drugs, no page.
    private mutating func isUnknownName(_ text: String) -> Bool {
        let tagged = TaggedText(text)
        let words = tagged.tags.indices.filter { tagged.token($0).kind == .word }
        guard (1...4).contains(words.count), text.count > 3, DecisionScope(text) == nil,
            words.allSatisfy({ tagged.tags[$0].senses.isEmpty || tagged.has(.plan, at: $0) }),
            words.contains(where: { tagged.tags[$0].senses.isEmpty }),
            words.allSatisfy({ tagged.printed($0..<$0 + 1).first?.isUppercase ?? false }),
            tagged.tags.count == words.count, !text.allSatisfy({ !$0.isLetter || $0.isUppercase })
        else { return false }
        return resolve(text).isUnresolved
            && UseVocabulary.standard.suggestion(for: text) == nil
            && words.allSatisfy { place in
                let word = tagged.printed(place..<place + 1)
                return UseVocabulary.standard.uses(in: word) == nil && resolve(word).isUnresolved
            }
    }

    /// "Note", "please": what follows is no line about the page.
    private static let drawing = Lexicon.words("session-lost-scopes.drawing")
    private static let unlisted = Lexicon.words("medication-session.unlisted")
    private static let dating = Lexicon.words("session-lost-scopes.dating")
    private static let limitingFills = Lexicon.words("session-lost-scopes.limiting-fills")
    private static let beginning = Lexicon.words("session-lost-scopes.beginning")
    private static let asking = Lexicon.words("session-lost-scopes.asking")
    private static let leading = Lexicon.words("session-lost-scopes.leading")
    private static let fills = Lexicon.words("session-lost-scopes.fills")
}
