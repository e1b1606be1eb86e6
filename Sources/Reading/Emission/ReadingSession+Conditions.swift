import ChartSchema
import Notation
import Tables

/// Sentences that no field of a limit can hold, and that change no figure: conditions, as printed, of the limits that they are about.
extension ReadingSession {
    /// What a sentence says that limits hold under; `nil` where nobody can say of which ones, and it has to be told.
    ///
    /// - Parameter cell: Where it stands in a table.
    mutating func condition(saidBy sentence: String, piece: TextPiece, cell: Int?) -> LimitCondition? {
        if isMarkedNote(sentence) { return condition(ofNote: sentence) }
        guard !isMarkedNote(piece.text), let said = BuildCondition(sentence, names: namesOfLimits),
            isOfLimits(piece, said, cell: cell), !goesOn(piece),
            Self.isWhole(sentence, in: piece)
        else { return nil }
        switch said.reach {
        case .chart where said.sexes.isEmpty: return LimitCondition(text: said.text, columns: .all)
        case .chart: return LimitCondition(text: said.text, columns: .of(said.sexes))
        case .named(let names): return LimitCondition(text: said.text, columns: .named(idsOfNames(names)))
        }
    }

    /// "not available in MT" of "GRADED - not available in MT" is no sentence of its own.
    private static func isWhole(_ sentence: String, in piece: TextPiece) -> Bool {
        let text = singleSpaced(piece.text)
        guard let range = text.range(of: singleSpaced(sentence)) else { return false }
        let before = text[..<range.lowerBound].last { $0 != " " }
        let after = text[range.upperBound...].first { $0 != " " }
        return before.map { ".;!".contains($0) } ?? true
            && (after == nil || ".;!".contains(text[..<range.upperBound].last!) || ".;".contains(after!))
    }

    /// "Issue ages 50-85 for Level; 50-75 for Graded": a clause that goes on with the one before says with its words what no grammar hears.
    private mutating func goesOn(_ piece: TextPiece) -> Bool {
        let clauses = piece.text.split(separator: ";").dropFirst().map { singleSpaced($0) }
        return clauses.contains { clause in
            !(clause.first?.isUppercase ?? true) && BuildCondition(clause, names: namesOfLimits) == nil
        }
    }

    /// Tells of a text, but for what becomes a condition.
    mutating func tell(
        unlessCondition text: String, piece: TextPiece, cell: Int?, _ report: (inout ReadingSession) -> Void
    ) {
        let count = findings.all.count
        report(&self)
        guard findings.all.count > count, findings.all[count...].allSatisfy(Self.mayBeCondition),
            let condition = condition(saidBy: text, piece: piece, cell: cell)
        else { return }
        findings.keep(count)
        conditions.append(condition)
    }

    /// Tells of a text, but for a row of words that says of each column of limits what it requires.
    mutating func tell(unlessConditionsOfRow cell: Int, of table: Table, _ report: (inout ReadingSession) -> Void) {
        guard let own = conditions(ofRow: cell, of: table) else { return report(&self) }
        let (count, known) = (findings.all.count, conditions.count)
        report(&self)
        guard countOfSaid > count + known, findings.all[count...].allSatisfy(Self.mayBeCondition) else { return }
        findings.keep(count)
        conditions.removeLast(conditions.count - known)
        conditions += own
    }

    /// How much was told, or kept as a condition.
    var countOfSaid: Int { findings.all.count + conditions.count }

    /// Findings that say no more than that words were not applied.
    static func mayBeCondition(_ finding: Finding) -> Bool {
        finding.isA(ChartFinding.proseUnapplied) || finding.isA(ChartFinding.footnoteUnapplied)
            || finding.isA(ChartFinding.titleUnread)
    }

    /// Titles whose conditions limits are read with are told of no more, but for what stands before these.
    mutating func hear(_ context: TableContext) {
        for piece in context.conditioned {
            guard let text = piece.condition?.of else { continue }
            for told in [text, NamedValues.withoutElement(TextPiece(text, at: piece.place)).text] {
                conditionedTitles.updateValue(ConditionedTitle(text, texts)?.head, forKey: told)
            }
        }
    }

    mutating func applyConditions() {
        var applied: Set<LimitCondition> = []
        for condition in conditions where applied.insert(condition).inserted { assembler.restrict(condition) }
    }

