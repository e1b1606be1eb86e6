import ChartSchema
import Notation
import Tables

/// Lines of a label and its value below the name of a medication: "Use: Stroke", "Last filled: within 2 years", "Decision: Decline".
struct MedicationCard {
    /// A line's place in the grid, and what it says.
    struct Line {
        let cell: Int
        /// Where the label has a cell of its own: "Use" beside "Stroke".
        var labelCell: Int?
        let label: String
        let value: String
        let meaning: MedicationHeader
        /// Whether it says whom the card is for, and is no card's own by its label.
        var saysWhom = false
    }

    let lines: [Line]

    /// The cards of a medication, one below the other: each begins with the label that stands first, and decides once. Empty where a line is
    /// anything else; lines about the page say nothing.
    static func all(in grid: Grid) -> [MedicationCard] {
        let cells = lines(of: grid)
        let lines = grid.columnCount == 2 ? pairs(of: grid) : cells.compactMap { line($0, grid) }
        return grid.columnCount == 2 || lines.count == cells.count ? all(of: lines) : []
    }

    /// The rows of a grid of two columns, where each is a label and its value; empty where one is anything else.
    private static func pairs(of grid: Grid) -> [Line] {
        let rows = (0..<grid.rowCount).filter { !grid.isBlank(row: $0) }
        let lines = rows.compactMap { row -> Line? in
            guard let name = grid.cellIndex(row: row, column: 0), let cell = grid.cellIndex(row: row, column: 1),
                name != cell
            else { return nil }
            let label = singleSpaced(grid.sense(ofCell: name).text).trimming(": ")
            return line(label, singleSpaced(grid.sense(ofCell: cell).text), cell: cell, labelCell: name)
        }
        return lines.count == rows.count ? lines : []
    }

    /// The lines of a grid of one column that are not about the page.
    static func lines(of grid: Grid) -> [Int] {
        guard grid.columnCount == 1 else { return [] }
        return (0..<grid.rowCount).compactMap { grid.cellIndex(row: $0, column: 0) }.filter { cell in
            let text = grid.sense(ofCell: cell).text
            return !text.isEmpty && !isOfPage(text)
        }
    }

    private static func all(of lines: [Line]) -> [MedicationCard] {
        guard let first = lines.first.map({ FoldedText($0.label).string }) else { return [] }
        var cards: [[Line]] = []
        for line in lines {
            if FoldedText(line.label).string == first { cards.append([]) }
            cards[cards.count - 1].append(line)
        }
        return cards.allSatisfy(decides) ? cards.map(MedicationCard.init) : []
    }

    private init(_ lines: [Line]) { self.lines = lines }

    /// Whether no label stands twice, and one line decides.
    private static func decides(_ lines: [Line]) -> Bool {
        Set(lines.map { FoldedText($0.label).string }).count == lines.count
            && lines.count(where: { $0.meaning == .outcome && OutcomeNotation.read($0.value) != nil }) == 1
            && lines.count(where: { $0.meaning == .outcome }) == 1
    }

    static func isOfPage(_ text: String) -> Bool { PageFurniture.isLone(text) || PageFurniture.isOfPage(text) }

    static func line(_ cell: Int, _ grid: Grid) -> Line? {
        let text = grid.sense(ofCell: cell).text
        guard let colon = text.firstIndex(of: ":") else { return nil }
        let (label, value) = (singleSpaced(text[..<colon]), singleSpaced(text[text.index(after: colon)...]))
        return line(label, value, cell: cell)
    }

    private static func isOfPeople(_ scope: Scope) -> Bool {
        scope.isWhole && !scope.meanings.isEmpty && scope.meanings.allSatisfy(\.isOfPeople)
    }

    private static let sexes = Lexicon.words("scope.names-of-sex")
    private static let otherNames = Lexicon.words("card.other-names")

    /// "Ages", "Sex", "Tobacco"
    private static func isOfPeople(_ label: String) -> Bool {
        let terms = HeaderTerms(label)
        return terms.isTobaccoName || terms.isAgeName
            || OutcomeWords.words(label).allSatisfy { sexes.contains($0) || StateWords.areOfAnyState($0) }
    }

    /// "Ages: 40 and older", "Tobacco: non-smokers", "States: TX": whom the card is for.
    private static func saysWhom(_ label: String, _ value: String) -> Bool {
        if MedicationSession.scope(ofStatesIn: "\(label): \(value)") != nil
            || OutcomeWords.words(label).allSatisfy(StateWords.areOfAnyState) && StateWords.limits(value)
        {
            return true
        }
        return isOfPeople(Scope("\(label): \(value)")) || isOfPeople(label) && isOfPeople(Scope(value))
    }

