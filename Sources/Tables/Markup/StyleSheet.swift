/// Whether an element is seen, and its text holds.
enum Showing: Sendable { case shown, hidden, struck }

/// What a page's `<style>` elements hide or strike out, as far as it can be told without a layout: rules of elements,
/// classes and ids, in their order. Rules inside `@media` and its like hold for other pages than the one that is read, unless they are for
/// every screen.
struct StyleSheet {
    /// A selector of one element (`td`, `.hide`, `td.old.d-none`, `#draft`).
    struct Selector: Equatable {
        var element: String?
        var id: String?
        var classes: Set<String> = []

        /// The last part of a selector; `nil` where it asks for more than an element's own names.
        init?(_ text: Substring) {
            guard let last = text.split(whereSeparator: \.isWhitespace).last, !last.isEmpty,
                last.allSatisfy({ $0.isLetter || $0.isNumber || "-_.#*".contains($0) })
            else { return nil }
            var kind: Character = " "
            var name = ""
            func isKept(_ selector: inout Selector) {
                switch kind {
                case ".": selector.classes.insert(name)
                case "#": selector.id = name
                default: if !name.isEmpty, name != "*" { selector.element = name.lowercased() }
                }
            }
            for character in last {
                if character == "." || character == "#" {
                    isKept(&self)
                    (kind, name) = (character, "")
                } else {
                    name.append(character)
                }
            }
            isKept(&self)
        }

        func matches(element: Element, id own: String?, classes owned: Set<String>) -> Bool {
            (self.element.map { $0 == element.rawValue } ?? true) && (id.map { $0 == own } ?? true)
                && classes.isSubset(of: owned)
        }
    }

    private var rules: [(selector: Selector, showing: Showing)] = []
    /// The rules that ask for a class, for an id, for the name of an element, and for nothing: of each the places, by the first that it asks for.
    private var places: [Name: [Int]] = [:]

    private enum Name: Hashable {
        case ofClass(String)
        case ofID(String)
        case ofElement(String)
        case any

        init(_ selector: Selector) {
            self =
                selector.classes.min().map { .ofClass($0) } ?? selector.id.map { .ofID($0) }
                ?? selector.element.map { .ofElement($0) } ?? .any
        }
    }
    /// The first selector that hides or strikes something out, and asks for more than names: `td:nth-child(3)`, `[data-old]`.
    private(set) var unread: String?
    /// The first words that the sheet itself puts beside an element: `.nt::after { content: "Non-Tobacco" }`.
    private(set) var added: String?

    var isEmpty: Bool { rules.isEmpty }

    /// Adds the rules of one `<style>` element.
    mutating func add(_ text: String) {
        var rest = Self.withoutComments(text)[...]
        while let open = rest.firstIndex(of: "{") {
            let selectors = rest[..<open].split(separator: ";").last ?? ""
            let isAt = selectors.drop(while: \.isWhitespace).first == "@"
            let (body, end) = Self.block(in: rest, from: open)
            rest = rest[end...]
            if isAt, Self.isOfEveryScreen(selectors) { add(String(body)) }
            guard !isAt else { continue }
            let showing = Self.showing(body)
            if added == nil { added = Self.words(addedBy: body) }
            for text in selectors.split(separator: ",") {
                let selector = Selector(text)
                if let selector, let showing {
                    places[Name(selector), default: []].append(rules.count)
                    rules.append((selector, showing))
                }
                let isOpen = selector == nil && (showing ?? .shown) != .shown || Self.mayHide(body)
                if isOpen, unread == nil, Self.isOfCells(text) {
                    unread = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
                }
            }
        }
    }

    /// `@media screen`, `@media only screen`, `@supports (…)`: not of print alone, and not of some sizes.
    private static func isOfEveryScreen(_ rule: Substring) -> Bool {
        let words = rule.lowercased().split { !$0.isLetter && $0 != "(" }
        if words.first == "supports" { return true }
        return words.first == "media" && !rule.contains("(") && (words.contains("screen") || words.contains("all"))
    }

    /// What stands in quotation marks behind `content:`, where it is words and no sign of a font of icons.
    private static func words(addedBy declarations: Substring) -> String? {
        for declaration in declarations.split(separator: ";") {
            let parts = declaration.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, parts[0].lowercased().filter({ !$0.isWhitespace }) == "content",
                let mark = parts[1].first(where: { $0 == "\"" || $0 == "'" })
            else { continue }
            let quoted = parts[1].split(separator: mark, omittingEmptySubsequences: false)
            let text = quoted.indices.filter { $0 % 2 == 1 }.map { String(quoted[$0]) }.joined(separator: " ")
            if !text.contains("\\"), text.count(where: \.isLetter) > 1 {
                return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            }
        }
        return nil
    }

