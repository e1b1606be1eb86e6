import ChartSchema
import Notation
import Tables
import Vocabulary

/// The rows of one table, read to rules by its columns.
struct MedicationTable {
    let grid: Grid
    let columns: MedicationColumns
    /// What the columns of decisions hold.
    let cells: DecidingCells
    /// The texts that may explain the table.
    let around: ExplainingTexts
    var near: [TextPiece] { around.near }
    var far: [TextPiece] { around.far }
    var pieces: [TextPiece] { around.all }
    /// The decision of a table without a column of decisions.
    var decision: (outcome: MedicationOutcome, label: String)?
    /// What stands beside it and decides the same, with words of its own for whom or when.
    var sentencesBeside: [String] = []
    /// What the marks of the table decide, by the mark.
    var markMeanings: [String: OutcomeNotation.Reading] = [:]
    var unexplained: Set<String> = []
    /// The texts that it was taken from, and whether a name of a list took it from them.
    var decidingPieces: [TextPiece] = []
    var isDecisionUsed = false
    /// Whether only rows that do not accept print a time.
    private(set) var refusalsAreTimed = false
    /// The last row of a list that decides, and the last one that says for whom, for what or when those below it are, with how many rules
    /// there were then.
    var openHeading: (cell: Int, piece: TextPiece, rules: Int)?
    var openScope: (cell: Int, rules: Int)?
    /// Whether a text or row refuses, and rows that may name plans stand right below it: "Level Plan" decides nothing there.
    var refusesPlans = false
    /// Rows of a list that say what marks mean.
    var legends: [Int] = []
    /// Rows of a list above which nothing decides.
    var undecided: Set<Int> = []
    var names: CarriedNames
    /// The times of the rows above, by medication and use: what "otherwise" comes after.
    var rungs: [[String]: [LookbackWindow]] = [:]
    /// Whether a time in the deciding sentence is that of fills.
    var saysTime = true
    /// The use of every name of a list, where a heading names it.
    var listUse: String?
    /// From uses to medications, several in a cell.
    let isInverted: Bool
    /// What the headers of columns of marks decide by themselves, by column.
    let decidingHeaders: [Int: DecidingHeader]
    /// The kinds of marks in the columns of marks.
    let marksOfPlans: Set<MarkSign>
    /// The product that each column of decisions is for, where its header names one.
    let products: [Int: String]
    /// The columns of kinds of medications.
    let groupColumns: [Int]
    /// The footnote marks behind the headers of columns of decisions.
    let headerMarks: [Int: [String]]
    /// The notes of the texts around the table, and whether each may name the mark that it is of.
    lazy var notesAround = pieces.flatMap { grid.texts[$0.text].medication.notes }.map { note in
        (text: note, isOfMarked: note.contains("marked "))
    }
    /// The notes that each mark points to.
    var notesOfMarks: [String: [String]] = [:]
    /// What the headers of columns of decisions say of whom they are for, by column.
    private(set) var columnScopes: [Int: DecisionScope]
    /// What texts around the table say of its columns of decisions, one by one.
    let explained: ColumnExplanation
    /// What the headers of the other columns say of every row.
    let rowScopes: [DecisionScope]
    /// What headings say of the whole table, the nearest first, and a row of one text of those below it.
    var tableScopes: [DecisionScope] = []
    /// What titles above the first of several tables of one grid say.
    var scopesOverParts: [DecisionScope] = []
    var sectionScope: DecisionScope?
    /// Of a list: what a row of one text says of all decisions below it.
    var listScope: DecisionScope?
    /// The plan that a heading or the header names for the whole table, and a row of one text for those below it.
    var tablePlan: String?
    var sectionPlan: String?
    /// Whether a row that decides names it, so that the next one that decides ends it.
    var isPlanOfDecision = false
    /// The medication of every row, where a heading names it and no column does.
    var headingName: String?
    /// Whether rows of one text decide for those below them.
    private(set) var hasSections = false

    init(
        _ grid: Grid, _ columns: MedicationColumns, near: [TextPiece], far: [TextPiece],
        _ instructions: ReadingInstructions
    ) {
        self.grid = grid
        self.columns = columns
        cells = DecidingCells(columns, in: grid)
        around = ExplainingTexts(
            near: near, far: far, headers: Self.headerPieces(columns, grid), grid.texts)
        names = CarriedNames(grid, columns)
        isInverted = Self.isInverted(grid, columns)
        groupColumns = Self.groupColumns(columns, grid)
        decidingHeaders = Self.decidingHeaders(grid, columns)
        marksOfPlans = Self.marksOfPlans(grid, columns)
        products = Self.products(grid, columns, decidingHeaders, instructions)
        headerMarks = columns.decidingColumns.reduce(into: [:]) { marks, column in
            marks[column] = MarkedText(columns.name(of: column, in: grid)).marks
        }
        explained = ColumnExplanation(of: columns, in: grid, by: around.all)
        var scopes = Self.columnScopes(grid, columns)
        for (column, scope) in explained.scopes {
            scopes[column] = scope
            let isLetter = ColumnExplanation.isLetter(columns.name(of: column, in: grid))
            scopes[column]?.product = isLetter ? nil : products[column]
        }
        columnScopes = scopes
        rowScopes = Self.rowScopes(grid, columns)
    }

