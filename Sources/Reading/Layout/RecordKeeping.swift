import Notation

/// Columns that number a carrier's own records: codes, dates, versions. One value for all rows, or another for each, says nothing
/// of the limits.
enum RecordKeeping {
    static func isOne(_ header: HeaderTerms, cells: [CellSense]) -> Bool {
        let words = header.tokens.tokens.map(\.word)
        guard !words.isEmpty, words.allSatisfy({ names.contains($0) || Int($0) != nil }) else { return false }
        let values = Set(cells.map(\.folded))
        return values.count == 1 || values.count == cells.count
    }

    private static let names = Lexicon.words("record-keeping.names")
}
