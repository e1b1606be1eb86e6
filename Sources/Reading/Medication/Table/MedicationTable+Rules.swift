import ChartSchema
import Notation
import Tables

extension MedicationTable {
    /// A row of the chart: its drug, use and time, then one rule a decision.
    mutating func readRules(_ row: Int, name: Int, into session: inout MedicationSession) {
        let more = columns.medicationColumns.dropFirst().compactMap { grid.cellIndex(row: row, column: $0) }
            .filter { !grid.sense(ofCell: $0).isBlank && $0 != name }
        var marked = ([name] + more).map { MarkedText(grid.sense(ofCell: $0).text) }
        if marked.contains(where: \.hasInnerMark) {
            refuseInnerMark(row, cell: name, &session)
            return
        }
        var cells = [name] + more
        var numbered: [String] = []
        for place in marked.indices {
            let found = unnumbered(marked[place].text, cell: cells[place], isName: true, &session)
            marked[place].text = found.text
            numbered += found.notes
        }
        var beside: TakenBeside?
        if !isInverted, let found = TakenBeside(marked[0].text) {
            guard let above = nameAbove(row), !session.resolve(found.other).isUnresolved else {
                session.refuse(
                    "medication.row.unread",
                    "\"\(marked[0].text)\" goes on with another row, and it is not certain with which medication.",
                    help: "Print both medications in the row.", grid: grid, row: row, cell: name)
                return
            }
            beside = found
            let printed = MarkedText(grid.sense(ofCell: above).text)
            marked[0].text = unnumbered(printed.text, cell: above, isName: true, &session).text
            cells.insert(above, at: 0)
        }
        var parts = RowParts(medication: marked.map(\.text).joined(separator: " / "))
        if let beside { parts.add(condition: beside.condition) }
        for cell in cells {
            let isCarried = grid.table.cells[cell].row + grid.table.cells[cell].rowSpan <= row
            parts.cells.append(
                grid.reference(cell: cell, field: .medication, reading: isCarried ? .carried : .printed))
        }
        var products: [String] = []
        let isAlone = columns.cells(inRow: row, of: grid).allSatisfy { $0 == name }
        for (column, role) in columns.roles.sorted(by: { $0.key < $1.key }) {
            guard let cell = names.cell(inRow: row, column: column, role: role), !grid.sense(ofCell: cell).isBlank
            else {
                if !isAlone, role != .use || !isUseBesideName(row) {
                    reportBlank(role, column: column, name: name, &session)
                }
                continue
            }
            if role.decides { continue }
            let own = cell
            guard let cell = repeated(own, row: row, column: column) else {
                refuseRepetition(own, row: row, &session)
                return
            }
            if own != cell { session.ledger.mark(.label, table: index, cell: own) }
            let text = grid.sense(ofCell: cell).text
            if role == .use || role.isWindow, LookbackNotation.isDash(text) {
                reportBlank(role, column: column, name: name, isDash: true, &session)
                session.ledger.mark(.label, table: index, cell: cell)
                continue
            }
            switch role {
            case .use where parts.useCell != nil: add(singleSpaced(text), cell, to: &parts)
            case .use:
                var printed = MarkedText(text)
                let found = unnumbered(printed.text, cell: cell, isName: false, &session)
                (printed.text, numbered) = (found.text, numbered + found.notes)
                marked.append(printed)
                if Self.isExcluded(printed.text) {
                    parts.add(condition: printed.text)
                } else {
                    parts.use = Self.anyUse.contains(printed.text.lowercased()) ? nil : printed.text
                }
                parts.useCell = cell
                parts.cells.append(grid.reference(cell: cell, field: .use, reading: .printed))
            case .window(let unit, let basis):
                guard read(time: cell, unit, basis, row: row, into: &parts, &session) else { return }
            case .condition: addNote(singleSpaced(text), cell, to: &parts, &session)
            case .test(let header):
                let isEveryone = OutcomeWords.words(text).allSatisfy {
                    ["any", "all", "n", "a", "na", "none"].contains($0)
                }
                if !isEveryone { add("\(header): \(singleSpaced(text))", cell, to: &parts) }
            case .age: add(ages: singleSpaced(text), cell, to: &parts)
            case .medication: break
            case .product: products = text.split { ";\n".contains($0) }.map(singleSpaced).filter { !$0.isEmpty }
            case .outcome, .marks, .timed, .plans, .unread: continue
            }
            session.ledger.mark(.label, table: index, cell: cell)
        }
        for scope in rowScopes + [sectionScope].compactMap(\.self) + tableScopes { parts.take(scope) }
        parts.marks = marked.flatMap(\.marks)
        parts.footnotes = footnotes(parts.marks, row: row, cell: name, &session)
        for note in numbered { parts.add(note: note) }
        let text = grid.sense(ofCell: name).text
        let own = PrintedMedication(parts.medication)
        let names =
            isInverted
            ? NamedMedication.all(in: text) : more.isEmpty ? NamedMedication.several(in: parts.medication) : nil
        if names == nil { parts.take(own, grid.reference(cell: name, field: .use, reading: .printed)) }
        for named in names ?? [NamedMedication(name: own.name, beside: nil)] {
            var parts = parts
            parts.medication = MarkedText(named.name).text
            parts.takeUse(fromName: grid.reference(cell: name, field: .use, reading: .printed))
            if let condition = named.condition { parts.add(condition: condition) }
            for product in products.isEmpty ? [nil] : products.map(Optional.some) {
                parts.product = product
                emit(row, name: name, parts, into: &session)
            }
        }
    }

