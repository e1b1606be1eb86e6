/// The texts of a column below its header, blanks left out: each once, with how often it is printed.
struct ColumnTexts {
    /// How many texts a look at the column's beginning takes.
    private static let sample = 60

    /// All of them, repeated ones too.
    private(set) var count = 0
    /// The first ones, in their order.
    private(set) var first: [String] = []
    /// Whether each is a whole number, and one more than that above it.
    let areCounted: Bool
    private var numbers: [Int: Int] = [:]
    private let grid: Grid

    /// - Parameters:
    ///   - start: The first row.
    ///   - left: Rows that are left out: sections, and headers that stand there again.
    init(column: Int, from start: Int, of grid: Grid, besides left: Set<Int> = []) {
        self.grid = grid
        var isCounted = true
        var last: Int?
        for row in start..<max(start, grid.rowCount) where !left.contains(row) {
            let number = grid.senseNumber(row: row, column: column)
            let sense = grid.sense(number: number)
            if sense.isBlank || sense.repeatsAbove { continue }
            if isCounted {
                let figure = Int(sense.text)
                isCounted = figure != nil && (count == 0 || last.map { $0 &+ 1 } == figure)
                last = figure
            }
            if count < Self.sample { first.append(sense.text) }
            count += 1
            numbers[number, default: 0] += 1
        }
        areCounted = isCounted && count >= 3
    }

    var isEmpty: Bool { count == 0 }

    /// How many hold for a test that depends on the text alone.
    func number(_ isMet: (String) -> Bool) -> Int {
        numbers.reduce(0) { isMet(grid.sense(number: $1.key).text) ? $0 + $1.value : $0 }
    }

    /// How many decide, for all or for each use.
    var decisions: Int {
        numbers.reduce(0) { grid.sense(number: $1.key).decidesForUses ? $0 + $1.value : $0 }
    }

    /// Whether they number the carrier's own records: dates, codes, versions.
    func areRecords(under header: String) -> Bool {
        let terms = grid.texts[header.spacedName].medication.terms
        return RecordKeeping.isOne(terms, cells: numbers.keys.map { grid.sense(number: $0) })
            && (RecordKeeping.audits(terms) || numbers.count == 1 || numbers.values.allSatisfy { $0 == 1 })
    }

    /// Whether all hold for a test that depends on the text alone.
    func all(_ isMet: (String) -> Bool) -> Bool {
        numbers.keys.allSatisfy { isMet(grid.sense(number: $0).text) }
    }
}
