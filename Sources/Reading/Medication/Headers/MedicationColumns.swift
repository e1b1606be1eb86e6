import ChartSchema
import Notation
import Tables
import Vocabulary

/// What the columns of a medication table hold, by their headers and, where those are silent, by their cells.
struct MedicationColumns {
    enum Role: Hashable {
        case medication, use, condition
        /// Conditions whose meaning the header gives: "Maximum dose", "Time since diagnosis".
        case test(String)
        /// Questions, on whose answers the decisions hang: "On dialysis?"
        case question
        /// Ages, in bare figures: "50-80".
        case age
        /// The least age, or the greatest, where two columns hold them.
        case ageEnd(isLow: Bool)
        case window(LookbackNotation.Unit?, LookbackWindow.Basis?)
        /// Times after which the row holds: "24 months" below "After".
        case windowStart(LookbackNotation.Unit?, LookbackWindow.Basis?)
        /// The beginning of a window, or its end, where two columns hold them.
        case windowEnd(isLow: Bool, LookbackNotation.Unit, LookbackWindow.Basis?)
        /// From which fill the time of the row is counted: "First fill", "Last fill".
        case clock
        /// Decisions in words; the name is that of the header.
        case outcome(String)
        /// The products that the row is for.
        case product
        /// Marks that stand for one decision.
        case marks(String)
        /// Times within, or after, which the header's decision holds.
        case timed(TimedDecision, String)
        /// Uses for which the header decides.
        case uses(UsesHeader, String)
        /// The plans that are open to applicants.
        case plans(String)
        case unread
    }

    /// The header's rows; empty where the table has none.
    var header: Range<Int>
    var firstRow: Int
    /// By column; blank columns have none.
    var roles: [Int: Role]
    /// The columns that these are, where a page prints several tables beside each other; else all.
    var span: Range<Int>?
    /// What stands over these columns alone, where tables beside each other have titles of their own.
    var title: String?

    /// A column of names whose header decides for them.
    private(set) var isUnderDecision = false

    /// Columns in which nine rows of ten hold something.
    private(set) var mostlyFilled: Set<Int> = []
    /// Columns of times that print one only where there is one: several blanks, and no "any".
    private(set) var anyIsBlank: Set<Int> = []

    /// Whether the header of a list names for each of its columns what the medications below it are for.
    private(set) var isHeadedByUses = false

    /// Cells of the header over all columns of decisions that say for whom or from when they are.
    private(set) var crown: [Int] = []

    /// Whether a column of decisions says that it is the present one, once that was asked.
    var hasPresent: Bool?

    /// Rows below the header that are none of medications: one text across all columns, and the header once more.
    private(set) var besides: Set<Int> = []

    /// Columns whose names begin with that of an element around their rows, which is no part of what they say.
    private var bareNames: Set<Int> = []

    var windowCount: Int { roles.values.count(where: \.isWindow) }
    var medicationColumns: [Int] { roles.filter { $0.value == .medication }.keys.sorted() }
    var decidingColumns: [Int] {
        roles.filter { $0.value.decides }.keys.sorted()
    }

    /// `nil` when no row names a column of medications, and no column holds them.
    init?(_ grid: Grid) {
        guard let (header, names) = Self.header(of: grid) else {
            guard let found = Self.byContent(of: grid) else { return nil }
            self = found
            return
        }
        self.init(grid, header: header, names: names)
    }

    /// Whether a column holds medications in every row in which the only other one decides: "Decline" beside "Avonex, Mirapex".
    private static func isBesideDecisions(_ column: Int, in grid: Grid) -> Bool {
        guard grid.columnCount == 2, column < 2 else { return false }
        let rows = (0..<grid.rowCount).filter { grid.cells(inRow: $0).count == 2 }
        return rows.count > 1
            && rows.allSatisfy { row in
                let decision = grid.sense(row: row, column: 1 - column)
                return OutcomeWords(decision.text).only != nil && decision.medication.decision != nil
                    && MedicationList.isItem(grid.sense(row: row, column: column).medication)
            }
    }

    /// Whether a row of two cells decides as the one below it does.
    private static func decides(_ row: Int, besides column: Int, in grid: Grid) -> Bool {
        grid.columnCount == 2
            && [row, row + 1].allSatisfy { row in
                let text = grid.sense(row: row, column: 1 - column).text
                return OutcomeWords(text).only != nil && OutcomeWords(text).rest.isEmpty
            }
    }

