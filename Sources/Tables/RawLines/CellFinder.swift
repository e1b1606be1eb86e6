/// Finds a cell's text in its raw line, where it may be quoted, written with entities or stand more than once.
package struct CellFinder {
    /// The line's characters as a reader would see them, each with the raw characters that gave it.
    private let seen: [(character: Character, raw: Range<Int>)]
    /// The raw characters at which a cell ends or, in markup, begins: in order.
    private let separators: [Int]
    private let isMarkup: Bool

    package init(line: String) {
        let raw = Array(line)
        seen = Self.decode(raw)
        isMarkup = raw.first { !$0.isWhitespace } == "<"
        separators = isMarkup ? Self.tags(in: raw) : Self.delimiters(in: raw)
    }

    /// The raw characters of the cell, or `nil` when its text is not on the line.
    ///
    /// - Parameter column: The cell's column, which decides between places with the same text.
    package func find(_ text: String, column: Int?) -> Range<Int>? {
        let firstLine = text.split(separator: "\n", maxSplits: 1).first ?? ""
        let wanted = Array(firstLine.split(whereSeparator: \.isWhitespace).joined(separator: " "))
        guard !wanted.isEmpty, wanted.count <= seen.count else { return nil }
        var best: (range: Range<Int>, penalty: Int)?
        for start in 0...seen.count - wanted.count where matches(wanted, at: start) {
            let range = seen[start].raw.lowerBound..<seen[start + wanted.count - 1].raw.upperBound
            let penalty = penalty(of: start, count: wanted.count, column: column)
            if best.map({ penalty < $0.penalty }) ?? true { best = (range, penalty) }
        }
        return best?.range
    }

    private func matches(_ wanted: [Character], at start: Int) -> Bool {
        for (offset, character) in wanted.enumerated() where seen[start + offset].character != character {
            return false
        }
        return true
    }

    /// How unlikely a place is: a part of a longer word or number, or in another column.
    private func penalty(of start: Int, count: Int, column: Int?) -> Int {
        func isWord(_ index: Int) -> Bool {
            seen.indices.contains(index) && (seen[index].character.isLetter || seen[index].character.isNumber)
        }
        var penalty = 0
        if isWord(start) && isWord(start - 1) { penalty += 1_000 }
        if isWord(start + count - 1) && isWord(start + count) { penalty += 1_000 }
        if let column { penalty += min(999, abs(separators(before: seen[start].raw.lowerBound) - column)) }
        return penalty
    }

    /// How many cells begin before a raw character, the first one left out.
    private func separators(before end: Int) -> Int {
        var (low, high) = (0, separators.count)
        while low < high {
            let middle = (low + high) / 2
            if separators[middle] < end { low = middle + 1 } else { high = middle }
        }
        return isMarkup ? max(0, low - 1) : low
    }

    /// Where tags of cells begin.
    private static func tags(in raw: [Character]) -> [Int] {
        raw.indices.filter { index in
            guard raw[index] == "<", index + 2 < raw.count else { return false }
            let name = String(raw[(index + 1)...].prefix(4)).lowercased()
            return name.hasPrefix("td") || name.hasPrefix("th") || name == "cell"
        }
    }

    /// Where the first delimiter that occurs stands outside quotes.
    private static func delimiters(in raw: [Character]) -> [Int] {
        guard let delimiter = ["\t", ";", "|", ","].first(where: raw.contains) else { return [] }
        var quoted = false
        return raw.indices.filter { index in
            if raw[index] == "\"" { quoted.toggle() }
            return raw[index] == delimiter && !quoted
        }
    }

    /// Entities as their characters, doubled quotes as one, runs of blanks as one.
    private static func decode(_ raw: [Character]) -> [(character: Character, raw: Range<Int>)] {
        var result: [(character: Character, raw: Range<Int>)] = []
        var index = 0
        while index < raw.count {
            var end = index + 1
            var character = raw[index]
            if character == "&", let entity = Entity(raw[index...]) {
                character = entity.character
                end = index + entity.length
            } else if character == "\"", end < raw.count, raw[end] == "\"" {
                end += 1
            }
            if character.isWhitespace {
                if let last = result.last, last.character == " " {
                    result[result.count - 1].raw = last.raw.lowerBound..<end
                } else {
                    result.append((" ", index..<end))
                }
            } else {
                result.append((character, index..<end))
            }
            index = end
        }
        return result
    }
}

/// A character reference of HTML or XML: the numeric ones and the names that charts use.
private struct Entity {
    var character: Character
    /// In characters, with `&` and `;`.
    var length: Int

    private static let named: [String: Character] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "le": "≤", "ge": "≥", "ndash": "–",
        "mdash": "—", "rsquo": "’", "lsquo": "‘", "rdquo": "”", "ldquo": "“", "prime": "′", "Prime": "″", "eacute": "é",
        "Eacute": "É", "egrave": "è", "agrave": "à", "ecirc": "ê", "ccedil": "ç", "frac12": "½", "frac14": "¼",
        "frac34": "¾", "deg": "°", "times": "×", "reg": "®", "trade": "™", "copy": "©",
    ]

    init?(_ text: ArraySlice<Character>) {
        guard let end = text.prefix(10).firstIndex(of: ";") else { return nil }
        let name = String(text[(text.startIndex + 1)..<end])
        length = end - text.startIndex + 1
        if name.hasPrefix("#") {
            let digits = name.dropFirst()
            let value = digits.lowercased().hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
            guard let scalar = value.flatMap(UnicodeScalar.init) else { return nil }
            character = Character(scalar)
        } else if let known = Self.named[name] {
            character = known
        } else {
            return nil
        }
    }
}
