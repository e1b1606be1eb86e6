import ChartSchema
import Notation
import Tables

extension MedicationSession {
    /// Notes outside tables, and every cell that nothing has claimed.
    mutating func settle() {
        let read = Set(rules.lazy.map(\.rule.source.table))
        for grid in grids {
            let table = grid.table
            settleHidden(table)
            for cell in grid.namedValues { ledger.mark(.note, table: table.index, cell: cell) }
            if let reason = table.furniture {
                for cell in table.cells.indices where !grid.isEmpty(cell: cell) {
                    ledger.mark(.ignored(.table(reason)), table: table.index, cell: cell)
                }
            } else if !read.contains(table.index) {
                settleUnread(grid)
            }
            for cell in table.cells.indices
            where !ledger.isMarked(table: table.index, cell: cell) && !grid.isEmpty(cell: cell) {
                ledger.mark(.unread, table: table.index, cell: cell)
                guard !reported.contains([table.index, table.cells[cell].row]) else { continue }
                findings.add(
                    ChartFinding.cellUnread, "The cell belongs to nothing that was read.", grid: grid, cell: cell)
            }
        }
        reportUnclearPairs()
        reportNotes()
        reportHeadings()
        reportSheetNames()
        reportTitle()
        reportPlanHeadings()
        reportOtherHeadings()
        reportUnknownHeadings()
        reportBuildTables()
        reportNamesInNotes()
        reportDecidingConditions()
        reportWithdrawnRules()
        reportRestOfLegends()
        reportTimesBesideMarks()
        if rules.isEmpty, !findings.all.contains(where: { $0.severity == .error }) {
            findings.add(
                ChartFinding.chartNone, "No table of the file says what medications mean.",
                help: "See how the file is read with `chartwright tables \(document.file)`.")
        }
    }

    private mutating func settleHidden(_ table: Table) {
        guard table.mayHide else { return }
        let hidden = table.cells.indices.filter { table.cells[$0].isHidden && !table.cells[$0].isBlank }
        guard let first = hidden.first else { return }
        for cell in hidden { ledger.mark(.ignored(.hidden), table: table.index, cell: cell) }
        guard table.furniture == nil else { return }
        findings.add(
            ChartFinding.cellsHidden,
            "\(hidden.count) cells of the table are hidden in the file and were not read.",
            help: "Open the file where it was made and look at what is hidden.", table: table.index,
            context: ["cells": String(hidden.count), "first_line": table.place(ofCell: first).asContext])
    }

    /// A table of words is a note; one with names of drugs should have been read.
    private mutating func settleUnread(_ grid: Grid) {
        let open = grid.table.cells.indices.filter {
            !ledger.isMarked(table: grid.table.index, cell: $0) && !grid.isEmpty(cell: $0)
        }
        guard !open.isEmpty else { return }
        let named = open.prefix(200).map { grid.sense(ofCell: $0).medication }.filter(MedicationList.isItem)
        // `Seizures: Dilantin, Keppra` names two in one cell.
        let isCutOff = holdsOnlyDecisions(open, of: grid)
        let isChart =
            isCutOff || named.count >= 2 || decidesForHeading(grid) || holdsDecisions(grid)
            || named.contains { !$0.isDrug || !MedicationList.isClass($0.text) }
            || MedicationList.isUnderDecision(grid)
        if isChart {
            findings.add(
                ChartFinding.layoutUnrecognised,
                isCutOff
                    ? "The table holds decisions and names no medication: it may be a column that a page's edge cut off."
                    : named.isEmpty
                        ? "The list stands under a heading that decides, and none of its names is known."
                        : "The table names medications, but no header says which column holds them.",
                help: "See the table with `chartwright tables \(document.file) --table \(grid.table.index)`.",
                table: grid.table.index)
        }
        for cell in open { ledger.mark(isChart ? .unread : .note, table: grid.table.index, cell: cell) }
        if !isChart { reportBox(grid) }
    }

    private func isHeadedUse(_ row: Int, column: Int, of grid: Grid) -> Bool {
        MedicationHeader(grid.sense(row: row, column: column).text) == .use
    }

    /// "Decline, Accept, Accept" below each other: a column of another page's table. A key to decisions says each once.
    private func holdsOnlyDecisions(_ open: [Int], of grid: Grid) -> Bool {
        let texts = open.map { grid.sense(ofCell: $0).text }
        let deciding = texts.filter { text in
            let words = OutcomeWords(text)
            return OutcomeMark.isPlainSign(text) || MarkSign(text) != nil || words.only != nil && words.rest.isEmpty
        }
        return deciding.count >= 3 && Set(deciding).count < deciding.count && deciding.count * 4 >= texts.count * 3
    }

