import ChartSchema

extension Inspection {
    /// The picture for a person: the file, its tables, the layout in words, and the entry that would pin it.
    package func text(_ palette: Palette) -> String {
        var lines = [palette.bold(file)]
        lines.append("  \(format), \(encoding) (\(encodingBasis))" + (dialect.map { ", fields apart by \($0)" } ?? ""))
        for table in tables {
            let title = table.title.map { "  \($0)" } ?? ""
            let left = table.leftOut.map { palette.dim("  left out: \($0)") } ?? ""
            lines.append("  table \(table.index): \(table.rowCount) rows, \(table.columnCount) columns\(title)\(left)")
        }
        for layout in entry.layout {
            lines.append("")
            lines.append("  \(Self.rowsInWords(layout))")
            lines += layout.columns.map { "    \($0)" }
        }
        lines.append("")
        lines.append(
            "  \(records) records from \(cells.total) cells: \(cells.value) values, \(cells.label) labels, "
                + "\(cells.note) notes, \(cells.ignored) ignored, \(cells.unread) unread")
        lines.append("")
        lines.append(palette.dim("The source to add to pipeline.json; fill in what is not known:"))
        lines.append(entry.json)
        return lines.joined(separator: "\n") + "\n"
    }

    private static func rowsInWords(_ layout: Layout) -> String {
        let side = layout.direction == "down" ? "down the side" : "across the top"
        switch layout.rows {
        case "heights": return "heights \(side)"
        case "ages": return "ages \(side)"
        case "bmi-bands": return "BMI bands \(side)"
        case "position": return "no row names: joined to the table before by position"
        default: return "names \(side)"
        }
    }
}
