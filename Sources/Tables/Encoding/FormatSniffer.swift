/// Tells what a decoded file is by how it begins, not by its name.
enum FormatSniffer {
    enum Kind { case html, xml, delimited }

    static func sniff(_ text: [UInt8]) -> Kind {
        guard text.prefix(4_096).contains(UInt8(ascii: "<")) else { return .delimited }
        let head = text.prefix(4_096).map(\.lowercasedASCII)[...]
        let body = String(decoding: head, as: UTF8.self).drop { $0.isWhitespace }
        guard body.hasPrefix("<") else {
            // A fragment: text before the first tag.
            return head.firstRange(of: "<table") != nil ? .html : .delimited
        }
        if body.hasPrefix("<?xml") { return .xml }
        guard let root = firstElement(body) else { return head.firstRange(of: "<!doctype html") != nil ? .html : .xml }
        // `<table><row>` has no element of a page's table inside.
        if root == "table", head.firstRange(of: "<row") != nil, head.firstRange(of: "<tr") == nil { return .xml }
        return pageElements.contains(root) ? .html : .xml
    }

    /// Elements that a page, or a piece cut out of one, begins with.
    private static let pageElements: Set<Substring> = [
        "html", "head", "body", "table", "thead", "tbody", "tr", "td", "th", "caption", "div", "p", "span", "meta",
        "title",
        "style", "script", "link", "base", "center", "font", "section", "article", "main", "header", "nav", "h1", "h2",
        "h3",
        "h4", "h5", "h6", "ul", "ol", "dl", "b", "i", "a", "br", "hr", "img", "form", "figure", "strong", "em",
        "google-sheets-html-origin",
    ]

    /// The name of the first start tag; comments, declarations and instructions before it are passed over.
    private static func firstElement(_ text: Substring) -> Substring? {
        var rest = text
        while let open = rest.firstIndex(of: "<") {
            rest = rest[open...].dropFirst()
            if rest.hasPrefix("!--") {
                guard let end = rest.firstRange(of: "-->") else { return nil }
                rest = rest[end.upperBound...]
            } else if let first = rest.first, first.isLetter {
                return rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == ":" }
            }
        }
        return nil
    }
}