    /// Nothing but names: every cell is one.
    var isList: Bool { columns.decidingColumns.isEmpty && columns.roles.values.allSatisfy { $0 == .medication } }

    var index: Int { grid.table.index }

    mutating func read(into session: inout MedicationSession) {
        defer { reportLostTitles(in: &session) }
        hearExplained(in: &session)
        hearClock(in: &session)
        hearTitles(in: &session)
        for piece in titleRows { hearPeople(in: piece, &session) }
        shareTitles(in: &session)
        markHead(in: &session)
        if refuseSlippedHeader(in: &session) || refuseTurnedTable(in: &session) || refuseRepeatedColumns(in: &session)
            || refuseDecidingBlanks(in: &session) || refuseDecisionsBelow(in: &session)
            || refuseCountedColumns(in: &session) || refuseDenyingHeader(in: &session)
            || refuseEmptyColumns(in: &session)
        {
            return
        }
        reportSilentBlanks(in: &session)
        hearBlankUse(in: &session)
        guard columns.decidingColumns.isEmpty ? hearDecision(in: &session) : hearColumns(in: &session) else { return }
        for row in columns.firstRow..<max(columns.firstRow, grid.rowCount) where !isBesideList(row) {
            read(row, into: &session)
        }
        closeHeading(in: &session)
        closeScope(in: &session)
        reportUnheardLegends(in: &session)
        reportUnusedSentences(in: &session)
        reportHead(in: &session)
        reportHeaderWords(in: &session)
        reportHeadAsides(in: &session)
        reportOddLabels(in: &session)
        if names.carried > 0 {
            session.findings.add(
                MedicationFinding.nameCarried,
                "\(names.carried) rows print no medication; they were read as going on with the one above.",
                help: "Check the rows against the carrier's page.", table: index)
        }
    }

    /// "Decision by time since last fill" beside a table of times: the fill that those are counted from which name none.
    private mutating func hearClock(in session: inout MedicationSession) {
        let clocks = (near + titleRows).compactMap { piece in Self.clock(in: piece.text).map { (piece, $0) } }
        guard let basis = clocks.first?.1, clocks.allSatisfy({ $0.1 == basis }) else { return }
        let open = columnScopes.filter { $0.value.window != .always && $0.value.window.basis == nil }.keys
        for column in open { columnScopes[column]?.window.basis = basis }
        if !open.isEmpty { session.heard.formUnion(clocks.map(\.0)) }
    }

    private static func clock(in text: String) -> LookbackWindow.Basis? {
        if case .fills(let basis?) = TimesHeader(text) { return basis }
        return FillClock(sentence: text)?.basis
    }

    /// Texts about its columns of decisions, one by one: no such text holds for the whole table.
    private func hearExplained(in session: inout MedicationSession) {
        session.heard.formUnion(explained.pieces)
        for piece in explained.unread where !session.heard.contains(piece) && session.limitsPeople(piece.text) {
            session.reportLost(piece)
            session.heard.insert(piece)
        }
    }

    /// What stands around a table that decides in its columns.
    private mutating func hearColumns(in session: inout MedicationSession) -> Bool {
        hearHeadings(in: &session)
        hearCrown(in: &session)
        hearPlan(in: &session)
        reportUnprovenPlans(in: &session)
        reportPeopleInPlans(in: &session)
        refusalsAreTimed = columns.windowCount == 1 && onlyRefusalsAreTimed
        return true
    }

    /// The decision that stands around a table without a column of decisions; false where none does, and the table was refused.
    private mutating func hearDecision(in session: inout MedicationSession) -> Bool {
        decide(in: &session)
        hearPlan(in: &session)
        if decision == nil, let given = session.instructions.given.outcome {
            decision = (given, given.rawValue)
        }
        if isList { reportBlankItems(in: &session) }
        reportRestrictingHeaders(in: &session)
        hasSections = !isList && hasDecidingSections
        guard decision != nil || isList || hasSections else {
            refuseUndecided(in: &session)
            return false
        }
        return true
    }

