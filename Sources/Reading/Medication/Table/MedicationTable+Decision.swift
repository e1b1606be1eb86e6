import ChartSchema
import Notation
import Tables
import Vocabulary

extension MedicationTable {
    /// The one decision that heading and text give to every name; none where they give none, or several.
    mutating func decide(in session: inout MedicationSession) {
        hearHeadings(in: &session)
        defer { carryDecision(in: &session) }
        let groups = textsThatMayDecide
        let isNamed = groups.joined().contains {
            PlanWords.labelled($0.text) == nil && !OutcomeNotation.decisions(inSentence: $0.text).isEmpty
        }
        for (place, group) in groups.enumerated() {
            if group.contains(where: { Self.speaksOfPositions($0.text) }) { break }
            var heard = group.filter { mayDecide($0, isNamed: isNamed) }
            let outcomes = Set(heard.flatMap { OutcomeNotation.decisions(inSentence: $0.text) })
            if outcomes.isEmpty {
                // "… are no longer on this list and are now acceptable": the heading above is not that of this list.
                if isList, group.contains(where: { Self.speaksOfDecision($0.text) }) { break }
                continue
            }
            let other = decisionsAbove(heard, at: place, isNamed: isNamed)
            let refusals = heard.allSatisfy { Self.mayNamePlan($0.text) } ? refusals(in: groups[(place + 1)...]) : []
            if !refusals.isEmpty {
                guard heard.count == 1, refusals.allSatisfy(Self.onlyRefuses), takePlan(heard[0], in: &session)
                else { break }
                continue
            }
            guard outcomes.count == 1, let outcome = outcomes.first, other.isEmpty || other == outcomes,
                !heard.contains(where: { Self.goesByPrint($0.text) })
            else { break }
            let heading = heard[0]
            session.heard.formUnion(heard)
            if let exact = exactSentence(under: heard, outcome) { heard = [exact] }
            session.heard.formUnion(heard)
            let speaking = heard.filter { saysMore($0, session) }
            let deciding = speaking.isEmpty ? [heard[0]] : speaking
            (decision, decidingPieces) = ((outcome, label(deciding[0], in: session.document)), heard)
            sentencesBeside = deciding.dropFirst().map { label($0, in: session.document) }
            refusesPlans = heard.allSatisfy { Self.onlyRefuses($0.text) } && standsOverPlan(columns.firstRow - 1)
            hearSame(outcome, in: &session)
            for piece in deciding {
                hearRest(of: piece, in: &session)
                reportHalfRead(label(piece, in: session.document), at: piece, in: &session)
            }
            reportAlternatives(deciding, in: &session)
            reportExceptions(heard, in: &session)
            reportOthers(heard, in: &session)
            reportHeadingsBelow(heading, in: &session)
            hearBehind(in: &session)
            return
        }
    }

    /// Whether a text says more than its decision: for whom, for what, when, or in words that nobody understood and that restrict.
    private func saysMore(_ piece: TextPiece, _ session: MedicationSession) -> Bool {
        let text = label(piece, in: session.document)
        if HeadingRest(text)?.isHeard ?? false { return true }
        switch DecidingSentence(text) {
        case .alone: return false
        case .clause(let clause): return !clause.meanings.isEmpty
        case .halfRead, .several:
            let tagged = TaggedText(text)
            return restricts(text, session) || !HeadingAccount.unheard(in: text).isEmpty
                || !tagged.tags.indices.allSatisfy { Self.saysNothing(tagged, $0) }
        }
    }

    private func restricts(_ text: String, _ session: MedicationSession) -> Bool {
        let restricting: [WordCategory] = [.if, .only, .exception, .joined, .count, .place, .placeCode]
        return session.limitsPeople(text) || restricting.contains(where: TaggedText(text).has)
    }

    /// A word beside a decision that pages, lists and sentences have, or a name: "medications", "the following", "Crestline".
    private static func saysNothing(_ text: TaggedText, _ place: Int) -> Bool {
        guard text.token(place).kind == .word else { return true }
        let word = text.printed(place..<place + 1)
        return word.first?.isUppercase ?? false || MedicationHeader(word) == .medication
            || NeutralWords.contain(word.lowercased())
            || text.tags[place].senses.contains { neutral.contains($0.category) }
    }

