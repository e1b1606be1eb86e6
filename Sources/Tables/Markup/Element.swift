import Foundation

/// The HTML elements that matter to tables and the text around them.
enum Element: String, Sendable {
    case table, caption, col, thead, tbody, tfoot, tr, td, th, br, p, div, li, ul, ol, section, article, figure, hr
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

    /// It begins and ends a line.
    var isBlock: Bool {
        switch self {
        case .p, .div, .li, .ul, .ol, .section, .article, .figure, .hr, .blockquote, .pre, .dt, .dd: true
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

    /// The value of an attribute by its name in lower case; empty for one without a value.
    subscript(_ wanted: StaticString) -> String? {
        value(of: wanted).map { $0.map { String(cString: $0) } ?? "" }
    }

    /// The value of an attribute by its name without prefix, in lower case: `index` for `ss:Index`.
    func local(_ wanted: StaticString) -> String? {
        guard var place = list else { return nil }
        while var name = place[0] {
            if let colon = strchr(UnsafeRawPointer(name).assumingMemoryBound(to: CChar.self), 0x3A) {
                name = UnsafeRawPointer(colon).assumingMemoryBound(to: UInt8.self) + 1
            }
            if Attributes.isName(name, wanted) { return place[1].map { String(cString: $0) } ?? "" }
            place += 2
        }
        return nil
    }

    private func value(of wanted: StaticString) -> UnsafePointer<UInt8>?? {
        guard var place = list else { return nil }
        while let name = place[0] {
            if Attributes.isName(name, wanted) { return .some(place[1]) }
            place += 2
        }
        return nil
    }

    private static func isName(_ name: UnsafePointer<UInt8>, _ wanted: StaticString) -> Bool {
        let count = wanted.utf8CodeUnitCount
        for index in 0..<count where name[index] != wanted.utf8Start[index] {
            let upper = name[index]
            guard (0x41...0x5A).contains(upper), upper | 0x20 == wanted.utf8Start[index] else { return false }
        }
        return name[count] == 0
    }

    var isEmpty: Bool { list == nil || list![0] == nil }

    /// A whole number; a huge one is bounded, and `nil` for anything else.
    func number(_ name: StaticString) -> Int? {
        guard case .some(.some(var digit)) = value(of: name) else { return nil }
        while Blank.isBlank(digit.pointee) || digit.pointee == 0x2B { digit += 1 }
        guard (0x30...0x39).contains(digit.pointee) else { return nil }
        var number = 0
        while (0x30...0x39).contains(digit.pointee) {
            number = min(number * 10 + Int(digit.pointee - 0x30), 999_999_999)
            digit += 1
        }
        return number
    }

    /// `hidden`, `display:none`, `visibility:hidden`.
    var isHidden: Bool {
        if value(of: "hidden") != nil { return true }
        guard case .some(.some(let raw)) = value(of: "style") else { return false }
        let style = String(cString: raw).lowercased().filter { !$0.isWhitespace }
        return ["display:none", "visibility:hidden", "visibility:collapse", "mso-hide:all"].contains {
            style.contains($0)
        }
    }
}
