import Tables

/// A number or letter after a name or a decision that points to a note: "Plavix (1)", "Insulin 2", "Level (3)", "Coreg (a)".
struct NumberMark: Hashable {
    /// What stands before the number.
    var text: String
    var number: String
    /// Whether it stands in parentheses or brackets: a bare one may be a part of the name.
    var isEnclosed: Bool
    /// Whether it stands right behind parentheses, where no name goes on: "Amaryl (glimepiride)1", which was printed small and raised.
    private(set) var isGlued = false

    init?(after printed: String) {
        let printed = Self.lowered(singleSpaced(printed))
        let isEnclosed = printed.hasSuffix(")") || printed.hasSuffix("]")
        let inner = isEnclosed ? printed.dropLast() : printed[...]
        let digits = Self.sign(endOf: inner, isEnclosed: isEnclosed)
        if !isEnclosed, (1...2).contains(digits.count), case let name = inner.dropLast(digits.count), name.last == ")" {
            (text, number, self.isEnclosed, isGlued) = (String(name), digits, false, true)
            return
        }
        guard (1...2).contains(digits.count), case var rest = inner.dropLast(digits.count), let sign = rest.last,
            isEnclosed ? "([".contains(sign) : sign == " "
        else { return nil }
        rest = rest.dropLast()
        text = singleSpaced(rest)
        number = digits
        self.isEnclosed = isEnclosed
        guard !text.isEmpty else { return nil }
    }

    /// "Levemir(¹)", "Levemir (¹)": a raised number in parentheses, apart and on the line.
    private static func lowered(_ printed: String) -> String {
        guard let close = printed.last, ")]".contains(close),
            let open = printed.lastIndex(where: { "([".contains($0) }),
            case let inner = printed[printed.index(after: open)...].dropLast(), (1...2).contains(inner.count),
            inner.allSatisfy({ raised[$0] != nil })
        else { return printed }
        let sign = inner.compactMap { raised[$0] }.joined()
        return singleSpaced("\(printed[..<open]) (\(sign))")
    }

    private static let raised: [Character: String] = [
        "⁰": "0", "¹": "1", "²": "2", "³": "3", "⁴": "4", "⁵": "5", "⁶": "6", "⁷": "7", "⁸": "8", "⁹": "9",
    ]

    /// Digits; in parentheses one small letter as well.
    private static func sign(endOf text: Substring, isEnclosed: Bool) -> String {
        let digits = String(text.reversed().prefix { $0.isASCII && $0.isNumber }.reversed())
        guard digits.isEmpty, isEnclosed, let letter = text.last, isLetter(letter) else { return digits }
        return String(letter)
    }

    private static func isLetter(_ character: Character) -> Bool {
        character.isASCII && character.isLetter
    }

    /// The number or letter that a note begins with and its words: "(2) over age 60 only", "1. Only where …", "[3]: …", "(a) …".
    static func note(_ printed: String) -> (number: String, text: String)? {
        var rest = singleSpaced(printed)[...]
        let isEnclosed = rest.first.map { "([".contains($0) } ?? false
        if isEnclosed { rest = rest.dropFirst() }
        var digits = String(rest.prefix { $0.isASCII && $0.isNumber })
        if digits.isEmpty, isEnclosed, let letter = rest.first, isLetter(letter) { digits = String(letter) }
        rest = rest.dropFirst(digits.count)
        let isRaised = rest.first == " " && rest.dropFirst().first?.isUppercase ?? false
        guard (1...2).contains(digits.count), let sign = rest.first,
            isEnclosed ? ")]".contains(sign) : ".):".contains(sign) || isRaised
        else { return nil }
        // "1.5 units" is no note.
        if sign == ".", rest.dropFirst().first?.isNumber ?? false { return nil }
        let text = rest.drop { ")].: -–—=".contains($0) }
        return text.isEmpty ? nil : (digits, String(text))
    }

    /// The notes of one line: "(1) smokers only; (2) over age 60 only".
    static func notes(_ printed: String) -> [(number: String, text: String)] {
        guard note(printed) != nil else { return [] }
        var lines: [[Substring]] = []
        for word in singleSpaced(printed).split(separator: " ") {
            let isNumber =
                word.first.map { "([".contains($0) } ?? false || lines.last?.last?.last == ";"
            if lines.isEmpty || isNumber && note(word + " x") != nil {
                lines.append([word])
            } else {
                lines[lines.count - 1].append(word)
            }
        }
        return lines.compactMap { note($0.joined(separator: " ").trimming("; ")) }
    }
}

extension MedicationTable {
    /// The notes that a number points to, without their numbers.
    func notes(numbered number: String) -> [(piece: TextPiece, text: String)] { around.notes(numbered: number) }

    /// A name or a use without the number after it, and what the number's notes say; the text as it is where no note has
    /// that number, or where the number belongs to the name.
    func unnumbered(
        _ printed: String, cell: Int, isName: Bool, _ session: inout MedicationSession
    ) -> (text: String, notes: [String]) {
        guard let mark = NumberMark(after: printed), mark.isEnclosed || mark.isGlued || isName,
            case let found = notes(numbered: mark.number)
        else { return (printed, []) }
        if found.isEmpty {
            // "Vitamin (D)" needs no note.
            let isName = mark.number.contains(where: \.isUppercase)
            if mark.isEnclosed || mark.isGlued, !isName { reportUnexplained(mark.number, cell: cell, &session) }
            return (printed, [])
        }
        if isName {
            let (bare, whole) = (session.resolve(mark.text), session.resolve(printed))
            guard bare.isUnresolved == whole.isUnresolved, bare.ingredients == whole.ingredients || mark.isEnclosed
            else { return (printed, []) }
        }
        return (mark.text, hear(found, &session))
    }

    /// What the notes of a number in parentheses beside a decision say: "Level (3)"; none where it is no such number.
    func notes(besideDecision condition: String, cell: Int, _ session: inout MedicationSession) -> [String] {
        let digits = condition.trimming("()[] ")
        let isLetter = digits.count == 1 && digits.allSatisfy { ("a"..."z").contains($0) }
        guard isLetter || (1...2).contains(digits.count) && digits.allSatisfy({ $0.isASCII && $0.isNumber }) else {
            return []
        }
        let found = notes(numbered: digits)
        if found.isEmpty { reportUnexplained(digits, cell: cell, &session) }
        return hear(found, &session)
    }

    func reportUnexplained(_ number: String, cell: Int, _ session: inout MedicationSession) {
        guard session.unexplained.insert("(\(number))").inserted else { return }
        session.findings.add(
            MedicationFinding.markUnexplained, severity: .warning, "Nothing says what \(number) in parentheses means.",
            help: "Put its meaning above or below the table.", grid: grid, cell: cell)
    }

    /// A note that decides is kept in words, and a person should still look at it.
    func hear(
        _ found: [(piece: TextPiece, text: String)], _ session: inout MedicationSession
    ) -> [String] {
        for note in found where OutcomeNotation.decisions(inSentence: note.text).isEmpty {
            session.noted.insert(note.piece.text)
            session.heard.insert(note.piece)
        }
        return found.map(\.text).filter { !Explanation.isOfAvailability($0) }
    }
}

extension RowParts {
    /// Adds a footnote's words as a condition: decided by a program where they are an age or tobacco, else kept.
    mutating func add(note: String) {
        guard !conditions.contains(note) else { return }
        switch ConditionNotation.tests(of: note).first {
        case .age?, .ageOutside?, .tobacco?: add(condition: note)
        default:
            conditions.append(note)
            tests.append(.words(note))
        }
    }
}
