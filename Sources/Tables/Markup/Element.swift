/// The HTML elements that matter to tables and the text around them.
enum Element: String, Sendable {
    case table, caption, thead, tbody, tfoot, tr, td, th, br, p, div, li, ul, ol, section, article, figure, hr
    case blockquote, pre, dt, dd, a, nav, footer, header, title, h1, h2, h3, h4, h5, h6
    case script, style, template, noscript, select, textarea, svg, object
    case other

    /// Its content is no text of the page.
    var isSkipped: Bool {
        switch self {
        case .script, .style, .template, .select, .textarea, .svg, .object: true
        default: false
        }
    }

    var headingLevel: Int? {
        switch self {
        case .h1: 1
        case .h2: 2
        case .h3: 3
        case .h4: 4
        case .h5: 5
        case .h6: 6
        default: nil
        }
    }

    /// The element of a name in any case, a prefix left out.
    init(_ name: UnsafePointer<UInt8>) {
        // Most names are one of five; telling them by bytes keeps strings out of the hot path.
        switch (name[0] | 0x20, name[1] | 0x20, name[1] == 0 ? 0 : name[2]) {
        case (0x74, 0x64, 0): self = .td
        case (0x74, 0x72, 0): self = .tr
        case (0x74, 0x68, 0): self = .th
        case (0x62, 0x72, 0): self = .br
        default: self = Element.named(name)
        }
    }

    private static func named(_ name: UnsafePointer<UInt8>) -> Element {
        var text = String(cString: name).lowercased()
        if let colon = text.lastIndex(of: ":") { text = String(text[text.index(after: colon)...]) }
        return Element(rawValue: text) ?? .other
    }
}

/// The attributes of one start tag, as the parser's callback gives them: name, value, name, value, …, `nil`.
struct Attributes {
    private let list: UnsafeMutablePointer<UnsafePointer<UInt8>?>?

    init(_ list: UnsafeMutablePointer<UnsafePointer<UInt8>?>?) { self.list = list }

    /// Every name and value; an attribute without a value has an empty one.
    func forEach(_ body: (UnsafePointer<UInt8>, UnsafePointer<UInt8>?) -> Void) {
        guard var place = list else { return }
        while let name = place[0] {
            body(name, place[1])
            place += 2
        }
    }

    subscript(_ wanted: String) -> String? {
        guard list != nil else { return nil }
        var found: String?
        forEach { name, value in
            if found == nil, String(cString: name).lowercased() == wanted {
                found = value.map { String(cString: $0) } ?? ""
            }
        }
        return found
    }

    var isEmpty: Bool { list == nil || list![0] == nil }

    /// A whole number; a huge one is bounded, and `nil` for anything else.
    func number(_ name: String) -> Int? {
        guard !isEmpty, let text = self[name] else { return nil }
        let digits = text.drop { $0 == " " }.prefix { $0.isASCII && $0.isNumber }
        guard !digits.isEmpty else { return nil }
        return Int(digits.prefix(9))
    }

    /// `hidden`, `display:none`, `visibility:hidden`.
    var isHidden: Bool {
        if isEmpty { return false }
        if self["hidden"] != nil { return true }
        guard let style = self["style"]?.lowercased().filter({ $0 != " " }) else { return false }
        return style.contains("display:none") || style.contains("visibility:hidden") || style.contains("mso-hide:all")
    }
}
