/// A colour of a text or of its ground, as far as a workbook's styles say it.
enum SheetColor: Equatable, Sendable {
    case rgb(UInt32)
    /// A colour that another part defines: the same name is the same colour.
    case named(String)

    static let white = SheetColor.rgb(0xFF_FFFF)
    static let black = SheetColor.rgb(0)

    /// Letters of fewer points are no print.
    static let tiniest = 3.0

    /// The eye parts no colours that differ by less, of 255.
    private static let least = 24

    /// `FF0000`, with the share of opacity before it or a `#`.
    init?(hex text: String) {
        let digits = text.drop { $0 == "#" }.suffix(6)
        guard digits.count == 6, let value = UInt32(digits, radix: 16) else { return nil }
        self = .rgb(value)
    }

    /// The colour of an attribute's element: by its value, its number in the theme or in the old palette.
    init?(_ attributes: PartAttributes) {
        if let value = attributes["rgb"] {
            guard let color = SheetColor(hex: value) else { return nil }
            self = color
        } else if let theme = attributes.number("theme") {
            let tint = attributes["tint"].flatMap(Double.init) ?? 0
            self =
                switch theme {
                // The paper's and the ink's colour in every theme that offices use: a tint darkens the one and lightens the other.
                case 0 where tint <= 0: .grey(1 + tint)
                case 1 where tint >= 0: .grey(tint)
                default: .named("theme \(theme) \(tint)")
                }
        } else if let number = attributes.number("indexed") {
            self = SheetColor(indexed: number)
        } else {
            return nil
        }
    }

    /// The old palette; 64 and 65 are the system's text and ground.
    private init(indexed number: Int) {
        let first: [UInt32] = [0, 0xFF_FFFF, 0xFF_0000, 0x00_FF00, 0x00_00FF, 0xFF_FF00, 0xFF_00FF, 0x00_FFFF]
        self =
            switch number {
            case 0..<8: .rgb(first[number])
            case 8..<16: .rgb(first[number - 8])
            case 64: .black
            case 65: .white
            default: .named("indexed \(number)")
            }
    }

    /// `[White]`, `[Color2]` of a number format.
    init?(inFormat name: String) {
        let named: [(String, UInt32)] = [
            ("black", 0), ("white", 0xFF_FFFF), ("red", 0xFF_0000), ("green", 0x00_FF00), ("blue", 0x00_00FF),
            ("yellow", 0xFF_FF00), ("magenta", 0xFF_00FF), ("cyan", 0x00_FFFF),
        ]
        let lower = name.lowercased().filter { $0 != " " }
        if let found = named.first(where: { $0.0 == lower }) {
            self = .rgb(found.1)
        } else if lower.hasPrefix("color"), let number = Int(lower.dropFirst(5)), (1...56).contains(number) {
            self = SheetColor(indexed: number + 7)
        } else {
            return nil
        }
    }

    /// - Parameter light: From 0 for black to 1 for white.
    private static func grey(_ light: Double) -> SheetColor {
        let part = UInt32(255 * min(max(light, 0), 1))
        return .rgb(part << 16 | part << 8 | part)
    }

    /// Whether nobody parts the one from the other.
    func looksLike(_ other: SheetColor) -> Bool {
        guard case .rgb(let one) = self, case .rgb(let two) = other else { return self == other }
        return [16, 8, 0].allSatisfy { abs(Int(one >> $0 & 0xFF) - Int(two >> $0 & 0xFF)) < Self.least }
    }
}
