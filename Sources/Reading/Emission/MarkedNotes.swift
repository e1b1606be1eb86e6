import Notation
import Tables

/// The notes of a table that begin with a mark.
struct MarkedNotes {
    struct Note {
        /// As printed, with its mark.
        let text: String
        let mark: String
        /// The cell that it fills alone, where it stands in the table.
        let cell: Int?

        init(_ text: String, cell: Int? = nil) {
            self.text = text
            self.cell = cell
            mark = String(text.unicodeScalars.prefix { FoldedText.footnoteMarks.contains($0) })
        }

        /// Whether a text bears the note's mark at its end, alone or among others.
        func isMarked(_ name: String) -> Bool {
            let marks = name.unicodeScalars.reversed().prefix(while: MarkedNotes.isAmongMarks)
            return String(scalars: marks.reversed()[...]).split { " ,".contains($0) }.contains { run in
                run == mark[...]
                    || mark.unicodeScalars.count == 1 && Set(run.unicodeScalars).count > 1 && run.contains(mark)
            }
        }
    }

    private(set) var notes: [Note] = []

    private static func isAmongMarks(_ scalar: Unicode.Scalar) -> Bool {
        FoldedText.footnoteMarks.contains(scalar) || " ,".unicodeScalars.contains(scalar)
    }

    /// Whether a text may bear a mark: few do.
    static func endsInMark(_ text: String) -> Bool { text.unicodeScalars.last.map(isAmongMarks) ?? false }

    init(_ table: Table) {
        let alone = Dictionary(grouping: table.cells.indices.filter { !table.cells[$0].isBlank }) {
            table.cells[$0].row
        }
        for row in alone.keys.sorted() where alone[row]?.count == 1 {
            take(table.text(of: table.cells[alone[row]![0]]), cell: alone[row]![0])
        }
        for piece in table.textBefore + table.textAfter { take(piece.text, cell: nil) }
        // One mark for two notes says nothing for sure.
        let counts = Dictionary(grouping: notes, by: \.mark).mapValues(\.count)
        notes.removeAll { counts[$0.mark]! > 1 }
    }

    /// Whether something in the table bears a mark, raised or in brackets, that no note begins with: "Preferred¹" over "1. Non-tobacco only."
    func leavesMarksOpen(in table: Table) -> Bool {
        table.cells.contains { cell in
            guard !cell.isBlank, case let text = table.text(of: cell), text.count < 60 else { return false }
            if Self.endsInBrackets(text) { return true }
            // "kg/m²" is a unit.
            return Self.endsInMark(text) && !text.hasSuffix("m²") && !notes.contains { $0.isMarked(text) }
        }
    }

    /// "Preferred (a)", "Preferred [1]"; not "Age (x)" alone.
    private static func endsInBrackets(_ text: String) -> Bool {
        let characters = Array(text.suffix(3))
        guard text.count > 4, !HeaderTerms(text).isHeight, characters.count == 3, "([".contains(characters[0]),
            ")]".contains(characters[2])
        else {
            return false
        }
        return characters[1].isNumber || characters[1].isLowercase
            || characters[1].unicodeScalars.allSatisfy(FoldedText.footnoteMarks.contains)
    }

    private mutating func take(_ text: String, cell: Int?) {
        for text in Self.all(in: text) {
            let note = Note(text, cell: cell)
            if !note.mark.isEmpty, text.contains(where: \.isLetter) { notes.append(note) }
        }
    }

    /// The notes of one text: "¹ Nontobacco only. ² Ages 20-75." holds two. The text by itself where it begins with no mark.
    static func all(in text: String) -> [String] {
        guard text.unicodeScalars.first.map(FoldedText.footnoteMarks.contains) ?? false else { return [text] }
        let notes = MarkNotes.all(in: text)
        let marks = notes.map { Note($0).mark }
        // "¹ ² Nontobacco only" is one note, and so is what a mark only stands in.
        let areWhole = zip(notes, marks).allSatisfy { note, mark in
            note.dropFirst(mark.count).first { $0 != " " }.map { $0.isUppercase || $0.isNumber } ?? false
        }
        return areWhole && Set(marks).count == marks.count && !text.contains("marked") ? notes : [text]
    }

    /// Words that add people to those who are meant anyway.
    static let adding = Lexicon.words("marked-notes.adding")
}