    /// A row in which a column of names under its decision has none.
    private func isBesideList(_ row: Int) -> Bool {
        guard columns.isUnderDecision, let column = columns.medicationColumns.first else { return false }
        return grid.sense(row: row, column: column).isBlank
    }

    /// The texts in rows above the header.
    var titleRows: [TextPiece] {
        headCells.filter { !grid.isLegend(grid.cells(inRow: grid.row(ofCell: $0.cell))) }.map(\.piece)
    }

    private func markHead(in session: inout MedicationSession) {
        for row in 0..<columns.firstRow {
            for cell in grid.cells(inRow: row) {
                session.ledger.mark(columns.header.contains(row) ? .label : .note, table: index, cell: cell)
                let piece = TextPiece(grid.sense(ofCell: cell).text, at: grid.table.place(ofCell: cell))
                guard !columns.header.contains(row) else { continue }
                reportName(above: piece, in: &session)
            }
        }
        for column in columns.span ?? 0..<grid.columnCount where columns.roles[column] == nil {
            for row in columns.firstRow..<max(columns.firstRow, grid.rowCount) {
                let cell = grid.cellIndex(row: row, column: column)
                guard let cell, !grid.sense(ofCell: cell).isBlank, grid.span(ofCell: cell).columns == 1 else {
                    continue
                }
                session.ledger.mark(
                    .ignored(.numbersOrClasses), table: index, cell: cell)
            }
        }
        for (column, role) in columns.roles.sorted(by: { $0.key < $1.key }) where role == .unread {
            let printed = (0..<grid.rowCount).lazy.compactMap { [grid] in grid.cellIndex(row: $0, column: column) }
                .first { [grid] in !grid.sense(ofCell: $0).isBlank }
            let cell = columns.header.last.flatMap { grid.cellIndex(row: $0, column: column) } ?? printed
            let name = columns.name(of: column, in: grid)
            guard let cell else { continue }
            let said = "The column \"\(name)\" is not understood; what it says is in no record"
            let dated = dated(column)
            session.findings.add(
                MedicationFinding.columnUnknown,
                dated.map { "\(said): a spreadsheet has made dates of some of it, such as \"\($0)\"." } ?? "\(said).",
                help: dated == nil
                    ? "Name the column use, fill within, eligibility or notes, as it is meant."
                    : "Ask the carrier for the sheet with these cells formatted as text.", grid: grid, cell: cell)
            for row in columns.firstRow..<max(columns.firstRow, grid.rowCount) {
                session.ledger.mark(
                    .ignored(.unknownColumn), table: index,
                    cell: grid.cellIndex(row: row, column: column))
            }
        }
    }

    /// The first text of a column that is stored as a day.
    private func dated(_ column: Int) -> String? {
        (columns.firstRow..<max(columns.firstRow, grid.rowCount)).lazy
            .compactMap { [grid] in grid.cellIndex(row: $0, column: column) }
            .first { [grid] in grid.table.day(of: grid.table.cells[$0]) != nil }
            .map { [grid] in grid.sense(ofCell: $0).text }
    }

    /// A medication above the header is in no row that was read.
    private func reportName(above piece: TextPiece, in session: inout MedicationSession) {
        // "Plan B" is a brand, too.
        guard !session.heard.contains(piece), PlanWords.plan(piece.text) == nil,
            MedicationList.isDrug(piece.text) && !MedicationList.isClass(piece.text)
                || ListedDecision(piece.text) != nil
        else { return }
        session.findings.add(
            MedicationFinding.nameOutside, "The name stands above the header of the table that was read.",
            piece: piece)
    }

    private mutating func read(_ row: Int, into session: inout MedicationSession) {
        let cells = columns.cells(inRow: row, of: grid)
        guard !cells.isEmpty else { return }
        if let reason = reasonToPass(row, cells) {
            for cell in cells { session.ledger.mark(.ignored(reason), table: index, cell: cell) }
            return
        }
        if isList {
            for cell in cells { readName(cell, row: row, into: &session) }
            return
        }
        if readLone(row, cells, into: &session) { return }
        if let headingName {
            readRules(row, cells, under: headingName, into: &session)
            return
        }
        guard let name = names.cell(inRow: row) else {
            session.refuse(
                MedicationFinding.nameMissing, "The row names no medication.", help: "Fill in the medication's name.",
                grid: grid, row: row, cell: cells[0])
            return
        }
        if let column = columns.medicationColumns.first, let own = grid.cellIndex(row: row, column: column),
            own != name,
            !grid.sense(ofCell: own).isBlank
        {
            session.ledger.mark(.label, table: index, cell: own)
        } else if grid.sense(ofCell: name).repeatsAbove {
            refuseRepetition(name, row: row, &session)
            return
        }
        readRules(row, name: name, into: &session)
    }