    private static let neutral: Set<WordCategory> = [
        .filler, .furniture, .pointing, .clause, .person, .header, .decision, .offer, .clock,
    ]

    /// Two texts that decide, each for some: both are read as conditions of each rule, and one of them may have been enough.
    private func reportAlternatives(_ deciding: [TextPiece], in session: inout MedicationSession) {
        let restricting = deciding.filter { !Scope(label($0, in: session.document)).meanings.isEmpty }
        for piece in restricting.dropFirst() where Self.mayBeAlternative(restricting[0].text, piece.text) {
            session.findings.add(
                MedicationFinding.headingUnapplied,
                "\"\(piece.text)\" decides for some beside \"\(restricting[0].text)\"; the rules below were read as holding where both do.",
                help: "Look whether one of them is enough.", piece: piece)
        }
    }

    /// "Declined if filled within 24 months" and "Declined if for cancer", "for smokers" and "for women"; not a time beside people.
    private static func mayBeAlternative(_ one: String, _ other: String) -> Bool {
        let (first, second) = (Scope(one), Scope(other))
        let areSentences = one.hasSuffix(".") && other.hasSuffix(".")
        if areSentences || first.tagged.has(.if) && second.tagged.has(.if) { return first.meanings != second.meanings }
        func isOfPeople(_ scope: Scope) -> Bool { scope.meanings.contains(where: \.isOfPeople) }
        func isOfTime(_ scope: Scope) -> Bool { scope.meanings.contains(where: \.isWindow) }
        return (isOfPeople(first) && isOfPeople(second) || isOfTime(first) && isOfTime(second))
            && first.meanings != second.meanings
    }

    /// What the nearest heading decides, where texts stand right below it: they must not decide otherwise than it does.
    private func decisionsAbove(_ heard: [TextPiece], at place: Int, isNamed: Bool) -> Set<MedicationOutcome> {
        let isBelow =
            columns.span == nil
            && (place <= (isUnderHeader ? 1 : 0) || place == 1 && heard.contains { Self.leavesSomeOut($0.text) })
        guard isBelow, let heading = grid.table.headings.last,
            !(isNamed && PlanWords.labelled(heading.text) != nil)
        else { return [] }
        return OutcomeNotation.decisions(inSentence: heading.text)
    }

    /// "Not offered to smokers.": whom the decision above leaves out, and no decision for all that stand below.
    private static func leavesSomeOut(_ text: String) -> Bool {
        guard let first = OutcomeWords.words(text).first,
            Lexicon.standard.senses(of: first).contains(where: { $0.category == .negation }),
            let clauses = Statement(text, Scope.Setting())?.clauses, clauses.count == 1
        else { return false }
        return !clauses[0].condition.isEmpty
    }

    /// Whether a text is a decision and no note of a mark; "product: Level" beside "type: Decline" names the plan.
    func mayDecide(_ piece: TextPiece, isNamed: Bool) -> Bool {
        !(isNamed && PlanWords.labelled(piece.text) != nil) && !Self.isNoteOfMark(piece.text)
            && !Self.speaksOfMarked(piece.text) && !PageFurniture.isOfPage(piece.text)
            && !Self.explainsNames(piece.text) && !isNoteOfNames(piece.text)
            && !OutcomeNotation.decisions(inSentence: piece.text).isEmpty
    }

    /// "Numbers 1 to 5 are declined": some of a list, and not all of it.
    private static func speaksOfPositions(_ text: String) -> Bool {
        let words = OutcomeWords.words(text)
        return zip(words, words.dropFirst()).contains { positions.contains($0) && Int($1) != nil }
    }

    private static let positions = Lexicon.words("medication-table.positions")

