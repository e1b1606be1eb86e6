/// What a cell shows of the value it stores: `0'00"` shows 510 as 5'10", `0" lbs"` shows 180 as 180 lbs.
struct NumberFormat: Sendable {
    /// What is shown of a number.
    enum Shown: Equatable, Sendable {
        /// - isRounded: The figure shown is another than the one stored.
        case text(String, isRounded: Bool)
        /// A date or time as it is shown.
        case date(String)
        /// The format is not understood; the text is the number as a cell without a format shows it.
        case unknown(String)
    }

    static let general = NumberFormat("General")

    let code: String
    private let sections: [FormatSection]

    init(_ code: String) {
        self.code = code
        sections = FormatSection.sections(code)
    }

    /// Whether numbers are shown as a cell without a format shows them.
    var isGeneral: Bool { sections.count == 1 && sections[0].pieces == [.general] }

    /// Whether nothing is shown of any figure: `;;;`.
    var isBlank: Bool { sections.count > 1 && sections.prefix(3).allSatisfy(\.isEmpty) }

    /// Whether whole figures are shown as they are, whatever signs part their thousands.
    var showsFiguresPlainly: Bool {
        stride(from: 40.0, through: 440, by: 16).allSatisfy { figure in
            guard case .text(let text, _) = shown(figure) else { return false }
            return Double(text.filter { !$0.isWhitespace }) == figure
        }
    }

    /// The colour that it gives a number; `nil` for the cell's own.
    func color(of value: Double) -> SheetColor? { section(for: value)?.section.color }

    /// The colour that it gives a text.
    var colorOfText: SheetColor? {
        sections.count > 3 ? sections[3].color : sections[0].hasText ? sections[0].color : nil
    }

    /// What is shown of a text: the text, or what the format's last part makes of it.
    func shown(_ text: String) -> String {
        let section = sections.count > 3 ? sections[3] : sections[0]
        guard sections.count > 3 || section.hasText else { return text }
        return section.pieces.map { piece in
            switch piece {
            case .text: text
            case .literal(let literal): literal
            default: ""
            }
        }.joined()
    }

    /// Whether a text is shown as it is.
    var showsTextPlainly: Bool {
        guard sections.count > 3 || sections[0].hasText else { return true }
        return (sections.count > 3 ? sections[3] : sections[0]).pieces == [.text]
    }

    /// - Parameter from1904: Whether day 0 is the first of January 1904, as in workbooks of old Macintoshes.
    func shown(_ value: Double, from1904: Bool = false) -> Shown {
        guard let (section, isAbsolute) = section(for: value) else { return .unknown(DecimalDigits(value).general) }
        if section.isUnknown { return .unknown(DecimalDigits(value).general) }
        if section.isDate { return .date(SerialDate(value, from1904: from1904).shown(section.pieces)) }
        let own = isAbsolute ? abs(value) : value
        if section.pieces.contains(.slash) { return FractionText.shown(own, section) }
        return NumberText.shown(own, section)
    }

    /// The part of the format that a number takes, and whether its sign is the format's own.
    private func section(for value: Double) -> (section: FormatSection, isAbsolute: Bool)? {
        let numeric = sections.prefix(3)
        if numeric.contains(where: { $0.condition != nil }) {
            for (place, section) in numeric.enumerated() {
                if let condition = section.condition {
                    if condition.holds(value) { return (section, place > 0 && value < 0) }
                } else if place > 0 || numeric.count == 1 {
                    return (section, place > 0 && value < 0)
                }
            }
            return nil
        }
        if value < 0, numeric.count > 1 { return (numeric[1], true) }
        if value == 0, numeric.count > 2 { return (numeric[2], false) }
        return (numeric[0], false)
    }

    /// The formats that workbooks name by number alone: ECMA-376 part 1, 18.8.30.
    static func builtIn(_ number: Int) -> NumberFormat? {
        if let code = codes[number] { return NumberFormat(code) }
        // Dates of East Asian calendars.
        return (27...36).contains(number) || (50...58).contains(number) ? NumberFormat("yyyy-mm-dd") : nil
    }

    private static let codes: [Int: String] = [
        0: "General", 1: "0", 2: "0.00", 3: "#,##0", 4: "#,##0.00", 5: "\"$\"#,##0_);\\(\"$\"#,##0\\)",
        6: "\"$\"#,##0_);[Red]\\(\"$\"#,##0\\)", 7: "\"$\"#,##0.00_);\\(\"$\"#,##0.00\\)",
        8: "\"$\"#,##0.00_);[Red]\\(\"$\"#,##0.00\\)", 9: "0%", 10: "0.00%", 11: "0.00E+00", 12: "# ?/?", 13: "# ??/??",
        14: "m/d/yyyy", 15: "d-mmm-yy", 16: "d-mmm", 17: "mmm-yy", 18: "h:mm AM/PM", 19: "h:mm:ss AM/PM", 20: "h:mm",
        21: "h:mm:ss", 22: "m/d/yyyy h:mm", 37: "#,##0_);(#,##0)", 38: "#,##0_);[Red](#,##0)",
        39: "#,##0.00_);(#,##0.00)", 40: "#,##0.00_);[Red](#,##0.00)",
        41: "_(* #,##0_);_(* \\(#,##0\\);_(* \"-\"_);_(@_)",
        42: "_(\"$\"* #,##0_);_(\"$\"* \\(#,##0\\);_(\"$\"* \"-\"_);_(@_)",
        43: "_(* #,##0.00_);_(* \\(#,##0.00\\);_(* \"-\"??_);_(@_)",
        44: "_(\"$\"* #,##0.00_);_(\"$\"* \\(#,##0.00\\);_(\"$\"* \"-\"??_);_(@_)", 45: "mm:ss", 46: "[h]:mm:ss",
        47: "mm:ss.0", 48: "##0.0E+0", 49: "@",
    ]
}