    /// The one column of several that holds names of drugs, whatever is printed above it.
    private static func byContent(of grid: Grid) -> MedicationColumns? {
        guard grid.columnCount > 1 else { return nil }
        let columns = (0..<grid.columnCount).filter { !grid.isFurniture(column: $0) }
        let drugs = columns.filter { MedicationList.isDrugs(column: $0, of: grid) || isBesideDecisions($0, in: grid) }
        // "Statin" beside "Lipitor" sorts it.
        let single = drugs.filter { !MedicationList.isClasses(column: $0, of: grid) }
        let names = single.isEmpty ? drugs : single
        guard names.count == 1,
            // Where every other column holds names too, there are names and nothing else.
            columns.contains(where: {
                $0 != names[0] && !grid.isBlank(column: $0) && !MedicationList.holdsMostlyDrugs(column: $0, of: grid)
            }),
            let first = (0..<grid.rowCount).first(where: {
                let sense = grid.sense(row: $0, column: names[0]).medication
                return sense.isDrug || sense.several != nil
            })
        else { return nil }
        let start = (0..<first).first { grid.cells(inRow: $0).count > 1 } ?? first
        let end = (start..<first).first { $0 > start && grid.cells(inRow: $0).count == 1 } ?? first
        // "Level" beside "everything not named below" is a row.
        let isRow = start < first && decides(start, besides: names[0], in: grid)
        return MedicationColumns(grid, header: start..<(isRow ? start : end), names: names)
    }

    private init(_ grid: Grid, header: Range<Int>, names: [Int]) {
        self.header = header
        firstRow = header.upperBound
        roles = [:]
        bareNames = besidesProducts(in: grid)
        besides = Set(
            (firstRow..<max(firstRow, grid.rowCount)).filter { isSection($0, in: grid) || repeatsHeader($0, in: grid) })
        for column in 0..<grid.columnCount where !isBox(column, in: grid) {
            roles[column] = role(of: column, in: grid, names: names)
        }
        var bodyCount = 0
        var filled = Array(repeating: 0, count: grid.columnCount)
        for row in firstRow..<max(firstRow, grid.rowCount) where grid.cells(inRow: row).count > 1 {
            bodyCount += 1
            for column in filled.indices where !grid.sense(row: row, column: column).isBlank { filled[column] += 1 }
        }
        mostlyFilled = Set(filled.indices.filter { filled[$0] * 10 >= bodyCount * 9 })
        anyIsBlank = Set(
            filled.indices.filter { column in
                bodyCount >= filled[column] + 2 && !mostlyFilled.contains(column)
                    && ColumnTexts(column: column, from: firstRow, of: grid).all {
                        LookbackNotation.isDash($0) || LookbackNotation.read($0)?.window != .always
                    }
            })
        readNoBlockBeside(grid, filled: filled, rows: bodyCount)
        readOneProduct(grid)
        // Times that stand in the decisions are counted from nobody knows which fill.
        if windowCount == 0 { for (column, role) in roles where role == .clock { roles[column] = .unread } }
        readNoCrown(grid)
        readNoNameless(grid)
    }

    /// Several columns of decisions without a name: for different plans or people, and nothing says for which.
    private mutating func readNoNameless(_ grid: Grid) {
        let nameless = decidingColumns.filter { name(of: $0, in: grid).isEmpty }
        guard nameless.count > 1 else { return }
        for column in nameless { roles[column] = .unread }
    }

    private mutating func readNoCrown(_ grid: Grid) {
        crown = crownCells(of: grid)
        guard !crown.isEmpty else { return }
        for (column, role) in roles {
            switch role {
            case .outcome: roles[column] = .outcome(name(of: column, in: grid))
            case .marks: roles[column] = .marks(name(of: column, in: grid))
            default: continue
            }
        }
    }

    private static let fewestRows = 6

    /// A key beside the table, parted from it by a blank column: "Decline" over "Graded" beside the first two medications. What it says
    /// is of no row.
    private mutating func readNoBlockBeside(_ grid: Grid, filled: [Int], rows: Int) {
        let decided = decidingColumns.first { mostlyFilled.contains($0) }
        let gap = filled.indices.first { column in
            filled[column] == 0 && decided.map { $0 < column } ?? false
                && header.allSatisfy { grid.sense(row: $0, column: column).isBlank }
        }
        guard rows >= Self.fewestRows, let gap else { return }
        let behind = filled.indices.filter { $0 > gap && filled[$0] > 0 }
        guard behind.allSatisfy({ filled[$0] * 2 < rows && roles[$0] != .medication }) else { return }
        for column in behind where roles[column] != nil { roles[column] = .unread }
    }

    /// One text beside the rows, merged over some of them: no column.
    private func isBox(_ column: Int, in grid: Grid) -> Bool {
        let cells = Set((0..<grid.rowCount).compactMap { grid.cellIndex(row: $0, column: column) })
            .filter { !grid.sense(ofCell: $0).isBlank }
        guard cells.count == 1, let cell = cells.first, case let span = grid.span(ofCell: cell) else { return false }
        // One that begins among the rows says something of those that it covers.
        let begin = grid.row(ofCell: cell)
        return begin < firstRow && begin + span.rows > firstRow && span.rows < grid.rowCount
    }

    /// One text over several columns, and nothing beside it.
    private func isSection(_ row: Int, in grid: Grid) -> Bool {
        let cells = grid.cells(inRow: row)
        return cells.count == 1 && grid.span(ofCell: cells[0]).columns > 1
    }

