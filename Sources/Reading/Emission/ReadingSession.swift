import ChartSchema
import Notation
import Tables

/// The reading of one document: layouts first, then limits, then the account of every cell.
struct ReadingSession {
    let document: Document
    let instructions: ReadingInstructions
    let labels: LabelMeanings
    let texts: TextSenses
    /// The file's tables; of those that stand side by side in one, each.
    var parts: [TablePart] = []
    /// By part.
    var layouts: [TableLayout?] = []
    /// By part and segment: the words around the table.
    var contexts: [[TableContext]] = []
    var assembler = ChartAssembler()
    var ledger: LedgerBuilder
    /// The chart columns of the segment's slots, as far as they were needed.
    var slotColumns: [SlotColumnsKey: [Int]] = [:]
    /// The units that weights were read in.
    var unitsRead: Set<PrintedUnit> = []
    var findings: ReadingFindings
    var unitChecks: [UnitCheck] = []
    var refusals: [CellReference] = []
    var notes: [ChartNote] = []
    /// Labels whose meaning was looked up, so that an unknown one is reported once.
    var knownLabels: Set<String> = []
    /// Classes without a certain meaning, which the others of the chart may settle.
    var unknownClasses: [UnknownClass] = []
    /// Products that the source is not for, each told of once.
    var knownProducts: Set<String> = []
    /// Notes of marks, with the tables and columns that bear these and for which they were read.
    var appliedNotes: [String: Set<[Int]>] = [:]
    /// See ``notesOfBornMarks()``: told once a file.
    private(set) lazy var notesOfMarks = notesOfBornMarks()
    /// Sentences that say for whom a class is.
    var restrictions: [String: ClassRestriction] = [:]
    /// What sentences say that limits hold under, in the order of the texts.
    var conditions: [LimitCondition] = []
    /// Titles whose condition limits were read with, and what stands before it in them.
    var conditionedTitles: [String: ChartSentence?] = [:]
    /// Where texts stand beside the limits: see ``standingPlaces()``.
    private(set) lazy var placesOfTexts = standingPlaces()
    /// The classes and products that limits bear.
    private(set) lazy var namesOfLimits = foundNamesOfLimits()
    /// The product that only titles name: its words say nothing of other texts.
    var titledProduct: String?
    /// Remarks beside rows that were told of, each once.
    var remarksTold: Set<String> = []
    /// Texts above heights that were told of.
    var unheardCorners: Set<String> = []
    /// Columns, of their tables, whose place was told of.
    var placesTold: Set<String> = []
    /// By height: minima that a table before said to hold for the next one or all.
    var onwardMinima: [HeightRange: OnwardMinimum] = [:]
    /// A minimum that was not understood may hold for later tables.
    var hasUnclearMinimum = false
    /// The unit of weights that sentences of the file state, wherever they stand: "All weights are in kilograms." `nil` where none
    /// does, or they state several. All texts are asked, once a file.
    private(set) lazy var unitOfFile = unitStated()
    /// Whether a sentence says beside other things that weights are in pounds, and none says another unit: "Find the maximum weight (in
    /// pounds) for each class." All texts are asked, once a file.
    private(set) lazy var saysPounds = namesOnlyPounds()
    /// See ``foundWidestClasses()``: told once, when all limits are read.
    private(set) lazy var widestClasses = foundWidestClasses()
    /// By how heights are printed: what ``isAmongPounds(_:)`` has found of them.
    var amongPounds: [HeightNotation: Bool] = [:]
    /// Whether the file was already said to print no unit.
    var hasAssumedUnit = false
    /// What the columns of figures are called.
    var titles = ColumnTitles()

    init(_ document: Document, texts: TextSenses, instructions: ReadingInstructions) {
        self.document = document
        self.instructions = instructions
        self.texts = texts
        labels = LabelMeanings(instructions, texts.abbreviations)
        ledger = LedgerBuilder(document.tables)
        findings = ReadingFindings(file: document.file, chart: instructions.id.description)
    }

    mutating func readTables() {
        var previous: TableLayout?
        var levels = TitleLevels()
        var page: [TableContext.Piece] = []
        parts = TablePart.parts(of: document, texts: texts)
        reportDatedHeights()
        for part in parts {
            let layout = part.reason == nil ? LayoutRecogniser.recognise(part, previous: previous) : nil
            layouts.append(layout)
            contexts.append(
                layout.map {
                    TableContext.sections(
                        $0, of: part, levels: &levels, page: &page, previous: previous, isAlone: parts.count == 1)
                } ?? [])
            if layout == nil, page.isEmpty, levels.pieces.isEmpty { page = TableContext.page(part.grid) }
            if let layout, layout.key == .heights { previous = layout }
        }
        let names = contextNames()
        reportTitlesOfClasses(names)
        inheritHeaders(names: names)
        titles = ColumnTitles(layouts)
        reportUnknownColumns()
        let products = contextProducts(names)
        for index in parts.indices {
            guard let layout = layouts[index] else { continue }
            emit(layout, part: index, name: names[index], product: products[index])
        }
        settleUnknownClasses()
        withdrawContradictions()
        reportContradictingBMI()
        reportSingleAge()
        assembler.joinMinima()
        reportPartlySaid()
        reportHalfLimits()
        reportAnsweredRows()
    }

    /// What was found of the file, but for dates that are heights again: those are told once a table.
    private var findingsOfFile: [Finding] {
        let dated = Set(
            parts.flatMap { part in
                part.grid.datedHeights.compactMap { part.grid.table.place(of: part.grid.table.cells[$0]) }
            })
        return document.findings(of: instructions.id, daysReadAt: dated)
    }

    /// Heights that became dates are read as heights, and told once a table.
    private mutating func reportDatedHeights() {
        var told: Set<Int> = []
        for part in parts {
            guard let first = part.grid.datedHeights.first, told.insert(part.table).inserted else { continue }
            let count = part.grid.datedHeights.count
            let read = part.grid.sense(ofCell: first).text
            findings.add(
                ChartFinding.heightDated,
                "\(count) heights were made dates by a spreadsheet, such as \(read) here; by the steps of the others they are read as heights.",
                help:
                    "Compare them with the printed chart, and ask the carrier for the sheet with these cells formatted as text.",
                grid: part.grid, cell: first, context: ["read_as": read, "count": String(count)])
        }
    }

    func draft(sha256: String) -> DraftChart {
        let source = ChartSource(
            path: document.file, sha256: sha256, format: document.format.rawValue, encoding: document.encoding.name)
        let chart = BuildChart(
            id: instructions.id, products: instructions.products.map(\.id), title: title, source: source,
            columns: assembler.columns, rows: assembler.rows, notes: notes)
        return DraftChart(
            chart: chart, ledger: CellLedger(entries: ledger.entries), unitChecks: unitChecks, refusals: refusals,
            findings: findingsOfFile + findings.all,
            layout: LayoutSignature(layouts.compactMap { $0 }), columnNames: titles.names)
    }

    private var title: String? {
        for (layout, contexts) in zip(layouts, contexts) where layout != nil {
            if let piece = contexts.first?.pieces.last(where: { !$0.terms.text.isEmpty }) {
                return singleSpaced(piece.terms.text)
            }
        }
        return document.title?.text
    }
}
