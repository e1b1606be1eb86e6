import ChartSchema
import Notation
import Tables

/// Units that a text says, and that the figures were not read in.
extension ReadingSession {
    /// "Weights are in kilograms." beside columns that say pounds, and none that says kilograms.
    mutating func reportUnit(_ terms: HeaderTerms, piece: TextPiece) {
        guard let said = terms.weightUnit, unitsRead.count == 1, let read = unitsRead.first, read != said,
            !isPrinted(said)
        else { return }
        findings.add(
            ChartFinding.footnoteUnapplied,
            "The text says \(said.rawValue), and the limits were read in \(read.rawValue).",
            help: "Ask the carrier for the unit of the figures.", piece: piece)
    }

    mutating func reportStones(_ sentence: ChartSentence, piece: TextPiece) {
        guard sentence.namesStones, !printsStones else { return }
        findings.add(
            ChartFinding.footnoteUnapplied, "The text says stones, and no figure is printed in them.",
            help: "Ask the carrier for the unit of the figures.", piece: piece)
    }

    /// "Units: metric", "Metric chart" over figures that were read in pounds, and none of which is printed in kilograms.
    mutating func reportMetric(_ text: String, piece: TextPiece) {
        let words = OutcomeWords.words(text)
        guard words.contains(where: Self.metric.contains), unitsRead == [.pounds], !isPrinted(.kilograms),
            words.allSatisfy({ Self.metric.contains($0) || Self.besideMetric.contains($0) }),
            // "SI Build": simplified issue, where nothing speaks of units.
            words.contains(where: { Self.metric.contains($0) && !Self.inShort.contains($0) || Self.units.contains($0) })
        else { return }
        findings.add(
            ChartFinding.footnoteUnapplied, "The text says metric units, and the limits were read in pounds.",
            help: "Ask the carrier for the unit of the figures.", piece: piece)
    }

    private static let metric = Lexicon.words("said-units.metric")
    private static let inShort = Lexicon.words("said-units.in-short")
    private static let units = Lexicon.words("said-units.units")
    private static let besideMetric = Lexicon.words("said-units.beside-metric")

    private var printsStones: Bool {
        document.tables.contains { table in
            table.cells.contains { cell in
                let text = table.text(of: cell)
                return text.contains(/\d\s*st/) || ChartSentence.namesStones(TaggedText(text))
            }
        }
    }

    /// Whether a header or a cell of some table prints a unit.
    private func isPrinted(_ unit: PrintedUnit) -> Bool {
        document.tables.contains { table in
            table.cells.indices.contains { cell in
                let sense = texts[table.text(of: table.cells[cell])]
                return !ledger.isNote(table: table.index, cell: cell)
                    && !ledger.isRemark(table: table.index, cell: cell)
                    && (sense.interval?.unit == unit || sense.terms.unit == unit)
            }
        }
    }
}
