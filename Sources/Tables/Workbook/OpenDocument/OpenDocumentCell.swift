/// What the attributes of an OpenDocument cell say.
struct OpenDocumentCell {
    enum Value: Equatable {
        case none
        case number(Double)
        case date(String)
        case text(String?)
        case flag(Bool)
        case error
    }

    var value: Value
    var columns: Int
    var spannedColumns: Int
    var spannedRows: Int
    var isCovered: Bool
    var hasFormula: Bool
    var style: String?

    init(_ attributes: PartAttributes, isCovered: Bool) {
        columns = max(1, attributes.number("number-columns-repeated") ?? 1)
        spannedColumns = max(1, attributes.number("number-columns-spanned") ?? 1)
        spannedRows = max(1, attributes.number("number-rows-spanned") ?? 1)
        hasFormula = attributes.bytes("formula") != nil
        style = attributes["style-name"]
        self.isCovered = isCovered
        if attributes.says("value-type", "error") {
            value = .error
            return
        }
        switch attributes["value-type"] {
        case "float", "percentage", "currency":
            value = attributes["value"].flatMap(Double.init).map(Value.number) ?? .none
        case "date": value = .date(attributes["date-value"] ?? "")
        case "time": value = .date(attributes["time-value"] ?? "")
        case "boolean": value = .flag(attributes.flag("boolean-value") ?? false)
        case "string": value = .text(attributes["string-value"])
        default: value = .none
        }
    }

    /// What the cell shows where it does not say so itself.
    var textOfValue: String {
        switch value {
        case .none, .error: ""
        case .number(let number): DecimalDigits(number).general
        case .date(let text): text
        case .text(let text): text ?? ""
        case .flag(let flag): flag ? "TRUE" : "FALSE"
        }
    }

    /// What is odd about a cell that shows a text.
    func oddity(showing text: String) -> SheetOddity? {
        switch value {
        case .error: return .error(text)
        case .date(let stored): return .date(shown: text, stored: stored)
        case .number(let number):
            guard !text.contains("/") else { return nil }
            let shown = text.utf8.filter { (0x30...0x39).contains($0) }.map { $0 - 0x30 }
            let exact = DecimalDigits(number)
            // Without a format some ten digits are shown of what has more.
            guard shown.count < 8, OpenDocumentCell.trimmed(shown) != exact.digits else { return nil }
            return .rounded(shown: text, stored: exact.text)
        default: return nil
        }
    }

    private static func trimmed(_ digits: [UInt8]) -> [UInt8] {
        let rest = digits.drop { $0 == 0 }
        return Array(rest[..<(rest.lastIndex { $0 != 0 }.map { $0 + 1 } ?? rest.startIndex)])
    }
}

extension PartAttributes {
    /// Whether an attribute of this name, under any prefix, has the value.
    fileprivate func says(_ name: StaticString, _ value: String) -> Bool {
        guard let fields else { return false }
        return (0..<count).contains { index in
            guard ElementName(bytes: fields[index * 5]!) == name, let start = fields[index * 5 + 3],
                let end = fields[index * 5 + 4]
            else { return false }
            return UnsafeBufferPointer(start: start, count: end - start).elementsEqual(value.utf8)
        }
    }
}