    /// "Green = Preferred. Yellow = Standard. Red = Decline.": words that decide, each by another name, and nothing of any list.
    static func explainsNames(_ text: String) -> Bool {
        let decided = text.replacing(". ", with: ";").split { ";,\n".contains($0) }.compactMap { part in
            String(part).halves(apartAt: "=").flatMap { OutcomeNotation.read(singleSpaced($0.1).trimming(".")) }
        }
        return Set(decided.map(\.label)).count > 1
    }

    /// A list whose one header may decide: "Declined medications".
    private var isUnderHeader: Bool { isList && columns.span == nil && !headerPieces.isEmpty }

    /// What may decide for the whole table, the nearest first.
    private var textsThatMayDecide: [[TextPiece]] {
        let table = grid.table
        var groups: [[TextPiece]] = [table.textBefore + [table.caption].compactMap(\.self)]
        if columns.span != nil { groups.insert(groupHeadings, at: 0) }
        if isUnderHeader {
            groups.insert(headerPieces, at: 0)
        } else if columns.span == nil {
            groups.insert(namesHeader, at: 0)
        }
        for row in 0..<columns.firstRow where !columns.header.contains(row) {
            groups[groups.count - 1] += grid.cells(inRow: row).map {
                TextPiece(grid.sense(ofCell: $0).text, at: table.place(ofCell: $0))
            }
        }
        groups += table.headings.reversed().map { [$0] } + [table.textAbove]
        groups.append(table.textAfter.filter { Self.pointsUp($0.text) })
        return groups
    }

    /// "Declined medication" over the names of a table that has no column of decisions.
    private var namesHeader: [TextPiece] {
        guard let row = columns.header.last else { return [] }
        return columns.medicationColumns.compactMap { grid.cellIndex(row: row, column: $0) }.map {
            TextPiece(grid.sense(ofCell: $0).text, at: grid.table.place(ofCell: $0))
        }
    }

    /// Sentences over the list that decide for everybody what the heading decides: they say nothing more.
    private func hearSame(_ outcome: MedicationOutcome, in session: inout MedicationSession) {
        for piece in grid.table.textAbove + grid.table.textBefore {
            let parts = Sentences.parts(of: piece.text)
            guard !parts.isEmpty, parts.allSatisfy({ saysSame(outcome, $0, session) }) else { continue }
            session.heard.insert(piece)
        }
    }

    private func saysSame(_ outcome: MedicationOutcome, _ text: String, _ session: MedicationSession) -> Bool {
        guard let statement = Statement(text, Scope.Setting()), statement.clauses.count == 1,
            case let clause = statement.clauses[0], clause.outcome == outcome, clause.meanings.isEmpty,
            clause.isWhole || !clause.asks && !session.speaksOfSome(text) && !SentenceWeights(text).isRomance
        else { return false }
        return !session.limitsPeople(text) && HeadingAccount.unheard(in: text).isEmpty
    }

    /// "Medications in bold are declined": no cell says how it is printed. "Decline unless taken for the purpose in parentheses": what the
    /// parentheses hold is what is left out.
    private static func goesByPrint(_ text: String) -> Bool {
        let tagged = TaggedText(text)
        let speaksOfUses = OutcomeWords.words(text).contains(where: uses.contains)
        return tagged.tags.indices.contains { place in
            guard let print = tagged.value(.typeface, at: place) else { return false }
            return print != "aside" || [.exception, .negation, .only].contains(where: tagged.has) && speaksOfUses
        }
    }

    /// "† Decline if under age 50", "• Graded".
    static func isNoteOfMark(_ text: String) -> Bool { MarkedText.isNote(text) || text.first == "•" }

    /// "Medications marked with † are declined …": of some names of the list, and not of the others.
    static func speaksOfMarked(_ text: String) -> Bool {
        let tagged = TaggedText(text)
        let names = OutcomeMark.names.values.reduce(into: Set<String>()) { $0.formUnion($1) }.subtracting(["x"])
        let explains = tagged.tokens.contains {
            Lexicon.standard.senses(of: $0.text).contains(WordSense(.header, "legend"))
        }
        return explains && tagged.tokens.contains { $0.kind == .mark || names.contains($0.text) }
    }

