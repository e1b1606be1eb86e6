import ChartSchema
import Notation
import Tables
import Vocabulary

extension MedicationTable {
    /// What a column of notes says: a condition, unless it explains the name or says the decision again.
    func addNote(_ text: String, _ cell: Int, to parts: inout RowParts, _ session: inout MedicationSession) {
        if Self.isEveryone(text) || DecisionScope.isOfAll(text) || UsesHeader.isNone(text) { return }
        let drug = session.resolve(parts.medication)
        if Explanation.isOfAvailability(text)
            || Explanation.isName(text, of: drug, resolve: { session.resolve($0) })
        {
            return
        }
        if text.count <= 2, text.allSatisfy({ $0.isASCII && $0.isNumber }) || MarkedText(text).text.isEmpty {
            let found = notes(numbered: text)
            if found.isEmpty { reportUnexplained(text, cell: cell, &session) }
            for note in hear(found, &session) { parts.add(note: note) }
            return
        }
        if take(planRemark: text, cell, into: &parts) { return }
        let coded = CodedRemark(text) { decision(ofCode: $0) }
        if let code = coded?.unexplained {
            add(text, cell, to: &parts)
            reportUnexplainedCode(code, cell: cell, &session)
            return
        }
        let spelled = coded?.words ?? text
        let words = OutcomeWords(spelled)
        if let outcome = words.only, words.rest.isEmpty {
            parts.restated.append((outcome, cell))
        } else if !words.outcomes.isEmpty || Self.letsIn(spelled) {
            parts.remarks.append((spelled, text, cell))
        } else {
            add(text, cell, to: &parts)
        }
    }

    /// What a code decides by the source's instructions or the chart's legend.
    private func decision(ofCode code: String) -> MedicationOutcome? {
        markMeanings[code]?.outcome
            ?? around.decision(for: code, beside: .all)?.outcome
    }

    private func reportUnexplainedCode(_ code: String, cell: Int, _ session: inout MedicationSession) {
        session.findings.add(
            MedicationFinding.outcomeSecond,
            "\"\(code)\" may decide otherwise than the row, and nothing says what it means; the note is kept as a condition, in the carrier's words.",
            help: "Print one decision a row, or say what the code means.", grid: grid, cell: cell)
    }

    /// Adds the ages of a row, which a column of ages prints as bare figures.
    func add(ages text: String, _ cell: Int, to parts: inout RowParts) {
        if Self.isEveryone(text) { return }
        let isNamed = OutcomeWords.words(text).contains { ["age", "ages", "any", "all"].contains($0) }
        add(isNamed ? text : "Age \(text)", cell, to: &parts)
    }

    func add(_ condition: String, _ cell: Int, to parts: inout RowParts) {
        parts.add(condition: condition)
        parts.cells.append(grid.reference(cell: cell, field: .condition, reading: .printed))
    }

    /// Reads the time of a row; false where the row was refused for it.
    mutating func read(
        time cell: Int, _ unit: LookbackNotation.Unit?, _ basis: LookbackWindow.Basis?, row: Int,
        into parts: inout RowParts, _ session: inout MedicationSession
    ) -> Bool {
        let text = grid.sense(ofCell: cell).text
        let printed = LookbackNotation.read(inColumn: text, headerUnit: unit, basis: basis)
        let rung = [parts.medication, parts.use ?? ""]
        let isExplained = Int(text) != nil && pieces.contains { explainsNoTime($0.text, of: text) }
        let legend = isExplained || printed == nil ? anyTime(byLegendOf: text, &session) : nil
        guard let found = legend ?? printed ?? otherwise(text, after: rungs[rung]) else {
            session.refuse(
                MedicationFinding.windowUnread, "\"\(text)\" is no time that can be read with certainty.",
                help: "A time is any, 24 months, 2 years, > 3 years.", grid: grid, row: row, cell: cell)
            return false
        }
        guard parts.window == .always || found.window == .always else {
            session.refuse(
                MedicationFinding.windowUnread, "The row prints two times, in two columns.",
                help: "Say both in one rule a row.", grid: grid, row: row, cell: cell)
            return false
        }
        parts.saysTime = true
        if found.window != .always { parts.window = found.window }
        rungs[rung, default: []].append(found.window)
        if !LookbackNotation.isUsual(parts.window) {
            session.findings.add(
                MedicationFinding.windowOdd, "\"\(text)\" is a time that charts hardly use.",
                help: "Look for a digit that was lost; it is kept as printed.", grid: grid, cell: cell)
        }
        parts.cells.append(grid.reference(cell: cell, field: .lookback, reading: .printed))
        if let condition = found.condition { parts.add(condition: condition) }
        return true
    }

