import ChartSchema
import Results

/// One thing to tell a person: what is wrong, where, and what to do about it.
///
/// ```
/// error[pipeline.key.unknown]: pipeline.json:12:7
///   12 |       "chrat": "build",
///      |       ^^^^^^^ expected a key of a source, found "chrat"
/// help: did you mean "chart"?
/// ```
package struct Diagnostic: Sendable, Hashable {
    package var severity: Finding.Severity
    package var code: String
    /// The file, folder or other thing it is about; `nil` when there is none.
    package var file: String?
    package var place: LinePlace?
    package var message: String
    package var help: String?
    /// What people have decided about it, a line each.
    package var decisions: [Decision] = []
    /// The lines of a proposed change: those that begin with `-` go, those with `+` come.
    package var patch: [String] = []

    /// `accepted: by the data team on 2026-01-31: printed so`.
    package struct Decision: Sendable, Hashable {
        package var name: String
        package var text: String
    }

    package init(
        severity: Finding.Severity, code: String, file: String? = nil, place: LinePlace? = nil, message: String,
        help: String? = nil
    ) {
        self.severity = severity
        self.code = code
        self.file = file
        self.place = place
        self.message = message
        self.help = help
    }

    /// The diagnostic as lines, the last one ended.
    package func text(_ palette: Palette = .plain) -> String {
        let paint = { (text: String) in palette.severity(severity, text) }
        var head = paint("\(severity.rawValue)[\(code)]")
        var target = file ?? ""
        if let place {
            target += ":\(place.line)"
            if let column = place.column { target += ":\(column)" }
        }
        head += ": " + (target.isEmpty ? message : target) + "\n"
        var result = head
        if let place {
            let picture = CaretPicture(
                lineNumber: place.line, line: place.text, start: (place.column ?? 1) - 1 - place.textStart,
                length: place.column == nil ? 0 : place.length, message: message)
            result += picture.text(palette, paint: paint)
        } else if !target.isEmpty {
            let gutter = String(repeating: " ", count: CaretPicture.gutterWidth)
            result += "\(gutter) \(paint("=")) \(message)\n"
        }
        for decision in decisions {
            result += "\(palette.bold(decision.name)): \(decision.text)\n"
        }
        if let help, !help.isEmpty { result += "\(palette.bold("help")): \(help)\n" }
        for line in patch { result += "  " + palette.patch(line) + "\n" }
        return result
    }
}
