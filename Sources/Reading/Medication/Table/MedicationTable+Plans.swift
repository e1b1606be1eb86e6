import ChartSchema
import Notation
import Tables
import Vocabulary

/// Plans that headings, headers and rows of one text name for what stands below them.
extension MedicationTable {
    /// The plan of the whole table: that of the header over its only column of decisions, or of the nearest heading.
    mutating func hearPlan(in session: inout MedicationSession) {
        if let title = columns.title, !columns.decidingColumns.isEmpty {
            let limit = DecisionScope.limits(title) ? DecisionScope(condition: title) : nil
            guard PlanWords.plan(title) == nil, let scope = DecisionScope(title) ?? limit, canTake(scope) else {
                tablePlan = PlanWords.bare(title)
                if !PlanHeader.isProper(title), !PlanWords.name(title) { reportTitleAsPlan(title, &session) }
                return
            }
            tableScopes.append(scope)
        }
        if columns.decidingColumns.count == 1, let column = columns.decidingColumns.first {
            let name = columns.name(of: column, in: grid)
            if session.takesPlans,
                let plan = PlanHeader(name)?.plan
                    ?? (columnScopes[column] == nil ? PlanWords.named(name) : nil)
            {
                tablePlan = plan
                return
            }
            if !reportPlan(in: name, over: column, &session) { reportTurned(name, over: column, &session) }
        }
        guard session.takesPlans, tablePlan == nil else { return }
        let near = [grid.table.caption].compactMap(\.self) + grid.table.headings.reversed()
        let around = grid.table.textBefore.reversed().filter { PlanWords.labelled($0.text) != nil }
        for piece in overAll + near + headCells.reversed().map(\.piece) + around where !session.heard.contains(piece) {
            let apart = session.plansApart.contains(piece) ? PlanWords.bare(piece.text) : nil
            let named = overAll.contains(piece) ? PlanWords.named(piece.text) : nil
            guard let plan = PlanWords.plan(piece.text) ?? apart ?? named ?? planOverList(piece.text) else { continue }
            tablePlan = plan
            session.planPieces.insert(piece)
            return
        }
        tablePlan = grid.table.name.flatMap(PlanWords.plan)
    }

    /// "Past that birthday" over one of several tables side by side: nothing says that it is a plan's name.
    private func reportTitleAsPlan(_ title: String, _ session: inout MedicationSession) {
        session.findings.add(
            MedicationFinding.headingUnapplied,
            "\"\(title)\" was published as a product, and may say whom its decisions are for.",
            help: "Look whether the decisions below it hold for some cases only.", table: index)
    }

    /// A name above a list whose rows of one text name other plans.
    private func planOverList(_ text: String) -> String? {
        guard isList, let plan = PlanWords.named(text) else { return nil }
        let others = (columns.firstRow..<max(columns.firstRow, grid.rowCount)).contains { row in
            let cells = grid.cells(inRow: row)
            return cells.count == 1 && PlanWords.named(grid.sense(ofCell: cells[0]).text) != nil
        }
        return others ? plan : nil
    }

    /// "Graded WL": a decision beside letters or a name that nobody knows.
    private static func hasUnknownName(_ text: String) -> Bool {
        let tagged = TaggedText(text)
        return tagged.tags.indices.contains { place in
            tagged.token(place).kind == .word && tagged.tags[place].senses.isEmpty
                && tagged.printed(place..<place + 1).first?.isUppercase ?? false
        }
    }

    /// The header of the only column of decisions may be a plan's name: "Living Promise". Whether it was told of.
    private func reportPlan(in name: String, over column: Int, _ session: inout MedicationSession) -> Bool {
        let words = OutcomeWords.words(name)
        guard session.instructions.products.isEmpty, MedicationHeader(name) == .unknown || PlanWords.namesUnknown(name),
            MedicationColumns.edition(name) == nil, WindowSide(header: name) == nil, !words.isEmpty,
            case .outcome = columns.roles[column], columnScopes[column] == nil,
            OutcomeWords(name).outcomes.isEmpty || Self.hasUnknownName(name),
            words.allSatisfy({ !Self.deciding.contains($0) }),
            let cell = columns.header.last.flatMap({ grid.cellIndex(row: $0, column: column) })
        else { return false }
        session.findings.add(
            MedicationFinding.headingUnapplied,
            "\"\(name)\" over the decisions may name the plan that they are for; they were read as speaking of all.",
            help: "Say with --product, or in pipeline.json, which product the chart is for.", grid: grid, cell: cell)
        return true
    }

    /// "Decision if not", "Decision for spouse", "If declined elsewhere": a header over the only column of decisions says for which cases
    /// they are, and no grammar took that.
    private func reportTurned(_ name: String, over column: Int, _ session: inout MedicationSession) {
        guard case .outcome = columns.roles[column], columnScopes[column] == nil,
            let cell = columns.header.last.flatMap({ grid.cellIndex(row: $0, column: column) })
        else { return }
        let text = TaggedText(String(name.prefix { $0 != "(" }).spacedName)
        let turns: [WordCategory] = [.negation, .exception, .otherwise, .undo]
        let isFormer = text.tags.indices.contains { text.value(.edition, at: $0) == "former" }
        let isOther = text.tokens.contains { Self.otherCases.contains($0.text) }
        // "Then" beside "If" is what is decided.
        let isTurned = text.tags.indices.contains { place in
            turns.contains { text.has($0, at: place) } && !Self.deciding.contains(text.token(place).text)
        }
        guard isFormer || isOther || isTurned else { return }
        session.findings.add(
            MedicationFinding.headingUnapplied,
            "\"\(name)\" over the decisions may say for which cases they are; they were read as speaking of all.",
            help: "Look whether they hold for everybody.", grid: grid, cell: cell)
    }

