import ChartSchema

/// Colours for a terminal, or none.
package struct Palette: Sendable {
    package var isColoured: Bool

    package init(isColoured: Bool) { self.isColoured = isColoured }

    /// No escapes: files, pipes, `NO_COLOR`.
    package static let plain = Palette(isColoured: false)

    func bold(_ text: String) -> String { wrap(text, "1") }
    func dim(_ text: String) -> String { wrap(text, "2") }
    func good(_ text: String) -> String { wrap(text, "32") }

    /// A cell in the colour of what it was taken for.
    func taken(_ taken: Inspection.Cell.Taken, _ text: String) -> String {
        switch taken {
        case .value: wrap(text, "32")
        case .label: wrap(text, "1;34")
        case .note: wrap(text, "36")
        case .ignored: wrap(text, "2")
        case .unread: wrap(text, "1;37;41")
        case .blank: text
        }
    }

    /// A line of a patch: red when it goes, green when it comes.
    func patch(_ line: String) -> String {
        line.hasPrefix("-") ? wrap(line, "31") : line.hasPrefix("+") ? wrap(line, "32") : line
    }

    func severity(_ severity: Finding.Severity, _ text: String) -> String {
        switch severity {
        case .error: wrap(text, "1;31")
        case .warning: wrap(text, "1;33")
        case .info: wrap(text, "1;36")
        }
    }

    private func wrap(_ text: String, _ code: String) -> String {
        isColoured && !text.isEmpty ? "\u{1b}[\(code)m\(text)\u{1b}[0m" : text
    }
}
