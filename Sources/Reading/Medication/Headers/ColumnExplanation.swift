import ChartSchema
import Notation
import Tables

/// What a text beside a table says of its columns of decisions, one by one: "Group 1 = age 60 and over; Group 2 = under age 60", "Use A for
/// smokers and B for non-smokers."
///
/// A text is taken whole: it names every column of decisions, and says of each for whom or when it holds, and nothing else.
struct ColumnExplanation {
    /// By column.
    private(set) var scopes: [Int: DecisionScope] = [:]
    /// The texts that were taken.
    private(set) var pieces: Set<TextPiece> = []
    /// Texts that name every column and were not understood whole: what they say holds for no table as it stands.
    private(set) var unread: [TextPiece] = []

    init(of columns: MedicationColumns, in grid: Grid, by texts: [TextPiece]) {
        let names = columns.decidingColumns.reduce(into: [Int: String]()) {
            $0[$1] = singleSpaced(columns.name(of: $1, in: grid))
        }
        guard names.count > 1, !names.values.contains(where: \.isEmpty), Set(names.values).count == names.count else {
            return
        }
        for piece in texts {
            guard let said = Self.parts(of: piece.text, by: names) else { continue }
            let found = said.compactMapValues { DecisionScope($0) }.filter { $0.value.use == nil }
            guard found.count == names.count else {
                unread.append(piece)
                continue
            }
            (scopes, pieces) = (found, [piece])
            return
        }
    }

    /// "A", "Group 2", "(1)": a header that names nothing by itself.
    static func isLetter(_ header: String) -> Bool {
        OutcomeWords.words(header).allSatisfy { $0.count == 1 || Int($0) != nil || lettered.contains($0) }
    }

    /// What a text says behind the name of each column; `nil` where it does not name all of them.
    static func parts(of text: String, by names: [Int: String]) -> [Int: String]? {
        var starts: [(column: Int, name: Range<String.Index>)] = []
        for (column, name) in names {
            guard let range = place(of: name, in: text) else { return nil }
            starts.append((column, range))
        }
        starts.sort { $0.name.lowerBound < $1.name.lowerBound }
        var parts: [Int: String] = [:]
        for (place, start) in starts.enumerated() {
            let end = place + 1 < starts.count ? starts[place + 1].name.lowerBound : text.endIndex
            guard start.name.upperBound <= end else { return nil }
            parts[start.column] = said(String(text[start.name.upperBound..<end]))
        }
        return parts
    }

    /// A name between blanks and signs, as it is printed over its column.
    private static func place(of name: String, in text: String) -> Range<String.Index>? {
        var rest = text.startIndex
        while let found = text[rest...].firstRange(of: name) {
            let before = found.lowerBound == text.startIndex ? nil : text[text.index(before: found.lowerBound)]
            let after = found.upperBound == text.endIndex ? nil : text[found.upperBound]
            if ![before, after].contains(where: { $0.map { $0.isLetter || $0.isNumber } ?? false }) { return found }
            rest = found.upperBound
        }
        return nil
    }

    /// What stands behind a name, without the words and signs that lead to it and to the next name.
    private static func said(_ text: String) -> String {
        let words = text.trimming(" =:;,.–—-").split(separator: " ")
        let rest = words.drop { leading.contains($0.lowercased()) }
        return rest.reversed().drop { joining.contains($0.lowercased()) }.reversed().joined(separator: " ")
            .trimming(" =:;,.–—-")
    }

    private static let lettered = Lexicon.words("column-explanation.lettered")
    private static let leading = Lexicon.words("column-explanation.leading")
    private static let joining = Lexicon.words("column-explanation.joining")
}
