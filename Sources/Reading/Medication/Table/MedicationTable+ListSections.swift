import Notation
import Tables
import Vocabulary

/// Rows of a list that say for which plan, whom, what or when the names below them are: "Whole Life", "Ages 60-85 only", "Dementia".
extension MedicationTable {
    /// What holds for an item of a list besides its decision, the nearest first.
    func scopes(ofItem cell: Int) -> [DecisionScope] {
        let isTimed = LookbackOfAll.isTimeOfItsOwn(grid.sense(ofCell: cell).text)
        return [sectionScope, listScope].compactMap(\.self) + tableScopes.filter { !($0.isDefault && isTimed) }
    }

    /// Takes the plan or the scope of a row for the rows below it. False for a row that is a name, or says anything else.
    mutating func hearListSection(_ cell: Int, row: Int, in session: inout MedicationSession) -> Bool {
        let text = grid.sense(ofCell: cell).text
        if hearTimeOfFills(cell, row: row, in: &session) { return true }
        guard columns.span == nil, grid.cells(inRow: row).count == 1, let next = rowBelow(row),
            session.resolve(MarkedText(text).text).isUnresolved || isUseAmongUses(text),
            NamedMedication.line(text) == nil,
            isName(next) || decides(next)
        else { return false }
        // "Lasix Whole Life" is a medication for one plan.
        if session.takesPlans, !Self.beginsWithDrug(text),
            let plan = PlanWords.named(text) ?? planAmongPlans(text, row: row)
        {
            (sectionPlan, sectionScope, listScope, isPlanOfDecision) = (plan, nil, nil, false)
            session.planPieces.insert(TextPiece(text, at: grid.table.place(ofCell: cell)))
        } else if var scope = DecisionScope(text), scope.isTitle, scope.use == nil || usesAreSections {
            scope.cell = grid.reference(cell: cell, field: scope.field, reading: .heading)
            if decides(next) { (listScope, sectionScope) = (scope, nil) } else { sectionScope = scope }
        } else if isUnknownUse(text, before: next, in: &session) {
            var scope = DecisionScope(use: text)
            scope.cell = grid.reference(cell: cell, field: .use, reading: .heading)
            (listScope, sectionScope) = (scope, nil)
        } else {
            return false
        }
        closeScope(in: &session)
        if sectionPlan == nil || sectionScope != nil || listScope != nil { openScope = (cell, session.rules.count) }
        session.ledger.mark(.label, table: index, cell: cell)
        return true
    }

    /// Tells of a row that says for whom or when, below which no rule was read: it may be about those above it.
    mutating func closeScope(in session: inout MedicationSession) {
        defer { openScope = nil }
        guard let open = openScope, session.rules.count == open.rules else { return }
        session.reportLost(TextPiece(grid.sense(ofCell: open.cell).text, at: grid.table.place(ofCell: open.cell)))
    }

    /// "SECURE TERM" where other rows of one text are plans: capitals alone make no name. "Mortgage Guardian", where the items below it are
    /// decided again below another row like it.
    private func planAmongPlans(_ text: String, row: Int) -> String? {
        if isOverRepeatedItems(row) { return singleSpaced(text) }
        return PlanWords.isNameAlone(text) && PlanWords.tells(text) && !plansOfList.isEmpty ? text : nil
    }

    /// The rows of one text that name a plan by their words.
    private var plansOfList: [Int] {
        (0..<grid.rowCount).filter { lone($0).map { PlanWords.named($0) != nil } ?? false }
    }

    /// The text of a row that holds no other.
    func lone(_ row: Int) -> String? {
        let cells = grid.cells(inRow: row)
        return cells.count == 1 ? grid.sense(ofCell: cells[0]).text : nil
    }

    /// Whether a row may name a plan, stands over items with decisions of their own, and most of the same items stand below another row that
    /// may: nothing else tells the two apart.
    private func isOverRepeatedItems(_ row: Int) -> Bool {
        let own = names(below: row)
        guard own.count > 1, mayBePlan(row) else { return false }
        return (0..<grid.rowCount).contains { other in
            guard other != row, mayBePlan(other), lone(other) != lone(row) else { return false }
            let names = names(below: other)
            return names.count > 1 && names.intersection(own).count * 2 > min(names.count, own.count)
        }
    }

    private func mayBePlan(_ row: Int) -> Bool {
        lone(row).map { PlanWords.named($0) != nil || MedicationSession.mayNamePlan($0) } ?? false
    }

    /// The medications of the items below a row, up to the first row that is none.
    private func names(below row: Int) -> Set<String> {
        var names: Set<String> = []
        var next = rowBelow(row)
        while let place = next, let text = lone(place), let item = ListedDecision(text) {
            names.formUnion(item.names.map(\.name))
            next = rowBelow(place)
        }
        return names
    }

    /// A line right above names or their decision that may name a plan, in a list whose other lines do; nobody can say so.
    func mayBeUnheardPlan(_ row: Int) -> Bool {
        guard mayBePlan(row), let next = rowBelow(row), isItem(next) || decides(next) else { return false }
        return !plansOfList.isEmpty
    }

