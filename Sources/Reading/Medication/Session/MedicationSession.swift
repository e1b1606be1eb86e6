import ChartSchema
import Notation
import Tables
import Vocabulary

/// The reading of one document of medications: rules first, then what contradicts what, then the account of every cell.
struct MedicationSession {
    /// A rule, and the footnote marks after its name or its use.
    struct Placed {
        var rule: MedicationRule
        var marks: [String]
    }

    let document: Document
    let instructions: ReadingInstructions
    let grids: [Grid]
    let texts: TextSenses
    let acceptedNames: AcceptedNames
    /// Long charts say few things often: the rules share what they say.
    var rules: [Placed] = []
    var sharing = RuleSharing()
    var ledger: LedgerBuilder
    var findings: ReadingFindings
    var layout = LayoutSignature(tables: [])
    /// By table: the rows of which something was said that a reader must settle.
    var reported: Set<[Int]> = []
    /// Pieces of running text that were applied to rules, and those that were reported.
    var heard: Set<TextPiece> = []
    /// Headings over tables and lists that were taken for the use, time or people of what stands below them.
    var scopeHeadings: Set<TextPiece> = []
    /// Texts that were taken for the plan of what stands below them.
    var planPieces: Set<TextPiece> = []
    /// Captions and headings that name the plan of their table, each another.
    let plansApart: Set<TextPiece>
    /// Words beside names that were understood in part, each told once.
    var halfKnown: Set<String> = []
    /// Whether plans that the chart names become products of its rules: not where the file is for one plan, which its
    /// headings name once.
    let takesPlans: Bool
    /// The plan that a line above cards names for all of them.
    var planOfCards: String?
    /// Footnotes that rules point to.
    var noted: Set<String> = []
    /// Names whose meaning was looked up, so that each is looked up once.
    var resolutions: [String: DrugResolution] = [:]
    /// The ingredients of those names, so that all rules of a name share one list.
    private var substances: [String: (names: [String], rxcuis: [String])] = [:]
    /// Names of products that were reported.
    var unknownProducts: Set<String> = []
    /// The decision of the last list under a use, with the headings outside that use.
    var decisionOfUses: (sheet: String?, outer: [String], outcome: MedicationOutcome, label: String)?
    /// The number of the table that is read, where its grid holds several below each other, and what the titles of the first say.
    private var part: Int?
    private var scopesOverParts: [DecisionScope] = []
    /// The first table that was read, its headings, and what sentences right above it say of it.
    var sentencesOverTables: (table: Int, headings: [TextPiece], scopes: [TextPiece: DecisionScope])?
    /// Texts that say of which products the chart is, and restrictions of products that became conditions.
    var awaiting: Set<TextPiece> = []
    var restrictions: Set<String> = []
    /// Rows of one text that restrict, told of only where they are no conditions of all rules or of a plan's.
    var openAsides: [(table: Int, cell: Int)] = []
    /// Rows of one text that say what codes of their table mean.
    var legendsOfRows: Set<TextPiece> = []
    /// Cells of codes and words that were read by the chart's legend.
    var spelledOut: Set<String> = []
    /// Texts above the first of several tables that were told of.
    var unshared: Set<TextPiece> = []
    /// What stands beside tables and may explain others: told of all at once, for each of them asks.
    private lazy var textsOfPage = PageTexts(
        zip(document.tables, asidesForOthers()).map { $0.textAbove + $0.textBefore + $0.textAfter + $1 })
    /// Footnote marks that were reported.
    var unexplained: Set<String> = []

    init(_ document: Document, texts: TextSenses, instructions: ReadingInstructions) {
        self.document = document
        self.texts = texts
        self.instructions = instructions
        acceptedNames = instructions.acceptedNames
        grids = document.tables.map { MedicationOrientation.grid(of: $0, texts) }
        ledger = LedgerBuilder(document.tables)
        findings = ReadingFindings(file: document.file, chart: instructions.id.description)
        plansApart = Self.namesApart(in: grids).union(Self.headingsApart(in: grids))
        takesPlans = instructions.products.count != 1 || Self.plans(in: grids).count > 1
    }

