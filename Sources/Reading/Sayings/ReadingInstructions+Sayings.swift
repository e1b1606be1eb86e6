import Notation

extension ReadingInstructions {
    /// What people say of texts that no grammar claims, by the texts; of two sayings of one text the later holds.
    package var sayings: [Saying] { said }

    mutating func takes(_ saying: Saying) {
        takesBack(saying.text)
        said.append(saying)
    }

    /// Nothing is said of a text any more.
    mutating func takesBack(_ text: String) {
        let folded = FoldedText(text)
        said.removeAll { FoldedText($0.text) == folded }
    }

    /// The same for a document to which its sayings have been applied.
    var withoutSayings: ReadingInstructions {
        var plain = self
        plain.said = []
        return plain
    }
}
