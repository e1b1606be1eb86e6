import Paper

/// What the rows of a table of figures have in common, so that lines apart from it can be held against them: where the texts of each column
/// stand, of which form they are, and how their figures go on from row to row.
struct FigureRows {
    /// By row and column, from top to bottom: the rows that have one figure in every column.
    private(set) var numbers: [[[Int]]] = []
    /// The first of them in the table.
    private(set) var first = 0
    /// How far the rows stand from one another.
    let pitch: Double

    private let strips: ColumnStrips
    private let size: Double
    private var forms: [Set<String>]
    private var boxes: [[PaperBox]]
    private var sides: [[TextSide]] = []

    /// Fewer rows do not show how their figures go on.
    private static let fewest = 3
    /// How many times as much as between any two rows of the table a column's figures may change towards a row apart from it.
    private static let longestStep = 2

    init?(_ sketch: TableSketch) {
        guard sketch.doubts.isEmpty, let strips = sketch.strips, strips.count > 1 else { return nil }
        self.strips = strips
        forms = Array(repeating: [], count: strips.count)
        boxes = Array(repeating: [], count: strips.count)
        var lines: [PrintedLine] = []
        let cells = Dictionary(grouping: sketch.cells, by: \.row)
        for row in 0..<sketch.rowCount {
            let words = cells[row, default: []].flatMap(\.words)
            guard let line = PrintedLine.lines(of: words).first, line.words.count == words.count,
                let texts = Self.texts(line, strips), let own = Self.numbers(texts)
            else { continue }
            if lines.isEmpty { first = row }
            lines.append(line)
            numbers.append(own)
            for (column, text) in texts.enumerated() {
                forms[column].insert(TextRows.form(text.text))
                boxes[column].append(text.box)
            }
        }
        let steps = zip(lines, lines.dropFirst()).map { $1.baseline - $0.baseline }
        guard lines.count >= Self.fewest, let pitch = ColumnStrips.median(steps),
            let size = ColumnStrips.median(lines.map(\.size))
        else { return nil }
        (self.pitch, self.size) = (pitch, size)
        sides = boxes.map { boxes in
            TextSide.allCases.filter { side in
                let places = boxes.map(side.place)
                return (places.max() ?? 0) - (places.min() ?? 0) < 1
            }
        }
    }

    /// The numbers of lines of which each has one text in every column that stands and is written as those of the table; `nil` where one
    /// does not, or where they are nearer to one another or further apart than rows.
    func numbers(of lines: [PrintedLine]) -> [[[Int]]]? {
        let areRows = zip(lines, lines.dropFirst()).allSatisfy { abs($1.baseline - $0.baseline - pitch) < 0.2 * pitch }
        guard areRows else { return nil }
        var found: [[[Int]]] = []
        for line in lines {
            guard abs(line.size - size) < 0.12 * size, let texts = Self.texts(line, strips),
                let own = Self.numbers(texts), texts.indices.allSatisfy({ isAsAbove(texts[$0], column: $0) })
            else { return nil }
            found.append(own)
        }
        return found
    }

    private func isAsAbove(_ text: PrintedLine, column: Int) -> Bool {
        guard forms[column].contains(TextRows.form(text.text)) else { return false }
        let (box, whole) = (text.box, strips.columns[column])
        guard !sides[column].isEmpty, let own = boxes[column].first else {
            return whole.lowerBound - 0.5 <= box.left && box.right <= whole.upperBound + 0.5
        }
        return sides[column].contains { abs($0.place(of: box) - $0.place(of: own)) < 1 }
    }

    /// A line's text in each column, where it has one in every column and none over two.
    private static func texts(_ line: PrintedLine, _ strips: ColumnStrips) -> [PrintedLine]? {
        let texts = line.chunks(gap: ColumnStrips.narrowest)
        guard texts.count == strips.count else { return nil }
        let stand = texts.enumerated().allSatisfy { column, text in strips.reach(of: text.box) == column...column }
        return stand ? texts : nil
    }

