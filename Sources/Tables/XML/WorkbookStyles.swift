/// How the fonts of an Excel 2003 workbook change what its cells say: `<Style ss:ID="s21"><Font ss:StrikeThrough="1"/></Style>`,
/// and `<S>`, `<Sup>`, `<Font html:Face="Wingdings">` in the text of a cell.
struct WorkbookStyles {
    private var styles: [String: RunStyle] = [:]
    /// By style: the ground of its cells; `nil` for a pattern.
    private var grounds: [String: SheetColor?] = [:]
    private var open: String?
    /// The style of the cell, and of each element that is open in its text.
    private var runs: [RunStyle] = [.plain]
    private var ground: SheetColor? = .white

    /// How the text that is read now is shown.
    var current: RunStyle { runs[runs.count - 1] }

    /// Whether it has the colour of its ground.
    var isUnseen: Bool {
        guard let ground else { return false }
        return (current.color ?? .black).looksLike(ground)
    }

    // MARK: Styles by their names

    mutating func begin(style: String?, parent: String?) {
        open = style
        guard let style else { return }
        styles[style] = parent.flatMap { styles[$0] } ?? styles[Self.standard] ?? .plain
        grounds[style] = parent.flatMap { grounds[$0] } ?? grounds[Self.standard] ?? .white
    }

    mutating func end() { open = nil }

    mutating func addFont(_ attributes: Attributes) {
        guard let open, var font = styles[open] else { return }
        if let struck = attributes.local("strikethrough") { font.isStruck = struck == "1" || struck == "true" }
        if let place = attributes.local("verticalalign") { font.isRaised = place == "Superscript" }
        if let name = attributes.local("fontname") { font.symbolFont = SymbolFont(name: name) }
        if let color = attributes.local("color") { font.color = SheetColor(hex: color) }
        styles[open] = font
    }

    /// `<Interior ss:Color="#000080" ss:Pattern="Solid"/>`
    mutating func addGround(_ attributes: Attributes) {
        guard let open, let pattern = attributes.local("pattern") else { return }
        let color = attributes.local("color").flatMap { SheetColor(hex: $0) }
        grounds.updateValue(pattern == "Solid" ? color : pattern == "None" ? .white : nil, forKey: open)
    }

    private static let standard = "Default"

    // MARK: The text of a cell

    /// A cell begins, of the first of these styles that is named: its own, its row's, its column's, its table's.
    mutating func beginCell(_ names: String?...) {
        let name = names.lazy.compactMap(\.self).first ?? Self.standard
        runs = [styles[name] ?? .plain]
        ground = grounds[name] ?? .white
    }

    mutating func beginRun(_ name: Substring, _ attributes: Attributes) {
        var run = current
        switch name {
        case "S", "Strike", "Del": run.isStruck = true
        case "Sup": run.isRaised = true
        case "Font":
            if let face = attributes.local("face") { run.symbolFont = SymbolFont(name: face) }
            if let color = attributes.local("color") { run.color = SheetColor(hex: color) }
        default: break
        }
        runs.append(run)
    }

    mutating func endRun() {
        if runs.count > 1 { runs.removeLast() }
    }
}
