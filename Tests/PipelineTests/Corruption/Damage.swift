import Foundation

/// One way a chart goes wrong between a carrier's desk and a file.
enum Damage: String, CaseIterable, Sendable {
    case digitChanged = "digit changed"
    case digitLost = "digit lost"
    case digitDoubled = "digit doubled"
    case digitsSwapped = "two digits swapped"
    case cellsJoined = "two cells run together"
    case cellLost = "cell lost"
    case heightMistyped = "height mistyped"
    case rowDropped = "row dropped"
    case rowRepeated = "row repeated"
    case rowSlipped = "values slipped down a row"
    case columnsSwapped = "two columns' figures swapped"

    /// What was done, and where.
    struct Done {
        var lines: [[String]]
        /// The lines and columns that are no longer what they were, in the damaged sheet; `nil` for all.
        var damagedLines: ClosedRange<Int>
        var damagedColumns: Set<Int>?
        /// How many pounds the figure moved, for damage to one figure.
        var pounds: Double?
    }

    /// - Parameters:
    ///   - figures: The cells that hold figures, in reading order.
    ///   - heights: The cells that hold heights.
    func done(
        to lines: [[String]], figures: [SheetPlace], heights: [SheetPlace], using random: inout SeededRandom
    ) -> Done? {
        guard let place = figures.randomElement(using: &random) else { return nil }
        var lines = lines
        // Damage to rows and columns stays inside one table.
        let width = lines[place.line - 1].count
        let figures = figures.filter { lines[$0.line - 1].count == width }
        let row = place.line - 1
        let text = lines[row][place.column]
        switch self {
        case .digitChanged, .digitLost, .digitDoubled, .digitsSwapped:
            guard let wrong = slip(in: text, using: &random) else { return nil }
            lines[row][place.column] = wrong.text
            return Done(
                lines: lines, damagedLines: place.line...place.line, damagedColumns: [place.column],
                pounds: wrong.pounds)
        case .cellsJoined:
            guard let next = figures.first(where: { $0.line == place.line && $0.column > place.column }) else {
                return nil
            }
            lines[row][place.column] = text + lines[row][next.column]
            lines[row][next.column] = ""
            return Done(
                lines: lines, damagedLines: place.line...place.line, damagedColumns: [place.column, next.column])
        case .cellLost:
            lines[row][place.column] = ""
            // An empty cell is no place: the finding stands at its row.
            return Done(lines: lines, damagedLines: place.line...place.line)
        case .heightMistyped:
            guard let height = heights.randomElement(using: &random),
                let wrong = slip(in: lines[height.line - 1][height.column], using: &random)
            else { return nil }
            lines[height.line - 1][height.column] = wrong.text
            return Done(lines: lines, damagedLines: height.line...height.line)
        case .rowDropped:
            // The first and last rows may be missing: nobody can tell.
            guard isInside(place, of: figures) else { return nil }
            lines.remove(at: row)
            return Done(lines: lines, damagedLines: place.line - 1...place.line)
        case .rowRepeated:
            lines.insert(lines[row], at: row)
            return Done(lines: lines, damagedLines: place.line...place.line + 1)
        case .rowSlipped:
            let below = Set(figures.filter { $0.line >= place.line }.map(\.line)).sorted()
            guard isInside(place, of: figures), below == Array(place.line...(below.last ?? 0)) else { return nil }
            let columns = Set(figures.map(\.column))
            for line in below.reversed() where line > place.line {
                for column in columns { lines[line - 1][column] = lines[line - 2][column] }
            }
            return Done(lines: lines, damagedLines: place.line...below.last!)
        case .columnsSwapped:
            guard let next = figures.first(where: { $0.line == place.line && $0.column > place.column }) else {
                return nil
            }
            for line in Set(figures.map(\.line)) { lines[line - 1].swapAt(place.column, next.column) }
            return Done(
                lines: lines, damagedLines: 1...lines.count, damagedColumns: [place.column, next.column])
        }
    }

    private func isInside(_ place: SheetPlace, of figures: [SheetPlace]) -> Bool {
        let around = Set(figures.filter { $0.column == place.column }.map(\.line))
        return (1...3).allSatisfy { around.contains(place.line - $0) && around.contains(place.line + $0) }
    }

    /// The text with one slip in one of its numbers, and how far the number moved.
    private func slip(in text: String, using random: inout SeededRandom) -> (text: String, pounds: Double)? {
        guard let range = text.ranges(of: /[0-9]+/).randomElement(using: &random) else { return nil }
        var digits = Array(text[range])
        let place = Int.random(in: 0..<digits.count, using: &random)
        switch self {
        case .digitLost: digits.remove(at: place)
        case .digitDoubled: digits.insert(digits[place], at: place)
        case .digitsSwapped:
            guard digits.count > 1 else { return nil }
            digits.swapAt(min(place, digits.count - 2), min(place, digits.count - 2) + 1)
        default: digits[place] = "0123456789".randomElement(using: &random)!
        }
        guard let before = Double(text[range]), let after = Double(String(digits)), after > 0, after != before else {
            return nil
        }
        return (text.replacingCharacters(in: range, with: String(digits)), abs(after - before))
    }
}

/// Steele, Lea and Flood's SplitMix64: the same numbers on every machine.
struct SeededRandom: RandomNumberGenerator, Sendable {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }
}