    // MARK: Places

    /// Whether what a text beside limits says is of all of them, or of all that bear the names: in a file with one table of limits alone.
    private mutating func isOfLimits(_ piece: TextPiece, _ said: BuildCondition, cell: Int?) -> Bool {
        let places = placesOfTexts
        guard let table = onlyTable(), !MarkedNotes(table).leavesMarksOpen(in: table),
            !places.isBelow(piece) || !places.isBehindHeading(piece)
        else { return false }
        if let cell {
            guard places.isAside(piece) else { return false }
            // "Face amount | | $25,000" below the limits may be of one column.
            let row = table.cells[cell].row
            if places.isBelow(piece), table.cells.count(where: { $0.row == row && !$0.isBlank }) > 1 { return false }
        }
        if case .named = said.reach { return true }
        let isOfGroup = !said.sexes.isEmpty || ChartSentence(said.text).isConditional
        // "Non-Tobacco requires 12 months without nicotine." beside columns of both.
        if isOfGroup, assembler.columns.contains(where: { $0.tobacco != .any || $0.sex != .any }) { return false }
        return !places.isBelow(piece) || !said.isTitle || document.tables.count == 1
    }

    /// The file's one table of limits, where it is read as one.
    mutating func onlyTable() -> Table? {
        let tables = placesOfTexts.tables
        guard tables.count == 1, let table = tables.first, parts.count(where: { $0.table == table.index }) == 1 else {
            return nil
        }
        return table
    }

    func standingPlaces() -> StandingPlaces {
        let cells = assembler.rows.lazy.flatMap(\.limits).compactMap(\.cells.first)
        let read = Set(cells.map(\.table))
        let tables = document.tables.filter { read.contains($0.index) }
        let asides = tables.flatMap { table in
            notes(of: table, index: table.index).map { note in
                (table: table.index, piece: note.piece, row: table.cells[note.cell].row)
            }
        }
        return StandingPlaces(tables, rules: cells, asides: asides)
    }

    // MARK: Names

    func foundNamesOfLimits() -> NameIndex {
        let labels = assembler.columns.flatMap { [$0.classLabel, $0.product] }.compactMap(\.self)
        let products = Set(assembler.columns.compactMap(\.product))
        return NameIndex(Set(labels + instructions.products.filter { products.contains($0.id) }.map(\.name)))
    }

    /// The names as limits bear them: a product by its id.
    private func idsOfNames(_ names: Set<String>) -> Set<String> {
        names.union(names.compactMap { productID($0) })
    }

    // MARK: Marks

    /// What the note of a mark says of the columns whose names bear it; `nil` where anything else bears it, too.
    private mutating func condition(ofNote text: String) -> LimitCondition? {
        guard let said = BuildCondition.note(text, names: namesOfLimits) else { return nil }
        let note = MarkedNotes.Note(text)
        guard placesOfTexts.tables.count == 1, document.tables.allSatisfy({ !isMarkedAround($0, note) }) else {
            return nil
        }
        let headers = Set(
            assembler.columns.lazy.flatMap(\.cells).filter { note.isMarked($0.text) }
                .map { LimitCondition.CellPlace(table: $0.table, row: $0.row, column: $0.column) })
        // "* Ages 65 and over only." of "Preferred Min*" is not of the maximum.
        let isOfOneEnd = assembler.columns.lazy.flatMap(\.cells).contains { cell in
            note.isMarked(cell.text) && texts[cell.text].terms.bound != nil
        }
        guard !headers.isEmpty, !isOfOneEnd else { return nil }
        let bearers = document.tables.flatMap { table in
            table.cells.lazy.filter { !$0.isBlank && note.isMarked(table.text(of: $0)) }.map {
                LimitCondition.CellPlace(table: table.index, row: $0.row, column: $0.column)
            }
        }
        return headers.isSuperset(of: bearers) ? LimitCondition(text: said, columns: .headed(headers)) : nil
    }

    /// Whether a title bears the mark: its note is of more than columns.
    private func isMarkedAround(_ table: Table, _ note: MarkedNotes.Note) -> Bool {
        (table.headings + [table.caption].compactMap(\.self) + table.textAbove + table.textBefore)
            .contains { note.isMarked($0.text) }
    }
}
