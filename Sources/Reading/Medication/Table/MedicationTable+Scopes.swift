import ChartSchema
import Notation
import Tables
import Vocabulary

/// What headers, headings and rows between the rows say of whom the rows below them are for.
extension MedicationTable {
    /// What the headers of medications and uses say in parentheses: "Medication (currently taking)".
    static func rowScopes(_ grid: Grid, _ columns: MedicationColumns) -> [DecisionScope] {
        columns.roles.sorted { $0.key < $1.key }.compactMap { column, role in
            guard role == .medication || role == .use, !saysBlankIsAny(columns.name(of: column, in: grid)) else {
                return nil
            }
            guard var scope = DecisionScope(inParenthesesOf: columns.name(of: column, in: grid)) else { return nil }
            scope.cell = columns.header.last.flatMap { grid.cellIndex(row: $0, column: column) }
                .map { grid.reference(cell: $0, field: scope.field, reading: .heading) }
            return scope
        }
    }

    /// The scopes of the headings and the caption over the table: one use and one time, the nearest, and all conditions.
    mutating func hearHeadings(in session: inout MedicationSession) {
        // "All medications above" speaks of none that stand below.
        let sentences = (grid.table.textBefore + grid.table.textAbove).filter { !Self.pointsUp($0.text) }.filter {
            Scope($0.text).points
                || TaggedText($0.text).tags.contains { $0.senses.contains(WordSense(.clause, "applies")) }
                || LookbackNotation.labelled($0.text) != nil || Self.datesFills($0.text)
                || Self.scope(besideProductIn: $0.text) != nil
        }
        var own: [TextPiece: DecisionScope] = [:]
        var isTimeless = titlesAskNoTime
        for piece in [grid.table.caption].compactMap(\.self) + sentences + grid.table.headings.reversed() {
            guard !session.heard.contains(piece) || session.scopeHeadings.contains(piece),
                // `product="Hospital Indemnity"`
                PlanWords.labelled(piece.text).map(Self.saysWhom) ?? true,
                let scope = scope(ofHeading: piece, session), canTake(scope),
                scope.use == nil || !tableScopes.contains(where: { $0.use != nil }),
                scope.window == .always || !isTimeless && !tableScopes.contains(where: { $0.window != .always })
            else {
                isTimeless = isTimeless || Self.asksNoTime(piece.text)
                continue
            }
            tableScopes.append(scope)
            own[piece] = scope
            session.heard.insert(piece)
            session.scopeHeadings.insert(piece)
        }
        for piece in grid.table.carriedHeadings where own[piece] != nil {
            session.findings.add(
                MedicationFinding.headingUnapplied,
                "\"\(piece.text)\" stands over the records before, and another heading over these; it was read for both.",
                help: "Look whether it holds for both.", piece: piece)
        }
        shareSentences(own, in: &session)
        for piece in [grid.table.caption].compactMap(\.self) + grid.table.textAbove + grid.table.textBefore
            + grid.table.headings
        {
            hearPeople(in: piece, &session)
        }
        hearBehind(in: &session)
    }

    private func scope(ofHeading piece: TextPiece, _ session: MedicationSession) -> DecisionScope? {
        if let states = MedicationSession.scope(ofStatesIn: piece.text) { return states }
        guard grid.texts[piece.text].medication.decisions.isEmpty else { return nil }
        // `gender="F"` is said in other words.
        let said = session.said(by: piece)
        let own = Sex(rawValue: said) == nil ? grid.texts[piece.text].medication.scope : nil
        let scope =
            own ?? grid.texts[said].medication.scope ?? Self.scope(besideProductIn: piece.text)
        return scope.flatMap { $0.isOfKnownWords ? $0 : nil }
    }

