import Notation

/// "Page 2 of 4", printed in a cell: it numbers the page, and says nothing of the row or column it stands in.
enum PageMark {
    static func isOne(_ text: FoldedText) -> Bool {
        guard text.scalars.count <= 24, text.scalars.contains(where: \.isDigit),
            text.scalars.contains(where: \.isLetter)
        else { return false }
        let words = text.string.split { " .:/-()#".contains($0) }.map(String.init)
        guard let first = words.first, names.contains(first), words.count > 1 else { return false }
        return words.dropFirst().allSatisfy { Int($0) != nil || between.contains($0) }
    }

    private static let names = Lexicon.words("page-mark.names")
    private static let between = Lexicon.words("page-mark.between")
}
