import Foundation

/// Damage to one figure, or two that stand side by side.
extension Damage {
    func doneToCell(
        _ place: SheetPlace, _ lines: [[String]], _ figures: [SheetPlace], using random: inout SeededRandom
    ) -> Done? {
        var lines = lines
        let row = place.line - 1
        let text = lines[row][place.column]
        switch self {
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
        default:
            guard let wrong = slip(in: text, using: &random) else { return nil }
            lines[row][place.column] = wrong.text
            return Done(
                lines: lines, damagedLines: place.line...place.line, damagedColumns: [place.column],
                pounds: wrong.pounds)
        }
    }

    /// The text with one slip in one of its numbers, and how far the number moved.
    func slip(in text: String, using random: inout SeededRandom) -> (text: String, pounds: Double)? {
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