    /// Reads the time after which a row holds; false where the row was refused for it.
    func read(
        start cell: Int, _ unit: LookbackNotation.Unit?, _ basis: LookbackWindow.Basis?, row: Int,
        into parts: inout RowParts, _ session: inout MedicationSession
    ) -> Bool {
        let text = grid.sense(ofCell: cell).text
        guard let window = WindowStart.window(text, unit, basis), parts.window == .always || window == .always else {
            session.refuse(
                MedicationFinding.windowUnread, "\"\(text)\" is no time that can be read with certainty.",
                help: "Say both ends in one column: 12-24 months.", grid: grid, row: row, cell: cell)
            return false
        }
        parts.saysTime = true
        if window != .always { parts.window = window }
        parts.cells.append(grid.reference(cell: cell, field: .lookback, reading: .printed))
        return true
    }

    /// Joins the two ends of a row's time; false where the row was refused for them.
    func takeWindow(of row: Int, into parts: inout RowParts, _ session: inout MedicationSession) -> Bool {
        guard parts.windowLow ?? parts.windowHigh != nil else { return true }
        for (column, role) in columns.roles {
            guard case .windowEnd(_, let unit, let basis) = role else { continue }
            if parts.window == .always,
                let window = WindowEnds.window(parts.windowLow, parts.windowHigh, unit, basis)
            {
                parts.window = window
                return true
            }
            session.refuse(
                MedicationFinding.windowUnread,
                "The two ends of the row's time are none that can be read with certainty.",
                help: "The first number is less than the second, and the row prints no other time.", grid: grid,
                row: row,
                cell: grid.cellIndex(row: row, column: column) ?? columns.cells(inRow: row, of: grid)[0])
            return false
        }
        return true
    }

    /// "0" where the chart says "0 = no lookback".
    private func anyTime(byLegendOf code: String, _ session: inout MedicationSession) -> LookbackNotation.Reading? {
        let piece = pieces.first { explainsNoTime($0.text, of: code) || saysAnyTime($0.text, of: code) }
        guard let piece else { return nil }
        session.heard.insert(piece)
        return LookbackNotation.Reading(window: .always)
    }

    private func explainsNoTime(_ text: String, of code: String) -> Bool {
        grid.texts[text].medication.clauses.contains {
            $0.key == code && Self.noTime.contains(FoldedText($0.meaning).string)
        }
    }

    static let noTime = Lexicon.words("legend-clause.no-time")

    /// "Otherwise" below "within 6 months" and "within 18 months": after the longest of them.
    private func otherwise(_ text: String, after rungs: [LookbackWindow]?) -> LookbackNotation.Reading? {
        guard let rungs, Lexicon.standard.senses(of: text).contains(where: { $0.category == .otherwise }),
            let last = rungs.max(by: { $0.maxMonths ?? .max < $1.maxMonths ?? .max }), let end = last.maxMonths,
            Set(rungs.map(\.basis)).count == 1, rungs.contains(where: { $0.minMonths == nil })
        else { return nil }
        return LookbackNotation.Reading(window: LookbackWindow(minMonths: end, maxMonths: nil, basis: last.basis))
    }

