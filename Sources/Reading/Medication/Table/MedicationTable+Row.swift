import ChartSchema
import Notation
import Tables
import Vocabulary

/// What the cells of a row say, gathered column by column.
struct RowReading {
    var parts: RowParts
    /// Names and uses with the marks after them.
    var marked: [MarkedText]
    /// What the notes of numbers after names and uses say.
    var numbered: [String]
    var products: [String] = []
    /// Cells of further uses, each of which the row is for as well.
    var moreUses: [Int] = []
}

extension MedicationTable {
    /// A row of the chart: its drug, use and time, then one rule a decision.
    mutating func readRules(_ row: Int, name: Int, into session: inout MedicationSession) {
        let more = columns.medicationColumns.dropFirst().compactMap { grid.cellIndex(row: row, column: $0) }
            .filter { !grid.sense(ofCell: $0).isBlank && $0 != name }
        guard var reading = names(row, cells: [name] + more, &session),
            readCells(row, name: name, into: &reading, &session)
        else { return }
        take(scopesOf: row, name: name, into: &reading, &session)
        emit(row, name: name, isAlone: more.isEmpty, reading, into: &session)
        for cell in reading.moreUses {
            var other = reading
            other.parts.use = Self.once(singleSpaced(grid.sense(ofCell: cell).text))
            other.parts.cells.removeAll { $0.field == .use }
            other.parts.cells.append(grid.reference(cell: cell, field: .use, reading: .printed))
            other.parts.useCell = cell
            emit(row, name: name, isAlone: more.isEmpty, other, into: &session)
        }
    }

    /// "Secondary Use", "Other conditions": the row is for that use too, and not for both together.
    private func isSecondUse(_ cell: Int) -> Bool {
        OutcomeWords.words(columns.name(of: grid.column(ofCell: cell), in: grid)).contains(where: Self.second.contains)
    }

    private static let second = Lexicon.words("medication-header.second-use")

    /// A row below the heading that names its medication.
    mutating func readRules(_ row: Int, _ cells: [Int], under heading: String, into session: inout MedicationSession) {
        let printed = MarkedText(heading)
        var reading = RowReading(parts: RowParts(medication: printed.text), marked: [printed], numbered: [])
        guard readCells(row, name: cells[0], into: &reading, &session) else { return }
        take(scopesOf: row, name: cells[0], into: &reading, &session)
        emit(row, name: cells[0], isAlone: false, reading, into: &session)
    }

