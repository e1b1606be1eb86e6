import ChartSchema
import Notation
import Tables

/// Sentences that no field of a limit can hold, and that change no figure: conditions, as printed, of the limits that they are about.
extension ReadingSession {
    /// What a sentence says that limits hold under; `nil` where nobody can say of which ones, and it has to be told.
    ///
    /// - Parameter cell: Where it stands in a table.
    mutating func condition(saidBy sentence: String, piece: TextPiece, cell: Int?) -> LimitCondition? {
        if isMarkedNote(sentence) { return condition(ofNote: sentence, piece) }
        guard !isMarkedNote(piece.text), let said = BuildCondition(sentence, names: namesOfLimits),
            isOfLimits(piece, said, isInTable: cell != nil), !goesOn(piece)
        else { return nil }
        switch said.reach {
        case .chart where said.sexes.isEmpty: return LimitCondition(text: said.text, columns: .all)
        case .chart: return LimitCondition(text: said.text, columns: .of(said.sexes))
        case .named(let names): return LimitCondition(text: said.text, columns: .named(idsOfNames(names)))
        }
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
        for piece in context.pieces {
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

    /// Whether what a text beside limits says is of all of them, or of all that bear the names.
    private mutating func isOfLimits(_ piece: TextPiece, _ said: BuildCondition, isInTable: Bool) -> Bool {
        let places = placesOfTexts
        if isInTable, !places.isAside(piece) { return false }
        // A number that nothing explains may be that of any note below.
        if places.tables.contains(where: { MarkedNotes($0).leavesMarksOpen(in: $0) }) { return false }
        let isOverAll = places.isOverAll(piece, isOfDocument: said.isOfDocument && said.reach == .chart)
        if case .named(let names) = said.reach { return isOverAll || areOfOneTable(names, with: piece) }
        let mayBeginAnother = said.isTitle && document.tables.count > 1
        return isOverAll && (!places.isBelow(piece) || !mayBeginAnother && !places.isBehindHeading(piece))
    }

    /// Whether all limits that bear the names stand in one table, and the text beside it.
    private func areOfOneTable(_ names: Set<String>, with piece: TextPiece) -> Bool {
        let ids = idsOfNames(names)
        let columns = Set(assembler.columns.indices.filter { place in
            let column = assembler.columns[place]
            return [column.classLabel, column.product].contains { $0.map(ids.contains) ?? false }
        })
        let tables = Set(
            assembler.rows.lazy.flatMap(\.limits).filter { columns.contains($0.column) }
                .compactMap { $0.cells.first?.table })
        guard tables.count == 1, let table = tables.first else { return false }
        let own = document.tables[table]
        return ([own.caption].compactMap(\.self) + own.textAbove + own.textBefore + own.textAfter).contains(piece)
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
    private mutating func condition(ofNote text: String, _ piece: TextPiece) -> LimitCondition? {
        guard let said = BuildCondition.note(text, names: namesOfLimits) else { return nil }
        let note = MarkedNotes.Note(text)
        let headers = Set(
            assembler.columns.lazy.flatMap(\.cells).filter { note.isMarked($0.text) }
                .map { LimitCondition.CellPlace(table: $0.table, row: $0.row, column: $0.column) })
        guard !headers.isEmpty else { return nil }
        let bearers = document.tables.flatMap { table in
            table.cells.lazy.filter { !$0.isBlank && note.isMarked(table.text(of: $0)) }.map {
                LimitCondition.CellPlace(table: table.index, row: $0.row, column: $0.column)
            }
        }
        return headers.isSuperset(of: bearers) ? LimitCondition(text: said, columns: .headed(headers)) : nil
    }
}