    /// "Compass Term – Smokers", "Compass Term Rx Guide (ages 18-60)": whom a title is for, beside a product and what the page is.
    static func scope(besideProductIn title: String) -> DecisionScope? {
        guard title.count <= ChartSentence.longestTitle else { return nil }
        let parts = TitleName.parts(of: title).map { singleSpaced($0).trimming(".") }.filter { !$0.isEmpty }
        let others = parts.filter { !ProductTitle.isOne($0) && !PageFurniture.isOfPage($0) }
        guard parts.count > 1, others.count == 1, parts.count(where: ProductTitle.isOne) == 1,
            let scope = DecisionScope(others[0]), scope.use == nil, scope.window == .always,
            case let people = Scope(others[0]), people.isWhole, !people.meanings.isEmpty,
            people.meanings.allSatisfy(\.isOfPeople)
        else { return nil }
        return scope
    }

    /// "Decisions are for medications filled within 36 months of the application date.": when all was filled that the table decides on.
    static func datesFills(_ text: String) -> Bool {
        let scope = Scope(text)
        guard scope.isWhole, scope.meanings.count == 1, case .window = scope.meanings[0] else { return false }
        return scope.tagged.has(.clock) && !scope.tagged.has(.only)
            && OutcomeNotation.decisions(inSentence: text).isEmpty
    }

    /// A title's sentence that says whom all below it is for: "Juniper Term. Applies to applicants ages 18-64."
    mutating func hearPeople(in piece: TextPiece, _ session: inout MedicationSession) {
        guard !session.heard.contains(piece), OutcomeNotation.decisions(inSentence: piece.text).isEmpty else { return }
        let sentences = Sentences.parts(of: piece.text)
        let people = sentences.filter { ChartSentence($0).holdsForAll && isOnlyOfPeople(Scope($0)) }
        guard !people.isEmpty else { return }
        tableScopes += people.map { DecisionScope(condition: $0.trimming(":. ")) }
        if sentences.allSatisfy({ people.contains($0) || MedicationSentence($0).words.isEmpty }) {
            session.heard.insert(piece)
            session.scopeHeadings.insert(piece)
        }
    }

    /// "Non-tobacco", "Congestive heart failure" behind "Plan:": no plan's name.
    private static func saysWhom(_ text: String) -> Bool {
        let scope = Scope(text)
        return UseVocabulary.standard.uses(in: text) != nil
            || scope.isWhole && scope.meanings.contains(where: \.isOfPeople)
    }

    private func isOnlyOfPeople(_ scope: Scope) -> Bool {
        scope.isWhole && !scope.meanings.isEmpty
            // Two ages, or two states of tobacco, hold for two groups.
            && scope.meanings.count { if case .age = $0 { true } else { false } } < 2
            && scope.meanings.count { if case .tobacco = $0 { true } else { false } } < 2
            && scope.meanings.allSatisfy(\.isOfPeople)
    }

    /// Takes the scope of a row of one text for the rows below it, and ends that of the rows above it. False for a row
    /// that says none.
    mutating func hearSection(_ cell: Int, in session: inout MedicationSession) -> Bool {
        guard !columns.decidingColumns.isEmpty, columns.span == nil else { return false }
        if refuseContinuation(cell, in: &session) { return true }
        // "— women —"
        let text = grid.sense(ofCell: cell).text.trimming(" –—-")
        let apart = session.plansApart.contains(TextPiece(text, at: grid.table.place(ofCell: cell)))
        if let plan = PlanWords.plan(text) ?? (apart && session.takesPlans ? PlanWords.bare(text) : nil) {
            (sectionPlan, sectionScope, isPlanOfDecision) = (plan, nil, false)
        } else if isBelowRows(grid.row(ofCell: cell)), DecisionScope(text) != nil {
            return false
        } else if isUnknownUse(text, in: &session) {
            var scope = DecisionScope(use: text)
            scope.cell = grid.reference(cell: cell, field: .use, reading: .heading)
            sectionScope = scope
        } else if var scope = scopeOfSystem(text) ?? DecisionScope(text), canTake(scope) {
            reportLonelySection(before: cell, in: &session)
            scope.cell = grid.reference(cell: cell, field: scope.field, reading: .heading)
            sectionScope = scope
        } else if LookbackNotation.read(text)?.window == .always || isSystem(text) || endsAges(text) {
            sectionScope = nil
            if Self.asksNoTime(text) { endTimes() }
        } else {
            endSection(cell, text, in: &session)
            return false
        }
        openScope = sectionPlan != nil || sectionScope != nil ? (cell, session.rules.count) : nil
        session.ledger.mark(.label, table: index, cell: cell)
        return true
    }

