/// The slips of a finger that charts show: a digit changed, lost, doubled, or exchanged with its neighbour.
enum DigitError: CaseIterable {
    case changed, lastChanged, lost, doubled, exchanged

    /// The text with one slip in one of its whole numbers; `nil` when the text would stay as it is or lose its number.
    func applied(to text: String, using random: inout SplitMix) -> String? {
        let numbers = text.ranges(of: /[0-9]+/)
        guard let range = numbers.randomElement(using: &random) else { return nil }
        var digits = Array(text[range])
        let place = Int.random(in: 0..<digits.count, using: &random)
        switch self {
        case .changed: digits[place] = "0123456789".randomElement(using: &random)!
        case .lastChanged: digits[digits.count - 1] = "0123456789".randomElement(using: &random)!
        case .lost: digits.remove(at: place)
        case .doubled: digits.insert(digits[place], at: place)
        case .exchanged:
            guard digits.count > 1 else { return nil }
            digits.swapAt(min(place, digits.count - 2), min(place, digits.count - 2) + 1)
        }
        guard let value = Int(String(digits)), value > 0, String(digits) != text[range] else { return nil }
        return text.replacingCharacters(in: range, with: String(value))
    }
}