    /// The whole numbers in each text: `6'9"` is 6 and 9; `nil` where a text does not begin with one, or has digits of another kind.
    private static func numbers(_ texts: [PrintedLine]) -> [[Int]]? {
        var found: [[Int]] = []
        for text in texts {
            let isPlain = text.text.unicodeScalars.allSatisfy { $0.isASCII || $0.properties.numericType == nil }
            let own = text.text.split { !("0"..."9").contains($0) }.compactMap { $0.count < 7 ? Int($0) : nil }
            guard isPlain, text.words[0].isFigure, !own.isEmpty else { return nil }
            found.append(own)
        }
        return found
    }
}

// MARK: How figures go on

extension FigureRows {
    /// Whether rows before or behind the table's go on with it: what names the rows climbs or falls without end and in no longer steps, and each
    /// column that climbs or falls does so in them, too.
    func goOn(before first: [[[Int]]] = [], behind last: [[[Int]]] = []) -> Bool {
        let all = first + numbers + last
        guard let keys = Self.sequence(all.map { $0[0] }), Self.isStrict(keys),
            isNear(column: 0, before: first, behind: last)
        else { return false }
        return (1..<strips.count).allSatisfy { column in
            guard let own = Self.sequence(numbers.map { $0[column] }), Self.isEven(own) else { return true }
            return Self.sequence(all.map { $0[column] }).map(Self.isEven) ?? false
                && isNear(column: column, before: first, behind: last)
        }
    }

    /// The numbers of a column; `nil` where some texts have more of them than others.
    private static func sequence(_ numbers: [[Int]]) -> [[Int]]? {
        Set(numbers.map(\.count)).count == 1 ? numbers : nil
    }

    private static func isStrict(_ numbers: [[Int]]) -> Bool {
        let pairs = Array(zip(numbers, numbers.dropFirst()))
        return pairs.allSatisfy { $0.lexicographicallyPrecedes($1) }
            || pairs.allSatisfy { $1.lexicographicallyPrecedes($0) }
    }

    private static func isEven(_ numbers: [[Int]]) -> Bool {
        let pairs = Array(zip(numbers, numbers.dropFirst()))
        return pairs.allSatisfy { !$1.lexicographicallyPrecedes($0) }
            || pairs.allSatisfy { !$0.lexicographicallyPrecedes($1) }
    }

    /// Whether the steps towards the rows before and behind are as those in the table: no longer than twice the longest.
    private func isNear(column: Int, before first: [[[Int]]], behind last: [[[Int]]]) -> Bool {
        let usual = Self.steps(numbers, column)
        let further =
            Self.steps(first + numbers.prefix(1), column) + Self.steps(numbers.suffix(1) + last, column)
        return further.allSatisfy { Self.isStep($0, among: usual) }
    }

    private static func steps(_ rows: [[[Int]]], _ column: Int) -> [Step] {
        zip(rows, rows.dropFirst()).compactMap { Step(from: $0[column], to: $1[column]) }
    }

    private static func isStep(_ step: Step, among usual: [Step]) -> Bool {
        let own = usual.filter { $0.unit == step.unit }
        if let longest = own.map(\.length).max() {
            return step.length <= longestStep * longest && own.contains { $0.next == step.next }
        }
        // Feet, or another greater unit, change by one where the smaller begins anew.
        return step.unit == 0 && step.length == 1 && step.next == (step.isUp ? .down : .up)
            && usual.contains { $0.unit == 1 }
    }

    /// How one text's numbers become the next one's.
    private struct Step {
        enum Change { case up, down, none }

        /// The first of the numbers that changes.
        let unit: Int
        let length: Int
        let isUp: Bool
        /// What the number behind it does.
        let next: Change

        /// `nil` where no number changes.
        init?(from one: [Int], to other: [Int]) {
            let changes = zip(one, other).map { $1 - $0 }
            guard let unit = changes.firstIndex(where: { $0 != 0 }) else { return nil }
            self.unit = unit
            (length, isUp) = (Int(changes[unit].magnitude), changes[unit] > 0)
            let behind = unit + 1 < changes.count ? changes[unit + 1] : 0
            next = behind > 0 ? .up : behind < 0 ? .down : .none
        }
    }
}
