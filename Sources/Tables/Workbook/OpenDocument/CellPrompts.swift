/// What cells of an OpenDocument sheet say as soon as somebody goes there: the messages of their validations, by name.
struct CellPrompts {
    private var texts: [String: String] = [:]
    private var name: String?
    private var text: [UInt8]?
    /// Those that were told: one validation is that of many cells.
    private var told: Set<String> = []

    var isOpen: Bool { text != nil }

    mutating func start(_ element: ElementName, _ attributes: PartAttributes) {
        switch element {
        case "content-validation": name = attributes["name"]
        case "help-message":
            guard attributes.flag("display") ?? false else { return }
            text = Array(((attributes["title"] ?? "") + " ").utf8)
        case "p": text?.append(0x20)
        default: break
        }
    }

    mutating func end(_ element: ElementName) {
        guard element == "help-message", let text else { return }
        if let name { texts[name] = String(decoding: text, as: UTF8.self) }
        self.text = nil
    }

    mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) { text? += bytes }

    /// The message of a cell's validation, at the first cell that has it.
    mutating func take(_ name: String?) -> String? {
        guard let name, let text = texts[name], !text.allSatisfy(\.isWhitespace), told.insert(name).inserted else {
            return nil
        }
        return text
    }
}
