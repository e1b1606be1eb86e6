/// What a document says that its short forms mean: "NT = Non-Tobacco; TU = Tobacco User", "M = minimum weight, X = maximum weight".
package struct Abbreviations: Hashable, Sendable {
    /// By short form, as printed.
    private var meanings: [String: String] = [:]

    package init(_ texts: some Sequence<String> = []) {
        var unclear: Set<String> = []
        for text in texts where text.contains(where: { "=:–—-".contains($0) }) {
            for (key, meaning) in Self.pairs(in: text) {
                if let other = meanings[key], FoldedText(other) != FoldedText(meaning) { unclear.insert(key) }
                meanings[key] = meaning
            }
        }
        // What two legends explain differently means one thing here and another there.
        for key in unclear { meanings[key] = nil }
    }

    package var isEmpty: Bool { meanings.isEmpty }

    /// Takes what the columns of a chart say that a short form means, where no legend says it, or only "T = all others".
    package mutating func explain(_ key: String, as meaning: String) {
        guard meanings[key].map({ TaggedText($0).has(.otherwise) }) ?? true else { return }
        meanings[key] = meaning
    }

    /// The text with every short form that stands in it as a word written out.
    package func expanded(_ text: String) -> String {
        guard !meanings.isEmpty else { return text }
        if let whole = meanings[text] { return whole }
        var result = ""
        var word = ""
        for character in text + "\n" {
            if character.isLetter || character.isNumber {
                word.append(character)
                continue
            }
            result += meanings[word] ?? word
            word = ""
            result.append(character)
        }
        return String(result.dropLast())
    }

    /// The words of a text that are short for another: "Pref" of "F Pref" for "Preferred".
    package func words(of text: String, meaning label: String) -> String? {
        let words = text.split(separator: " ")
        return words.indices.lazy.flatMap { start in words.indices[start...].map { words[start...$0] } }
            .map { $0.joined(separator: " ") }.first { expanded($0) == label }
    }

    /// Whether a text is nothing but short forms and what they mean.
    package static func isLegend(_ text: String) -> Bool {
        let clauses = clauses(of: text)
        let sign = sign(of: clauses)
        return !clauses.isEmpty && clauses.contains { pair($0, sign) != nil }
            && clauses.allSatisfy { pair($0, sign) != nil || !$0.contains(where: \.isNumber) }
    }

    /// What each clause of a text explains; `nil` where one of them says something else.
    package static func entries(of text: String) -> [(key: String, meaning: String)]? {
        let clauses = clauses(of: text)
        let sign = signs.first { sign in clauses.contains { $0.contains(sign) } }
        guard let sign, case let pairs = clauses.compactMap({ pair($0, sign) }), pairs.count == clauses.count else {
            return nil
        }
        return pairs
    }

    private static let signs: [Character] = ["=", ":", "–"]

    /// Whether a clause of a text begins with a short form and a sign of equality, and says more than what it is short for.
    static func holdsKey(_ text: String) -> Bool {
        clauses(of: text).contains { clause in
            let sides = clause.split(separator: "=", maxSplits: 1)
            guard sides.count == 2, let key = sides[0].split(separator: " ").last else { return false }
            return isShort(String(key)) && pair(clause, "=") == nil
        }
    }

    private static func pairs(in text: String) -> [(key: String, meaning: String)] {
        let clauses = clauses(of: text)
        let sign = sign(of: clauses)
        return clauses.compactMap { pair($0, sign) }
    }

    /// A colon or a dash parts short forms from what they mean where several clauses have one and capitals before it: "PB: Preferred Plus. ST:
    /// Standard."
    private static func sign(of clauses: [String]) -> Character {
        guard !clauses.contains(where: { $0.contains("=") }) else { return "=" }
        return signs.dropFirst().first { sign in
            clauses.count { clause in
                guard let (key, _) = pair(clause, sign) else { return false }
                return key.count > 1 && key == key.uppercased()
            } > 1
        } ?? "="
    }

    /// A comma ends what a short form means: what follows says more of it, or is the next one.
    private static func clauses(of text: String) -> [String] {
        withoutHeading(text).split { ";,\n|".contains($0) }.flatMap { $0.split(separator: ". ") }
            .map { clause in
                clause.split(whereSeparator: \.isWhitespace).map { ["-", "—"].contains($0) ? "–" : $0 }
                    .joined(separator: " ")
            }
            .filter { !$0.isEmpty }.flatMap(equations)
    }

    /// "Key: M = male" without the word before it.
    private static func withoutHeading(_ text: String) -> Substring {
        guard let colon = text.firstIndex(of: ":"), headings.contains(FoldedText(String(text[..<colon])).string) else {
            return text[...]
        }
        return text[text.index(after: colon)...]
    }

    private static let headings = Lexicon.words("abbreviations.headings")

    /// `NT = Non-Tobacco TU = Tobacco User`: where a page breaks lines only, each short form before a sign begins the next.
    private static func equations(of clause: String) -> [String] {
        let words = clause.split(separator: " ")
        let keys = words.indices.dropLast().filter { place in
            words[place + 1] == "=" && words[place] == words[place].uppercased() && isShort(String(words[place]))
        }
        guard keys.first == 0, keys.count > 1 else { return [clause] }
        return zip(keys, keys.dropFirst() + [words.count]).map { words[$0..<$1].joined(separator: " ") }
    }

    /// `TU = Tobacco User`: a short form that is no word of charts, and words without a figure.
    private static func pair(_ clause: String, _ sign: Character) -> (key: String, meaning: String)? {
        let sides = clause.split(separator: sign, maxSplits: 1)
        guard sides.count == 2 else { return nil }
        let key = String(sides[0]).trimmingBlanks
        let meaning = String(sides[1]).trimmingBlanks
        guard isShort(key) || isShortPhrase(key), !meaning.isEmpty,
            !meaning.contains(where: \.isNumber) || isRating(meaning),
            !meaning.contains(sign),
            meaning.contains(where: \.isLetter), meaning.split(separator: " ").count <= 6
        else { return nil }
        return (key, meaning.hasSuffix(".") ? String(meaning.dropLast()) : meaning)
    }

    /// "Table 4", "Table 4 (D)": the only figure is the number of a table, and nothing else is said of it.
    private static func isRating(_ meaning: String) -> Bool {
        let text = TaggedText(meaning.hasSuffix(".") ? String(meaning.dropLast()) : meaning)
        guard text.value(.decision, at: 0) == "rated-table", text.tags.count > 1, text.token(1).number != nil else {
            return false
        }
        return text.tags.indices.dropFirst(2).allSatisfy { place in
            text.token(place).kind == .sign || text.token(place).text.count == 1 && text.token(place).number == nil
        }
    }

    /// "Std TU": words, one of them short.
    private static func isShortPhrase(_ key: String) -> Bool {
        let words = key.split(separator: " ")
        return (2...3).contains(words.count) && words.allSatisfy { $0.allSatisfy(\.isLetter) }
            && words.contains { isShort(String($0)) }
    }

    private static func isShort(_ key: String) -> Bool {
        // "D/C" is one, too.
        guard (1...5).contains(key.count), key.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "/" }),
            key.last?.isLetter ?? false || !key.contains("/"),
            key.first?.isUppercase ?? false, key.contains(where: \.isLetter)
        else { return false }
        if key.count == 1 { return true }
        let senses = Lexicon.standard.senses(of: FoldedText(key).string)
        return senses.isEmpty || key == key.uppercased() && !senses.contains { $0.category == .header }
    }
}

extension String {
    fileprivate var trimmingBlanks: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
