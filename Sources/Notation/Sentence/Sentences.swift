/// The sentences of a text, each to be read by itself.
package enum Sentences {
    /// A full stop ends a sentence where a blank and a capital follow it, and no number of a table or letter stands before it:
    /// `Men only. Women: see page 12.` are two, `Table 3. Height and weight`, `St. Paul` and `lbs. allowed` one each. Line ends and
    /// semicolons end one everywhere.
    package static func parts(of text: String) -> [String] {
        let scalars = Array(text.unicodeScalars)
        var parts: [String] = []
        var start = 0
        for place in scalars.indices where isEnd(place, in: scalars, from: start) {
            parts.append(String(scalars: scalars[start...place]))
            start = place + 1
        }
        parts.append(String(scalars: scalars[start...]))
        return joined(parts.map(trimmed).filter { !$0.isEmpty }.map(withoutLead))
    }

    /// "How to read this chart: Find the height …" without what only says that a sentence follows.
    private static func withoutLead(_ part: String) -> String {
        guard let colon = part.firstIndex(of: ":"), part[..<colon].count <= longestLead,
            leads.contains(FoldedText(part[..<colon]).string), case let rest = part[part.index(after: colon)...],
            rest.contains(" "), rest.first == " "
        else { return part }
        return trimmed(String(rest))
    }

    private static let leads = Lexicon.words("sentences.leads")
    /// In characters.
    private static let longestLead = 40

    /// "Client 65 or over? Go to the second table.": a question says for whom the sentence behind it is.
    private static func joined(_ parts: [String]) -> [String] {
        var found: [String] = []
        for part in parts {
            if let last = found.last, last.hasSuffix("?") {
                found[found.count - 1] = "\(last) \(part)"
            } else {
                found.append(part)
            }
        }
        return found
    }

    /// A title that dashes or bars part is read part by part where none of them is a rule: "Fidelity - Women only - ages 20 to 55"; and so is
    /// one of a name with a last group of people: "Redwood Term (nonsmokers only)".
    package static func titles(of text: String) -> [ChartSentence] {
        let whole = ChartSentence(text)
        guard whole.sense == .rule, text.count <= ChartSentence.longestTitle else { return [whole] }
        let parted = partsAtSigns(of: text).map { ChartSentence($0) }
        if parted.count > 1, parted.allSatisfy({ [.neutral, .people, .unit].contains($0.sense) }) { return parted }
        let named = partsAtGroup(of: text).map { ChartSentence($0) }
        return named.map(\.sense) == [.neutral, .people] ? named : [whole]
    }

    private static func partsAtSigns(of text: String) -> [String] {
        var parts: [[Substring]] = [[]]
        for word in text.split(whereSeparator: \.isWhitespace) {
            if word.count == 1, "-\u{2013}\u{2014}|\u{2022}\u{B7}".contains(word) {
                parts.append([])
            } else {
                parts[parts.count - 1].append(word)
            }
        }
        return parts.filter { !$0.isEmpty }.map { $0.joined(separator: " ") }
    }

    /// One name, and the words in parentheses at its end; of several names nobody knows which they are about.
    private static func partsAtGroup(of text: String) -> [String] {
        guard text.hasSuffix(")"), case let parts = text.dropLast().split(separator: "(").map({ trimmed(String($0)) }),
            parts.count == 2, case let name = TaggedText(parts[0]), !name.has(.joined), !name.has(.decision),
            name.tokens.allSatisfy({ $0.kind == .word || $0.number != nil })
        else { return [] }
        return parts
    }

    private static func isEnd(_ place: Int, in scalars: [Unicode.Scalar], from start: Int) -> Bool {
        switch scalars[place] {
        case "\n": return true
        // "(issue ages 0-80; this table 18-80)" is one thing said of what stands before it.
        case ";":
            let before = scalars[start..<place]
            return before.count(where: { $0 == "(" }) <= before.count(where: { $0 == ")" })
        case ".", "!", "?":
            var next = place + 1
            while next < scalars.count, scalars[next] == " " { next += 1 }
            guard next > place + 1, next < scalars.count, beginsSentence(scalars[next]) else { return false }
            let before = scalars[start..<place].split(separator: " ")
            guard let word = before.last else { return false }
            if word.allSatisfy(\.isDigit), before.count <= 2 { return false }
            // "A.M. Best", "Build Chart ........ 4"
            if word.split(separator: ".").allSatisfy({ $0.count == 1 }) { return false }
            return word.count > 2 && !isShortened(String(scalars: word))
        default: return false
        }
    }

    private static func beginsSentence(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isDigit || scalar.properties.isUppercase || ["*", "†", "\"", "(", "•"].contains(scalar)
    }

    /// A unit, a company or a counter that a full stop only shortens.
    private static func isShortened(_ word: String) -> Bool {
        let senses = Lexicon.standard.senses(of: word)
        return senses.contains { sense in
            switch sense.category {
            case .unit, .organisation: word.count <= 4
            case .header: ["counter", "min", "max", "average"].contains(sense.value) && word.count <= 4
            default: false
            }
        }
    }

    private static func trimmed(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