    mutating func readTables() {
        var previous: (columns: MedicationColumns, width: Int)?
        var header: [String] = []
        let readable = grids.filter { $0.table.furniture == nil && !Self.isLegend($0) }
        for (grid, part) in readable.flatMap(HeaderParts.numbered) {
            self.part = part
            if readNamedCards(of: grid) || readPairs(of: grid) || readUses(of: grid) { continue }
            if grid.columnCount == 2, readCards(of: grid) { continue }
            let found = MedicationColumns.all(in: grid).map { part == nil ? $0 : $0.titledByHeader(in: grid) }
            if let columns = found.first {
                for columns in found { read(grid, columns) }
                previous = (columns, grid.columnCount)
                header = Self.texts(row: columns.header.last ?? 0, of: grid)
            } else if let last = previous, last.width == grid.columnCount, grid.columnCount > 1, grid.rowCount > 1,
                last.columns.header.count == 1, Self.texts(row: 0, of: grid) == header
            {
                // Too few rows to tell, under the header of the table before.
                read(grid, MedicationColumns(repeating: last.columns))
            } else if let name = HeadingName(over: grid.table), let columns = MedicationColumns(underNameIn: grid) {
                read(grid, columns, named: name)
            } else if readCards(of: grid) {
                continue
            } else if MedicationList.isList(grid) {
                read(grid, MedicationColumns(listIn: grid))
            } else if let last = previous, last.width == grid.columnCount, grid.columnCount > 1,
                let names = last.columns.medicationColumns.first, MedicationList.holdsDrug(column: names, of: grid)
            {
                findings.add(
                    MedicationFinding.tableContinued,
                    "The table has no header: its columns were read as those of the table before.",
                    help: "Check that both tables have the same columns.", table: grid.table.index)
                read(grid, MedicationColumns(continuing: last.columns))
            }
        }
    }

    /// Reads uses with their decisions below a heading that names their medication: "Drug abuse: Decline". False where the grid holds anything else.
    private mutating func readPairs(of grid: Grid) -> Bool {
        guard grid.columnCount == 1, let name = HeadingName(over: grid.table),
            let columns = MedicationColumns(pairsUnderNameIn: grid)
        else { return false }
        read(grid, columns, named: name)
        return true
    }

    /// Reads a table of uses and decisions, and no medications, below a heading that names one. False where its header says anything else.
    private mutating func readUses(of grid: Grid) -> Bool {
        guard let name = HeadingName(over: grid.table), let columns = MedicationColumns(underNameIn: grid),
            columns.roles.values.contains(.use)
        else { return false }
        read(grid, columns, named: name)
        return true
    }

    private static func texts(row: Int, of grid: Grid) -> [String] {
        (0..<grid.columnCount).map { grid.sense(row: row, column: $0).text }
    }

    mutating func read(_ grid: Grid, _ columns: MedicationColumns, named name: HeadingName? = nil) {
        var columns = columns
        let (near, far) = texts(around: grid.table)
        columns.takeCodes(explainedNear: near, far: far, of: grid)
        columns.takeFigures(saidIn: near, of: grid, &self)
        columns.takeClock(saidIn: near, of: grid, &self)
        var reader = MedicationTable(grid, columns, near: near, far: far, instructions)
        if let name { heard.insert(name.piece) }
        reader.headingName = name?.text
        let first = rules.count
        if let part, part > 0 { reader.scopesOverParts = scopesOverParts }
        reader.read(into: &self)
        if part == 0 { scopesOverParts = reader.scopesOverParts }
        layout.tables.append(reader.layout(outcomes: Set(rules[first...].map(\.rule.outcome))))
    }

    /// The texts that may explain a table, the nearest first: its own, and those of the rest of the page.
    mutating func texts(around table: Table) -> (near: [TextPiece], far: [TextPiece]) {
        var near = table.textBefore.reversed() + [table.caption].compactMap(\.self) + asides(of: table)
        near += table.headings.reversed() + table.textAbove.reversed() + table.textAfter
        var seen: Set<TextPiece> = []
        let own = near.filter { seen.insert($0).inserted }
        return (own, textsOfPage.far(from: table.index, near: own))
    }

    /// By table: the rows of one text that may explain another table.
    func asidesForOthers() -> [[TextPiece]] {
        zip(document.tables, grids).map { table, grid in
            guard table.rowCount <= 12, Self.isLegend(grid) || MedicationColumns(grid) == nil else { return [] }
            return asides(of: table)
        }
    }

