/// What the styles of a workbook's cells change in what the cells say: number formats, struck and raised fonts.
final class StylesPart: PartEvents {
    private var codes: [Int: NumberFormat] = [:]
    private var fonts: [RunStyle] = []
    private var whiteFonts: Set<Int> = []
    /// By number, whether a fill leaves the ground white.
    private var fills: [Bool] = []
    private var cells: [(format: Int, font: Int, fill: Int)] = []
    private var font: RunStyle?
    private var isInFonts = false
    private var isInFills = false
    private var isInCells = false
    private var known: [Int: NumberFormat] = [:]

    func start(_ name: ElementName, _ attributes: PartAttributes) {
        switch name {
        case "numFmt":
            if let id = attributes.number("numFmtId"), let code = attributes["formatCode"] {
                codes[id] = NumberFormat(code)
            }
        case "fonts": isInFonts = true
        // Conditional formats have fonts of their own.
        case "font" where isInFonts: font = .plain
        case "cellXfs": isInCells = true
        case "xf" where isInCells:
            cells.append(
                (
                    attributes.number("numFmtId") ?? 0, attributes.number("fontId") ?? 0,
                    attributes.number("fillId") ?? 0
                ))
        case "fills": isInFills = true
        case "fill" where isInFills: fills.append(true)
        case "patternFill" where isInFills && !fills.isEmpty:
            let pattern = attributes["patternType"] ?? "none"
            fills[fills.count - 1] = pattern == "none" || pattern == "solid"
        case "gradientFill" where isInFills && !fills.isEmpty: fills[fills.count - 1] = false
        case "fgColor" where isInFills && !fills.isEmpty:
            if fills[fills.count - 1] { fills[fills.count - 1] = StylesPart.isWhite(attributes) }
        case "color" where font != nil: if StylesPart.isWhite(attributes) { whiteFonts.insert(fonts.count) }
        default: font?.read(name, attributes)
        }
    }

    func end(_ name: ElementName) {
        switch name {
        case "font":
            if let font { fonts.append(font) }
            font = nil
        case "fonts": isInFonts = false
        case "fills": isInFills = false
        case "cellXfs": isInCells = false
        default: break
        }
    }

    func text(_ bytes: UnsafeBufferPointer<UInt8>) {}

    /// The number format of a cell's style; `nil` for one that nothing defines.
    func format(_ style: Int) -> NumberFormat? {
        if let format = known[style] { return format }
        let number = cells.indices.contains(style) ? cells[style].format : 0
        let format = codes[number] ?? NumberFormat.builtIn(number)
        known[style] = format
        return format
    }

    /// Whether a cell's text has the colour of its ground, as far as its own style says.
    func isWhiteOnWhite(_ style: Int) -> Bool {
        guard !whiteFonts.isEmpty, cells.indices.contains(style), whiteFonts.contains(cells[style].font) else {
            return false
        }
        return !fills.indices.contains(cells[style].fill) || fills[cells[style].fill]
    }

    /// White by its value, as the first colour of the theme, or by its number in the old palette.
    private static func isWhite(_ attributes: PartAttributes) -> Bool {
        if let value = attributes["rgb"] { return value.uppercased().hasSuffix("FFFFFF") }
        if let theme = attributes.number("theme") { return theme == 0 && attributes["tint"] == nil }
        return attributes.number("indexed").map { $0 == 1 || $0 == 9 } ?? false
    }

    func font(_ style: Int) -> RunStyle {
        guard cells.indices.contains(style), fonts.indices.contains(cells[style].font) else { return .plain }
        return fonts[cells[style].font]
    }
}

extension RunStyle {
    /// A property of a font, or of a run of rich text.
    mutating func read(_ name: ElementName, _ attributes: PartAttributes) {
        switch name {
        case "strike": isStruck = attributes.flag("val") ?? true
        case "vertAlign": isRaised = attributes["val"] == "superscript"
        case "name", "rFont": symbolFont = attributes["val"].flatMap { SymbolFont(name: $0) }
        default: break
        }
    }
}