    /// A blank time, or a blank use where nearly every row prints one, may be a loss.
    func reportBlank(
        _ role: MedicationColumns.Role, column: Int, name: Int, isDash: Bool = false,
        _ session: inout MedicationSession
    ) {
        if role.isWindow {
            guard columns.windowCount == 1, !columns.anyIsBlank.contains(column),
                !tableScopes.contains(where: \.isDefault),
                !(refusalsAreTimed && accepts(grid.row(ofCell: name)))
            else { return }
            session.findings.add(
                MedicationFinding.windowMissing, "The row prints no time; it was read as any time.", grid: grid,
                cell: name)
        } else if role == .use, isDash || columns.mostlyFilled.contains(column), !blankUseIsAny {
            session.findings.add(
                MedicationFinding.useMissing, "The row prints no use; it was read as any use.", grid: grid,
                cell: name)
        }
    }

    /// "Anything other than migraine": the use of somebody else.
    static func isExcluded(_ text: String) -> Bool {
        let scope = Scope(text)
        return scope.isWhole && !scope.meanings.isEmpty
            && scope.meanings.allSatisfy { if case .notUse = $0 { true } else { false } }
    }

    /// "N/A", "Any", "Tous", a dash: nothing that is asked for.
    static func isEveryone(_ text: String) -> Bool {
        let words = OutcomeWords.words(text)
        return LookbackNotation.isDash(text) || text.count > 1 && !words.isEmpty && words.allSatisfy(everyone.contains)
            || Lexicon.standard.senses(of: text).contains {
                $0.category == .always || [WordSense(.sex, "any"), WordSense(.tobacco, "any")].contains($0)
            }
    }

    /// "Either" and "Both" under "Tobacco", "Sex" or "Brand or Generic".
    static func isEither(_ text: String) -> Bool {
        isEveryone(text) || either.contains(FoldedText(text).string)
    }

    private static let either = Lexicon.words("table-rules.either")
    static let everyone = Lexicon.words("table-rules.everyone")
    private static let anyUse = Lexicon.words("table-rules.any-use")

    /// A use that limits a rule; `nil` for "any use".
    static func limiting(_ use: String) -> String? { anyUse.contains(use.lowercased()) ? nil : use }

    /// A ditto mark with nothing above it that it could repeat.
    func refuseRepetition(_ cell: Int, row: Int, _ session: inout MedicationSession) {
        session.refuse(
            MedicationFinding.cellRepeats, "\"\(grid.sense(ofCell: cell).text)\" points to another cell of the chart.",
            help: "Print the text in every row.", grid: grid, row: row, cell: cell)
    }

    /// "Lioresal & Zanaflex": whoever takes both, or either.
    func reportPair(_ text: String, cell: Int, _ session: inout MedicationSession) {
        session.findings.add(
            MedicationFinding.nameAside,
            "\"\(text)\" may mean whoever takes both, or either of them; it was read as the first with the other.",
            help: "Print one medication a row, or \"with\" between those that are taken together.", grid: grid,
            cell: cell)
    }

    /// "Abacavir, lamivudine": one medication of both, or two.
    func reportCombination(_ text: String, cell: Int, _ session: inout MedicationSession) {
        session.findings.add(
            MedicationFinding.nameAside,
            "\"\(text)\" may be one medication of several substances, or several medications; it was read as one.",
            help: "Print one medication a row, or \"/\" between the substances of one.", grid: grid, cell: cell)
    }

    /// "Harvoni, Epclusa, Mavyret (hep C)": of the last alone, or of all.
    func reportTail(of names: [NamedMedication], cell: Int, _ session: inout MedicationSession) {
        let besides = names.map { $0.condition ?? Self.tail(of: MarkedText($0.name).text) }
        guard let last = besides.last, let tail = last, besides.dropLast().allSatisfy({ $0 == nil }), names.count > 1
        else {
            return
        }
        session.findings.add(
            MedicationFinding.nameAside,
            "\"\(tail)\" behind several names may be of all of them, or of the last; it was read of the last.",
            help: "Print one medication a row.", grid: grid, cell: cell)
    }

