/// Walks over folded text from left to right; every step either takes what it asks for or leaves the place unchanged.
package struct Scanner {
    private let scalars: [Unicode.Scalar]
    private(set) var position: Int

    package init(_ text: FoldedText) {
        scalars = text.scalars
        position = 0
    }

    package var isAtEnd: Bool { position >= scalars.count }
    package var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

    package mutating func reset(to place: Int) { position = place }

    package mutating func skipBlanks() {
        while position < scalars.count, scalars[position] == " " { position += 1 }
    }

    package mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard next == scalar else { return false }
        position += 1
        return true
    }

    /// Takes exactly this text, which must not go on as a word.
    package mutating func takeWord(_ word: [Unicode.Scalar]) -> Bool {
        var end = position
        for wanted in word {
            guard end < scalars.count, scalars[end] == wanted else { return false }
            end += 1
        }
        if end > position, scalars[end - 1].isLetter, end < scalars.count, scalars[end].isLetter { return false }
        position = end
        return true
    }

    /// Takes the first of these phrases that stands here; its place among them.
    package mutating func takeWord(of phrases: Phrases) -> Int? {
        guard let next, phrases.mayBegin(with: next) else { return nil }
        for (place, phrase) in phrases.scalars.enumerated() where takeWord(phrase) { return place }
        return nil
    }

    /// Takes a run of digits; `nil` and no step when there is none, or more than `limit` of them.
    package mutating func takeDigits(limit: Int = 6) -> (value: Int, count: Int)? {
        let start = position
        var value = 0
        while let scalar = next, scalar.isDigit {
            if position - start >= limit {
                position = start
                return nil
            }
            value = value * 10 + Int(scalar.value - 48)
            position += 1
        }
        return position > start ? (value, position - start) : nil
    }
}
