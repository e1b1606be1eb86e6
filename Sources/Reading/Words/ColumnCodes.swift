import Notation

/// What a document says that the codes of one column mean: "SMOKER_IND: Y = smoker, N = non-smoker, B = both".
///
/// The same letter may mean something else in another column, so that a code counts only below the name that it is explained for.
struct ColumnCodes: Sendable {
    /// By the column's name, folded: by code, as printed.
    private var meanings: [String: [String: String]] = [:]

    init(_ texts: some Sequence<String> = []) {
        for text in texts where text.contains("=") {
            for line in text.split(separator: "\n") { take(line) }
        }
    }

    var isEmpty: Bool { meanings.isEmpty }

    /// What the codes below a name mean; `nil` where the document explains none.
    func codes(below name: FoldedText) -> [String: String]? { meanings[name.string].flatMap { $0.isEmpty ? nil : $0 } }

    /// The name of the column whose codes a line explains.
    static func name(explainedBy line: String) -> FoldedText? {
        var codes = ColumnCodes()
        codes.take(line[...])
        return codes.meanings.keys.first.map { FoldedText($0) }
    }

    private mutating func take(_ line: Substring) {
        let clauses = line.split { ";,".contains($0) }.map {
            $0.split(separator: "=", omittingEmptySubsequences: false)
        }
        guard let first = clauses.first, first.count == 2, let (name, code) = Self.named(first[0]) else { return }
        var codes: [String: String] = [:]
        for (place, sides) in clauses.enumerated() where sides.count == 2 {
            let key = place == 0 ? code : singleSpaced(sides[0])
            let meaning = singleSpaced(sides[1])
            // A code that is explained twice, or not in one word, explains nothing.
            guard Self.isCode(key), !meaning.isEmpty, codes.updateValue(meaning, forKey: key) == nil else { return }
        }
        // What goes on behind a comma says more of the code before it, in words that may turn it.
        guard codes.count > 1, codes.count == clauses.count, Self.mayHaveCodes(name),
            codes.values.allSatisfy(Self.saysWho)
        else { return }
        // What two legends explain differently means one thing here and another there.
        let key = FoldedText(name).string
        let isOther = meanings[key].map { $0 != codes } ?? false
        meanings[key] = isOther ? [:] : codes
    }

    /// Heights, weights and ratings are figures, and no codes.
    private static func mayHaveCodes(_ name: String) -> Bool {
        let terms = HeaderTerms(name)
        return !terms.isHeight && !terms.isWeight && !terms.isBMI && !terms.isAgeName
            && !HeaderLexicon.isTableWord(FoldedText(name).string)
    }

    /// "Smoker", "both", "Preferred Plus".
    private static func saysWho(_ meaning: String) -> Bool {
        let terms = HeaderTerms(meaning)
        return terms.sex != nil || terms.tobacco != nil || HeaderLexicon.isWord(FoldedText(meaning), "either")
            || ClassWords.name(terms.label ?? meaning)
    }

    /// The column's name and the first code behind it: `TOB_CD 0`, `SMOKER_IND: Y`, `Sex codes: 1`.
    private static func named(_ text: Substring) -> (name: String, code: String)? {
        var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        guard words.count > 1, let code = words.popLast(), isCode(code) else { return nil }
        if words.count > 1, words.last.map({ naming.contains(FoldedText($0).string.trimming(":")) }) ?? false {
            words.removeLast()
        }
        let name = words.joined(separator: " ").trimming(":")
        return name.isEmpty ? nil : (name, code)
    }

    private static func isCode(_ text: String) -> Bool {
        (1...4).contains(text.count) && text.allSatisfy { $0.isLetter || $0.isNumber }
    }

    /// "Codes", "values": words between the name and its codes.
    private static let naming = Lexicon.words("column-codes.naming")
}

/// The cells of a table that stand below the name of a column whose codes the document explains.
struct CodedCells {
    private let texts: TextSenses
    /// By column of the table.
    private var codes: [Int: [String: String]] = [:]

    init(_ texts: TextSenses) { self.texts = texts }

    /// What a cell means that holds a code. Cells are asked for in reading order, the names of columns first.
    mutating func sense(of text: String, inColumn column: Int) -> CellSense? {
        guard !texts.codes.isEmpty else { return nil }
        if let meaning = codes[column]?[text] { return CellSense(code: text, means: meaning) }
        let name = FoldedText(text)
        if let found = texts.codes.codes(below: name) {
            codes[column] = found
            texts.namesOfCodes.insert(name)
        }
        return nil
    }
}
