import Notation
import Tables

extension ReadingSession {
    /// See ``unitOfFile``.
    func unitStated() -> PrintedUnit? {
        let units = Set(saidTexts.flatMap(statedUnits))
        return units.count == 1 ? units.first : nil
    }

    /// See ``saysPounds``.
    func namesOnlyPounds() -> Bool {
        Set(saidTexts.flatMap(unitsNamed)) == [PrintedUnit.pounds]
    }

    /// What stands around and in the tables.
    private var saidTexts: [String] {
        document.tables.filter { $0.furniture == nil }.flatMap { table -> [String] in
            let above = table.headings + [table.caption].compactMap(\.self) + table.textAbove
            let around = above + table.textBefore + table.textAfter
            return around.map(\.text) + table.cells.map { table.text(of: $0) }
        }
    }

    /// Units of weight that are no figure's: not "add 10 pounds".
    private func unitsNamed(_ text: String) -> [PrintedUnit?] {
        guard texts[text].isWords else { return [] }
        let tagged = TaggedText(text)
        let names = tagged.tags.indices.filter {
            tagged.has(.unit, at: $0) && tagged.token($0 - 1).number == nil && !tagged.has(.number, at: $0 - 1)
        }
        // Stones are none that figures are printed in.
        return names.compactMap { tagged.value(.unit, at: $0) }.map(PrintedUnit.init).filter { $0?.isWeight ?? true }
    }

    private func statedUnits(_ text: String) -> [PrintedUnit] {
        guard texts[text].isWords else { return [] }
        return texts.sentences(of: text).filter { $0.sense == .unit }.compactMap { texts[$0.text].terms.weightUnit }
    }
}
