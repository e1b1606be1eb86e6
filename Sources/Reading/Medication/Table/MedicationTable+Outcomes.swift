import ChartSchema
import Notation
import Tables

extension MedicationTable {
    /// One rule for each decision of a row, and for each clause of it.
    mutating func emit(_ row: Int, name: Int, _ parts: RowParts, into session: inout MedicationSession) {
        let decided = columns.decidingColumns.compactMap { column in
            grid.cellIndex(row: row, column: column).flatMap { grid.sense(ofCell: $0).isBlank ? nil : (column, $0) }
        }
        let before = session.rules.count
        for (column, cell) in decided { emit(cell, column: column, row: row, name: name, parts, into: &session) }
        if columns.decidingColumns.isEmpty, let decision {
            var parts = parts
            addDecision(decision.label, to: &parts)
            var outcome = OutcomeNotation.Reading(outcome: decision.outcome, label: decision.label)
            hearRestated(of: outcome, in: &parts, &session)
            hearRemarks(of: &outcome, in: &parts, &session)
            emit(outcome, for: nil, beside: parts, in: name, name: name, reading: .carried, into: &session)
            session.ledger.mark(.value, table: index, cell: name)
        } else if decided.isEmpty ? !printsNothing(row) : session.rules.count == before && areTimed(decided.map(\.0)) {
            session.findings.add(
                MedicationFinding.rowUndecided, "The row prints no decision for the medication.", grid: grid,
                cell: name)
        }
    }

    /// Whether nothing in a row is its own: the name is merged over a row that is hidden, or blank.
    private func printsNothing(_ row: Int) -> Bool {
        (0..<grid.columnCount).compactMap { grid.cellIndex(row: row, column: $0) }
            .allSatisfy { grid.sense(ofCell: $0).isBlank || grid.row(ofCell: $0) < row }
    }

    private func areTimed(_ decided: [Int]) -> Bool {
        decided.allSatisfy {
            switch columns.roles[$0] {
            case .timed, .uses: true
            default: false
            }
        }
    }

    private mutating func emit(
        _ own: Int, column: Int, row: Int, name: Int, _ parts: RowParts, into session: inout MedicationSession
    ) {
        guard let cell = repeated(own, row: row, column: column) else {
            refuseRepetition(own, row: row, &session)
            return
        }
        if own != cell { session.ledger.mark(.label, table: index, cell: own) }
        if case .timed(let timed, let header) = columns.roles[column] {
            emit(cell, under: timed, named: header, row: row, name: name, parts, into: &session)
        } else if case .uses(let header, let title) = columns.roles[column] {
            emit(usesIn: cell, under: header, headed: title, name: name, parts, into: &session)
        } else if case .plans = columns.roles[column], let plans = PlansOnOffer(grid.sense(ofCell: cell).text) {
            emit(plans: plans, in: cell, name: name, parts, into: &session)
        } else if emit(pairsIn: cell, column: column, row: row, name: name, parts, into: &session) {
            return
        } else if emit(answersIn: cell, column: column, row: row, name: name, parts, into: &session) {
            return
        } else if isSilent(cell, column: column), !isExplained(cell) {
            session.ledger.mark(.label, table: index, cell: cell)
            reportSilence(cell, column: column, &session)
        } else if isNoDecision(cell, column: column) {
            session.ledger.mark(.label, table: index, cell: cell)
            reportNoDecision(cell, column: column, &session)
        } else if let (outcome, product) = outcome(of: cell, column: column, row: row, &session) {
            emit(outcome, for: product, in: cell, column: column, row: row, name: name, parts, into: &session)
        }
    }

