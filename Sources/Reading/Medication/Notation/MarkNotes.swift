import Notation

/// The notes of one paragraph, each with the mark that it begins with: "¹ Decline if under age 40. ² Decline if over 60 mg".
enum MarkNotes {
    /// The text by itself, where it does not begin with a mark.
    static func all(in text: String) -> [String] {
        // A "+" and its like stand between words too: they begin a note where the text begins with one.
        let plain = Set(FoldedText.footnoteMarks.map(Character.init)).union("#")
        guard let first = text.first, MarkedText.isSign(first) else { return [text] }
        let signs = plain.union([first])
        var notes: [String] = []
        var last: Character = " "
        for character in text {
            let isStart = signs.contains(character) && !signs.contains(last) && last.isWhitespace
            if notes.isEmpty || isStart { notes.append("") }
            notes[notes.count - 1].append(character)
            last = character
        }
        return notes.map { singleSpaced($0) }
    }
}