    /// What a column of notes says: a condition, unless it explains the name or says the decision again.
    private func addNote(_ text: String, _ cell: Int, to parts: inout RowParts, _ session: inout MedicationSession) {
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
        let words = OutcomeWords(text)
        if let outcome = words.only, words.rest.isEmpty {
            parts.restated.append((outcome, cell))
        } else {
            add(text, cell, to: &parts)
        }
    }

    /// Adds the ages of a row, which a column of ages prints as bare figures.
    private func add(ages text: String, _ cell: Int, to parts: inout RowParts) {
        let isNamed = OutcomeWords.words(text).contains { ["age", "ages", "any", "all"].contains($0) }
        add(isNamed ? text : "Age \(text)", cell, to: &parts)
    }

    private func add(_ condition: String, _ cell: Int, to parts: inout RowParts) {
        parts.add(condition: condition)
        parts.cells.append(grid.reference(cell: cell, field: .condition, reading: .printed))
    }

    /// Reads the time of a row; false where the row was refused for it.
    private func read(
        time cell: Int, _ unit: LookbackNotation.Unit?, _ basis: LookbackWindow.Basis, row: Int,
        into parts: inout RowParts, _ session: inout MedicationSession
    ) -> Bool {
        let text = grid.sense(ofCell: cell).text
        guard let found = LookbackNotation.read(text, headerUnit: unit, basis: basis) else {
            session.refuse(
                "medication.window.unread", "\"\(text)\" is no time that can be read with certainty.",
                help: "A time is any, 24 months, 2 years, > 3 years.", grid: grid, row: row, cell: cell)
            return false
        }
        guard parts.window == .always || found.window == .always else {
            session.refuse(
                "medication.window.unread", "The row prints two times, in two columns.",
                help: "Say both in one rule a row.", grid: grid, row: row, cell: cell)
            return false
        }
        if found.window != .always { parts.window = found.window }
        if !LookbackNotation.isUsual(parts.window) {
            session.findings.add(
                "medication.window.odd", .warning, "\"\(text)\" is a time that charts hardly use.",
                help: "Look for a digit that was lost; it is kept as printed.", grid: grid, cell: cell)
        }
        parts.cells.append(grid.reference(cell: cell, field: .lookback, reading: .printed))
        if let condition = found.condition { parts.add(condition: condition) }
        return true
    }

    /// A blank time, or a blank use where nearly every row prints one, may be a loss.
    private func reportBlank(
        _ role: MedicationColumns.Role, column: Int, name: Int, isDash: Bool = false,
        _ session: inout MedicationSession
    ) {
        if case .window = role {
            guard columns.windowCount == 1, !columns.anyIsBlank.contains(column) else { return }
            session.findings.add(
                "medication.window.missing", .warning, "The row prints no time; it was read as any time.", grid: grid,
                cell: name)
        } else if role == .use, isDash || columns.mostlyFilled.contains(column), !blankUseIsAny {
            session.findings.add(
                "medication.use.missing", .warning, "The row prints no use; it was read as any use.", grid: grid,
                cell: name)
        }
    }

    /// "Anything other than migraine": the use of somebody else.
    private static func isExcluded(_ text: String) -> Bool {
        let scope = Scope(text)
        return scope.isWhole && !scope.meanings.isEmpty
            && scope.meanings.allSatisfy { if case .notUse = $0 { true } else { false } }
    }

    private static let anyUse = Lexicon.words("table-rules.any-use")
    /// A ditto mark with nothing above it that it could repeat.
    func refuseRepetition(_ cell: Int, row: Int, _ session: inout MedicationSession) {
        session.refuse(
            "medication.cell.repeats", "\"\(grid.sense(ofCell: cell).text)\" points to another cell of the chart.",
            help: "Print the text in every row.", grid: grid, row: row, cell: cell)
    }

    /// Whether a note is that of a mark: the notes of `**` are none of `*`.
    private func begins(_ text: String, with mark: String) -> Bool {
        text.hasPrefix(mark) && text.dropFirst(mark.count).first != mark.last
    }

    /// What the marks after names, uses and decisions point to.
    func footnotes(
        _ marks: [String], row: Int, cell: Int, _ session: inout MedicationSession
    ) -> [String] {
        var texts: [String] = []
        for mark in marks {
            let found = pieces.filter { begins($0.text, with: mark) || $0.text.contains("marked \(mark)") }
            if found.isEmpty, session.unexplained.insert(mark).inserted {
                session.findings.add(
                    "medication.mark.unexplained", .warning,
                    "Nothing says what the mark \"\(mark)\" after names or uses means.",
                    help: "Put the meaning of the mark above or below the table.", grid: grid, cell: cell)
            }
            session.noted.formUnion(found.map(\.text))
            for text in found.map(\.text) where !texts.contains(text) && !Explanation.isOfAvailability(text) {
                texts.append(text)
            }
        }
        return texts
    }
}