    /// Whether a text decides, though nobody can say what; a legend or a question does not.
    private static func speaksOfDecision(_ text: String) -> Bool {
        let words = OutcomeWords(text)
        return words.isDenied && !words.outcomes.isEmpty && !text.contains("?") && Scope(text).points
    }

    /// "The medications listed above are a decline."
    static func pointsUp(_ text: String) -> Bool {
        let tagged = TaggedText(text)
        return tagged.tags.indices.contains { tagged.value(.pointing, at: $0) == "up" }
    }

    /// What stands in the rows of headers above the last, over these columns alone.
    private var groupHeadings: [TextPiece] {
        if columns.isUnderDecision, let title = columns.title, let cell = grid.cells(inRow: columns.firstRow - 1).first
        {
            return [TextPiece(title, at: grid.table.place(ofCell: cell))]
        }
        return columns.header.dropLast().flatMap { row in
            columns.cells(inRow: row, of: grid).filter { grid.span(ofCell: $0).columns < grid.columnCount }.map {
                TextPiece(grid.sense(ofCell: $0).text, at: grid.table.place(ofCell: $0))
            }
        }
    }

    /// A text of several sentences, of which another decides otherwise: "Each is a decline. Exception: … it is acceptable."
    private func reportOthers(_ heard: [TextPiece], in session: inout MedicationSession) {
        for piece in heard {
            let sentences = piece.text.split(separator: ". ").map { OutcomeWords($0) }.filter { !$0.outcomes.isEmpty }
            guard Set(sentences.map(\.outcomes)).count > 1 else { continue }
            // "We will not decline for these. They are Standard when used as shown": the first may be the very opposite.
            let isDenied = sentences[0].isDenied
            session.findings.add(
                MedicationFinding.outcomeSecond, severity: isDenied ? .error : nil,
                isDenied
                    ? "The text decides more than once, and denies a decision; which one holds for what stands below it, nobody can say."
                    : "The text decides more than once; only its first decision was read.",
                help: "Print one decision a list.", piece: piece)
        }
    }

    /// Headings between a list and the one that decides for it which may say that it holds no longer: "Taken off since the January edition",
    /// below "Uninsurable medications". "Heart" and "A – F" name what stands below them.
    private func reportHeadingsBelow(_ deciding: TextPiece, in session: inout MedicationSession) {
        guard let place = grid.table.headings.lastIndex(of: deciding) else { return }
        for heading in grid.table.headings[(place + 1)...] where !PageFurniture.isOfPage(heading.text) {
            let scope = Scope(session.said(by: heading))
            let turns: [WordCategory] = [.undo, .negation, .exception, .edition, .month, .pointing]
            guard !scope.isWhole, turns.contains(where: scope.tagged.has), !MedicationList.isDrug(heading.text)
            else { continue }
            session.findings.add(
                MedicationFinding.headingUnapplied,
                "\"\(heading.text)\" stands between the list and the heading that decides for it, and was not understood.",
                help: "Look whether the decision holds for the medications below it.", piece: heading)
        }
    }

    /// A sentence over a list that leaves some of its names out, and does not say which in words.
    private func reportExceptions(_ heard: [TextPiece], in session: inout MedicationSession) {
        for piece in heard {
            guard leavesOut(piece.text) else { continue }
            session.findings.add(
                MedicationFinding.listException,
                "The sentence over the list leaves some of its medications out; it was read as speaking of all.",
                help: "See which are left out on the carrier's page.", piece: piece)
        }
    }

    /// "Declined, save Imuran taken for arthritis", "sauf Imuran": an exception that no clause of the decision claims.
    private func leavesOut(_ text: String) -> Bool {
        if OutcomeWords.words(text).contains(where: Self.leavingOut.contains) { return true }
        let tagged = TaggedText(text)
        let excepts = tagged.tags.indices.contains {
            tagged.has(.exception, at: $0) && !tagged.has(.decision, at: $0) && !tagged.has(.filler, at: $0)
        }
        guard excepts else { return false }
        switch DecidingSentence(text) {
        case .several: return true
        case .alone, .clause, .halfRead: return false
        }
    }

