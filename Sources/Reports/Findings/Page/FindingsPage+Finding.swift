import ChartSchema

extension FindingsPage {
    /// One finding: what is wrong, what was decided about it, the raw cells around it and a close-up of its curve.
    func article(_ finding: Finding, number: Int, id: String, curves: MarkedCurves?) -> String {
        let kind = finding.isOpen ? finding.severity.rawValue : "accepted"
        var text = """
            <article class="finding \(finding.severity.rawValue)" id="\(id)" data-kind="\(kind)" aria-labelledby="\(id)-h">
            <h3 id="\(id)-h"><span class="badge">\(number)</span> <span class="severity">\(finding.severity.rawValue)</span> \
            <code>\(finding.rule.inMarkup)</code></h3>
            <p class="message">\(finding.message.asSentence.inMarkup)</p>

            """
        if let help = finding.help { text += "<p class=\"soft\">\(help.asSentence.inMarkup)</p>\n" }
        for decision in finding.decisions {
            text += "<p class=\"note\"><b>\(decision.name)</b> \(decision.text.inMarkup)</p>\n"
        }
        text += "<p class=\"place mono soft\">\(place(of: finding))</p>\n"
        let cells = finding.location.row == nil ? nil : sources.cells(finding.location)
        let closeUp = finding.severity == .info ? nil : curves?.closeUp(of: finding)
        if cells != nil || closeUp != nil {
            text += "<div class=\"evidence\">\n"
            if let cells { text += cells.html(caption: "Raw cells around finding \(number)") }
            if let closeUp { text += "<figure>\(closeUp.svg(id: "\(id)-p"))</figure>\n" }
            text += "</div>\n"
        } else if let line = rawLine(of: finding) {
            text += line
        }
        return text + "</article>\n"
    }

    private func place(of finding: Finding) -> String {
        let location = finding.location
        var parts = [finding.placeInWords.cut(to: 300).inMarkup]
        if location.place != nil, let table = location.table { parts.append("table \(table)") }
        if let row = location.row { parts.append("row \(row)") }
        if let column = location.column { parts.append("column \(column)") }
        return parts.joined(separator: " · ") + " · <span title=\"fingerprint\">\(finding.fingerprint)</span>"
    }

    /// How much of a line is shown before and behind the place, in characters.
    private static let lineReach = 70

    /// The raw line, its place marked; for findings of no table's row.
    private func rawLine(of finding: Finding) -> String? {
        guard let place = sources.place(finding), !place.text.isEmpty else { return nil }
        let start = max(0, (place.column ?? 1) - 1)
        let text = place.text
        let from = text.index(text.startIndex, offsetBy: max(0, start - Self.lineReach))
        let marked = text.index(from, offsetBy: min(start, Self.lineReach), limitedBy: text.endIndex) ?? text.endIndex
        let end =
            text.index(marked, offsetBy: min(place.length, Self.lineReach), limitedBy: text.endIndex) ?? text.endIndex
        let last = text.index(end, offsetBy: Self.lineReach, limitedBy: text.endIndex) ?? text.endIndex
        let mark = marked == end ? "" : "<mark>\(String(text[marked..<end]).inMarkup)</mark>"
        return """
            <pre class="line" tabindex="0"><span class="soft">\(place.line)</span>  \
            \(from > text.startIndex ? "…" : "")\(String(text[from..<marked]).inMarkup)\(mark)\
            \(String(text[end..<last]).inMarkup)\(last < text.endIndex ? "…" : "")</pre>

            """
    }
}