    /// "ALL AGES" below "AGES 45-59": nobody is left out any more.
    private func endsAges(_ text: String) -> Bool {
        guard let scope = sectionScope, scope.use == nil, scope.window == .always, let condition = scope.condition,
            RowParts.leavesNobodyOut(text)
        else { return false }
        let meanings = Scope(condition).meanings
        return !meanings.isEmpty && meanings.allSatisfy(\.isAge)
    }

    /// "HEART", "Mental health" over rows that say what each medication is for, a group of them.
    func isSystem(_ text: String) -> Bool {
        let words = OutcomeWords.words(text)
        return columns.roles.values.contains(.use) && !words.isEmpty && words.allSatisfy(Self.systems.contains)
    }

    private static let systems = Lexicon.words("section.systems")

    /// "if over age 70" alone below "Decline" goes on the cell above, or is over the rows below: which of them, nobody says.
    private func refuseContinuation(_ cell: Int, in session: inout MedicationSession) -> Bool {
        let (row, column) = (grid.row(ofCell: cell), grid.column(ofCell: cell))
        guard let name = columns.medicationColumns.first, column > name, row > columns.firstRow,
            grid.span(ofCell: cell).columns == 1, grid.sense(row: row, column: name).isBlank,
            DecisionScope(grid.sense(ofCell: cell).text) != nil
        else { return false }
        session.refuse(
            MedicationFinding.rowUnread,
            "The text stands alone in its row: it may go on the cell above, or say whom the rows below are for.",
            help: "Write it into the cell above, or over the whole table.", grid: grid, row: row, cell: cell)
        return true
    }

    /// "Blood sugar control", "Prevention of stroke" where most other rows of one text are uses that the vocabulary knows, and no word says
    /// whom or when.
    private func isUnknownUse(_ text: String, in session: inout MedicationSession) -> Bool {
        guard !columns.roles.values.contains(.use), !PlanWords.name(text), isOfIllness(text),
            session.resolve(MarkedText(text).text).isUnresolved, OutcomeWords(text).outcomes.isEmpty,
            !PageFurniture.isLone(text), !PageFurniture.isOfPage(text),
            !text.contains(where: { "=:.".contains($0) || MarkedText.isSign($0) }),
            (1...5).contains(OutcomeWords.words(text).count)
        else { return false }
        let sections = (columns.firstRow..<max(columns.firstRow, grid.rowCount)).map { grid.cells(inRow: $0) }
            .filter { $0.count == 1 }.map { grid.sense(ofCell: $0[0]).text }
        let uses = sections.count { DecisionScope($0)?.use != nil }
        return uses > 1 && uses * 2 > sections.count
    }

    private func isOfIllness(_ text: String) -> Bool {
        DecisionScope(text).map { $0.use == nil && $0.window == .always } ?? true
            && Scope(text).meanings.allSatisfy {
                switch $0 {
                case .use, .fact(_, true): true
                default: false
                }
            } && ![WordCategory.if, .only, .exception, .negation, .joined].contains(where: TaggedText(text).has)
    }

    /// "Hypertension" right above "Angina": both may hold for the rows below, and one of them is applied.
    private func reportLonelySection(before cell: Int, in session: inout MedicationSession) {
        guard let above = sectionScope?.cell, above.table == index, above.row + 1 == grid.table.cells[cell].row else {
            return
        }
        session.findings.add(
            MedicationFinding.sectionUnread,
            "Another row of the same kind stands right below this one, and the rows below were read with that one alone.",
            help: "Look whether both hold for the rows below them.", grid: grid,
            cell: grid.table.cellIndex(row: above.row, column: above.column) ?? cell)
    }

