/// A number in the digits of a format.
enum NumberText {
    static func shown(_ value: Double, _ section: FormatSection) -> NumberFormat.Shown {
        guard section.hasDigits else { return .text(words(value, section), isRounded: false) }
        let percents = section.pieces.count { $0 == .percent }
        var scaled = value
        for _ in 0..<percents { scaled *= 100 }
        for _ in 0..<section.thousands { scaled /= 1_000 }
        let point = section.pieces.firstIndex(of: .point) ?? section.pieces.endIndex
        let decimals = digits(section.pieces[point...]).count
        let exact = DecimalDigits(scaled)
        let rounded = exact.rounded(decimals: decimals)
        let whole = self.whole(rounded.whole, section.pieces[..<point], hasGroups: section.hasGroups)
        let rest = self.decimals(rounded.decimals, section.pieces[point...])
        let sign = rounded.isNegative && !rounded.digits.isEmpty ? "-" : ""
        return .text(sign + whole + rest, isRounded: rounded != exact)
    }

    /// A part without digits: words alone, or the number itself.
    private static func words(_ value: Double, _ section: FormatSection) -> String {
        section.pieces.map { piece in
            switch piece {
            case .literal(let text): text
            case .general, .text: DecimalDigits(value).general
            case .percent: "%"
            case .point: "."
            default: ""
            }
        }.joined()
    }

    private static func digits(_ pieces: ArraySlice<FormatSection.Piece>) -> [UInt8] {
        pieces.compactMap { if case .digit(let digit) = $0 { digit } else { nil } }
    }

    /// The digits before the point, the last at the last place; what is more than places stands at the first.
    private static func whole(
        _ whole: [UInt8], _ pieces: ArraySlice<FormatSection.Piece>, hasGroups: Bool
    ) -> String {
        var left = whole
        var places = digits(pieces).count
        var shown = 0
        var parts: [String] = []
        for piece in pieces.reversed() {
            guard case .digit(let kind) = piece else {
                parts.append(literal(piece))
                continue
            }
            places -= 1
            var text = ""
            func add(_ digit: String) {
                if hasGroups, shown > 0, shown % 3 == 0 { text = "," + text }
                text = digit + text
                shown += 1
            }
            if let digit = left.popLast() {
                add(String(digit))
            } else if kind == UInt8(ascii: "0") {
                add("0")
            } else if kind == UInt8(ascii: "?") {
                text = " "
            }
            if places == 0 { while let digit = left.popLast() { add(String(digit)) } }
            parts.append(text)
        }
        return parts.reversed().joined()
    }

    private static func decimals(_ decimals: [UInt8], _ pieces: ArraySlice<FormatSection.Piece>) -> String {
        var rest = decimals[...]
        return pieces.map { piece in
            guard case .digit(let kind) = piece else { return piece == .point ? "." : literal(piece) }
            if let digit = rest.popFirst() { return String(digit) }
            return kind == UInt8(ascii: "0") ? "0" : kind == UInt8(ascii: "?") ? " " : ""
        }.joined()
    }

    private static func literal(_ piece: FormatSection.Piece) -> String {
        switch piece {
        case .literal(let text): text
        case .percent: "%"
        default: ""
        }
    }
}

/// A number as a fraction: `# ?/?` shows 5.75 as 5 3/4.
enum FractionText {
    static func shown(_ value: Double, _ section: FormatSection) -> NumberFormat.Shown {
        let slash = section.pieces.firstIndex(of: .slash)!
        let before = section.pieces[..<slash]
        // With a blank between two groups of digits the first takes the whole number.
        let groups = before.split { if case .digit = $0 { false } else { true } }.count
        let magnitude = abs(value)
        let whole = groups > 1 ? magnitude.rounded(.down) : 0
        let rest = magnitude - whole
        guard whole < 1e9, rest < 1e6, let bound = denominators(section.pieces[slash...]) else {
            return .unknown(DecimalDigits(value).general)
        }
        var best = (top: 0, bottom: 1, error: Double.infinity)
        for bottom in bound {
            let top = (rest * Double(bottom)).rounded()
            let error = abs(rest - top / Double(bottom))
            if error < best.error - 1e-12 { best = (Int(top), bottom, error) }
        }
        var parts: [String] = []
        var shownWhole = Int(whole)
        if groups > 1, best.top == best.bottom { (shownWhole, best.top) = (shownWhole + 1, 0) }
        if groups > 1, shownWhole > 0 || best.top == 0 { parts.append(String(shownWhole)) }
        if best.top > 0 || groups == 1 { parts.append("\(best.top)/\(best.bottom)") }
        let tail = section.pieces[slash...].map { if case .literal(let text) = $0 { text } else { "" } }.joined()
        let fixed = tail.prefix { $0.isNumber }.count
        return .text(
            (value < 0 ? "-" : "") + parts.joined(separator: " ") + tail.dropFirst(fixed), isRounded: best.error > 1e-9)
    }

    /// `?/??`: denominators of up to two digits; `?/8`: eighths.
    private static func denominators(_ pieces: ArraySlice<FormatSection.Piece>) -> ClosedRange<Int>? {
        let text = pieces.dropFirst().map { piece in
            switch piece {
            case .digit(let digit): String(UnicodeScalar(digit))
            case .literal(let text): text
            default: ""
            }
        }.joined()
        let fixed = text.prefix { $0.isNumber && $0 != "0" || $0 == "0" }
        // More than a million parts nobody prints, and they would make figures that no number holds.
        guard fixed.count <= 6 else { return nil }
        if let number = Int(fixed), number > 0 { return number...number }
        let places = pieces.count { if case .digit = $0 { true } else { false } }
        guard (1...3).contains(places) else { return nil }
        return 1...[9, 99, 999][places - 1]
    }
}
