import ChartSchema
import Notation

/// A column with two figures in every cell, for the two groups that its header names: `154 / 146` under "Men / women".
enum PairedFigures {
    /// `nil` unless most cells hold two figures, and the header names two sexes or tobacco states in their order.
    static func column(_ column: Int, stack: HeaderStack, cells: [CellSense]) -> ValueColumn? {
        let pairs = cells.filter { $0.pair != nil }
        guard pairs.count * 2 > cells.count, let groups = stack.pieces.lazy.compactMap({ groups(in: $0.terms) }).first
        else { return nil }
        var value = ColumnRecogniser.valueColumn(column, stack: stack, quantity: .weight, figures: [])
        value.groups = groups
        value.sex = groups.allSatisfy { $0.sex != .any } ? nil : value.sex
        value.tobacco = groups.allSatisfy { $0.tobacco != .any } ? nil : value.tobacco
        return value.zone == nil && value.quantity == .weight ? value : nil
    }

    private static func groups(in terms: HeaderTerms) -> [ValueColumn.Group]? {
        let tokens = terms.tokens
        for (first, second) in zip(tokens.tokens, tokens.tokens.dropFirst()) {
            let between = tokens.scalars[first.place.upperBound..<second.place.lowerBound]
            guard between.contains("/") else { continue }
            let groups = [first, second].map { group($0.word) }
            let isSex = Set(groups.map(\.sex)) == [.male, .female]
            let isTobacco = Set(groups.map(\.tobacco)) == [.yes, .no]
            if isSex != isTobacco { return groups }
        }
        return nil
    }

    private static func group(_ word: String) -> ValueColumn.Group {
        let terms = HeaderTerms(word.count == 1 ? word.uppercased() : word)
        return ValueColumn.Group(sex: terms.sex ?? .any, tobacco: terms.tobacco ?? .any, age: .any)
    }
}
