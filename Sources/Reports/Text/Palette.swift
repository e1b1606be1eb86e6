import ChartSchema
import Results

/// Colours for a terminal, or none.
package struct Palette: Sendable {
    package var isColoured: Bool

    package init(isColoured: Bool) { self.isColoured = isColoured }

    /// No escapes: files, pipes, `NO_COLOR`.
    package static let plain = Palette(isColoured: false)

    /// The escape sequences of all colours.
    static let escapes = (Colour.allCases.map(\.rawValue) + ["0"]).map(escape)

    /// What a terminal is told for a colour (ECMA-48, SGR).
    private enum Colour: String, CaseIterable {
        case bold = "1"
        case dim = "2"
        case red = "31"
        case green = "32"
        case cyan = "36"
        case boldRed = "1;31"
        case boldYellow = "1;33"
        case boldBlue = "1;34"
        case boldCyan = "1;36"
        case onRed = "1;37;41"
    }

    func bold(_ text: String) -> String { wrap(text, .bold) }
    func dim(_ text: String) -> String { wrap(text, .dim) }
    func good(_ text: String) -> String { wrap(text, .green) }

    /// A cell in the colour of what it was taken for.
    func taken(_ taken: Inspection.Cell.Taken, _ text: String) -> String {
        switch taken {
        case .value: wrap(text, .green)
        case .label: wrap(text, .boldBlue)
        case .note: wrap(text, .cyan)
        case .ignored: wrap(text, .dim)
        case .unread: wrap(text, .onRed)
        case .blank: text
        }
    }

    /// A line of a patch: red when it goes, green when it comes.
    func patch(_ line: String) -> String {
        line.hasPrefix("-") ? wrap(line, .red) : line.hasPrefix("+") ? wrap(line, .green) : line
    }

    func severity(_ severity: Finding.Severity, _ text: String) -> String {
        switch severity {
        case .error: wrap(text, .boldRed)
        case .warning: wrap(text, .boldYellow)
        case .info: wrap(text, .boldCyan)
        }
    }

    private func wrap(_ text: String, _ colour: Colour) -> String {
        isColoured && !text.isEmpty ? Self.escape(colour.rawValue) + text + Self.escape("0") : text
    }

    private static func escape(_ code: String) -> String { "\u{1b}[\(code)m" }
}