    private static func line(_ label: String, _ value: String, cell: Int, labelCell: Int? = nil) -> Line? {
        let meaning = MedicationHeader(label)
        if meaning == .unknown, isOfPeople(label), MedicationTable.isEveryone(value) {
            return Line(
                cell: cell, labelCell: labelCell, label: label, value: value, meaning: .condition, saysWhom: true)
        }
        if meaning == .unknown, saysWhom(label, value) {
            return Line(
                cell: cell, labelCell: labelCell, label: label, value: "\(label): \(value)", meaning: .condition,
                saysWhom: true)
        }
        // "Generic: furosemide"
        if otherNames.contains(FoldedText(label).string), MedicationList.isDrug(value) {
            return Line(cell: cell, labelCell: labelCell, label: label, value: value, meaning: .name)
        }
        guard !value.isEmpty, [.use, .window, .outcome, .condition].contains(meaning) else { return nil }
        return Line(cell: cell, labelCell: labelCell, label: label, value: value, meaning: meaning)
    }
}

extension MedicationSession {
    /// Reads cards below the heading that names their medication. False where the grid holds anything else.
    mutating func readCards(of grid: Grid) -> Bool {
        guard let name = HeadingName(over: grid.table), case let cards = MedicationCard.all(in: grid), !cards.isEmpty
        else { return false }
        read(cards, of: grid, named: name)
        return true
    }

    /// The rules of the cards below a name; lines about the page are none of them.
    mutating func read(_ cards: [MedicationCard], of grid: Grid, named name: HeadingName) {
        for cell in grid.table.cells.indices where MedicationCard.isOfPage(grid.sense(ofCell: cell).text) {
            ledger.mark(.ignored(.pageFurniture), table: grid.table.index, cell: cell)
        }
        for card in cards { read(card, of: grid, named: name) }
    }

    /// The rules of a card; a time that is not understood refuses it.
    private mutating func read(_ card: MedicationCard, of grid: Grid, named name: HeadingName) {
        var parts = RowParts(medication: name.text)
        for line in card.lines {
            for cell in [line.cell, line.labelCell].compactMap(\.self) {
                ledger.mark(.label, table: grid.table.index, cell: cell)
            }
            guard take(line, of: grid, into: &parts) else { return }
        }
        emit(card, of: grid, parts)
        heard.insert(name.piece)
    }

    /// Takes what a line says beside the decision; false where the card was refused for it.
    private mutating func take(_ line: MedicationCard.Line, of grid: Grid, into parts: inout RowParts) -> Bool {
        let isAsked = !MedicationTable.isEveryone(line.value)
        switch line.meaning {
        case .use where isAsked:
            parts.use = line.value
            parts.cells.append(grid.reference(cell: line.cell, field: .use, reading: .printed))
        case .window:
            guard let found = Self.time(of: line) else {
                refuse(
                    MedicationFinding.windowUnread, "\"\(line.value)\" is no time that can be read with certainty.",
                    help: "A time is any, 24 months, 2 years, > 3 years.", grid: grid,
                    row: grid.row(ofCell: line.cell), cell: line.cell)
                return false
            }
            parts.window = found.window
            if let condition = found.condition { parts.add(condition: condition) }
            parts.cells.append(grid.reference(cell: line.cell, field: .lookback, reading: .printed))
        case .name where Set(resolve(line.value).ingredients) != Set(resolve(parts.medication).ingredients):
            refuse(
                MedicationFinding.rowUnread, "The card names two medications.",
                help: "Print each medication in a card of its own.", grid: grid, row: grid.row(ofCell: line.cell),
                cell: line.cell)
            return false
        case .condition where isAsked:
            parts.add(condition: line.value)
            parts.cells.append(grid.reference(cell: line.cell, field: .condition, reading: .printed))
        default: break
        }
        return true
    }

    private static func time(of line: MedicationCard.Line) -> LookbackNotation.Reading? {
        guard case .fills(let basis) = TimesHeader(clockOf: line.label),
            !LookbackNotation.isTurned(header: line.label)
        else { return nil }
        return LookbackNotation.read(
            inColumn: line.value, headerUnit: LookbackNotation.unit(inHeader: line.label), basis: basis)
    }

    private mutating func emit(_ card: MedicationCard, of grid: Grid, _ parts: RowParts) {
        let (near, far) = texts(around: grid.table)
        var table = MedicationTable(grid, MedicationColumns(deciding: 0), near: near, far: far, instructions)
        table.hearHeadings(in: &self)
        table.hearPlan(in: &self)
        table.tablePlan = table.tablePlan ?? planOfCards
        guard let line = card.lines.first(where: { $0.meaning == .outcome }),
            let outcome = OutcomeNotation.read(line.value)
        else { return }
        var parts = parts
        for scope in table.tableScopes { parts.take(scope) }
        table.emit(
            outcome, for: nil, in: line.cell, column: 0, row: grid.row(ofCell: line.cell), name: line.cell, parts,
            into: &self)
        layout.tables.append(table.layout(outcomes: [outcome.outcome]))
    }
}
