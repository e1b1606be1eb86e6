/// A value of a PDF's own syntax, as far as checking a file's parts needs it.
indirect enum PDFValue: Equatable {
    case number(Double)
    case name(String)
    case reference(Int)
    case array([PDFValue])
    case dictionary([String: PDFValue])
    /// Strings, booleans, null: what nothing here asks for.
    case other

    var integer: Int? {
        guard case .number(let value) = self, value == value.rounded(), abs(value) < 1e15 else { return nil }
        return Int(value)
    }

    var dictionary: [String: PDFValue]? {
        if case .dictionary(let value) = self { value } else { nil }
    }

    var names: [String] {
        switch self {
        case .name(let name): [name]
        case .array(let values): values.flatMap(\.names)
        default: []
        }
    }

    var integers: [Int] {
        if case .array(let values) = self { values.compactMap(\.integer) } else { [] }
    }
}
