/// One of the up to four parts of a number format: `#,##0;-#,##0;0;@`.
struct FormatSection {
    enum Piece: Equatable {
        case literal(String)
        /// `0`, `#` or `?`.
        case digit(UInt8)
        case point
        case percent
        /// `@`: the text itself.
        case text
        case general
        /// A run of one letter of a date or time: `yyyy`, `mmm`, `AM/PM`.
        case date(String)
        /// `/` between digits.
        case slash
    }

    enum Condition: Equatable {
        case less(Double), atMost(Double), more(Double), atLeast(Double), equal(Double), other(Double)

        func holds(_ value: Double) -> Bool {
            switch self {
            case .less(let bound): value < bound
            case .atMost(let bound): value <= bound
            case .more(let bound): value > bound
            case .atLeast(let bound): value >= bound
            case .equal(let bound): value == bound
            case .other(let bound): value != bound
            }
        }
    }

    var pieces: [Piece] = []
    var condition: Condition?
    var hasGroups = false
    /// Commas behind the last digit: each divides by a thousand.
    var thousands = 0
    /// The colour that it gives, instead of the cell's own.
    var color: SheetColor?
    /// What is not understood: exponents, letters that are no date.
    var isUnknown = false

    var isDate: Bool { pieces.contains { if case .date = $0 { true } else { false } } }
    var isEmpty: Bool { pieces.isEmpty }
    var hasDigits: Bool { pieces.contains { if case .digit = $0 { true } else { false } } }
    var hasText: Bool { pieces.contains(.text) }

    /// The sections of a format's code.
    static func sections(_ code: String) -> [FormatSection] {
        var scanner = FormatScanner(code)
        var sections = [scanner.section()]
        while scanner.takeSeparator() { sections.append(scanner.section()) }
        return sections
    }
}

/// Reads a number format's code: ECMA-376 part 1, 18.8.31.
private struct FormatScanner {
    private let characters: [Character]
    private var place = 0

    init(_ code: String) { characters = Array(code) }

    mutating func takeSeparator() -> Bool {
        guard place < characters.count, characters[place] == ";" else { return false }
        place += 1
        return true
    }

    mutating func section() -> FormatSection {
        var section = FormatSection()
        var commas = 0
        while place < characters.count, characters[place] != ";" {
            let character = characters[place]
            place += 1
            switch character {
            case "\"": section.add(quoted())
            case "\\":
                if place < characters.count { section.add(String(characters[place])) }
                place += 1
            case "_":
                section.add(" ")
                place += 1
            case "*": place += 1
            case "[": bracket(&section)
            case "0", "#", "?":
                if commas > 0 { section.hasGroups = true }
                commas = 0
                section.pieces.append(.digit(character.asciiValue!))
            case ",": if section.hasDigits { commas += 1 } else { section.add(",") }
            case ".":
                section.thousands += section.pieces.contains(.point) ? 0 : commas
                commas = 0
                section.pieces.append(.point)
            case "%": section.pieces.append(.percent)
            case "@": section.pieces.append(.text)
            case "/": section.pieces.append(section.hasDigits && !section.isDate ? .slash : .literal("/"))
            case "E" where place < characters.count && "+-".contains(characters[place]):
                section.isUnknown = true
                place += 1
            case "G", "g": general(&section)
            case "A", "a": meridiem(&section, character)
            case "y", "Y", "m", "M", "d", "D", "h", "H", "s", "S": date(&section, character)
            default:
                if character.isLetter, character.isASCII { section.isUnknown = true }
                section.add(String(character))
            }
        }
        section.thousands += commas
        return section
    }

    private mutating func quoted() -> String {
        let rest = characters[place...]
        let text = rest.prefix { $0 != "\"" }
        place = min(characters.count, place + text.count + 1)
        return String(text)
    }

    private mutating func date(_ section: inout FormatSection, _ letter: Character) {
        let lower = Character(letter.lowercased())
        var run = String(lower)
        while place < characters.count, Character(characters[place].lowercased()) == lower {
            run.append(lower)
            place += 1
        }
        section.pieces.append(.date(run))
    }

    private mutating func general(_ section: inout FormatSection) {
        let word = String(characters[(place - 1)...].prefix(7))
        guard word.lowercased() == "general" else {
            section.isUnknown = true
            return
        }
        place += 6
        section.pieces.append(.general)
    }

    private mutating func meridiem(_ section: inout FormatSection, _ first: Character) {
        for word in ["am/pm", "a/p"]
        where String(characters[(place - 1)...].prefix(word.count)).lowercased() == word {
            place += word.count - 1
            section.pieces.append(.date(word))
            return
        }
        section.isUnknown = true
    }

    /// `[Red]`, `[<100]`, `[$-409]`, `[$€-407]`, `[h]`.
    private mutating func bracket(_ section: inout FormatSection) {
        let text = String(characters[place...].prefix { $0 != "]" })
        place = min(characters.count, place + text.count + 1)
        if text.hasPrefix("$") {
            section.add(String(text.dropFirst().prefix { $0 != "-" }))
        } else if let first = text.lowercased().first, "hms".contains(first),
            text.lowercased().allSatisfy({ $0 == first })
        {
            section.pieces.append(.date(text.lowercased()))
        } else if let condition = Self.condition(text) {
            section.condition = condition
        } else if let color = SheetColor(inFormat: text) {
            section.color = color
        } else if !text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == " " }) {
            section.isUnknown = true
        }
    }

    private static func condition(_ text: String) -> FormatSection.Condition? {
        let sign = text.prefix { "<>=".contains($0) }
        guard let bound = Double(text.dropFirst(sign.count)) else { return nil }
        switch sign {
        case "<": return .less(bound)
        case "<=": return .atMost(bound)
        case ">": return .more(bound)
        case ">=": return .atLeast(bound)
        case "=": return .equal(bound)
        case "<>": return .other(bound)
        default: return nil
        }
    }
}

extension FormatSection {
    fileprivate mutating func add(_ text: String) {
        guard !text.isEmpty else { return }
        if case .literal(let before)? = pieces.last {
            pieces[pieces.count - 1] = .literal(before + text)
        } else {
            pieces.append(.literal(text))
        }
    }
}
