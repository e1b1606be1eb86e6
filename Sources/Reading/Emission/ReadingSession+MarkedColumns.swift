import ChartSchema
import Notation
import Tables

/// Notes that a mark ties to the names of columns: "Standard Plus*" and "* Available to non-tobacco users only".
extension ReadingSession {
    /// Reads what such a note says of sex, tobacco or age for the columns that bear its mark, and for no other.
    mutating func applyMarkedNotes(
        _ layout: TableLayout, stacks: [Int: HeaderStack], columns: inout [ValueColumn]
    ) {
        for note in MarkedNotes(layout.grid.table).notes where saysOnlyWho(note.text) {
            let terms = texts[note.text].terms
            for index in columns.indices
            where bears(note, stacks[columns[index].column]) && columns[index].admits(terms) {
                columns[index].take(note, terms)
                appliedNotes[note.text, default: []].insert([layout.grid.table.index, columns[index].column])
            }
        }
    }

    /// Whether a note was read for every column of the file whose name bears its mark.
    func isApplied(_ text: String) -> Bool {
        guard let places = appliedNotes[text] else { return false }
        return layouts.compactMap(\.self).allSatisfy { layout in
            layout.blocks.allSatisfy { block in
                zip(block.roles, block.stacks).allSatisfy { roles, stacks in
                    stacks.allSatisfy { column, stack in
                        roles[column]?.value == nil || !bears(MarkedNotes.Note(text), stack)
                            || places.contains([layout.grid.table.index, column])
                    }
                }
            }
        }
    }

    private func bears(_ note: MarkedNotes.Note, _ stack: HeaderStack?) -> Bool {
        stack?.pieces.contains { note.isMarked($0.terms.text) } ?? false
    }

    /// Whether a text restricts people by words that were understood whole, and says nothing else: not "* Including women".
    private func saysOnlyWho(_ text: String) -> Bool {
        let senses = texts.sentences(of: text).map(\.sense)
        return senses == [.people] && !texts[text].terms.isInDoubt
            && !TaggedText(text).tokens.contains { MarkedNotes.adding.contains($0.text) }
    }
}

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
            let marks = name.unicodeScalars.reversed().prefix {
                FoldedText.footnoteMarks.contains($0) || " ,".unicodeScalars.contains($0)
            }
            return String(scalars: marks.reversed()[...]).split { " ,".contains($0) }.contains { run in
                run == mark[...]
                    || mark.unicodeScalars.count == 1 && Set(run.unicodeScalars).count > 1 && run.contains(mark)
            }
        }
    }

    private(set) var notes: [Note] = []

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

    private mutating func take(_ text: String, cell: Int?) {
        let note = Note(text, cell: cell)
        if !note.mark.isEmpty, text.contains(where: \.isLetter) { notes.append(note) }
    }

    /// Words that add people to those who are meant anyway.
    static let adding = Lexicon.words("marked-notes.adding")
}

extension ValueColumn {
    /// Whether words say nothing of people that the column says otherwise.
    fileprivate func admits(_ terms: HeaderTerms) -> Bool {
        func agrees<Value: Equatable>(_ own: Value?, _ other: Value?, any: Value) -> Bool {
            own == nil || own == any || other == nil || other == own
        }
        return agrees(sex, terms.sex, any: .any) && agrees(tobacco, terms.tobacco, any: .any)
            && agrees(age, terms.age, any: .any)
    }

    fileprivate mutating func take(_ note: MarkedNotes.Note, _ terms: HeaderTerms) {
        if let own = terms.sex { sex = own }
        if let own = terms.tobacco { tobacco = own }
        if let own = terms.age { age = own }
        guard let cell = note.cell else { return }
        if terms.sex != nil { headerCells.append((cell, .sex)) }
        if terms.tobacco != nil { headerCells.append((cell, .tobacco)) }
        if terms.age != nil { headerCells.append((cell, .age)) }
    }
}