    mutating func emit(
        _ outcome: OutcomeNotation.Reading, for product: String?, in cell: Int, column: Int, row: Int, name: Int,
        _ parts: RowParts, into session: inout MedicationSession
    ) {
        var (outcome, product, parts) = (outcome, product, parts)
        if !parts.isAnswered, let side = WindowSide(header: columns.name(of: column, in: grid)), parts.window != .always
        {
            guard take(side, cell: cell, row: row, into: &parts, &session) else { return }
            product = columnScopes[column]?.product
        } else if !parts.isAnswered, let scope = counted(columnScopes[column], inRow: row) {
            guard parts.window == .always || scope.window == .always else {
                session.refuse(
                    MedicationFinding.windowUnread, "The row prints a time, and its column's header another.",
                    help: "Say both in one rule a row.", grid: grid, row: row, cell: cell)
                return
            }
            parts.take(scope)
            product = scope.product
        }
        hearNotes(of: &outcome, in: cell, column: column, row: row, to: &parts, &session)
        hearException(of: &outcome, in: &parts, &session)
        hearRemarks(of: &outcome, in: &parts, &session)
        hearPlanRemarks(of: product, deciding: outcome.outcome, in: &parts, &session)
        if refuseOtherName(in: outcome, row: row, cell: cell, &session) { return }
        let isMark = if case .marks = columns.roles[column] { true } else { false }
        let isWhole = emit(
            outcome, for: product, beside: parts, in: cell, name: name, reading: isMark ? .mark : .printed,
            into: &session)
        if !isWhole { reportSecondDecision(cell, in: &session) }
        session.ledger.mark(.value, table: index, cell: cell)
    }

    /// The rules of a decision; false where nobody can say which of its words is for whom.
    @discardableResult
    private func emit(
        _ outcome: OutcomeNotation.Reading, for product: String?, beside parts: RowParts, in cell: Int, name: Int,
        reading: CellReference.Reading, into session: inout MedicationSession
    ) -> Bool {
        let decided = DecidedRules(outcome, beside: parts)
        for own in decided.rules {
            let isException = own.outcome != decided.rules[0].outcome
            session.add(
                rule(
                    own.parts, own.outcome, label: isException ? outcome.exception ?? outcome.label : outcome.label,
                    condition: own.condition,
                    tests: own.tests, product: product, cell: cell, reading: reading, &session),
                grid: grid, nameCell: name, useCell: parts.useCell, marks: parts.marks)
        }
        return decided.isWhole
    }

    /// "Not Eligible: Corlanor" beside the name of another medication: nobody can say whether the decision is for one of them or for both.
    private func refuseOtherName(
        in outcome: OutcomeNotation.Reading, row: Int, cell: Int, _ session: inout MedicationSession
    ) -> Bool {
        guard let name = outcome.condition?.trimming(" :;,.–—-()[]"), !name.isEmpty else { return false }
        let drug = session.resolve(name)
        guard !drug.ingredients.isEmpty, !drug.parts.contains(where: { $0.kind == .remark }) else { return false }
        session.refuse(
            MedicationFinding.outcomeUnread, "The decision names \"\(name)\", and the row another medication.",
            help: "Print each medication in a row of its own.", grid: grid, row: row, cell: cell)
        return true
    }

    /// Whether a note says of nothing but places that they are refused.
    ///
    /// - Parameter others: Whether the others may be meant: "Not available outside Florida."
    static func refusesPlaces(_ note: String, orOthers others: Bool = false) -> Bool {
        let text = TaggedText(note)
        func isPlace(_ place: Int) -> Bool { StateWords.isPlace(place, of: text) }
        return text.tags.indices.contains(where: isPlace)
            && text.tags.indices.contains { text.value(.decision, at: $0) == "decline" }
            && text.tags.indices.allSatisfy { place in
                [.sign, .mark].contains(text.token(place).kind) || text.value(.decision, at: place) == "decline"
                    || isPlace(place) || others && outside.contains(text.printed(place..<place + 1).lowercased())
                    || isPlace(place - 1) && joining.contains(text.token(place).text)
                    || text.has(.filler, at: place)
                        && (isPlace(place + 1) || !restricting.contains { text.has($0, at: place) })
            }
    }

    /// "Not available in Florida.", "Not offered outside Texas.": no refusal of a medication.
    static func saysWhereNoPlanIs(_ note: String) -> Bool {
        StandingCondition.offersNoPlan(note) && refusesPlaces(note, orOthers: true)
    }

    private static let joining = Lexicon.words("class-restriction.joining")
    /// "Not available outside Florida.": of all places but those that are named.
    private static let outside = Lexicon.words("state-words.outside")
    private static let restricting: [WordCategory] = [.negation, .exception, .only, .if, .otherwise, .past, .age]

