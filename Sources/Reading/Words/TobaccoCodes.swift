import ChartSchema
import Notation
import Tables
import Vocabulary

/// Codes that only their opposite explains: "Select T" beside "Select NT", "S" beside "NS".
enum TobaccoCodes {
    /// What each such code of a document's headers means, by code, as printed.
    ///
    /// - Parameter abbreviations: What its legends say that codes mean.
    static func meanings(in document: Document, besides abbreviations: Abbreviations) -> [String: String] {
        let names = Set(document.tables.filter { $0.furniture == nil }.flatMap(headers))
        return opposites.reduce(into: [:]) { meanings, pair in
            let (code, opposite) = pair
            guard abbreviations.expanded(code) == code || HeaderTerms(abbreviations.expanded(code)).tobacco == .no
            else { return }
            let partners = Set(names.filter { holds(code, $0) }.map { replacing(code, by: opposite, in: $0) })
            // "S" over a column of its own may be anything.
            let holding = names.filter { holds(opposite, $0) }
            if !holding.isEmpty, holding.isSubset(of: partners) { meanings[opposite] = meaning }
        }
    }

    /// The texts of a table's first rows that may hold a code.
    private static func headers(of table: Table) -> [String] {
        table.cells.lazy.filter { $0.row < highestHeader }.map { table.text(of: $0) }.filter(mayHoldCode)
    }

    private static func mayHoldCode(_ text: String) -> Bool {
        text.utf8.count <= longestHeader
            && opposites.contains { code, opposite in
                holds(code, text) || holds(opposite, text)
            }
    }

    private static func holds(_ code: String, _ text: String) -> Bool { words(of: text).contains(code[...]) }

    /// The name with one word in another's place: as the header of the other column would print it.
    private static func replacing(_ code: String, by other: String, in text: String) -> String {
        guard let found = words(of: text).first(where: { $0 == code }) else { return text }
        return String(text[..<found.startIndex] + other + text[found.endIndex...])
    }

    private static func words(of text: String) -> [Substring] { text.split { !$0.isLetter && !$0.isNumber } }

    /// The code for those who use no tobacco, and the one for the others, in capitals.
    private static let opposites: [(String, String)] = Lexicon.words("tobacco-codes.opposites").sorted().compactMap {
        pair in
        let codes = pair.uppercased().split(separator: "/").map(String.init)
        return codes.count == 2 ? (codes[0], codes[1]) : nil
    }

    private static let meaning = Lexicon.words("tobacco-codes.meaning").first?.capitalized ?? ""
    /// No header stands lower.
    private static let highestHeader = 6
    private static let longestHeader = 60
}
