/// How the fonts of an Excel 2003 workbook change what its cells say: `<Style ss:ID="s21"><Font ss:StrikeThrough="1"/></Style>`,
/// and `<S>`, `<Sup>`, `<Font html:Face="Wingdings">` in the text of a cell.
struct WorkbookStyles {
    private var styles: [String: RunStyle] = [:]
    private var open: String?
    /// The style of the cell, and of each element that is open in its text.
    private var runs: [RunStyle] = [.plain]

    /// How the text that is read now is shown.
    var current: RunStyle { runs[runs.count - 1] }

    // MARK: Styles by their names

    mutating func begin(style: String?, parent: String?) {
        open = style
        guard let style else { return }
        styles[style] = parent.flatMap { styles[$0] } ?? styles[Self.standard] ?? .plain
    }

    mutating func end() { open = nil }

    mutating func addFont(_ attributes: Attributes) {
        guard let open, var font = styles[open] else { return }
        if let struck = attributes.local("strikethrough") { font.isStruck = struck == "1" || struck == "true" }
        if let place = attributes.local("verticalalign") { font.isRaised = place == "Superscript" }
        if let name = attributes.local("fontname") { font.symbolFont = SymbolFont(name: name) }
        styles[open] = font
    }

    private static let standard = "Default"

    // MARK: The text of a cell

    /// A cell begins, of the first of these styles that is named: its own, its row's, its column's, its table's.
    mutating func beginCell(_ names: String?...) {
        let name = names.lazy.compactMap(\.self).first ?? Self.standard
        runs = [styles[name] ?? .plain]
    }

    mutating func beginRun(_ name: Substring, _ attributes: Attributes) {
        var run = current
        switch name {
        case "S", "Strike", "Del": run.isStruck = true
        case "Sup": run.isRaised = true
        case "Font": if let face = attributes.local("face") { run.symbolFont = SymbolFont(name: face) }
        default: break
        }
        runs.append(run)
    }

    mutating func endRun() {
        if runs.count > 1 { runs.removeLast() }
    }
}