    /// The names of a row; `nil` where it was refused for them.
    private func names(_ row: Int, cells: [Int], _ session: inout MedicationSession) -> RowReading? {
        var marked = cells.map { grid.sense(ofCell: $0).medication.marked }
        if marked.contains(where: \.hasInnerMark) {
            refuseInnerMark(row, cell: cells[0], &session)
            return nil
        }
        if let cut = marked.indices.first(where: { isCut(marked[$0].text) }) {
            refuseCut(marked[cut].text, row: row, cell: cells[cut], &session)
            return nil
        }
        var cells = cells
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
                    MedicationFinding.rowUnread,
                    "\"\(marked[0].text)\" goes on with another row, and it is not certain with which medication.",
                    help: "Print both medications in the row.", grid: grid, row: row, cell: cells[0])
                return nil
            }
            beside = found
            let printed = grid.sense(ofCell: above).medication.marked
            marked[0].text = unnumbered(printed.text, cell: above, isName: true, &session).text
            cells.insert(above, at: 0)
        }
        if let group = group(ofRow: row), marked.allSatisfy({ Self.isRest($0.text) }) {
            marked[0].text = "\(singleSpaced(grid.sense(ofCell: group).text)) (\(marked[0].text))"
            cells.append(group)
        }
        var parts = RowParts(medication: marked.map(\.text).joined(separator: " / "))
        if let beside { parts.add(condition: beside.condition) }
        for cell in cells {
            let isCarried = grid.row(ofCell: cell) + grid.span(ofCell: cell).rows <= row
            parts.cells.append(
                grid.reference(cell: cell, field: .medication, reading: isCarried ? .carried : .printed))
        }
        return RowReading(parts: parts, marked: marked, numbered: numbered)
    }

    /// The kind of medication that a row prints beside its name: "Opioids" beside "all others".
    func group(ofRow row: Int) -> Int? {
        groupColumns.lazy.compactMap { [grid] in grid.cellIndex(row: row, column: $0) }.first { [grid] in
            !grid.sense(ofCell: $0).isBlank
        }
    }

    /// The columns of kinds of medications, which have no role of their own.
    static func groupColumns(_ columns: MedicationColumns, _ grid: Grid) -> [Int] {
        (0..<grid.columnCount).filter {
            columns.roles[$0] == nil && MedicationHeader(columns.name(of: $0, in: grid)) == .group
        }
    }

    /// "All others", "all": whatever the other rows of its kind do not name.
    private static func isRest(_ name: String) -> Bool {
        if isEveryone(name) { return true }
        return DrugDictionary.standard.resolve(name).answer == .notADrug(DrugResolution.everyOther)
    }

    /// Reads the cells beside the names that do not decide; false where the row was refused for one.
    private mutating func readCells(
        _ row: Int, name: Int, into reading: inout RowReading, _ session: inout MedicationSession
    ) -> Bool {
        let isAlone = columns.cells(inRow: row, of: grid).allSatisfy { $0 == name }
        for (column, role) in columns.roles.sorted(by: { $0.key < $1.key }) {
            guard let own = names.cell(inRow: row, column: column, role: role), !grid.sense(ofCell: own).isBlank
            else {
                if !isAlone, role != .use || !isUseBesideName(row) {
                    reportBlank(role, column: column, name: name, &session)
                }
                continue
            }
            if role.decides { continue }
            guard let cell = repeated(own, row: row, column: column) else {
                refuseRepetition(own, row: row, &session)
                return false
            }
            if own != cell { session.ledger.mark(.label, table: index, cell: own) }
            if role == .use || role.isWindow, Self.isNothing(grid.sense(ofCell: cell).text, as: role) {
                reportBlank(role, column: column, name: name, isDash: true, &session)
            } else if role == .unread {
                // What it says may change the decision.
                withhold(row, &session)
                return false
            } else if !read(cell, as: role, row: row, into: &reading, &session) {
                return false
            }
            session.ledger.mark(.label, table: index, cell: cell)
        }
        if !takeWindow(of: row, into: &reading.parts, &session) { return false }
        if let clock = reading.parts.clock, reading.parts.window != .always { reading.parts.window.basis = clock }
        return true
    }

    /// A dash; below a header of uses "N/A" as well, which names none.
    private static func isNothing(_ text: String, as role: MedicationColumns.Role) -> Bool {
        LookbackNotation.isDash(text)
            || role == .use && Lexicon.standard.senses(of: text).contains(WordSense(.header, "nothing"))
    }

    /// Nothing of the row is published, for a reason that was told for the whole column.
    private func withhold(_ row: Int, _ session: inout MedicationSession) {
        session.reported.insert([index, grid.place(row: row, column: 0).row])
        for cell in columns.cells(inRow: row, of: grid) { session.ledger.mark(.unread, table: index, cell: cell) }
    }

    /// Reads one cell; false where the row was refused for it.
    private mutating func read(
        _ cell: Int, as role: MedicationColumns.Role, row: Int, into reading: inout RowReading,
        _ session: inout MedicationSession
    ) -> Bool {
        let text = grid.sense(ofCell: cell).text
        switch role {
        case .use where reading.parts.useCell != nil && isSecondUse(cell): reading.moreUses.append(cell)
        case .use where reading.parts.useCell != nil: add(singleSpaced(text), cell, to: &reading.parts)
        case .use: read(use: cell, text, into: &reading, &session)
        case .window(let unit, let basis):
            return read(time: cell, unit, basis, row: row, into: &reading.parts, &session)
        case .windowStart(let unit, let basis):
            return read(start: cell, unit, basis, row: row, into: &reading.parts, &session)
        case .condition:
            let known = reading.parts.tests.count
            let header = columns.name(of: grid.column(ofCell: cell), in: grid)
            let isDaily = ConditionNotation.isDaily(header: header)
            // "Weekly dose" over "10 mg or more"
            let saysMore = !isDaily && Self.saysMoreOfDoses(header) && !Self.isEveryone(text)
            addNote(
                saysMore ? "\(header): \(singleSpaced(text))" : singleSpaced(text), cell, to: &reading.parts, &session)
            // "Daily dose" over "40 mg or more"
            if isDaily {
                reading.parts.makeDaily(from: known, header: ConditionNotation.isDaily(text) ? nil : header)
            }
        case .clock:
            let header = columns.name(of: grid.column(ofCell: cell), in: grid)
            reading.parts.clock = FillClock(cell: text, under: header)?.basis
        case .test(let header):
            let said = TaggedText(header.spacedName)
            let isOfAll = said.has(.joined) ? Self.isEveryone(text) : Self.isEither(text)
            if !isOfAll { add("\(header): \(singleSpaced(text))", cell, to: &reading.parts) }
        case .question:
            reading.parts.question = singleSpaced(text)
            reading.parts.cells.append(grid.reference(cell: cell, field: .condition, reading: .printed))
        case .age: add(ages: singleSpaced(text), cell, to: &reading.parts)
        case .ageEnd(let isLow):
            if isLow { reading.parts.ageLow = text } else { reading.parts.ageHigh = text }
            reading.parts.cells.append(grid.reference(cell: cell, field: .condition, reading: .printed))
        case .windowEnd(let isLow, _, _):
            if isLow { reading.parts.windowLow = text } else { reading.parts.windowHigh = text }
            reading.parts.cells.append(grid.reference(cell: cell, field: .lookback, reading: .printed))
        case .product:
            reading.products = text.split { ";\n".contains($0) }.map(singleSpaced).filter {
                !$0.isEmpty && !DecisionScope.isOfAll($0)
            }
        case .medication, .outcome, .marks, .timed, .uses, .plans, .unread: break
        }
        return true
    }

    /// "Weekly dose", "Dose per tablet": of what the doses are.
    private static func saysMoreOfDoses(_ header: String) -> Bool {
        let words = OutcomeWords.words(header.spacedName)
        return words.contains(where: doses.contains) && !words.allSatisfy { doses.contains($0) || plain.contains($0) }
    }

    static let doses = Lexicon.words("dose-header.doses")
    private static let plain = Lexicon.words("dose-header.plain")

    private func read(
        use cell: Int, _ text: String, into reading: inout RowReading, _ session: inout MedicationSession
    ) {
        var printed = grid.sense(ofCell: cell).medication.marked
        if let lines = Self.stackedUses(text) { printed.text = lines.joined(separator: " / ") }
        let found = unnumbered(printed.text, cell: cell, isName: false, &session)
        (printed.text, reading.numbered) = (found.text, reading.numbered + found.notes)
        reading.marked.append(printed)
        // "over 50 units/day" in the column of uses says no use.
        let isDose =
            UseVocabulary.standard.uses(in: printed.text) == nil
            && ConditionNotation.tests(of: printed.text).contains { if case .dose = $0 { true } else { false } }
        if isDose || grid.texts[printed.text].medication.isExcluded {
            reading.parts.add(condition: printed.text)
        } else {
            let limited = UseWithLimit(printed.text)
            let use = limited.map { $0.isDecided ? $0.use : printed.text } ?? printed.text
            reading.parts.use = Self.limiting(use).map(Self.once)
            if let limited { reading.parts.add(condition: limited.limit) }
        }
        reading.parts.useCell = cell
        reading.parts.cells.append(grid.reference(cell: cell, field: .use, reading: .printed))
    }

    /// "Heart attack" over "Stroke": a use on each line.
    private static func stackedUses(_ text: String) -> [String]? {
        guard text.utf8.contains(UInt8(ascii: "\n")) else { return nil }
        let lines = text.split(separator: "\n").map { singleSpaced($0).trimming("•·-– ") }.filter { !$0.isEmpty }
        let areUses = lines.count > 1 && lines.allSatisfy { UseVocabulary.standard.uses(in: $0) != nil }
        // "Pulmonary" over "Hypertension" is one use.
        if areUses, UseVocabulary.standard.isWording(lines.joined(separator: " ")) { return nil }
        // "Chronic kidney" over "disease", too.
        return areUses && lines.dropFirst().allSatisfy { $0.first?.isUppercase ?? false } ? lines : nil
    }

    /// "Hypertension / Hypertension": one word of two languages.
    private static func once(_ use: String) -> String {
        guard use.utf8.contains(UInt8(ascii: "/")) else { return use }
        let parts = use.split(separator: " / ").map(String.init)
        return Set(parts.map { FoldedText($0).string }).count == 1 ? parts[0] : use
    }

    /// Whether a row prints a time, be it any, from which one for all that print none keeps away.
    func saysOwnTime(_ row: Int) -> Bool {
        tableScopes.contains(where: \.isDefault)
            && columns.cells(inRow: row, of: grid).contains { cell in
                let column = grid.column(ofCell: cell)
                let mayDate =
                    columns.decidingColumns.contains(column)
                    || [.medication, .condition].contains(columns.roles[column])
                return mayDate && LookbackOfAll.isTimeOfItsOwn(grid.sense(ofCell: cell).text)
            }
    }

    /// What stands away from the row: headers, headings, sections and the notes of its marks.
    private mutating func take(
        scopesOf row: Int, name: Int, into reading: inout RowReading, _ session: inout MedicationSession
    ) {
        if let ages = AgeEnds.condition(reading.parts.ageLow, reading.parts.ageHigh) {
            reading.parts.add(condition: ages)
        }
        if saysOwnTime(row) { reading.parts.saysTime = true }
        for scope in rowScopes + [sectionScope].compactMap(\.self) + tableScopes { reading.parts.take(scope) }
        reading.parts.marks = reading.marked.flatMap(\.marks)
        reading.parts.footnotes = footnotes(reading.parts.marks, row: row, cell: name, &session)
            .filter { !reading.parts.takeTime(ofNote: $0, grid.texts) }
        reportOtherTimes(reading.parts.footnotes, cell: name, &session)
        for note in reading.numbered { reading.parts.add(note: note) }
    }

    /// One rule a name, a product and a decision.
    private mutating func emit(
        _ row: Int, name: Int, isAlone: Bool, _ reading: RowReading, into session: inout MedicationSession
    ) {
        var parts = reading.parts
        let text = grid.sense(ofCell: name).medication.text
        let own = PrintedMedication(grid.texts[parts.medication].medication)
        let names =
            isInverted
            ? NamedMedication.all(in: text)
            : isAlone ? NamedMedication.lines(of: text) ?? several(parts.medication, own) : nil
        if names == nil {
            parts.take(own, grid.reference(cell: name, field: .use, reading: .printed))
            if own.mayBeEither { reportPair(parts.medication, cell: name, &session) }
            if own.isOfOpenTime { reportOpenTime(own, cell: name, &session) }
        }
        if let names { reportTail(of: names, cell: name, &session) }
        for named in names ?? [NamedMedication(name: own.name, beside: nil)] {
            var parts = parts
            parts.medication = MarkedText(named.name).text
            parts.takeUse(fromName: grid.reference(cell: name, field: .use, reading: .printed))
            if let condition = named.condition { parts.add(condition: condition) }
            for product in reading.products.isEmpty ? [nil] : reading.products.map(Optional.some) {
                parts.product = product
                emit(row, name: name, parts, into: &session)
            }
        }
    }

    /// The medications of a cell of several. What is one medication of several substances as well ("ezetimibe, simvastatin") is none
    /// where other cells print lists.
    private func several(_ printed: String, _ own: PrintedMedication) -> [NamedMedication]? {
        if let known = grid.texts[printed].medication.several { return known }
        guard own.mayBeSeveral, own.condition == nil, holdsLists else { return nil }
        return NamedMedication.all(in: printed)
    }

    /// Whether other cells of medications hold several.
    private var holdsLists: Bool {
        columns.medicationColumns.contains { column in
            (columns.firstRow..<min(grid.rowCount, columns.firstRow + 60)).contains { row in
                grid.sense(row: row, column: column).medication.several != nil
            }
        }
    }
}
