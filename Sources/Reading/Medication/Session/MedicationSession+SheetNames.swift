import Notation
import Tables

/// Names of worksheets that stand over no table as a heading: "Union Term (CA only)" as the name of the only one.
extension MedicationSession {
    mutating func reportSheetNames() {
        let read = Set(rules.lazy.map(\.rule.source.table))
        let lost = LostHeadings(rules.map(\.rule), tables: document.tables)
        var seen: Set<String> = []
        for table in document.tables where read.contains(table.index) {
            guard let name = table.name, let cell = table.cells.first,
                !table.headings.contains(where: { $0.text == name }),
                seen.insert(name).inserted
            else { continue }
            let piece = TextPiece(name, at: table.place(of: cell))
            if SheetNames.limits(name) || limitsPeople(name) || isForSome(name)
                || !isOfFile(name) && (isLost(heading: piece) || lost.decidesNothing(name, of: table))
            {
                reportLost(piece)
            }
        }
    }

    /// "Acme Meds" in `acme_meds.xlsx`, "Copy of Rx".
    private func isOfFile(_ name: String) -> Bool {
        let ofFile = Set(OutcomeWords.words(document.file))
        return OutcomeWords.words(name).allSatisfy { ofFile.contains($0) || SheetNames.neutral.contains($0) }
    }
}