    /// A column that is headed as one of decisions, over decisions, beside one of uses.
    private func holdsDecisions(_ grid: Grid) -> Bool {
        (0..<grid.columnCount).contains { column in
            let head = (0..<min(grid.rowCount, 5)).first {
                MedicationHeader(grid.sense(row: $0, column: column).text) == .outcome
            }
            guard let head, (0..<grid.columnCount).contains(where: { isHeadedUse(head, column: $0, of: grid) }) else {
                return false
            }
            return (head + 1..<grid.rowCount).contains { row in
                let words = OutcomeWords(grid.sense(row: row, column: column).text)
                return words.only != nil && words.rest.isEmpty && grid.cells(inRow: row).count > 1
            }
        }
    }

    /// A decision below a heading that names a medication: "drug: Plavix" over "Decline".
    private func decidesForHeading(_ grid: Grid) -> Bool {
        guard grid.table.headings.contains(where: { MedicationList.isDrug(said(by: $0)) }) else { return false }
        return grid.table.cells.indices.prefix(200).contains {
            !OutcomeWords(grid.sense(ofCell: $0).text).outcomes.isEmpty
        }
    }

    /// Headings of tables that were read which say for whom or when something holds, or decide, and were applied to nothing.
    private mutating func reportHeadings() {
        let lost = LostHeadings(rules.map(\.rule), tables: document.tables)
        let read = Set(rules.lazy.map(\.rule.source.table))
        var seen: Set<TextPiece> = []
        for table in document.tables where read.contains(table.index) {
            // The first name of a list above which nothing else stands.
            for heading in table.headings
            where !heard.contains(heading) && !scopeHeadings.contains(heading) && isNameAlone(heading)
                && seen.insert(heading).inserted
            {
                reportNameOutside(heading)
            }
            for heading in table.headings
            where seen.insert(heading).inserted && !scopeHeadings.contains(heading)
                && !planPieces.contains(heading)
                && (isState(heading) || !heard.contains(heading))
                && (isState(heading) || limitsPeople(said(by: heading)) || isForSome(said(by: heading))
                    || lost.tellsApart(heading) || lost.decidesOtherwise(heading, of: table)
                    || isLost(heading: heading) || decidesForSome(heading)
                    || decidesAsSentence(heading) && !lost.agrees(heading, with: table))
            {
                reportLost(heading)
            }
        }
    }

    private mutating func reportNameOutside(_ piece: TextPiece) {
        findings.add(
            MedicationFinding.nameOutside, "The name stands outside every table and list that was read.", piece: piece)
    }

    /// A medication's name, of which no rule is.
    private func isNameAlone(_ piece: TextPiece) -> Bool {
        let text = said(by: piece)
        // `<med for="ALS">Riluzole</med>` over a list of others: "ALS med: Riluzole".
        let behind = piece.text.split(separator: ":").last.map(singleSpaced) ?? text
        return [text, behind].contains { name in
            OutcomeWords.words(name).count <= 3 && MedicationList.isDrug(name) && !MedicationList.isClass(name)
                && !rules.contains { $0.rule.medication == name }
        }
    }

    /// Texts around the tables that state a rule and were applied to none; names that stand outside every table.
    private mutating func reportNotes() {
        var seen: Set<TextPiece> = []
        let read = Set(rules.lazy.map(\.rule.source.table))
        for table in document.tables where table.furniture == nil {
            let lines = read.contains(table.index) ? [] : linesBesideTheChart(table)
            for piece in table.textAbove + table.textBefore + table.textAfter + table.cellNotes
                + [table.caption].compactMap(\.self) + lines
            where seen.insert(piece).inserted && !texts[piece.text].isOfPage
                && (!heard.contains(piece) || !rules.isEmpty && lines.contains(piece))
            {
                let isCaption = piece == table.caption
                let isName = OutcomeWords.words(piece.text).count <= 3 && MedicationList.isDrug(piece.text)
                if isName && !(isCaption && MedicationList.isClass(piece.text))
                    // A list of "Blood thinners" under that name.
                    || !isCaption && NamedMedication.line(piece.text) != nil
                {
                    reportNameOutside(piece)
                } else if let lost = lost(of: piece) {
                    reportLost(piece, lost)
                } else if FootnoteJudgement.statesRule(piece.text)
                    || !OutcomeWords(piece.text).outcomes.isEmpty || piece.text.contains("marked")
                    || decidesInOtherWords(piece.text)
                {
                    findings.add(
                        MedicationFinding.noteUnapplied,
                        severity: decides(piece.text) && !saysNothing(piece.text) && !HarmlessNote.isOne(piece.text)
                            && !speaksOfUnlisted(piece.text)
                            ? .warning : .info,
                        "The note may change what rules mean; it is kept in words only.", piece: piece)
                }
            }
        }
    }

