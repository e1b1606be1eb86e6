/// When the format of a condition holds for a cell, as far as that is worked out: a comparison of the cell, or of one beside it,
/// with values or other cells.
struct ConditionTest: Equatable {
    enum Relation: String {
        case equal, notEqual, lessThan, lessThanOrEqual, greaterThan, greaterThanOrEqual, between, notBetween
    }

    enum Operand: Equatable {
        /// The cell whose format it is.
        case own
        /// Another cell: its row and column, each as a way from the cell or as a place of the sheet.
        case cell(row: Place, column: Place)
        case number(Double)
        case text(String)
    }

    enum Place: Equatable {
        case away(Int)
        case at(Int)

        func from(_ own: Int) -> Int {
            switch self {
            case .away(let steps): own + steps
            case .at(let place): place
            }
        }
    }

    /// What a cell holds; with a figure in a format of its own (`180 lbs`) it may hold a value that its text does not say.
    private enum Value { case number(Double), text(String, hasFigures: Bool), blank }

    var left = Operand.own
    var relation: Relation
    var right: [Operand]

    /// Whether it holds for a cell; `nil` where that cannot be said.
    ///
    /// - Parameter text: What a cell shows; `nil` of a blank one.
    func holds(row: Int, column: Int, _ text: (_ row: Int, _ column: Int) -> String?) -> Bool? {
        func value(_ operand: Operand) -> Value {
            switch operand {
            case .own: Self.value(of: text(row, column))
            case .cell(let down, let across): Self.value(of: text(down.from(row), across.from(column)))
            case .number(let number): .number(number)
            case .text(let text): .text(text.lowercased(), hasFigures: false)
            }
        }
        let own = value(left)
        guard let first = right.first.map(value), let order = Self.order(own, first) else { return nil }
        switch relation {
        case .equal: return order == 0
        case .notEqual: return order != 0
        case .lessThan: return order < 0
        case .lessThanOrEqual: return order <= 0
        case .greaterThan: return order > 0
        case .greaterThanOrEqual: return order >= 0
        case .between, .notBetween:
            guard right.count == 2, let end = Self.order(own, value(right[1])) else { return nil }
            let isBetween = order >= 0 && end <= 0
            return isBetween == (relation == .between)
        }
    }

    private static func value(of text: String?) -> Value {
        guard let text, !text.allSatisfy(\.isWhitespace) else { return .blank }
        if let number = Double(text.filter { $0 != "," }) { return .number(number) }
        return .text(text.lowercased(), hasFigures: text.contains(where: \.isNumber))
    }

    /// Below zero where the first comes first: figures come before texts, and a blank cell is 0 or no text; `nil` where nobody can
    /// say.
    private static func order(_ one: Value, _ two: Value) -> Int? {
        func sign(_ isLess: Bool, _ isEqual: Bool) -> Int { isEqual ? 0 : isLess ? -1 : 1 }
        return switch (one, two) {
        case (.number(let one), .number(let two)): sign(one < two, one == two)
        case (.text(let one, _), .text(let two, _)): sign(one < two, one == two)
        case (.number, .text(_, true)), (.text(_, true), .number): nil
        case (.number, .text): -1
        case (.text, .number): 1
        case (.blank, .blank): 0
        case (.blank, .number(let two)): sign(0 < two, two == 0)
        case (.number(let one), .blank): sign(one < 0, one == 0)
        case (.blank, .text(let two, _)): two.isEmpty ? 0 : -1
        case (.text(let one, _), .blank): one.isEmpty ? 0 : 1
        }
    }
}