    private static let otherCases = Lexicon.words("table-plans.other-cases")

    /// What a header of several rows says over all columns of decisions.
    private var overAll: [TextPiece] {
        guard columns.decidingColumns.count > 1 else { return [] }
        return columns.header.dropLast().reversed().compactMap { row in
            let cells = Set(columns.decidingColumns.map { columns.headerCell(row: row, column: $0, in: grid) })
            guard cells.count == 1, let cell = cells.first.flatMap(\.self) else { return nil }
            return TextPiece(grid.sense(ofCell: cell).text, at: grid.table.place(ofCell: cell))
        }
    }

    /// Rows of one text above the header.
    var headCells: [(cell: Int, piece: TextPiece)] {
        (0..<columns.firstRow).filter { !columns.header.contains($0) }.flatMap { row in
            grid.cells(inRow: row).map {
                ($0, TextPiece(grid.sense(ofCell: $0).text, at: grid.table.place(ofCell: $0)))
            }
        }
    }

    /// Sentences above the header that decide for some of the rows: "Tobacco users are not eligible for Level."
    func reportHead(in session: inout MedicationSession) {
        guard !columns.decidingColumns.isEmpty else { return }
        let outcomes = Set(session.rules.lazy.filter { $0.rule.source.table == index }.map(\.rule.outcome))
        for (cell, piece) in headCells {
            guard !session.isLost(piece), isToldAsHead(piece, outcomes, session) else { continue }
            session.findings.add(
                MedicationFinding.noteUnapplied, severity: .warning,
                "The note may change what rules mean; it is kept in words only.", grid: grid, cell: cell)
        }
    }

    /// Whether a sentence above the header decides otherwise than some of the rows.
    func isToldAsHead(_ piece: TextPiece, _ outcomes: Set<MedicationOutcome>, _ session: MedicationSession) -> Bool {
        !columns.decidingColumns.isEmpty && session.decidesAsSentence(piece)
            && !outcomes.isSubset(of: OutcomeWords(piece.text).outcomes)
    }

    /// What the columns' decisions are for, by column.
    static func products(
        _ grid: Grid, _ columns: MedicationColumns, _ headers: [Int: DecidingHeader],
        _ instructions: ReadingInstructions
    ) -> [Int: String] {
        let names = DecidingNames(grid, columns)
        return columns.decidingColumns.reduce(into: [:]) { products, column in
            switch columns.roles[column] {
            case .outcome(let name): products[column] = plan(named: name, beside: names, instructions)
            case .marks(let name):
                // A lone column of marks decides for all plans, where its header names none.
                let said = grid.texts[name].medication
                let isPlan = PlanWords.name(name) || instructions.product(named: name) != nil
                let isDecision =
                    columns.decidingColumns.count == 1 && !isAmongPlans(column, grid, columns)
                    && (said.isAnswers || said.header == .outcome || !isPlan)
                products[column] = headers[column].map(\.product) ?? (isDecision ? nil : name)
            default: break
            }
        }
    }

    /// Whether a column without a cell stands beside the only one of marks, under a header that says nothing of medications: another plan, which
    /// no row is marked for.
    private static func isAmongPlans(_ column: Int, _ grid: Grid, _ columns: MedicationColumns) -> Bool {
        (0..<grid.columnCount).contains { other in
            let name = columns.name(of: other, in: grid)
            return other != column && columns.roles[other] == nil && !name.isEmpty
                && ![.use, .window, .counter, .group, .condition].contains(MedicationHeader(name))
                && ColumnTexts(column: other, from: columns.firstRow, of: grid, besides: columns.besides).isEmpty
        }
    }

    /// What the headers of all columns that decide say of one another: asked once a table, and not again for each of them.
    private struct DecidingNames {
        /// Whether a header names a plan at all: several columns decide.
        let namePlans: Bool
        /// Whether two of them are the same without "Decision".
        let hasTwins: Bool
        /// Whether they differ without the marks behind them, too: "Final Wishes†" has a note.
        let differUnmarked: Bool

        init(_ grid: Grid, _ columns: MedicationColumns) {
            let deciding = columns.decidingColumns
            namePlans = deciding.count > 1 || columns.hasUnreadDecisions(in: grid)
            let names = namePlans ? deciding.map { PlanWords.bare(columns.name(of: $0, in: grid)) } : []
            hasTwins = Set(names).count < names.count
            differUnmarked = Set(names.map { MarkedText($0).text }).count == names.count
        }
    }

    /// A plan's name, without "Decision", where several columns decide.
    private static func plan(
        named name: String, beside names: DecidingNames, _ instructions: ReadingInstructions
    ) -> String? {
        guard names.namePlans, !name.isEmpty, !OutcomeWords.words(name).allSatisfy(ofElements.contains) else {
            return nil
        }
        if MedicationColumns.edition(name) != nil { return nil }
        // "Decision" beside "Decision in California" names no plan.
        if MedicationHeader(name) == .outcome, OutcomeWords.words(name).allSatisfy({ MedicationHeader($0) == .outcome })
        {
            return nil
        }
        if names.hasTwins || instructions.product(named: name) != nil { return name }
        return names.differUnmarked ? MarkedText(PlanWords.bare(name)).text : PlanWords.bare(name)
    }

    /// What elements of decisions are called, and no plan.
    private static let ofElements = Lexicon.words("table-plans.of-elements")

    /// Words of headers that stand above decisions of any plan.
    static let deciding = Lexicon.words("table-plans.deciding")
}
