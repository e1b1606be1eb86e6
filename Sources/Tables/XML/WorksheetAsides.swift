/// What an Excel 2003 worksheet holds beside its cells: notes, what a cell says as soon as somebody goes there, formats that depend
/// on conditions, and what its pages have at head and foot.
struct WorksheetAsides {
    private(set) var notices: [MarkupNotice.Kind] = []
    private(set) var pageTexts: [String] = []
    private var open: (name: Substring, text: [UInt8])?
    private var range = ""
    private var message = ""

    mutating func start(_ name: Substring, _ attributes: Attributes) {
        switch name {
        case "Comment": open = (name, [])
        case "Range", "InputTitle", "InputMessage": open = (name, [])
        case "Header", "Footer":
            pageTexts += attributes.local("data").map(PageText.pieces) ?? []
        case "Format":
            let style = attributes.local("style") ?? ""
            if Self.takesBack(style) { notices.append(.sheetCondition(range)) }
        default: break
        }
    }

    mutating func end(_ name: Substring) {
        if name == "DataValidation" {
            add(message)
            message = ""
        }
        guard let own = open, own.name == name else { return }
        open = nil
        let text = String(decoding: own.text, as: UTF8.self)
        switch name {
        case "Comment": add(text)
        case "Range": range = text
        default: message += message.isEmpty ? text : " " + text
        }
    }

    mutating func text(_ bytes: UnsafeBufferPointer<UInt8>) { open?.text += bytes }

    private mutating func add(_ note: String) {
        if !note.allSatisfy(\.isWhitespace) { notices.append(.sheetNote(note)) }
    }

    /// Whether a style, as its properties say it, strikes a text or gives it the paper's colour.
    private static func takesBack(_ style: String) -> Bool {
        style.split(separator: ";").contains { property in
            let parts = property.split(separator: ":").map { $0.filter { !$0.isWhitespace }.lowercased() }
            guard parts.count == 2 else { return false }
            if parts[0] == "text-line-through" { return parts[1] != "none" }
            return parts[0] == "color" && (parts[1] == "white" || SheetColor(hex: parts[1])?.looksLike(.white) ?? false)
        }
    }
}
