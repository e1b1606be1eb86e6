/// Single capital letters of a label: a sex (`Preferred (F)`, `Standard - M`) or the letter of a table (`Table 1/A`).
extension LabelTokens {
    mutating func markLetters() {
        let isHeight = tokens.contains { $0.category == .height }
        for index in tokens.indices where tokens[index].place.count == 1 {
            switch scalars[tokens[index].place.lowerBound] {
            case "F" where !isHeight && standsAlone(index): tokens[index].category = .female
            case "M" where !isHeight && standsAlone(index): tokens[index].category = .male
            case "A"..."Z" where tokens[index].category == .filler && endsName(index):
                tokens[index].category = nil
            default: continue
            }
        }
    }

    /// The letter of the tobacco state that a word of two letters negates: `f` of `NF`, `t` of `NT`.
    var tobaccoLetter: String? {
        tokens.lazy.compactMap { token in
            guard token.category == .noTobacco, token.word.count == 2, token.word.hasPrefix("n") else { return nil }
            return String(token.word.dropFirst())
        }.first
    }

    /// The letter or number of a table behind a sign that parts it from the words before: "Build Chart – Table B".
    var partedTable: String? {
        guard
            let place = tokens.indices.dropLast().first(where: { index in
                index > 0 && HeaderLexicon.isTableWord(tokens[index].word)
                    && (tokens[index + 1].word.count == 1 || Int(tokens[index + 1].word) != nil)
                    && scalars[tokens[index - 1].place.upperBound..<tokens[index].place.lowerBound].contains {
                        "-\u{2013}\u{2014}:,;(".unicodeScalars.contains($0)
                    }
            })
        else { return nil }
        return tokens[place + 1].word
    }

    /// The last letter of a name, or of what stands before its parentheses: `D (+100%)`.
    private func endsName(_ index: Int) -> Bool {
        if index == tokens.count - 1 { return index > 0 }
        // "Table D max", "Class A max": the letter of a table or class may stand before a bound.
        if index > 0, HeaderLexicon.isTableWord(tokens[index - 1].word) || tokens[index - 1].category == .classWord {
            return true
        }
        // "A +25%"
        if index == 0, Int(tokens[1].word) != nil { return true }
        return !tokens[index].isAside && tokens[index + 1].isAside
    }

    /// `Table 6 (F)`: the same rating once more, as a letter.
    private func isLetterOfTable(_ index: Int) -> Bool {
        index > 1 && HeaderLexicon.isTableWord(tokens[index - 2].word) && Int(tokens[index - 1].word) != nil
    }

    /// "A" of "Class A", which is no word: "à" and "a" are.
    func isCapital(_ token: LabelToken) -> Bool {
        token.place.count == 1 && token.category == nil && ("A"..."Z").contains(scalars[token.place.lowerBound])
    }

    /// Whether signs stand on both sides of a letter: parentheses, a dash between blanks, another sex; or nothing at all.
    private func standsAlone(_ index: Int) -> Bool {
        let place = tokens[index].place
        let before = scalars[..<place.lowerBound].last { $0 != " " && $0 != "\u{A0}" }
        let after = scalars[place.upperBound...].first { $0 != " " && $0 != "\u{A0}" }
        let followsBlank = place.lowerBound > 0 && scalars[place.lowerBound - 1] == " "
        func isSex(_ other: Int) -> Bool {
            tokens.indices.contains(other) && ["m", "f"].contains(tokens[other].word)
        }
        if isLetterOfTable(index) { return false }
        let opens =
            switch before {
            case nil: after == nil || after == "/" && isSex(index + 1) || isPartedFromName(index)
            case "("?: true
            case "-"?, "\u{2013}"?, "\u{2014}"?: followsBlank
            case "/"?: isSex(index - 1)
            default: false
            }
        let closes =
            switch after {
            case nil, ")"?: true
            case "/"?: isSex(index + 1)
            default: isPartedFromName(index)
            }
        return opens && closes
    }

    /// `M - Immediate`, `M, Preferred`: a dash between blanks or a comma, and a word behind it.
    private func isPartedFromName(_ index: Int) -> Bool {
        guard index == 0, tokens.count > 1, tokens[1].word.count > 2, !tokens[1].word.contains(where: \.isNumber) else {
            return false
        }
        let between = scalars[tokens[0].place.upperBound..<tokens[1].place.lowerBound]
        if between.first == ",", between.dropFirst().allSatisfy({ $0 == " " }) { return true }
        return between.count == 3 && between.first == " " && between.last == " "
            && "-\u{2013}\u{2014}".unicodeScalars.contains(between[between.startIndex + 1])
    }
}
