/// What the styles of an OpenDocument sheet change in what its cells say.
struct OpenDocumentStyles {
    /// Styles of cells and of runs of text, by name.
    private(set) var runs: [String: RunStyle] = [:]
    /// Styles of tables that are not shown.
    private(set) var hiddenTables: Set<String> = []
    private var open: String?

    /// - Returns: Whether the element is about styles.
    mutating func start(_ name: ElementName, _ attributes: PartAttributes) -> Bool {
        switch name {
        case "style":
            open = attributes["name"]
            if let open, let parent = attributes["parent-style-name"], let inherited = runs[parent] {
                runs[open] = inherited
            }
        case "text-properties":
            guard let open else { return false }
            runs[open, default: .plain].read(openDocument: attributes)
        case "table-properties":
            if let open, attributes["display"] == "false" { hiddenTables.insert(open) }
        default: return false
        }
        return true
    }

    mutating func end(_ name: ElementName) { if name == "style" { open = nil } }
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
    func text(_ bytes: UnsafeBufferPointer<UInt8>) {}
}