    /// A row of one text after a section's: it may begin another section, or be a note.
    private mutating func endSection(_ cell: Int, _ text: String, in session: inout MedicationSession) {
        guard
            sectionScope != nil || isPlan(text, in: session) || mayBeOfRows(cell, in: &session)
                || Self.speaksOfPeople(text),
            text.count > 2,
            !isBelowRows(grid.row(ofCell: cell)), !PageFurniture.isLone(text), !Self.beginsWithDrug(text),
            OutcomeWords.words(text).count <= 9,
            !MarkedText.isNote(text)
        else { return }
        sectionScope = nil
        session.findings.add(
            MedicationFinding.sectionUnread,
            "What the row says of the rows below it was not understood; it was applied to none of them.",
            help: "Look whether the rows below it hold for some cases only.", grid: grid, cell: cell)
    }

    /// "Women under 40"
    private static func speaksOfPeople(_ text: String) -> Bool {
        let tagged = TaggedText(text)
        return tagged.has(.sex) || tagged.has(.tobacco) || tagged.has(.age) || tagged.has(.person)
    }

    /// Whether a text merged over all columns may say of the rows below it what nobody understands: no class of drugs, no letters of the
    /// alphabet, nothing about the page.
    private func mayBeOfRows(_ cell: Int, in session: inout MedicationSession) -> Bool {
        let text = grid.sense(ofCell: cell).text
        let tagged = TaggedText(text)
        if Self.isClass(text) || Self.isClassOfUse(text) { return false }
        return grid.span(ofCell: cell).columns == grid.columnCount
            && session.resolve(MarkedText(text).text).isUnresolved
            && !PageFurniture.isOfPage(text) && !grid.texts[text].medication.clauses.contains { $0.key != nil }
            && tagged.tags.indices.contains { place in
                tagged.token(place).kind == .word && tagged.token(place).text.count > 1
                    && !tagged.has(.filler, at: place)
                    && !tagged.has(.furniture, at: place)
            }
    }

    /// "Blood Pressure Medications"
    private static func isClassOfUse(_ text: String) -> Bool {
        var words = text.split { $0 == " " || $0 == "-" }
        guard let last = words.last, words.count > 1, medications.contains(last.lowercased()) else { return false }
        words.removeLast()
        // "Cholesterol-Lowering Drugs"
        while let helping = words.last, Self.helping.contains(helping.lowercased()) { words.removeLast() }
        return UseVocabulary.standard.uses(in: words.joined(separator: " ")) != nil
    }

    private static let medications = Lexicon.words("section.medications")
    private static let helping = Lexicon.words("section.helping")

    private func isPlan(_ text: String, in session: MedicationSession) -> Bool {
        PlanWords.name(text) && !grid.texts[text].medication.clauses.contains { $0.key != nil }
            && session.instructions.products.isEmpty && OutcomeNotation.read(text) == nil
    }

    /// Whether no column of the table says what the scope says.
    func canTake(_ scope: DecisionScope) -> Bool {
        if scope.use != nil { return !columns.roles.values.contains(.use) }
        if scope.isDefault { return columns.windowCount < 2 && !hasTimesInHeaders }
        if scope.window != .always { return columns.windowCount == 0 }
        return true
    }
}

extension MedicationTable {
    /// What a deciding sentence says of whom it is for, where every word of it is understood.
    func clause(ofSentence text: String) -> Statement.Clause? {
        guard let statement = Statement(text, Scope.Setting()), statement.clauses.count == 1,
            case let clause = statement.clauses[0], clause.isWhole, !clause.isOtherwise, !clause.namesPlan
        else { return nil }
        return clause
    }
}
