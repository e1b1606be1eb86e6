/// What controls and drawings of a page show: the chosen option of a `<select>`, what a `<textarea>` holds, the `<text>` of an `<svg>`.
struct ShownText {
    /// The last element's.
    private(set) var line = 0
    /// Whether the element whose content is no text of the page shows some of it.
    private var isShown = false
    private var open: [UInt8]?
    private var isChosen = false
    /// Of the open `<select>`: the option that it shows.
    private var option: String?
    private var hasChosen = false

    /// - Parameter isOutermost: Whether no element around it is skipped.
    mutating func start(_ name: Element, _ attributes: Attributes, line: Int, isOutermost: Bool) {
        if isOutermost { isShown = [.select, .textarea, .svg].contains(name) }
        self.line = line
        guard isShown else { return }
        switch name {
        case .select: (option, hasChosen) = (nil, false)
        case .option: (open, isChosen) = ([], attributes["selected"] != nil)
        case .text, .textarea: open = []
        default: break
        }
    }

    mutating func text(_ bytes: UnsafeBufferPointer<UInt8>) { open?.append(contentsOf: bytes) }

    /// - Returns: What is shown, once it is known.
    mutating func end(_ name: Element) -> String? {
        switch name {
        case .option:
            let text = take()
            if option == nil || isChosen && !hasChosen { (option, hasChosen) = (text, isChosen) }
            return nil
        case .text, .textarea: return take()
        case .select:
            defer { option = nil }
            return option
        default: return nil
        }
    }

    private mutating func take() -> String {
        defer { open = nil }
        return String(decoding: open ?? [], as: UTF8.self)
    }

    /// The sign of a box or button that is chosen, or is not, and a blank; `nil` for other controls.
    static func choice(of attributes: Attributes) -> String? {
        let isChosen = attributes["checked"] != nil
        switch attributes["type"]?.lowercased() {
        case "checkbox": return isChosen ? "☑ " : "☐ "
        case "radio": return isChosen ? "◉ " : "○ "
        default: return nil
        }
    }

    /// What an `<input>` shows; `nil` where that is a box, a button, or nothing.
    static func value(of attributes: Attributes) -> String? {
        let type = attributes["type"]?.lowercased() ?? "text"
        return ["text", "search", "number", "url"].contains(type) ? attributes["value"] : nil
    }
}