    /// Whether a row says what a row of the header says.
    func repeatsHeader(_ row: Int, in grid: Grid) -> Bool {
        header.contains { header in
            (0..<grid.columnCount).allSatisfy {
                let (own, other) = (grid.sense(row: row, column: $0), grid.sense(row: header, column: $0))
                return own === other || own.medication.words == other.medication.words
            }
        }
    }

    /// The columns of a table of uses, ages or times and decisions whose medication stands over it; `nil` where no row names a column
    /// of decisions beside another.
    init?(underNameIn grid: Grid) {
        let row = (0..<min(grid.rowCount, 5)).first { row in
            let meanings = (0..<grid.columnCount).map { MedicationHeader($0, row: row, in: grid) }
            return grid.cells(inRow: row).count > 1 && meanings.contains(.outcome) && !meanings.contains(.medication)
        }
        guard let row else { return nil }
        self.init(grid, header: row..<row + 1, names: [])
        if decidingColumns.isEmpty { return nil }
    }

    /// One column of decisions, and no header.
    init(deciding column: Int) {
        header = 0..<0
        firstRow = 0
        roles = [column: .outcome("")]
    }

    /// A list of uses with their decisions below the name of a medication: "Hypertension: Accept", "Angina: Decline". `nil` where an item is
    /// anything else.
    init?(pairsUnderNameIn grid: Grid) {
        let texts = (0..<grid.rowCount).map { grid.sense(row: $0, column: 0).text }
            .filter { !$0.isEmpty && !PageFurniture.isLone($0) && !PageFurniture.isOfPage($0) }
        guard grid.columnCount == 1, !texts.isEmpty,
            texts.allSatisfy({ UseDecision($0, mayBeUnknown: true) != nil })
        else { return nil }
        self.init(deciding: 0)
    }

    /// The columns of a table that goes on without a header of its own.
    init(continuing previous: MedicationColumns) {
        header = 0..<0
        firstRow = 0
        roles = previous.roles
    }

    /// The columns of a table that repeats the header of the one before, in its first row.
    init(repeating previous: MedicationColumns) {
        header = 0..<1
        firstRow = 1
        roles = previous.roles
        mostlyFilled = previous.mostlyFilled
        anyIsBlank = previous.anyIsBlank
    }

    /// One list of names: every column holds medications.
    init(listIn grid: Grid) {
        let isNamed =
            grid.rowCount > 1 && grid.isHeader(row: 0)
            && (0..<grid.columnCount).allSatisfy { MedicationHeader($0, row: 0, in: grid) != .unknown }
        let uses = isNamed ? nil : Self.rowOfUses(in: grid)
        header = uses.map { $0..<$0 + 1 } ?? 0..<(isNamed ? 1 : 0)
        isHeadedByUses = uses != nil
        firstRow = header.upperBound
        roles = [:]
        for column in 0..<grid.columnCount where !grid.isBlank(column: column) { roles[column] = .medication }
    }

    /// One column of names under its decision.
    init(listIn column: Int, uses: Int?, header row: Int, title: String) {
        header = row..<row + 1
        firstRow = row + 1
        roles = [column: .medication]
        if let uses { roles[uses] = .use }
        span = column..<column + 1
        self.title = title
        isUnderDecision = true
    }

    /// The cell of a row of headers over a column: where the file has lost its merging, the last one to the left.
    func headerCell(row: Int, column: Int, in grid: Grid) -> Int? {
        if let cell = grid.cellIndex(row: row, column: column), !grid.sense(ofCell: cell).isBlank { return cell }
        guard let last = header.last, row < last, !grid.sense(row: last, column: column).isBlank,
            !Self.isWrapped(row, above: last, in: grid)
        else { return nil }
        for left in stride(from: column - 1, through: 0, by: -1) {
            guard let cell = grid.cellIndex(row: row, column: left), !grid.sense(ofCell: cell).isBlank else { continue }
            // What stands over a name of its own is merged with nothing.
            return grid.sense(row: last, column: left).isBlank ? nil : cell
        }
        return nil
    }

    /// The name of every column.
    func names(in grid: Grid) -> [String] { (0..<grid.columnCount).map { name(of: $0, in: grid) } }

    /// The texts above a column, outermost first, each cell once.
    func name(of column: Int, in grid: Grid) -> String {
        var seen: [Int] = []
        var texts: [String] = []
        for row in header {
            guard let cell = headerCell(row: row, column: column, in: grid), !(seen + crown).contains(cell) else {
                continue
            }
            seen.append(cell)
            let text = singleSpaced(grid.sense(ofCell: cell).text)
            // "Product" over "Easy Term" and "Secure Whole Life".
            let beside = [column - 1, column + 1].filter { (0..<grid.columnCount).contains($0) }
            let isShared = beside.contains { headerCell(row: row, column: $0, in: grid) == cell }
            if row != header.last, isShared, PlanWords.saysOnlyPlans(text) { continue }
            texts.append(text)
        }
        let name = Self.withoutEverybody(texts).joined(separator: " ")
        return bareNames.contains(column) ? name.halves(apartAt: " ").map { String($0.1).spacedName } ?? name : name
    }
}
