import ChartSchema

/// What is said of a part of a rule: nothing, or what it is, which may be nothing.
package enum Said<Value: Hashable & Sendable>: Hashable, Sendable {
    case unsaid
    case exactly(Value?)

    /// Whether a value is what is said.
    package func admits(_ value: Value?, by isSame: (Value, Value) -> Bool = { $0 == $1 }) -> Bool {
        switch self {
        case .unsaid: true
        case .exactly(nil): value == nil
        case .exactly(let wanted?): value.map { isSame($0, wanted) } ?? false
        }
    }
}

extension Correction {
    /// A rule of a medication chart as it is printed; what is not said is not compared.
    package struct RuleName: Sendable, Hashable {
        package var medication: String
        package var use: Said<String>
        package var product: String?
        package var lookbackMin: Said<Int>
        package var lookbackMax: Said<Int>
        package var condition: Said<String>

        package init(
            medication: String, use: Said<String> = .unsaid, product: String? = nil, lookbackMin: Said<Int> = .unsaid,
            lookbackMax: Said<Int> = .unsaid, condition: Said<String> = .unsaid
        ) {
            self.medication = medication
            self.use = use
            self.product = product
            self.lookbackMin = lookbackMin
            self.lookbackMax = lookbackMax
            self.condition = condition
        }

        /// All that can be said of a rule.
        init(_ rule: MedicationRule, of chart: MedicationChart) {
            let isParted = chart.rules.contains { $0.product != nil }
            self.init(
                medication: rule.medication, use: .exactly(rule.use),
                product: isParted ? rule.product ?? chart.products.joined(separator: "+") : nil,
                lookbackMin: .exactly(rule.lookback.minMonths), lookbackMax: .exactly(rule.lookback.maxMonths),
                condition: .exactly(rule.condition))
        }

        func isMeant(_ rule: MedicationRule, of chart: MedicationChart) -> Bool {
            func isSame(_ a: String, _ b: String) -> Bool { ValueQuery.fold(a) == ValueQuery.fold(b) }
            return isSame(rule.medication, medication) && use.admits(rule.use, by: isSame)
                && product.map { $0 == rule.product ?? chart.products.joined(separator: "+") } ?? true
                && lookbackMin.admits(rule.lookback.minMonths) && lookbackMax.admits(rule.lookback.maxMonths)
                && condition.admits(rule.condition, by: isSame)
        }

        /// Writes the members of `where`.
        func write(to writer: inout CanonicalJSONWriter) {
            writer.member("medication", medication)
            if case .exactly(let use) = use { writer.member("use", use) }
            if let product { writer.member("product", product) }
            if case .exactly(let months) = lookbackMin { writer.member("lookback_min_months", months) }
            if case .exactly(let months) = lookbackMax { writer.member("lookback_max_months", months) }
            if case .exactly(let condition) = condition { writer.member("condition", condition) }
        }

        var inWords: String {
            var parts = [medication]
            switch use {
            case .exactly(let use?): parts.append("for \(use)")
            case .exactly(nil): parts.append("for any use")
            case .unsaid: break
            }
            if let product { parts.append("of \(product)") }
            if case .exactly(let low) = lookbackMin, case .exactly(let high) = lookbackMax {
                parts.append(LookbackWindow(minMonths: low, maxMonths: high).description)
            } else if case .exactly(let months) = lookbackMin {
                parts.append("lookback_min_months \(months.map(String.init) ?? "none")")
            } else if case .exactly(let months) = lookbackMax {
                parts.append("lookback_max_months \(months.map(String.init) ?? "none")")
            }
            if case .exactly(let condition?) = condition { parts.append("if \(condition)") }
            return parts.joined(separator: " ")
        }
    }
}
