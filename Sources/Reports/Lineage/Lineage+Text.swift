import ChartSchema
import Results

extension Lineage {
    /// The way back, from the answer to the raw lines.
    ///
    /// - Parameter place: Where a cell stands in its raw line; `nil` for no picture of it.
    package func text(_ palette: Palette = .plain, place: (Step) -> LinePlace?) -> String {
        var parts = [head(palette)]
        parts += values.map { valueText($0, palette, place) }
        return parts.joined(separator: "\n")
    }

    private func head(_ palette: Palette) -> String {
        var table = TextTable([.leading, .leading])
        func line(_ name: String, _ value: String) { table.add([.init(name, paint: palette.dim), .init(value)]) }
        line("chart", "\(chart) of version \(version)")
        line("stored", "\(chartPath), SHA-256 \(chartSHA256)")
        line("source", "\(source.path) (\(source.format), \(source.encoding))")
        line("SHA-256", "\(source.sha256)\(rawText)")
        line("asked", question)
        return table.text
    }

    private var rawText: String {
        switch raw {
        case .same: ", and the file still has it"
        case .changed(let sha256): ", but the file now has \(sha256)"
        case .unreadable(let reason): ", but the file cannot be read: \(reason)"
        }
    }

    private func valueText(_ value: Value, _ palette: Palette, _ place: (Step) -> LinePlace?) -> String {
        var text = palette.bold(value.record.grantInWords) + "\n"
        text += "for \(value.record.subjectInWords)\n"
        for correction in value.corrections { text += "  \(palette.bold("corrected")): \(correction.inWords)\n" }
        for step in value.steps { text += stepText(step, palette, place(step)) }
        return text
    }

    private func stepText(_ step: Step, _ palette: Palette, _ stretch: LinePlace?) -> String {
        let cell = step.cell
        let place = "table \(cell.table), row \(cell.row), column \(cell.column), \(cell.place.inWords)"
        let name = cell.field.rawValue
        let shown = cell.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        var text = "  \(palette.bold(name)) from \"\(shown)\" at \(place): \(cell.reading.inWords)\n"
        if let said = step.said { text += "  \(palette.bold("said")): \(said)\n" }
        if let stretch, let column = stretch.column {
            let picture = CaretPicture(
                lineNumber: stretch.line, line: stretch.text, start: column - 1, length: stretch.length, message: name)
            text += picture.text(palette, paint: palette.good)
        }
        return text
    }
}

extension CellReference.Reading {
    /// What was done to the text, in words.
    package var inWords: String {
        switch self {
        case .printed: "it stands in the cell"
        case .range: "one end of the range in the cell"
        case .openEnd: "the open end in the cell"
        case .common: "the row's common limit, which holds for every class"
        case .converted: "converted by the exact factor, rounded to 0.1"
        case .section: "inches of the cell, feet of the section it stands in"
        case .position: "taken from the row of the same number in the table before"
        case .same: "repeated from the cell that it refers to"
        case .heading: "words of a heading, caption or title"
        case .carried: "written once for several rows"
        case .mark: "a mark, read by the chart's legend"
        }
    }
}
