/// What the styles of an OpenDocument sheet change in what its cells say.
struct OpenDocumentStyles {
    /// Styles of cells and of runs of text, by name.
    private(set) var runs: [String: RunStyle] = [:]
    /// Styles of tables that are not shown.
    private(set) var hiddenTables: Set<String> = []
    /// Colours of texts, of the ground of cells, and lines across them, by the same names.
    private(set) var looks: [String: Look] = [:]
    /// Columns and rows in which nothing can be made out, by their styles' names.
    private(set) var narrow: Set<String> = []
    private(set) var low: Set<String> = []
    /// The heads and feet of pages, and the masters of tables' styles.
    var pages = OpenDocumentPageTexts()
    private var masters: [String: String] = [:]
    /// The number formats of styles, by their names, and those with words in them.
    private var formats: [String: String] = [:]
    private var worded: Set<String> = []
    private var openFormat: String?
    /// The styles that conditions give cells of a style.
    private(set) var conditions: [String: [(test: ConditionTest?, style: String)]] = [:]
    private var displayNames: [String: String] = [:]
    private var open: String?

    struct Look: Equatable {
        /// `nil` for the colour that stands out from the ground.
        var color: SheetColor?
        var ground = SheetColor.white
        var crossing = CellCrossing()
        var isTiny = false
    }

    /// A style by its name, or by the name under which people see it.
    private func named(_ name: String) -> String { displayNames[name] ?? name }

    /// What a style that a condition gives changes in the text of a cell of another.
    func change(by name: String, over style: String?) -> ConditionFormat {
        let name = named(name)
        let own = style.flatMap { looks[$0]?.color }
        var format = ConditionFormat(isStruck: runs[name]?.isStruck ?? false)
        if let color = looks[name]?.color, color != own { format.color = color }
        if let ground = looks[name]?.ground, ground != .white { (format.hasGround, format.ground) = (true, ground) }
        format.rewords = formats[name].map(worded.contains) ?? false
        return format
    }

    /// `0.02in` in points.
    private static func points(_ length: String?) -> Double? {
        guard let length else { return nil }
        let units: [(String, Double)] = [("in", 72), ("cm", 72 / 2.54), ("mm", 72 / 25.4), ("pt", 1)]
        for (unit, factor) in units where length.hasSuffix(unit) {
            return Double(length.dropLast(unit.count)).map { $0 * factor }
        }
        return nil
    }

    /// - Returns: Whether the element is about styles.
    mutating func start(_ name: ElementName, _ attributes: PartAttributes) -> Bool {
        if pages.start(name, attributes) { return true }
        switch name {
        case "style":
            open = attributes["name"]
            if let open, let master = attributes["master-page-name"] { masters[open] = master }
            if let open, let parent = attributes["parent-style-name"], let inherited = runs[parent] {
                runs[open] = inherited
            }
            if let open, let parent = attributes["parent-style-name"], let inherited = looks[parent] {
                looks[open] = inherited
            }
            if let open, let shown = attributes["display-name"] { displayNames[shown] = open }
            if let open, let format = attributes["data-style-name"] { formats[open] = format }
        case "number-style", "currency-style", "percentage-style", "boolean-style", "date-style", "time-style":
            openFormat = attributes["name"]
            return false
        case "text" where openFormat != nil: openFormat.map { _ = worded.insert($0) }
        case "map":
            guard let open, let applied = attributes["apply-style-name"] else { return false }
            let test = attributes["condition"].flatMap { ConditionText.openDocument($0) }
            conditions[open, default: []].append((test, applied))
        case "table-cell-properties":
            guard let open else { return false }
            if let ground = attributes["background-color"] {
                looks[open, default: Look()].ground = SheetColor(hex: ground) ?? .white
            }
            for (name, isUp) in [("diagonal-bl-tr", true), ("diagonal-tl-br", false)] as [(StaticString, Bool)] {
                guard let line = attributes[name], !line.hasPrefix("none") else { continue }
                looks[open, default: Look()].crossing.isDrawn = true
                if isUp {
                    looks[open]!.crossing.up = true
                } else {
                    looks[open]!.crossing.down = true
                }
            }
        case "table-column-properties":
            if let open, let width = Self.points(attributes["column-width"]), width < 4 { narrow.insert(open) }
        case "table-row-properties":
            if let open, let height = Self.points(attributes["row-height"]), height < 3 { low.insert(open) }
        case "text-properties":
            guard let open else { return false }
            runs[open, default: .plain].read(openDocument: attributes)
            if let size = Self.points(attributes["font-size"]) {
                looks[open, default: Look()].isTiny = size < SheetColor.tiniest
            }
            if attributes.flag("use-window-font-color") == true {
                looks[open, default: Look()].color = nil
            } else if let color = attributes["color"].flatMap({ SheetColor(hex: $0) }) {
                looks[open, default: Look()].color = color
            }
        case "table-properties":
            if let open, attributes["display"] == "false" { hiddenTables.insert(open) }
        default: return false
        }
        return true
    }

    /// What stands at head and foot of the pages of tables of a style.
    func pageTexts(of style: String?) -> [String] { pages.of(style.flatMap { masters[$0] }) }

    mutating func end(_ name: ElementName) {
        pages.end(name)
        switch name {
        case "style": open = nil
        case "number-style", "currency-style", "percentage-style", "boolean-style", "date-style", "time-style":
            openFormat = nil
        default: break
        }
    }
}

extension RunStyle {
    fileprivate mutating func read(openDocument attributes: PartAttributes) {
        if let line = attributes["text-line-through-style"] { isStruck = line != "none" }
        if let line = attributes["text-line-through-type"] { isStruck = line != "none" }
        if let position = attributes["text-position"] {
            // "super 58%", "33% 58%", "sub", "-33% 58%"
            let first = position.split(separator: " ").first ?? ""
            isRaised = first == "super" || Double(first.filter { $0 != "%" }).map { $0 > 0 } ?? false
        }
        if let font = attributes["font-name"] ?? attributes["font-family"] {
            symbolFont = SymbolFont(name: font.filter { $0 != "'" })
        }
    }
}

/// The named styles of a document: its part `styles.xml`.
final class OpenDocumentStylesPart: PartEvents {
    private(set) var styles = OpenDocumentStyles()

    func start(_ name: ElementName, _ attributes: PartAttributes) { _ = styles.start(name, attributes) }
    func end(_ name: ElementName) { styles.end(name) }
    func text(_ bytes: UnsafeBufferPointer<UInt8>) { _ = styles.pages.text(bytes) }
}