    /// The one note of a row's marks that decides otherwise for some: "* Decline if under age 50." The decision is for the others.
    private func hearException(
        of outcome: inout OutcomeNotation.Reading, in parts: inout RowParts, _ session: inout MedicationSession
    ) {
        guard parts.footnotes.count == 1, let note = parts.footnotes.first else { return }
        // "† Washington: not for sale." at what is declined everywhere.
        if outcome.outcome == .decline, outcome.condition == nil, Self.refusesPlaces(note) {
            parts.footnotes = []
            session.heard.formUnion(around.pieces(ofNote: note))
            return
        }
        // "² Not available in Florida.", "Not offered outside Texas." says where there is no plan, and refuses no medication.
        if Self.saysWhereNoPlanIs(note) {
            session.heard.formUnion(around.pieces(ofNote: note))
            return
        }
        guard let both = Self.exception(note.trimming(MarkedText.ofNotes + " "), to: outcome, beside: parts)
        else { return }
        outcome = both
        parts.footnotes = []
        session.heard.formUnion(around.pieces(ofNote: note))
    }

    /// Remarks in the row that decide: "Decline if more than 50 units per day" beside "Graded". One that decides as the row does is a condition of
    /// it; one that decides otherwise, and is not understood whole, is told of.
    private func hearRemarks(
        of outcome: inout OutcomeNotation.Reading, in parts: inout RowParts, _ session: inout MedicationSession
    ) {
        for remark in parts.remarks {
            let others =
                OutcomeWords(remark.text).outcomes.contains { $0 != outcome.outcome }
                || outcome.outcome != .accept && outcome.outcome != .level && Self.letsIn(remark.text)
                    && !(outcome.outcome == .refer && Self.refers(remark.text))
            if others, var both = Self.exception(remark.text, to: outcome, beside: parts) {
                (both.condition, both.exception) = (remark.printed, remark.printed)
                outcome = both
                parts.cells.append(grid.reference(cell: remark.cell, field: .condition, reading: .printed))
                continue
            }
            add(remark.printed, remark.cell, to: &parts)
            if others { reportOtherDecision(remark.cell, &session) }
        }
    }

    /// The decision with the one that a note makes for some; `nil` where nobody can say for whom.
    private static func exception(
        _ text: String, to outcome: OutcomeNotation.Reading, beside parts: RowParts
    ) -> OutcomeNotation.Reading? {
        guard outcome.condition == nil,
            let clauses = Statement(text, Scope.Setting())?.clauses, clauses.count == 1,
            clauses[0].isWhole && !clauses[0].meanings.isEmpty || clauses[0].saysWhom,
            !clauses[0].namesPlan, !clauses[0].isOtherwise,
            clauses[0].outcome != outcome.outcome,
            // "COPD; Asthma ok": which of them is, nobody says.
            !text.contains(";"),
            // "Graded after 24 months": after what, nobody says.
            TaggedText(text).has(.clock)
                || !clauses[0].meanings.contains(where: { if case .window = $0 { true } else { false } })
        else { return nil }
        let both = OutcomeNotation.Reading(
            outcome: outcome.outcome, label: outcome.label, condition: text,
            clauses: [Statement.Clause(outcome: outcome.outcome)] + clauses, exception: text)
        return DecidedRules(both, beside: parts).isWhole ? both : nil
    }

    /// "2 medications" beside "Opioids" below "Class of medication": so many of that class.
    private func counted(_ scope: DecisionScope?, inRow row: Int) -> DecisionScope? {
        guard var scope, let condition = scope.condition, columnScopes.count > 1,
            columnScopes.values.allSatisfy({ $0.condition.map(Self.isCount) ?? false }), let group = group(ofRow: row)
        else { return scope }
        scope.condition = "\(condition) (\(singleSpaced(grid.sense(ofCell: group).text)))"
        return scope
    }

    /// "One", "2 in class", "3 or more medications": how many medications somebody takes.
    private static func isCount(_ condition: String) -> Bool {
        let text = TaggedText(condition)
        let counts = text.tags.indices.contains { place in
            text.has(.number, at: place) || text.has(.count, at: place)
                || text.token(place).number.map { $0 <= Figure(10) } ?? false
        }
        return counts && ![WordCategory.unitTime, .unitDose, .age, .tobacco, .sex, .money].contains(where: text.has)
    }