    private static let leavingOut = Lexicon.words("table-decision.leaving-out")

    /// Lists under one heading for each use share the sentence above the first of them.
    private mutating func carryDecision(in session: inout MedicationSession) {
        guard isList, listUse != nil || !tableScopes.isEmpty else { return }
        let (sheet, outer) = (grid.table.name, grid.table.headings.dropLast().map(\.text))
        if decision == nil, let last = session.decisionOfUses, last.outer == outer, last.sheet == sheet {
            decision = (last.outcome, last.label)
        } else if let decision, !Self.namesUse(decision.label) {
            session.decisionOfUses = (sheet, outer, decision.outcome, decision.label)
        } else if decision != nil {
            session.decisionOfUses = nil
        }
    }

    /// "Medications for heart failure: decline if filled within the last 36 months": a decision of one list, and of none below it.
    private static func namesUse(_ text: String) -> Bool {
        Scope(text).claims.contains { if case .use = $0.meaning { true } else { false } }
    }

    /// The carrier's words: without what counts the headings, and without the element's name, where the text is an element of XML.
    private func label(_ piece: TextPiece, in document: Document) -> String {
        let text = HeadingRest.withoutNumber(piece.text)
        guard text == piece.text else { return text }
        guard document.format == .xml, let colon = piece.text.firstIndex(of: ":"),
            !piece.text[..<colon].contains(" ")
        else { return piece.text }
        return String(piece.text[piece.text.index(after: colon)...].drop { $0 == " " })
    }

    /// An item without text in a list of one column may be a lost name.
    func reportBlankItems(in session: inout MedicationSession) {
        guard grid.columnCount == 1 else { return }
        for row in 0..<grid.rowCount {
            guard let cell = grid.cellIndex(row: row, column: 0), grid.table.cells[cell].isBlank else { continue }
            session.findings.add(
                MedicationFinding.nameMissing, severity: .warning, "The item of the list is empty.",
                help: "Look for a name that was lost.", grid: grid, cell: cell)
        }
    }

    /// Nothing decides the names that follow: the table is not read.
    /// "Keppra", "Graded.", "Lisinopril", "Level.": each decision stands below its medication, and not above the next one's.
    mutating func refuseDecisionsBelow(in session: inout MedicationSession) -> Bool {
        guard isList, columns.roles.count == 1 else { return false }
        let rows = (columns.firstRow..<max(columns.firstRow, grid.rowCount)).filter { !grid.isBlank(row: $0) }
        let decided = rows.indices.filter { decides(rows[$0]) }
        guard decided.count >= Self.fewestBelow, let first = rows.first, isItem(first), let last = rows.last,
            decides(last),
            decided.allSatisfy({ $0 > 0 && isItem(rows[$0 - 1]) }),
            decided.count(where: { $0 + 1 == rows.count || $0 + 2 < rows.count && decides(rows[$0 + 2]) }) * 2
                > decided.count
        else { return false }
        refuseUndecided(in: &session)
        return true
    }

    private static let fewestBelow = 3

    /// "Any one of these" beside "Any two of these" over columns of names: what decides holds for each in another way.
    mutating func refuseCountedColumns(in session: inout MedicationSession) -> Bool {
        guard isList, columns.roles.count > 1,
            let row = (0..<grid.rowCount).first(where: { !grid.isBlank(row: $0) }),
            case let cells = grid.cells(inRow: row),
            cells.count > 1, !isItem(row),
            cells.allSatisfy({ cell in
                let text = TaggedText(grid.sense(ofCell: cell).text)
                return text.has(.count) || text.has(.pointing)
            })
        else { return false }
        refuseUndecided(in: &session)
        return true
    }

    mutating func refuseUndecided(in session: inout MedicationSession) {
        session.findings.add(
            MedicationFinding.listUndecided,
            "No heading or sentence says what the medications of the list mean, or several say different things.",
            help: "Put the decision in a heading above the list.", table: index)
        for cell in grid.table.cells.indices where !grid.table.cells[cell].isBlank {
            session.ledger.mark(.ignored(.undecidedList), table: index, cell: cell)
        }
    }
}
