import ChartSchema

/// How messages name windows, uses and decisions.
enum MedicationWords {
    static func window(_ window: LookbackWindow) -> String {
        let fill = window.basis == .firstFill ? "first filled" : "filled"
        switch (window.minMonths, window.maxMonths) {
        case (nil, nil): return "at any time"
        case (nil, let end?): return "\(fill) within \(end) months"
        case (let start?, nil): return "\(fill) more than \(start) months ago"
        case (let start?, let end?): return "\(fill) \(start) to \(end) months ago"
        }
    }

    static func use(_ use: String?) -> String { use.map { "for \"\($0)\"" } ?? "for any use" }

    /// What rules say, window by window: "Graded, filled within 24 months; Immediate for Plan A at any time".
    static func says(_ rules: [MedicationRule]) -> String {
        var lines: [[String]: [String]] = [:]
        for rule in rules {
            // The label of a list is a sentence.
            let label = rule.outcomeLabel.count > 50 ? rule.outcome.rawValue : rule.outcomeLabel
            let key = [
                order(rule.lookback.maxMonths), order(rule.lookback.minMonths ?? 0), window(rule.lookback), label,
            ]
            lines[key, default: []] += [rule.product].compactMap(\.self)
        }
        return lines.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { key, products in
            let whose = products.isEmpty ? "" : " for \(products.joined(separator: ", "))"
            return "\(key[3])\(whose)\(key[2] == "at any time" ? "" : ", \(key[2])")"
        }.joined(separator: "; ")
    }

    /// A number of months so that texts sort as numbers do; an open end is last.
    private static func order(_ months: Int?) -> String {
        let digits = String(months ?? 9999)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    /// "A", "A and B", "A, B and 3 more".
    static func list(_ names: [String], limit: Int = 3) -> String {
        if names.count > limit {
            return names.prefix(limit).joined(separator: ", ") + " and \(names.count - limit) more"
        }
        guard let last = names.last, names.count > 1 else { return names.first ?? "" }
        return names.dropLast().joined(separator: ", ") + " and " + last
    }
}
