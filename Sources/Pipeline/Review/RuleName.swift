import ChartSchema

extension Correction {
    /// A rule of a medication chart as it is printed; what is not said is not compared.
    package struct RuleName: Sendable, Hashable {
        package var medication: String
        package var use: Said<String>
        package var product: String?
        package var detail: RuleDetail

        package init(
            medication: String, use: Said<String> = .unsaid, product: String? = nil, detail: RuleDetail = RuleDetail()
        ) {
            self.medication = medication
            self.use = use
            self.product = product
            self.detail = detail
        }

        /// All that can be said of a rule.
        init(_ rule: MedicationRule, of chart: MedicationChart) {
            let isParted = chart.rules.contains { $0.product != nil }
            self.init(
                medication: rule.medication, use: .exactly(rule.use),
                product: isParted ? rule.product ?? chart.products.joined(separator: "+") : nil,
                detail: RuleDetail(of: rule))
        }

        func isMeant(_ rule: MedicationRule, of chart: MedicationChart) -> Bool {
            func isSame(_ a: String, _ b: String) -> Bool { ValueQuery.fold(a) == ValueQuery.fold(b) }
            return isSame(rule.medication, medication) && use.admits(rule.use, by: isSame)
                && product.map { $0 == rule.product ?? chart.products.joined(separator: "+") } ?? true
                && detail.admits(rule)
        }

        /// Writes the members of `where`.
        func write(to writer: inout CanonicalJSONWriter) {
            writer.member("medication", medication)
            if case .exactly(let use) = use { writer.member("use", use) }
            if let product { writer.member("product", product) }
            if case .exactly(let months) = detail.lookbackMin { writer.member("lookback_min_months", months) }
            if case .exactly(let months) = detail.lookbackMax { writer.member("lookback_max_months", months) }
            if case .exactly(let condition) = detail.condition { writer.member("condition", condition) }
        }

        var inWords: String {
            var parts = [medication]
            switch use {
            case .exactly(let use?): parts.append("for \(use)")
            case .exactly(nil): parts.append("for any use")
            case .unsaid: break
            }
            if let product { parts.append("of \(product)") }
            if case .exactly(let low) = detail.lookbackMin, case .exactly(let high) = detail.lookbackMax {
                parts.append(LookbackWindow(minMonths: low, maxMonths: high).description)
            } else if case .exactly(let months) = detail.lookbackMin {
                parts.append("lookback_min_months \(months.map(String.init) ?? "none")")
            } else if case .exactly(let months) = detail.lookbackMax {
                parts.append("lookback_max_months \(months.map(String.init) ?? "none")")
            }
            if case .exactly(let condition?) = detail.condition { parts.append("if \(condition)") }
            return parts.joined(separator: " ")
        }
    }
}