    /// What stands beside a name: "hep C", "women", "75 mg".
    private static func tail(of name: String) -> String? {
        if let use = MedicationForUse(name)?.use { return limiting(use) }
        let printed = PrintedMedication(MedicationSense(name))
        if let beside = printed.condition ?? printed.use { return beside }
        if printed.window != .always { return name }
        return name.partsAtLastGroup.flatMap { DrugDictionary.standard.resolve($0.inner).isUnresolved ? $0.inner : nil }
    }

    /// "Coumadin (less than 24 months)": since the last fill, or how long it is taken.
    func reportOpenTime(_ printed: PrintedMedication, cell: Int, _ session: inout MedicationSession) {
        session.findings.add(
            MedicationFinding.nameAside,
            "\"\(printed.condition ?? "")\" beside the name may be the time since a fill, or how long the medication is taken; it is kept as a condition.",
            help: "Say of what it is the time: \"filled within 24 months\".", grid: grid, cell: cell)
    }

    /// A note of a name that speaks of a time may replace those that columns print: "† Use 60 months for this medication."
    func reportOtherTimes(_ notes: [String], cell: Int, _ session: inout MedicationSession) {
        let hasTimes = columns.roles.values.contains { role in
            if case .timed = role { true } else { role.isWindow }
        }
        guard hasTimes, let note = notes.first(where: { LookbackNotation.holdsTime($0) }),
            session.halfKnown.insert(note).inserted
        else { return }
        session.findings.add(
            MedicationFinding.noteUnapplied, severity: .warning,
            "The note \"\(note)\" names a time, and so does the row; it is kept as a condition.",
            help: "Print the time that holds in the row.", grid: grid, cell: cell)
    }

    /// Whether a note is that of a mark: the notes of `**` are none of `*`.
    private func begins(_ text: String, with mark: String) -> Bool {
        text.hasPrefix(mark) && text.dropFirst(mark.count).first != mark.last
    }

    private mutating func notes(of mark: String) -> [String] {
        if let known = notesOfMarks[mark] { return known }
        let found = notesAround.filter { note, isOfMarked in
            begins(note, with: mark) || isOfMarked && note.contains("marked \(mark)")
        }.map(\.text)
        notesOfMarks[mark] = found
        return found
    }

    /// What the marks after names, uses and decisions point to.
    mutating func footnotes(
        _ marks: [String], row: Int, cell: Int, _ session: inout MedicationSession
    ) -> [String] {
        var texts: [String] = []
        for mark in marks {
            let found = notes(of: mark)
            if found.count > Self.mostNotes {
                reportManyNotes(of: mark, count: found.count, cell: cell, &session)
                continue
            }
            if found.isEmpty, session.unexplained.insert(mark).inserted {
                session.findings.add(
                    MedicationFinding.markUnexplained, severity: .warning,
                    "Nothing says what the mark \"\(mark)\" after names or uses means.",
                    help: "Put the meaning of the mark above or below the table.", grid: grid, cell: cell)
            }
            session.noted.formUnion(found)
            for text in found where !texts.contains(text) && !Explanation.isOfAvailability(text) {
                texts.append(text)
            }
        }
        return texts
    }

    /// Of more notes than these under one mark nobody says which is meant: no chart prints as many.
    static let mostNotes = 50

    private func reportManyNotes(of mark: String, count: Int, cell: Int, _ session: inout MedicationSession) {
        guard session.unexplained.insert(mark).inserted else { return }
        session.findings.add(
            MedicationFinding.markUnexplained, severity: .warning,
            "\(count) notes begin with the mark \"\(mark)\": nothing says which of them is meant, and none was applied.",
            help: "Give each note a mark of its own.", grid: grid, cell: cell)
    }
}