    /// Whether a table is the first lines of a page: titles and clauses of a legend, and no medication.
    private static func isLegend(_ grid: Grid) -> Bool {
        guard (1...12).contains(grid.rowCount) else { return false }
        let rows = (0..<grid.rowCount).map { grid.cells(inRow: $0) }.filter { !$0.isEmpty }
        let senses = rows.compactMap { $0.count == 1 ? grid.sense(ofCell: $0[0]).medication : nil }
        return senses.count == rows.count && !senses.contains(where: MedicationList.isItem)
            && senses.last?.clauses.contains(where: { $0.key.map(OutcomeMark.isCode) ?? false }) ?? false
    }

    /// Rows of a table that hold one text only: titles above it and notes below it.
    private func asides(of table: Table) -> [TextPiece] {
        let grid = grids[table.index]
        return (0..<grid.rowCount).compactMap { row in
            let cells = grid.cells(inRow: row)
            if let legend = legend(cells, of: grid) { return legend }
            guard cells.count == 1, case let text = grid.sense(ofCell: cells[0]).text,
                texts[text].medication.words.count > 2
                    || texts[text].medication.clauses.contains(where: { $0.key != nil })
                    || text.hasPrefix("(") && NumberMark.note(text) != nil
            else { return nil }
            return TextPiece(grid.sense(ofCell: cells[0]).text, at: table.place(ofCell: cells[0]))
        }
    }

    /// A row of a table of codes as the clause of a legend: "ACC", "Accept" as "ACC = Accept".
    private func legend(_ cells: [Int], of grid: Grid) -> TextPiece? {
        guard grid.isLegend(cells) else { return nil }
        let text = "\(grid.code(ofCell: cells[0])) = \(grid.sense(ofCell: cells[1]).text)"
        return TextPiece(text, at: grid.table.place(ofCell: cells[0]))
    }

    mutating func resolve(_ printed: String) -> DrugResolution {
        if let known = resolutions[printed] { return known }
        let found =
            acceptedNames.holds(printed)
            ? DrugDictionary.standard.resolve(printed, accepting: acceptedNames) : texts[printed].medication.drug
        resolutions[printed] = found
        return found
    }

    mutating func substance(of drug: DrugResolution) -> (names: [String], rxcuis: [String]) {
        if let known = substances[drug.printed] { return known }
        let found = (names: drug.ingredients.map(\.name), rxcuis: drug.rxcuis)
        substances[drug.printed] = found
        return found
    }

    /// The id of the product that a column or cell names; the name itself, and a warning once, where the source's
    /// products are known and it is none of them.
    mutating func product(named name: String, table: Int) -> String {
        if let id = instructions.product(named: name) {
            if !instructions.products.isEmpty, !instructions.products.contains(where: { $0.id == id }),
                unknownProducts.insert(name).inserted
            {
                findings.add(
                    MedicationFinding.productUnknown,
                    "\"\(name)\" is the product \(id), which the source is not for.",
                    help: "Add it to the products of the source, or say which of them is meant.", table: table,
                    context: ["product": name, "meant": id])
            }
            return id
        }
        if !instructions.products.isEmpty, unknownProducts.insert(name).inserted {
            findings.add(
                MedicationFinding.productUnknown, "\"\(name)\" is no product of the source.",
                help: "Say which it is in pipeline.json: \"meanings\": {\"\(name)\": {\"product\": \"…\"}}.",
                table: table, context: ["product": name])
        }
        return name
    }

    /// Nothing of the row is published: its cells are unread, and the finding says why.
    mutating func refuse(
        _ kind: MedicationFinding, _ message: String, help: String? = nil, grid: Grid, row: Int, cell: Int
    ) {
        findings.add(kind, severity: .error, message, help: help, grid: grid, cell: cell)
        reported.insert([grid.table.index, grid.place(row: row, column: 0).row])
        for own in grid.cells(inRow: row) { ledger.mark(.unread, table: grid.table.index, cell: own) }
    }
}

extension Grid {
    /// Whether a row is one of a table of codes: "ACC", "Accept".
    func isLegend(_ cells: [Int]) -> Bool {
        guard cells.count == 2, case let code = code(ofCell: cells[0]) else { return false }
        return (OutcomeMark.isKey(code) || MedicationTable.isNoDecision(code))
            && OutcomeNotation.read(sense(ofCell: cells[1]).text) != nil
    }

    /// "1" of "Code 1".
    func code(ofCell cell: Int) -> String {
        let text = sense(ofCell: cell).text
        guard let (word, rest) = text.halves(apartAt: " "), Self.wordsForCodes.contains(word.lowercased()) else {
            return text
        }
        return String(rest)
    }

    private static let wordsForCodes = Lexicon.words("outcome-mark.codes")
}
