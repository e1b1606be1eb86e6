/// The HTML elements that matter to tables and the text around them.
enum Element: String, Sendable {
    case table, caption, col, colgroup, thead, tbody, tfoot, tr, td, th, br, p, div, li, ul, ol, section, article,
        figure, figcaption, hr
    case blockquote, pre, dl, dt, dd, a, nav, footer, header, title, h1, h2, h3, h4, h5, h6
    case s, strike, del, sup, img, abbr, acronym
    case option, input, button, text
    case script, style, template, noscript, select, textarea, svg, object
    case other

    /// Its content is no text of the page.
    var isSkipped: Bool {
        switch self {
        case .script, .style, .template, .select, .textarea, .svg, .object: true
        default: false
        }
    }

    /// Its text is shown as no longer holding.
    var isStruck: Bool { self == .s || self == .strike || self == .del }

    /// It begins and ends a line.
    var isBlock: Bool {
        switch self {
        case .p, .div, .li, .ul, .ol, .section, .article, .figure, .figcaption, .hr, .blockquote, .pre, .dl, .dt, .dd:
            true
        default: false
        }
    }

    /// A table or a part of one.
    var isOfTable: Bool {
        switch self {
        case .table, .caption, .col, .colgroup, .thead, .tbody, .tfoot, .tr, .td, .th: true
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

    /// The element of a name of which the prefix is gone.
    init(text: String) { self = Element(rawValue: text.lowercased()) ?? .other }

    private static func named(_ name: UnsafePointer<UInt8>) -> Element {
        var text = String(cString: name).lowercased()
        if let colon = text.lastIndex(of: ":") { text = String(text[text.index(after: colon)...]) }
        return Element(rawValue: text) ?? .other
    }
}
