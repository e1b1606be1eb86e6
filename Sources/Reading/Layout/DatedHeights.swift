import Notation
import Tables

/// Heights that a spreadsheet took for dates when they were typed: 5-10 became the tenth of May.
///
/// What was typed is lost, so one date says nothing. Where four and more cells below or beside one another climb by even
/// steps once their dates are heights again, with the heights among them that stayed (no day is 5-0), they can be nothing
/// else.
struct DatedHeights {
    private static let fewest = 4
    private static let steps: ClosedRange<Int> = 1...3

    /// By cell of the table: the height in marks.
    private(set) var texts: [Int: String] = [:]
    /// The cells among them that are dates.
    private(set) var cells: [Int] = []

    private struct Member {
        var cell: Int
        /// In inches, the month first and the day first; of a height that stayed one, twice the same.
        var heights: [Int?]
        var isDate: Bool
    }

    init(_ table: Table) {
        guard !table.days.isEmpty || table.cells.contains(where: { Self.printedDay(table, $0) != nil }) else {
            return
        }
        for column in 0..<table.columnCount {
            add(table, (0..<table.rowCount).map { table.cellIndex(row: $0, column: column) })
        }
        for row in 0..<table.rowCount {
            add(table, (0..<table.columnCount).map { table.cellIndex(row: row, column: $0) })
        }
        cells.sort()
    }

    /// Looks along a row or column for runs of dates and heights; what is neither ends a run.
    private mutating func add(_ table: Table, _ line: [Int?]) {
        var run: [Member] = []
        var last: Int?
        for cell in line where cell == nil || cell != last {
            last = cell
            guard let cell, !table.cells[cell].isBlank, !table.cells[cell].isHidden else { continue }
            if let member = Self.member(table, cell) {
                run.append(member)
            } else {
                settle(run)
                run = []
            }
        }
        settle(run)
    }

    private static func member(_ table: Table, _ cell: Int) -> Member? {
        let own = table.cells[cell]
        if let day = table.day(of: own) ?? printedDay(table, own) {
            func inches(_ feet: Int, _ inches: Int) -> Int? {
                (2...8).contains(feet) && inches < 12 ? feet * 12 + inches : nil
            }
            return Member(cell: cell, heights: [inches(day.month, day.day), inches(day.day, day.month)], isDate: true)
        }
        guard let height = SeparatedHeight(FoldedText(table.text(of: own))), height.separator == "-" else { return nil }
        let inches = height.total.wholeValue
        return Member(cell: cell, heights: [inches, inches], isDate: false)
    }

    /// `10-May`, `May-10`: as a spreadsheet shows a day that it saves as text.
    private static func printedDay(_ table: Table, _ cell: Cell) -> (month: Int, day: Int)? {
        let bytes = table.bytes(of: cell)
        guard (5...8).contains(bytes.count), let sign = bytes.firstIndex(of: UInt8(ascii: "-")) else { return nil }
        let parts = [bytes[..<sign], bytes[(sign + 1)...]].map { String(decoding: $0, as: UTF8.self) }
        for (name, number) in [(parts[1], parts[0]), (parts[0], parts[1])] {
            guard let day = Int(number), (1...31).contains(day) else { continue }
            let months = Lexicon.standard.senses(of: name).filter { $0.category == .month }
            if let month = months.first.flatMap({ Int($0.value) }) { return (month, day) }
        }
        return nil
    }

    /// Takes a run for heights where they climb or fall evenly in one order of month and day, and not in the other.
    private mutating func settle(_ run: [Member]) {
        guard run.count >= Self.fewest, run.count(where: \.isDate) > 1 else { return }
        let orders = [0, 1].map { order in run.compactMap { $0.heights[order] } }
        let ladders = orders.filter { $0.count == run.count && Self.isLadder($0) }
        guard ladders.count == 1 else { return }
        for (member, height) in zip(run, ladders[0]) {
            texts[member.cell] = "\(height / 12)'\(height % 12)\""
            if member.isDate { cells.append(member.cell) }
        }
    }

    private static func isLadder(_ heights: [Int]) -> Bool {
        let own = Set(zip(heights.dropFirst(), heights).map { $0 - $1 })
        return own.count == 1 && steps.contains(abs(own.first!))
    }
}
