import ChartSchema
import Notation
import Tables

/// Notes that a mark ties to the names of columns: "Standard Plus*" and "* Available to non-tobacco users only".
extension ReadingSession {
    /// The notes of a table that say whom the columns that bear their marks are for.
    func notesOfColumns(_ layout: TableLayout) -> [MarkedNotes.Note] {
        MarkedNotes(layout.grid.table).notes.filter { saysOnlyWho($0.text) }
    }

    /// Reads what such notes say of sex, tobacco or age for the columns that bear their marks, and for no other.
    mutating func apply(
        _ notes: [MarkedNotes.Note], of layout: TableLayout, stacks: [Int: HeaderStack], columns: inout [ValueColumn]
    ) {
        for note in notes {
            let terms = texts[note.text].terms
            for index in columns.indices
            where bears(note, stacks[columns[index].column]) && columns[index].admits(terms)
                && !(terms.age != nil && isOfOneEnd(note, stacks[columns[index].column]))
            {
                columns[index].take(note, terms)
                appliedNotes[note.text, default: []].insert([layout.grid.table.index, columns[index].column])
                keepRestOfTobacco(of: note, stacks[columns[index].column], layout.grid.table)
            }
        }
    }

    /// "¹ No tobacco use in the last 36 months": how long, no field of a limit holds.
    private mutating func keepRestOfTobacco(of note: MarkedNotes.Note, _ stack: HeaderStack?, _ table: Table) {
        let says = texts.sentences(of: note.text).contains(where: Self.saysHowLong)
        guard says, texts[note.text].terms.tobacco == .no, let stack else { return }
        let headers = stack.pieces.filter { note.isMarked($0.terms.text) }.map { piece in
            let cell = table.cells[piece.cell]
            return LimitCondition.CellPlace(table: table.index, row: cell.row, column: cell.column)
        }
        conditions.append(LimitCondition(text: BuildCondition.bare(ofNote: note.text), columns: .headed(Set(headers))))
    }

    /// Whether a note, or each of several in one text, was read for every column of the file whose name bears its mark.
    func isApplied(_ text: String) -> Bool { MarkedNotes.all(in: text).allSatisfy(isNoteApplied) }

    private func isNoteApplied(_ text: String) -> Bool {
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

    /// "* Ages 65 and over only." of "Minimum*": the maximum beside it is for all. A mark of the class above both is of both.
    private func isOfOneEnd(_ note: MarkedNotes.Note, _ stack: HeaderStack?) -> Bool {
        let marked = stack?.pieces.filter { note.isMarked($0.terms.text) } ?? []
        return !marked.isEmpty && marked.allSatisfy { $0.terms.bound == .min }
    }

    private func bears(_ note: MarkedNotes.Note, _ stack: HeaderStack?) -> Bool {
        stack?.pieces.contains { note.isMarked($0.terms.text) } ?? false
    }

    /// Whether a text restricts people by words that were understood whole, and says nothing else: not "* Including women".
    private func saysOnlyWho(_ text: String) -> Bool {
        let sentences = texts.sentences(of: text)
        // "* No cigarettes in the last 2 years" is no matter of tobacco alone.
        let saysMore = sentences.contains { $0.namesKindOfTobacco || $0.namesColumns } || JoinedTobacco.asksMore(text)
        return sentences.map(\.sense) == [.people] && !saysMore && saysWho(texts[text].terms)
            && !texts[text].terms.isInDoubt
            && !TaggedText(text).tokens.contains { MarkedNotes.adding.contains($0.text) }
    }
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
