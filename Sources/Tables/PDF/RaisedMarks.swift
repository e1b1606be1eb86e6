import Paper

/// Takes small raised marks out of the figures they stand behind: 180¹ is never 1801.
enum RaisedMarks {
    /// By how many ems a mark stands above the base line of its word.
    private static let rise = 0.15...0.75
    private static let longest = 4

    static func attached(_ words: [PrintedWord]) -> [PrintedWord] {
        var words = words
        var gone: Set<Int> = []
        let order = words.indices.sorted { words[$0].box.left < words[$1].box.left }
        for mark in order where isMark(words[mark].text) {
            // The word that ends where the mark begins, or else the one that begins where the mark ends.
            if let host = host(of: mark, words, gone, isBefore: true) {
                words[host].text += raised(words[mark].text)
                words[host].glyphs += words[mark].glyphs
                words[host].box = words[host].box.union(words[mark].box)
                gone.insert(mark)
            } else if !isOfFigure(words[mark].text), let host = host(of: mark, words, gone, isBefore: false) {
                words[host].text = raised(words[mark].text) + " " + words[host].text
                words[host].glyphs = words[mark].glyphs + words[host].glyphs
                words[host].box = words[host].box.union(words[mark].box)
                gone.insert(mark)
            }
        }
        return words.indices.filter { !gone.contains($0) }.map { words[$0] }
    }

    private static func host(
        of mark: Int, _ words: [PrintedWord], _ gone: Set<Int>, isBefore: Bool
    ) -> Int? {
        let small = words[mark]
        var best: (index: Int, distance: Double)?
        for index in words.indices where index != mark && !gone.contains(index) {
            let word = words[index]
            let rise = (word.baseline - small.baseline) / word.size
            guard Self.rise.contains(rise), small.size <= 0.9 * word.size || rise <= 0.5, small.size <= 1.05 * word.size
            else { continue }
            let gap = isBefore ? small.box.left - word.box.right : word.box.left - small.box.right
            guard gap >= -0.3 * word.size, gap <= 0.45 * word.size else { continue }
            if best.map({ abs(gap) < $0.distance }) ?? true { best = (index, abs(gap)) }
        }
        return best?.index
    }

    private static func isMark(_ text: String) -> Bool {
        text.unicodeScalars.count <= longest
            && text.unicodeScalars.allSatisfy {
                $0.properties.numericType != nil || $0.properties.isAlphabetic
                    || "*†‡§¶#,.+-–()®™℠".unicodeScalars.contains($0) || primes.contains($0)
            }
    }

    private static let primes = "'\"’”′″".unicodeScalars

    /// The signs of feet and inches: they are of the figure that they stand behind.
    private static func isOfFigure(_ text: String) -> Bool { text.unicodeScalars.allSatisfy(primes.contains) }

    /// The mark as it is written in a line: digits and single letters as raised ones.
    private static func raised(_ text: String) -> String {
        if ["st", "nd", "rd", "th", "er", "re", "e", "TM", "SM"].contains(text) { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.map { forms[$0] ?? $0 }))
    }

    private static let forms: [Unicode.Scalar: Unicode.Scalar] = {
        let plain = "0123456789+-=()".unicodeScalars
        let high = "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾".unicodeScalars
        return Superscript.letters.merging(zip(plain, high)) { letter, _ in letter }
    }()
}
