/// Finds strengths and doses in a printed name: figures with a unit, and comparisons with a figure.
///
/// A figure without a unit and without a comparison is left in the name; "Novolin 70/30" and "Tylenol #3" are names.
struct DrugDoses {
    /// The tokens that are left.
    private(set) var rest: [DrugToken] = []
    private(set) var parts: [DrugPart] = []
    private let tokens: [DrugToken]
    private let units: Set<String>

    init(_ tokens: [DrugToken], units: Set<String>) {
        self.tokens = tokens
        self.units = units
        var index = 0
        while index < tokens.count {
            let end = partEnd(at: index)
            if end == index {
                rest.append(tokens[index])
                index += 1
            } else {
                index = end
            }
        }
    }

    /// Takes the part that begins here, and gives where it ends; `index` itself when there is none.
    private mutating func partEnd(at index: Int) -> Int {
        if tokens[index].kind == .footnote {
            parts.append(DrugPart(.footnote, tokens[index].text))
            return index + 1
        }
        let comparison = Self.comparison(in: tokens[index...])
        let figure = index + (comparison?.length ?? 0)
        guard figure < tokens.count, tokens[figure].kind == .number else { return index }
        if comparison == nil, let rangeEnd = rangeEnd(at: figure) {
            let end = frequencyEnd(after: rangeEnd)
            parts.append(DrugPart(.dose, tokens[index..<end].printed))
            return end
        }
        guard let unitEnd = unitEnd(after: figure) else { return index }
        let unit = tokens[(figure + 1)..<unitEnd]
        var end = frequencyEnd(after: unitEnd)
        var meaning = comparison?.meaning
        let isOpen = token(end)?.kind == .or || token(end)?.folded == "and"
        if isOpen, let after = token(end + 1).flatMap({ Self.afterwards[$0.folded] }) {
            meaning = after
            end = frequencyEnd(after: end + 2)
        }
        let quantity = DrugQuantity(
            comparison: meaning ?? .equal, amount: tokens[figure].text.filter { $0 != "," },
            unit: unit.map { $0.text.lowercased() }.joined())
        parts.append(DrugPart(meaning == nil ? .strength : .dose, tokens[index..<end].printed, quantity: quantity))
        return end
    }

    /// Where two figures of one unit end, "3.125-12.5 mg" or "0.25 mg - 0.5 mg": a range, or the strengths of a combination.
    private func rangeEnd(at figure: Int) -> Int? {
        let dash = unitEnd(after: figure) ?? figure + 1
        guard let sign = token(dash),
            sign.folded == "to" || sign.text.unicodeScalars.allSatisfy("-‐‑‒–—".unicodeScalars.contains),
            token(dash + 1)?.kind == .number
        else { return nil }
        return unitEnd(after: dash + 1)
    }

    /// Where the unit after a figure ends: "mg", "%", "mg/ml", "mg/5 ml", "mg/day"; `nil` without a unit.
    private func unitEnd(after figure: Int) -> Int? {
        guard let first = token(figure + 1), isUnit(first) else { return nil }
        var end = figure + 2
        if let slash = token(end), slash.text == "/" {
            if let unit = token(end + 1), isUnit(unit) || unit.folded == "day" {
                end += 2
            } else if token(end + 1)?.kind == .number, let unit = token(end + 2), isUnit(unit) {
                end += 3
            }
        }
        return end
    }

    /// Where "daily", "a day" or "per day" ends.
    private func frequencyEnd(after end: Int) -> Int {
        if let word = token(end), ["daily", "day", "qd"].contains(word.folded) { return end + 1 }
        if let word = token(end), ["per", "a"].contains(word.folded), token(end + 1)?.folded == "day" {
            return end + 2
        }
        return end
    }

    private func token(_ index: Int) -> DrugToken? { tokens.indices.contains(index) ? tokens[index] : nil }

    private func isUnit(_ token: DrugToken) -> Bool { token.kind == .percent || units.contains(token.folded) }

    /// The comparison that a run begins with, and how many tokens it takes.
    private static func comparison(in tokens: ArraySlice<DrugToken>) -> (meaning: DrugQuantity.Comparison, length: Int)?
    {
        if case .comparison(let meaning) = tokens.first?.kind {
            let sign = tokens.dropFirst().first
            guard sign?.text == "=" else { return (meaning, 1) }
            return (meaning == .moreThan ? .atLeast : .atMost, 2)
        }
        guard let first = tokens.first?.folded, comparing.contains(first) else { return nil }
        let words = tokens.prefix(3).map(\.folded)
        for length in stride(from: words.count, to: 0, by: -1) {
            if let meaning = comparisons[words.prefix(length).joined(separator: " ")] { return (meaning, length) }
        }
        return nil
    }

    /// "40 mg or more"
    private static let afterwards: [String: DrugQuantity.Comparison] = [
        "more": .atLeast, "greater": .atLeast, "higher": .atLeast, "above": .atLeast, "over": .atLeast, "less": .atMost,
        "lower": .atMost,
        "under": .atMost,
    ]

    private static let comparisons: [String: DrugQuantity.Comparison] = [
        "more than": .moreThan, "greater than": .moreThan, "higher than": .moreThan, "over": .moreThan,
        "above": .moreThan, "exceeding": .moreThan, "in excess of": .moreThan, "less than": .lessThan,
        "lower than": .lessThan, "under": .lessThan, "below": .lessThan, "at least": .atLeast, "up to": .atMost,
        "at most": .atMost, "no more than": .atMost, "not more than": .atMost,
    ]
    /// The first words of the comparisons.
    private static let comparing = Set(comparisons.keys.map { $0.prefix { $0 != " " } }.map(String.init))
}