    /// "Malaria prevention is fine", "Try us if edema only": words of no decision, which let somebody in all the same.
    static func letsIn(_ remark: String) -> Bool {
        let text = TaggedText(remark)
        // "Please do not submit"
        return !text.has(.negation) && text.tokens.contains { lettingIn.contains($0.text) }
    }

    /// "Send cardiology records": what is asked of those who are referred.
    private static func refers(_ remark: String) -> Bool {
        OutcomeWords.words(remark).first.map(referring.contains) ?? false
    }

    private static let referring = Lexicon.words("remarks.referring")
    private static let lettingIn = Lexicon.words("remarks.letting-in")

    private func reportOtherDecision(_ cell: Int, _ session: inout MedicationSession) {
        session.findings.add(
            MedicationFinding.outcomeSecond,
            "The note decides otherwise than the row; it is kept as a condition, in the carrier's words.",
            help: "Print one decision a row.", grid: grid, cell: cell)
    }

    /// Decisions in a column of notes that are not the row's.
    private func hearRestated(
        of outcome: OutcomeNotation.Reading, in parts: inout RowParts, _ session: inout MedicationSession
    ) {
        for said in parts.restated where said.outcome != outcome.outcome {
            parts.add(condition: singleSpaced(grid.sense(ofCell: said.cell).text))
            reportOtherDecision(said.cell, &session)
        }
    }

    /// The notes of numbers and marks beside a decision and in its header, and decisions in a column of notes.
    private mutating func hearNotes(
        of outcome: inout OutcomeNotation.Reading, in cell: Int, column: Int, row: Int, to parts: inout RowParts,
        _ session: inout MedicationSession
    ) {
        if let beside = outcome.condition, outcome.outcome != .rated,
            case let notes = notes(besideDecision: beside, cell: cell, &session), !notes.isEmpty
        {
            (outcome.condition, outcome.clauses) = (nil, [])
            for note in notes { parts.add(note: note) }
        }
        hearRestated(of: outcome, in: &parts, &session)
        let noted = footnotes(headerMarks[column] ?? [], row: row, cell: cell, &session)
        // What a header's note says of its column is for a person to look at.
        session.noted.subtract(noted)
        var notes = noted.filter(Self.limits)
        if case .outcome = columns.roles[column] {
            let own = footnotes(grid.sense(ofCell: cell).medication.marked.marks, row: row, cell: cell, &session)
            let others = own.filter { !parts.takeTime(ofNote: $0, grid.texts) }
            if others.count < own.count { outcome.label = MarkedText(outcome.label).text }
            notes += others
        }
        parts.footnotes += notes.filter { !parts.footnotes.contains($0) }
    }

    /// Whether a note of a header says for whom or what its column holds: "Plans are subject to state approval" does not.
    private static func limits(_ note: String) -> Bool {
        !OutcomeWords(note).outcomes.isEmpty || LimitWords.limits(note)
            || Scope(note).meanings.contains { if case .other = $0 { false } else { true } }
    }

    /// A "no" under a header that says nothing of those for whom the answer is no.
    private func isSilent(_ cell: Int, column: Int) -> Bool {
        guard let header = decidingHeaders[column], header.isSilentOnNo else { return false }
        return header.decision(of: grid.sense(ofCell: cell).text) == nil
    }

    /// Whether a legend says what the answer means.
    private func isExplained(_ cell: Int) -> Bool {
        around.decision(for: grid.sense(ofCell: cell).text, beside: .explaining) != nil
    }

    /// Said once a table: a "no" beside a lone question about refusals decides nothing.
    private mutating func reportSilence(_ cell: Int, column: Int, _ session: inout MedicationSession) {
        guard columns.decidingColumns.count == 1, unexplained.insert("\(column)").inserted else { return }
        session.findings.add(
            MedicationFinding.answerSilent,
            "Nothing says what \"\(grid.sense(ofCell: cell).text)\" under \"\(columns.name(of: column, in: grid))\" decides; these rows have no rule.",
            help: "Ask the carrier whether who is not declined is accepted.", grid: grid, cell: cell)
    }
}
