/// Reads the conditions of formats as workbooks write them; what is more than a comparison gives `nil`.
enum ConditionText {
    private static let signs: [(String, ConditionTest.Relation)] = [
        ("<>", .notEqual), ("!=", .notEqual), ("<=", .lessThanOrEqual), (">=", .greaterThanOrEqual), ("<", .lessThan),
        (">", .greaterThan), ("=", .equal),
    ]

    /// `cell-content()>280`, `>280`, `between(1,2)` of OpenDocument.
    static func openDocument(_ text: String) -> ConditionTest? {
        let own = "cell-content()"
        var rest = Substring(text.filter { $0 != " " })
        for (name, relation) in [("between(", ConditionTest.Relation.between), ("not-between(", .notBetween)] {
            for start in [name, "cell-content-is-" + name] where rest.hasPrefix(start) && rest.hasSuffix(")") {
                let parts = rest.dropFirst(start.count).dropLast().split(separator: ",").map(value)
                guard parts.count == 2, let first = parts[0], let second = parts[1] else { return nil }
                return ConditionTest(relation: relation, right: [first, second])
            }
        }
        if rest.hasPrefix(own) { rest = rest.dropFirst(own.count) }
        guard let (sign, relation) = signs.first(where: { rest.hasPrefix($0.0) }) else { return nil }
        return value(rest.dropFirst(sign.count)).map { ConditionTest(relation: relation, right: [$0]) }
    }

    /// `$B2>280` of Excel, as it is written for the cell in the corner of its range.
    static func formula(_ text: String, row: Int, column: Int) -> ConditionTest? {
        let text = text.filter { $0 != " " }
        for (sign, relation) in signs {
            guard let found = text.firstRange(of: sign) else { continue }
            guard let left = operand(text[..<found.lowerBound], row: row, column: column),
                let right = operand(text[found.upperBound...], row: row, column: column)
            else { return nil }
            return ConditionTest(left: left, relation: relation, right: [right])
        }
        return nil
    }

    /// A value, or a cell as seen from the corner of the range.
    static func operand(_ text: some StringProtocol, row: Int, column: Int) -> ConditionTest.Operand? {
        if let value = value(text) { return value }
        guard let place = SheetReference(String(text)) else { return nil }
        return .cell(
            row: place.isFixedRow ? .at(place.row) : .away(place.row - row),
            column: place.isFixedColumn ? .at(place.column) : .away(place.column - column))
    }

    private static func value(_ text: some StringProtocol) -> ConditionTest.Operand? {
        if let number = Double(text) { return .number(number) }
        guard text.count >= 2, text.first == "\"", text.last == "\"" else { return nil }
        // A sign of quotation within a text is written twice.
        let inner = String(text.dropFirst().dropLast()).replacing("\"\"", with: "\u{0}")
        return inner.contains("\"") ? nil : .text(inner.replacing("\u{0}", with: "\""))
    }
}