    /// "Declined with insulin", "Graded for COPD": a decision, and when.
    private static func joins(_ text: String) -> Bool {
        let tagged = TaggedText(text)
        return [WordCategory.joined, .purpose, .if, .negation, .exception, .always].contains(where: tagged.has)
    }

    /// "Nebulizer form: decline"
    private static func answers(_ text: String) -> Bool {
        guard let colon = text.firstIndex(where: { ":=".contains($0) }) else { return false }
        let answer = OutcomeWords(text[text.index(after: colon)...])
        return answer.only != nil && answer.rest.isEmpty && OutcomeWords(text[..<colon]).outcomes.isEmpty
    }

    /// "Plans: Immediate Death Benefit, Graded Death Benefit" only names them; "Smokers are declined." does not.
    func decides(_ text: String) -> Bool {
        let words = OutcomeWords.words(text)
        if decidesInOtherWords(text) { return true }
        // "Decline" beside a row says of it what its own column may not.
        let isAlone = OutcomeWords(text).only != nil && OutcomeWords(text).rest.isEmpty
        return !OutcomeWords(text).outcomes.isEmpty
            && (words.count > 3 || isAlone || limitsPeople(text) || Self.joins(text) || Self.answers(text)
                || TaggedText(text).has(.clause) || PlanWords.leavesOut(text) || speaksOfSome(text))
            && !(Self.plans.contains(words[0]) && !Self.joins(text)) && !Self.asksOnly(text) && !explainsCode(text)
            && !explainsDecision(text)
    }

    /// A sentence of which grammars know that it decides, in words that no title has: "l'usage occasionnel est accepté".
    private func decidesInOtherWords(_ text: String) -> Bool {
        let said = texts[text].medication
        return !said.decisions.isEmpty && said.words.count > 3 && OutcomeWords(text).outcomes.isEmpty
            && said.clauses.isEmpty
    }

    /// A title that decides as a sentence does, and of which no rule was made: "Women: decline.", "Maximum issue age for graded is 75".
    func decidesAsSentence(_ piece: TextPiece) -> Bool {
        let text = piece.text
        guard !heard.contains(piece), !noted.contains(text), !planPieces.contains(piece), decides(text),
            !OutcomeMark.speaksOfBlanks(text),
            !texts[text].medication.clauses.contains(where: { $0.key.map(OutcomeMark.isMark) ?? false })
        else { return false }
        let tagged = TaggedText(text)
        let says = [WordCategory.clause, .if, .joined].contains(where: tagged.has)
        let answers = text.halves(apartAt: ": ").map { !OutcomeWords($0.1).outcomes.isEmpty } ?? false
        // "The following medications are declined" is what the table below decides.
        let first = tagged.tags.indices.first { !tagged.has(.filler, at: $0) || tagged.has(.pointing, at: $0) }
        let isOfAll = first.map { tagged.has(.pointing, at: $0) } ?? false
        return (says || answers || text.hasSuffix(".") || limitsPeople(text)) && !isOfAll
    }

    /// The sentences of a table that was not read, each alone in its row: a sheet "Read me first" may say for whom another sheet is.
    private func linesBesideTheChart(_ table: Table) -> [TextPiece] {
        let grid = grids[table.index]
        return (0..<grid.rowCount).compactMap { row in
            let cells = grid.cells(inRow: row)
            // A line that decides is the heading of a list, and here of none.
            guard cells.count == 1, ledger.isWords(table: table.index, cell: cells[0]) else { return nil }
            let text = grid.sense(ofCell: cells[0]).text
            // "Heart attack within 12 months" is a use in a list.
            guard OutcomeWords.words(text).count > 5 || text.hasSuffix(".") || limitsPeople(text) else { return nil }
            return TextPiece(text, at: table.place(ofCell: cells[0]))
        }
    }

    /// "IC = Refer to home office": a legend that says what letters decide, which no cell prints.
    private func explainsCode(_ text: String) -> Bool {
        let clauses = texts[text].medication.clauses
        return !clauses.isEmpty
            && clauses.allSatisfy { clause in
                // "NS: all listed medications are accepted." decides for what the chart lists.
                clause.key.map(OutcomeMark.isShort) ?? false && !speaksOfListed(clause.meaning)
                    && OutcomeNotation.read(clause.meaning).map { $0.condition == nil } ?? false
            }
    }

    private static let plans = Lexicon.words("medication-session.plans")
}
