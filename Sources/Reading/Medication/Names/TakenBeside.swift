import Notation
import Tables

/// A row that goes on with the medication above it, for those who take another beside it: "with Lasix", "+ Plavix".
struct TakenBeside: Hashable {
    /// The other medication, as printed.
    var other: String

    var condition: String { "with \(other)" }

    init?(_ printed: String) {
        let text = singleSpaced(printed).trimming("-–—•· ")
        let lower = text.lowercased()
        guard let start = Self.starts.first(where: { lower.hasPrefix($0) }),
            case let rest = singleSpaced(text.dropFirst(start.count)), !rest.isEmpty
        else { return nil }
        other = rest
    }

    /// Longer ones first.
    fileprivate static let joining = Lexicon.words("taken-beside.joining")
    private static let starts =
        (Lexicon.words("taken-beside.starts").map { "\($0) " } + ["w/", "+", "& "]).sorted {
            ($1.count, $0) < ($0.count, $1)
        }
}

extension MedicationTable {
    /// The name that a row of a second medication goes on with: that of the row above, or of the row that those rows go
    /// on with. `nil` where none stands there, or where it is of two medications itself.
    func nameAbove(_ row: Int) -> Int? {
        guard let column = columns.medicationColumns.first else { return nil }
        for above in stride(from: row - 1, through: columns.firstRow, by: -1) {
            guard columns.cells(inRow: above, of: grid).count > 1,
                let cell = grid.cellIndex(row: above, column: column),
                case let text = grid.sense(ofCell: cell).text, !text.isEmpty
            else { return nil }
            if TakenBeside(text) != nil { continue }
            let words = text.lowercased().split { " /()".contains($0) }
            return words.contains { TakenBeside.joining.contains(String($0)) || $0 == "+" || $0 == "&" } ? nil : cell
        }
        return nil
    }
}
