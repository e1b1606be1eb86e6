import ChartSchema
import Results

extension Inspection {
    /// The picture for a person: the file, its tables cell by cell, the layout in words with the evidence for it, what is
    /// missing, and the entry that would pin it.
    ///
    /// - Parameter source: The entry as `pipeline.json` writes it.
    package func text(_ palette: Palette, source: String) -> String {
        var lines = [palette.bold(file)]
        lines.append("  \(format), \(encoding) (\(encodingBasis))" + (dialect.map { ", fields apart by \($0)" } ?? ""))
        for table in tables { lines += self.lines(of: table, palette) }
        lines.append("")
        lines.append("  cells: " + InspectionPicture.legend(palette))
        lines.append(
            "  \(records) records from \(cells.total) cells: \(cells.value) values, \(cells.label) labels, "
                + "\(cells.note) notes, \(cells.ignored) ignored, \(cells.unread) unread")
        if !questions.isEmpty {
            lines.append("")
            lines.append("  not said in the file:")
            lines += questions.map { "    \(palette.bold($0.about)): \($0.hint)" }
        }
        lines.append("")
        lines.append(palette.dim("The source to add to pipeline.json; fill in what is not known, or use adopt:"))
        lines.append(source)
        return lines.joined(separator: "\n") + "\n"
    }

    private func lines(of table: Table, _ palette: Palette) -> [String] {
        let title = table.title.map { "  \($0)" } ?? ""
        let left = table.leftOut.map { palette.dim("  left out: \($0)") } ?? ""
        var lines = ["", "  table \(table.index): \(table.rowCount) rows, \(table.columnCount) columns\(title)\(left)"]
        guard table.leftOut == nil else { return lines }
        lines += InspectionPicture(table, palette: palette).lines
        for decision in decisions where decision.table == table.index {
            lines.append("")
            lines.append(
                "    \(palette.bold(decision.about)): \(decision.choice) (\(Self.painted(decision.certainty, palette)))"
            )
            if !decision.evidence.isEmpty { lines.append("      because \(decision.evidence.joined(separator: "; "))") }
            if !decision.against.isEmpty {
                lines.append("      against it: \(decision.against.joined(separator: "; "))")
            }
            lines.append(palette.dim("      would change with \(decision.contradiction)"))
        }
        return lines
    }

    private static func painted(_ certainty: String, _ palette: Palette) -> String {
        switch certainty {
        case "certain": palette.good(certainty)
        case "doubtful": palette.severity(.warning, certainty)
        default: certainty
        }
    }
}