    /// Of no size, or thousands of pixels beside the page: what is inside may be shown again.
    private static func mayHide(_ declarations: Substring) -> Bool {
        declarations.split(separator: ";").contains { declaration in
            let parts = declaration.lowercased().split(separator: ":", maxSplits: 1)
            guard parts.count == 2, case let value = parts[1].filter({ !$0.isWhitespace }) else { return false }
            switch parts[0].filter({ !$0.isWhitespace }) {
            case "font-size": return value.first == "0" && !value.contains { ("1"..."9").contains($0) }
            case "left", "right", "text-indent":
                return value.hasPrefix("-") && (Int(value.dropFirst().prefix(while: \.isNumber)) ?? 0) >= 500
            default: return false
            }
        }
    }

    /// Whether a selector may be of cells and rows: not of links, pictures and fields, and not of a state of the reader's pointer or of what
    /// the sheet itself puts beside an element.
    private static func isOfCells(_ selector: Substring) -> Bool {
        let text = selector.lowercased()
        guard let last = text.split(whereSeparator: { $0.isWhitespace || ">+~".contains($0) }).last,
            !states.contains(where: { text.contains(":\($0)") }), !last.hasPrefix("[hidden"), !last.hasPrefix("[aria")
        else { return false }
        let element = last.prefix { $0.isLetter || $0.isNumber }
        return cells.contains(String(element)) || element.isEmpty && !last.contains("type=")
    }

    private static let states = [
        ":", "before", "after", "hover", "focus", "active", "visited", "checked", "target", "link", "disabled",
        "invalid",
        "-",
    ]
    private static let cells: Set<String> = [
        "td", "th", "tr", "tbody", "thead", "tfoot", "col", "colgroup", "caption", "span", "b",
    ]

    /// How an element is shown: the last rule that speaks of it decides.
    func showing(_ element: Element, _ attributes: Attributes) -> Showing {
        guard !rules.isEmpty else { return .shown }
        let classes = Set((attributes["class"] ?? "").split(whereSeparator: \.isWhitespace).map(String.init))
        let id = attributes["id"]
        let names: [Name] =
            classes.map { .ofClass($0) } + (id.map { [.ofID($0)] } ?? []) + [.ofElement(element.rawValue), .any]
        let found = names.compactMap { name in
            places[name]?.last { rules[$0].selector.matches(element: element, id: id, classes: classes) }
        }
        return found.max().map { rules[$0].showing } ?? .shown
    }

    /// Whether declarations hide (`display: none`), strike out or show; `nil` where they say nothing of it.
    static func showing(_ declarations: Substring) -> Showing? {
        var isHidden: Bool?
        var isStruck = false
        for declaration in declarations.split(separator: ";") {
            let parts = declaration.lowercased().split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { continue }
            let (name, value) = (parts[0].filter { !$0.isWhitespace }, parts[1].filter { !$0.isWhitespace })
            switch name {
            case "display": isHidden = value.hasPrefix("none")
            case "visibility": isHidden = value.hasPrefix("hidden") || value.hasPrefix("collapse")
            case "text-decoration", "text-decoration-line": if value.contains("line-through") { isStruck = true }
            case "mso-hide": isHidden = value == "all"
            default: continue
            }
        }
        if isHidden == true { return .hidden }
        return isStruck ? .struck : isHidden.map { _ in .shown }
    }

    /// What stands between a brace and the one that closes it, and the place after that.
    private static func block(in text: Substring, from open: String.Index) -> (Substring, String.Index) {
        var depth = 0
        for index in text[open...].indices {
            if text[index] == "{" { depth += 1 }
            if text[index] == "}" { depth -= 1 }
            if depth == 0 { return (text[text.index(after: open)..<index], text.index(after: index)) }
        }
        return (text[text.index(after: open)...], text.endIndex)
    }

    private static func withoutComments(_ text: String) -> String {
        var result = ""
        var rest = text.replacing("<!--", with: "").replacing("-->", with: "")[...]
        while let open = rest.firstRange(of: "/*") {
            result += rest[..<open.lowerBound]
            rest = rest[open.upperBound...].firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
        }
        return result + rest
    }
}
