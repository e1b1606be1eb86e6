/// What the styles of a workbook's cells change in what the cells say: number formats, struck and raised fonts.
final class StylesPart: PartEvents {
    private var codes: [Int: NumberFormat] = [:]
    private var fonts: [RunStyle] = []
    /// By number: the colours of fonts; black where they say none.
    private var fontColors: [SheetColor] = []
    /// Fonts too small for anybody to read.
    private var tinyFonts: Set<Int> = []
    /// By number: the ground that a fill makes; `nil` for patterns and shades.
    private var fills: [SheetColor?] = []
    private var isSolid = false
    /// By number: how the lines of a border cross the cell.
    private var crossings: [CellCrossing] = []
    private var isInBorders = false
    /// By number: what formats of conditions change, as far as that changes what a cell says.
    private var conditions: [ConditionFormat] = []
    private var isInConditions = false
    private var cells: [(format: Int, font: Int, fill: Int, border: Int)] = []
    private var font: RunStyle?
    private var isInFonts = false
    private var isInFills = false
    private var isInCells = false
    private var known: [Int: NumberFormat] = [:]
    private var plain: [Int: Bool] = [:]

    func start(_ name: ElementName, _ attributes: PartAttributes) {
        switch name {
        case "numFmt" where !isInConditions:
            if let id = attributes.number("numFmtId"), let code = attributes["formatCode"] {
                codes[id] = NumberFormat(code)
            }
        case "fonts": isInFonts = true
        // Conditional formats have fonts of their own.
        case "font" where isInFonts:
            font = .plain
            fontColors.append(.black)
        case "dxfs": isInConditions = true
        case "dxf" where isInConditions: conditions.append(ConditionFormat())
        case _ where isInConditions:
            if !conditions.isEmpty { conditions[conditions.count - 1].read(name, attributes) }
        case "borders": isInBorders = true
        case "border" where isInBorders:
            crossings.append(
                CellCrossing(
                    up: attributes.flag("diagonalUp") ?? false, down: attributes.flag("diagonalDown") ?? false))
        case "diagonal" where isInBorders && !crossings.isEmpty:
            crossings[crossings.count - 1].isDrawn = attributes["style"].map { $0 != "none" } ?? false
        case "cellXfs": isInCells = true
        case "xf" where isInCells:
            cells.append(
                (
                    attributes.number("numFmtId") ?? 0, attributes.number("fontId") ?? 0,
                    attributes.number("fillId") ?? 0, attributes.number("borderId") ?? 0
                ))
        case "fills": isInFills = true
        case "fill" where isInFills: fills.append(.white)
        case "patternFill" where isInFills && !fills.isEmpty:
            let pattern = attributes["patternType"] ?? "none"
            isSolid = pattern == "solid"
            fills[fills.count - 1] = pattern == "none" ? .white : isSolid ? .black : nil
        case "gradientFill" where isInFills && !fills.isEmpty:
            isSolid = false
            fills[fills.count - 1] = nil
        case "fgColor" where isInFills && !fills.isEmpty && isSolid: fills[fills.count - 1] = SheetColor(attributes)
        case "sz" where font != nil:
            if let size = attributes["val"].flatMap(Double.init), size < SheetColor.tiniest {
                tinyFonts.insert(fontColors.count - 1)
            }
        case "color" where font != nil:
            if let color = SheetColor(attributes) { fontColors[fontColors.count - 1] = color }
        default: font?.read(name, attributes)
        }
    }

    func end(_ name: ElementName) {
        switch name {
        case "dxfs": isInConditions = false
        case "dxf" where isInConditions:
            if !conditions.isEmpty { conditions[conditions.count - 1].isInFont = false }
        case "borders": isInBorders = false
        case "font" where isInConditions:
            if !conditions.isEmpty { conditions[conditions.count - 1].isInFont = false }
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

    /// Whether a cell shows a figure as it is stored, black on white, with nothing that takes it back.
    func isPlain(_ style: Int) -> Bool {
        if let known = plain[style] { return known }
        let isPlain =
            format(style)?.isGeneral ?? false && font(style) == .plain && !isUnseen(style) && !isTiny(style)
            && !crossing(style).isDrawn && ground(style) == .white
        plain[style] = isPlain
        return isPlain
    }

    /// Whether a cell's text has the colour of its ground, as far as its own style says.
    ///
    /// - Parameter own: The colour of a run of the text that has one of its own.
    func isUnseen(_ style: Int, own: SheetColor? = nil) -> Bool {
        guard own != nil || cells.indices.contains(style) else { return false }
        guard let ground = ground(style) else { return false }
        let font = cells.indices.contains(style) ? cells[style].font : 0
        let color = own ?? (fontColors.indices.contains(font) ? fontColors[font] : .black)
        return color.looksLike(ground)
    }

    /// The ground of a cell; `nil` for a pattern or a shade.
    func ground(_ style: Int) -> SheetColor? {
        guard cells.indices.contains(style), fills.indices.contains(cells[style].fill) else { return .white }
        return fills[cells[style].fill]
    }

    /// Whether any condition changes what a cell says.
    var hasConditions: Bool { conditions.contains(where: \.changesText) }

    func isTiny(_ style: Int) -> Bool { cells.indices.contains(style) && tinyFonts.contains(cells[style].font) }

    /// How lines cross a cell, from corner to corner.
    func crossing(_ style: Int) -> CellCrossing {
        guard cells.indices.contains(style), crossings.indices.contains(cells[style].border) else {
            return CellCrossing()
        }
        return crossings[cells[style].border]
    }

    /// What the format of a condition changes.
    func condition(_ number: Int) -> ConditionFormat {
        conditions.indices.contains(number) ? conditions[number] : ConditionFormat()
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
        case "color": color = SheetColor(attributes)
        case "name", "rFont": symbolFont = attributes["val"].flatMap { SymbolFont(name: $0) }
        default: break
        }
    }
}

/// How the lines of a cell's border go from corner to corner.
struct CellCrossing: Equatable {
    var up = false
    var down = false
    var isDrawn = false

    /// Whether they take a text back: both together do, and one does that goes through a figure. A heading in the corner of a table
    /// may be parted by one.
    func strikes(_ text: String) -> Bool {
        guard isDrawn, up || down else { return false }
        return up && down || text.utf8.contains { (0x30...0x39).contains($0) }
    }
}
