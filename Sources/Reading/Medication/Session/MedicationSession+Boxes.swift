import ChartSchema
import Notation
import Tables

/// Small tables of words beside the rules: "Plan | Issue ages" over the plans and their ages.
extension MedicationSession {
    /// Tells of a table that was not read, where a row of several cells says for whom, where or when something holds.
    mutating func reportBox(_ grid: Grid) {
        let rows = (0..<grid.rowCount).map { grid.cells(inRow: $0) }.filter { $0.count > 1 && !grid.isLegend($0) }
        guard let cell = rows.joined().first(where: { saysWho(grid.sense(ofCell: $0)) }) else { return }
        findings.add(
            MedicationFinding.noteUnapplied, severity: .warning,
            "The table says when or for whom something holds, and was applied to no rule.",
            help: "Look whether rules hold for some cases only.", grid: grid, cell: cell)
    }

    /// What a table of names and values says of the chart below it, where others follow of which nobody knows whether it holds for them.
    mutating func report(unshared pieces: [TextPiece]) {
        for piece in pieces where unshared.insert(piece).inserted {
            findings.add(
                MedicationFinding.headingUnapplied,
                "\"\(piece.text)\" may hold for several tables; it was applied to the one right below it.",
                help: "Print it above each table that it is for.", piece: piece)
        }
    }

    /// Names with their values of which nobody knows what they say beside the others.
    mutating func reportUnclearPairs() {
        for piece in grids.filter({ $0.table.furniture == nil }).flatMap(\.unclearPairs) { reportLost(piece) }
    }

    private func saysWho(_ sense: CellSense) -> Bool {
        let (text, terms) = (sense.text, sense.terms)
        return terms.isAgeName || terms.isSexName || terms.asksTobacco || terms.isTobaccoName || limitsPeople(text)
            || StateWords.names(text) || StateWords.limits(text) || MedicationHeader(text) == .window
    }
}