    /// Why a row says nothing: a line that is drawn, the header once more, what pages print around their rows.
    private func reasonToPass(_ row: Int, _ cells: [Int]) -> LeftOut? {
        if cells.count > 1, cells.allSatisfy({ Self.isLine(grid.sense(ofCell: $0).text) }) { return .line }
        // "Declined medications" over a list, and again below the next plan's name.
        if columns.repeatsHeader(row, in: grid), !(isList && decides(row)) { return .repeatedHeader }
        if explainsCode(cells) { return .explainedCode }
        if let next = (row + 1..<max(row + 1, grid.rowCount)).first(where: { !grid.isBlank(row: $0) }),
            cells.count == 2,
            explainsCode(columns.cells(inRow: next, of: grid)),
            !MedicationList.isItem(grid.sense(ofCell: cells[0]).medication)
        {
            return .codeHeader
        }
        let isFurniture =
            PageFurniture.isFurniture(cells.map { grid.sense(ofCell: $0).text }) || isLoneFurniture(cells)
        return !isList && isFurniture ? .pageFurniture : nil
    }

    /// "ACC", "Eligible" where the columns of decisions print "ACC", and this row has nothing in them.
    private func explainsCode(_ cells: [Int]) -> Bool {
        grid.isLegend(cells) && isPrinted(grid.sense(ofCell: cells[0]).text)
            && !columns.decidingColumns.contains { column in cells.contains { grid.column(ofCell: $0) == column } }
    }

    /// Reads a row of one text that is no row of the chart: a section, a note, a title. False for any other row.
    private mutating func readLone(_ row: Int, _ cells: [Int], into session: inout MedicationSession) -> Bool {
        if readSection(row, into: &session) { return true }
        guard cells.count == 1 else { return false }
        if isNote(row, cells, &session) {
            readAside(cells[0], row: row, into: &session)
            return true
        }
        guard grid.columnCount > 1 else { return false }
        if isAside(cells[0]) {
            readAside(cells[0], row: row, into: &session)
            return true
        }
        if isClassAmongClasses(row) {
            sectionScope = nil
            session.ledger.mark(.ignored(.drugClass), table: index, cell: cells[0])
            return true
        }
        return isSection(cells[0], &session)
    }

    /// "Statins", "Other" right above rows of the chart, more than once: they sort the medications and decide nothing.
    private func isClassAmongClasses(_ row: Int) -> Bool {
        func sorts(_ row: Int) -> Bool {
            let cells = grid.cells(inRow: row)
            guard cells.count == 1, Self.isClass(grid.sense(ofCell: cells[0]).text),
                let next = (row + 1..<max(row + 1, grid.rowCount)).first(where: { !grid.isBlank(row: $0) })
            else { return false }
            return grid.cells(inRow: next).count > 1
        }
        guard columns.span == nil, sorts(row), let column = columns.medicationColumns.first else { return false }
        let rows = columns.firstRow..<max(columns.firstRow, grid.rowCount)
        // Where classes are decided on as well, one without a decision has lost it.
        return rows.contains { $0 != row && sorts($0) }
            && !rows.contains {
                grid.cells(inRow: $0).count > 1 && Self.isClass(grid.sense(row: $0, column: column).text)
            }
    }

    /// A class of drugs, or what drugs are sorted by.
    static func isClass(_ text: String) -> Bool {
        let folded = text.lowercased()
        return MedicationList.isClass(text) || sorting.contains(folded) || DecisionScope.others.contains(folded)
    }

    private static let sorting = Lexicon.words("medication-table.sorting")

    /// "---", ":---:": what draws the line below a header in plain text.
    static func isLine(_ text: String) -> Bool { text.count > 2 && text.allSatisfy { "-=:_─".contains($0) } }

    /// A row of one text that calls itself a note, or stands below the last row and names no drug.
    private func isNote(_ row: Int, _ cells: [Int], _ session: inout MedicationSession) -> Bool {
        guard cells.count == 1, grid.columnCount > 1, columns.span == nil, !columns.decidingColumns.isEmpty,
            case let text = grid.sense(ofCell: cells[0]).text
        else { return false }
        if ["note:", "notes:"].contains(where: text.lowercased().hasPrefix) { return true }
        return isBelowRows(row) && session.resolve(MarkedText(text).text).isUnresolved
            && (OutcomeWords.words(text).count > 2 || DecisionScope(text) != nil || LimitWords.limits(text))
    }
}