    /// "Decisions are for medications filled within 12 months." above the first name: it holds for the whole list.
    private mutating func hearTimeOfFills(_ cell: Int, row: Int, in session: inout MedicationSession) -> Bool {
        let text = grid.sense(ofCell: cell).text
        guard columns.span == nil, Self.datesFills(text), !(0..<row).contains(where: isItem),
            !tableScopes.contains(where: { $0.window != .always }),
            !(row + 1..<max(row + 1, grid.rowCount)).contains(where: isTime), var scope = DecisionScope(text)
        else { return false }
        scope.cell = grid.reference(cell: cell, field: scope.field, reading: .heading)
        // Right below the first of several headings that decide it is that one's.
        if (0..<row).contains(where: decides), (row + 1..<max(row + 1, grid.rowCount)).contains(where: decides) {
            sectionScope = scope
        } else {
            tableScopes.append(scope)
        }
        session.heard.insert(TextPiece(text, at: grid.table.place(ofCell: cell)))
        session.ledger.mark(.label, table: index, cell: cell)
        return true
    }

    /// Whether a row of one text says when what stands below it was filled.
    private func isTime(_ row: Int) -> Bool {
        let cells = grid.cells(inRow: row)
        return cells.count == 1 && grid.sense(ofCell: cells[0]).medication.scope.map { $0.window != .always } ?? false
    }

    /// "Organ transplant – Decline" above names: what they are for, though drugs are called by it too.
    func isHeadingOfUse(_ text: String, row: Int) -> Bool {
        guard let rest = HeadingRest(text), rest.use != nil, let next = rowBelow(row) else { return false }
        return isItem(next) && !decides(next)
            && !grid.cells(inRow: next).contains { ListedDecision(grid.sense(ofCell: $0).text) != nil }
    }

    /// Whether a row is one text of a list between others of its names, and none of them.
    func isAmongItems(_ row: Int) -> Bool {
        (0..<row).contains(where: isItem) && (row + 1..<max(row + 1, grid.rowCount)).contains(where: isItem)
    }

    /// The letters of the alphabet between the names of a list aside.
    func rowBelow(_ row: Int) -> Int? {
        (row + 1..<max(row + 1, grid.rowCount)).first { !grid.isBlank(row: $0) && !isLetter($0) }
    }

    func isLetter(_ row: Int) -> Bool {
        let cells = grid.cells(inRow: row)
        return cells.count == 1 && MedicationList.isIndexLetter(grid.sense(ofCell: cells[0]).text)
    }

    func isItem(_ row: Int) -> Bool {
        grid.cells(inRow: row).contains { MedicationList.isItem(grid.sense(ofCell: $0).medication) }
    }

    /// "Zetia, ages 60 and over" as well.
    private func isName(_ row: Int) -> Bool { isItem(row) || lone(row).map(Self.beginsWithDrug) ?? false }

    /// Whether a row decides: a heading, or an item with its own decision.
    func decides(_ row: Int) -> Bool {
        let cells = grid.cells(inRow: row)
        guard cells.count == 1 else { return false }
        let sense = grid.sense(ofCell: cells[0]).medication
        return !isItem(row) && !sense.decisions.isEmpty && !PageFurniture.isOfPage(sense.text)
    }

    /// "Organ transplant" where other uses stand over names: drugs are called by it too.
    private func isUseAmongUses(_ text: String) -> Bool {
        DrugDictionary.standard.resolve(text).ingredients.isEmpty && UseVocabulary.standard.uses(in: text) != nil
            && usesAreSections
    }

    /// A text right above a row that decides, where what stands above the others of these is a use.
    private func isUnknownUse(_ text: String, before next: Int, in session: inout MedicationSession) -> Bool {
        guard decides(next), usesAreSections, !OutcomeWords.words(text).isEmpty, OutcomeWords(text).outcomes.isEmpty,
            session.resolve(MarkedText(text).text).isUnresolved
        else { return false }
        let above = (1..<max(1, grid.rowCount)).filter { decides($0) }
            .compactMap { row in (0..<row).last { !grid.isBlank(row: $0) } }
        let uses = above.count { row in
            grid.cells(inRow: row).count == 1
                && UseVocabulary.standard.uses(in: grid.sense(ofCell: grid.cells(inRow: row)[0]).text) != nil
        }
        return uses > 1 && uses * 2 > above.count
    }

    /// Whether several rows are uses, each above names: one alone may be a name that was lost.
    private var usesAreSections: Bool {
        let rows = (0..<grid.rowCount).filter { row in
            guard case let cells = grid.cells(inRow: row), cells.count == 1 else { return false }
            let text = grid.sense(ofCell: cells[0]).text
            return UseVocabulary.standard.uses(in: text) != nil && !isItem(row)
        }
        return rows.count > 1
            && rows.allSatisfy { row in
                guard let next = rowBelow(row) else { return false }
                // "Angina", "Decision: Refer" and the names.
                return isName(next) || decides(next) && rowBelow(next).map(isName) ?? false
            }
    }
}
