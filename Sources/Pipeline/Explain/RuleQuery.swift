import ChartSchema
import Vocabulary

/// Which rules of a medication chart a person asks about; what is not said is not compared.
package struct RuleQuery: Sendable {
    /// A name as the chart prints it, one of several in it (`Coumadin / Warfarin`), or an ingredient.
    package var medication: String?
    /// Words of the use, or another word for the same.
    package var use: String?
    package var product: String?
    package var detail: RuleDetail

    package init(
        medication: String? = nil, use: String? = nil, product: String? = nil, detail: RuleDetail = RuleDetail()
    ) {
        self.medication = medication
        self.use = use
        self.product = product
        self.detail = detail
    }

    package func matches(_ rule: MedicationRule, in chart: MedicationChart) -> Bool {
        matchesMedication(rule) && matchesUse(rule)
            && product.map { (rule.product.map { [$0] } ?? chart.products).contains($0) } ?? true
            && detail.admits(rule)
    }

    /// The rules that are meant where one has to be: those that are named by the very words, if any are. The use `none` means a rule that
    /// is for any use.
    func chosen(in chart: MedicationChart) -> [MedicationRule] {
        var query = self
        if use == "none" { query.use = nil }
        var rules = chart.rules.filter { query.matches($0, in: chart) && (use != "none" || $0.use == nil) }
        func narrow(_ isExact: (MedicationRule) -> Bool) {
            let exact = rules.filter(isExact)
            if !exact.isEmpty { rules = exact }
        }
        if let medication { narrow { ValueQuery.fold($0.medication) == ValueQuery.fold(medication) } }
        if let use { narrow { $0.use.map { ValueQuery.fold($0) == ValueQuery.fold(use) } ?? false } }
        if let product { narrow { $0.product == product } }
        return rules
    }

    private func matchesMedication(_ rule: MedicationRule) -> Bool {
        guard let medication else { return true }
        let asked = ValueQuery.fold(medication)
        return Self.names(in: rule.medication).contains(asked)
            || rule.ingredients.contains { ValueQuery.fold($0) == asked }
    }

    /// A rule for any use holds for the one asked.
    private func matchesUse(_ rule: MedicationRule) -> Bool {
        guard let use, let printed = rule.use else { return true }
        if ValueQuery.fold(printed).contains(ValueQuery.fold(use)) { return true }
        let asked = UseVocabulary.standard.uses(in: use) ?? []
        return !Set(asked).isDisjoint(with: UseVocabulary.standard.uses(in: printed) ?? [])
    }

    /// The whole printed name, and the names that it is made of.
    static func names(in printed: String) -> [String] {
        let parts = printed.split { "/(),+;".contains($0) }.map { ValueQuery.fold(String($0)) }
        return [ValueQuery.fold(printed)] + parts.filter { !$0.isEmpty }
    }

    /// The question in words, for the head of an answer.
    package var inWords: String {
        let parts = [("medication", medication), ("use", use), ("product", product)]
        var said = parts.compactMap { name, word in word.map { "\(name) \($0)" } }
        if case .exactly(let months) = detail.lookbackMin {
            said.append("from \(months.map(String.init) ?? "no") months")
        }
        if case .exactly(let months) = detail.lookbackMax {
            said.append("up to \(months.map(String.init) ?? "no") months")
        }
        if case .exactly(let words) = detail.condition {
            said.append(words.map { "condition \($0)" } ?? "no condition")
        }
        return said.isEmpty ? "everything" : said.joined(separator: ", ")
    }

    /// What there is instead of what was asked: the name that was probably meant, the uses, or the products.
    func help(in chart: MedicationChart) -> String {
        if let medication, !chart.rules.contains(where: { RuleQuery(medication: medication).matches($0, in: chart) }) {
            let names = chart.rules.lazy.flatMap { Self.names(in: $0.medication) + $0.ingredients }
            return NearestWord.of(ValueQuery.fold(medication), in: Array(Set(names)).sorted()).map {
                "did you mean \($0.quoted)?"
            } ?? "the chart does not list it, and that says nothing about it"
        }
        if let product, !chart.products.contains(product), !chart.rules.contains(where: { $0.product == product }) {
            return "its products are \(chart.products.joined(separator: ", "))"
        }
        var uses: [String] = []
        for rule in chart.rules where RuleQuery(medication: medication).matches(rule, in: chart) {
            if let use = rule.use?.quoted, !uses.contains(use) { uses.append(use) }
        }
        return uses.isEmpty || uses.count > 12
            ? "ask for less: leave out one of the options" : "its uses are \(uses.joined(separator: ", "))"
    }
}
