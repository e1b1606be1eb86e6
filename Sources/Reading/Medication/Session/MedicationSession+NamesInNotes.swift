import ChartSchema
import Notation
import Tables
import Vocabulary

/// Notes that name a medication, and of which nothing was made: what they say of it may be another rule.
extension MedicationSession {
    mutating func reportNamesInNotes() {
        guard !rules.isEmpty else { return }
        let told = Set(findings.all.filter { $0.severity != .info }.compactMap(\.location.text))
        var seen: Set<String> = []
        for piece in notesBesideRules where seen.insert(piece.text).inserted {
            guard !heard.contains(piece), !isNoted(piece.text), !told.contains(piece.text),
                !texts[piece.text].isOfPage, !PlanWords.name(piece.text),
                !Explanation.isOfAvailability(piece.text), !HarmlessSentence.fillCertainly(piece.text),
                let name = nameIn(Self.withoutPlans(piece.text))
            else { continue }
            findings.add(
                MedicationFinding.noteUnapplied, severity: .warning,
                "The text names \"\(name)\", and was applied to no rule.",
                help: "Look whether it says of the medication what no row says.", piece: piece)
        }
    }

    /// Texts around the tables, and cells that were kept as notes or passed over as what pages print.
    private var notesBesideRules: [TextPiece] {
        grids.filter { $0.table.furniture == nil }.flatMap { grid in
            let table = grid.table
            let cells = table.cells.indices.filter {
                ledger.isNote(table: table.index, cell: $0) || ledger.isFurniture(table: table.index, cell: $0)
            }
            return table.textAbove + table.textBefore + table.textAfter
                + cells.map { TextPiece(grid.sense(ofCell: $0).text, at: table.place(ofCell: $0)) }
        }
    }

    /// A title without the names of plans in it: "Rx Guide - Secure Choice Whole Life", though drugs are called Choice, too.
    private static func withoutPlans(_ text: String) -> String {
        text.replacing(" – ", with: " - ").split(separator: " - ").filter { !PlanWords.name(String($0)) }.joined(
            separator: " - ")
    }

    /// The first word of a text that is the name of a medication and nothing else.
    private mutating func nameIn(_ text: String) -> String? {
        let tagged = TaggedText(text)
        for place in tagged.tags.indices
        where tagged.token(place).kind == .word && tagged.tags[place].senses.isEmpty
            && tagged.token(place).text.count > 4
        {
            let word = tagged.printed(place..<place + 1)
            let found = resolve(word)
            // "today" is no brand where it is no name.
            let isWord = found.ways.contains(.brand) && word.first?.isLowercase ?? false
            if !found.ingredients.isEmpty, !isWord { return word }
        }
        return nil
    }
}
