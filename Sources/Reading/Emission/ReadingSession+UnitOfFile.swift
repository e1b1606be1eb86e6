import Notation
import Tables

extension ReadingSession {
    /// The unit of weights that sentences of the file state, wherever they stand: "All weights are in kilograms." `nil` where none
    /// does, or they state several.
    var unitOfFile: PrintedUnit? {
        var units: Set<PrintedUnit> = []
        for table in document.tables where table.furniture == nil {
            let around =
                table.headings + [table.caption].compactMap(\.self) + table.textAbove + table.textBefore
                + table.textAfter
            let inside = table.cells.lazy.map { table.text(of: $0) }
            units.formUnion(around.map(\.text).flatMap(statedUnits))
            units.formUnion(inside.flatMap(statedUnits))
        }
        return units.count == 1 ? units.first : nil
    }

    private func statedUnits(_ text: String) -> [PrintedUnit] {
        guard texts[text].isWords else { return [] }
        return texts.sentences(of: text).filter { $0.sense == .unit }.compactMap { texts[$0.text].terms.weightUnit }
    }
}
