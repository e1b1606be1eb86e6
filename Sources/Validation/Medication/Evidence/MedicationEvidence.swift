import ChartSchema
import Vocabulary

/// Everything the rules look at, worked out once per chart.
package struct MedicationEvidence: Sendable {
    let chart: MedicationChart
    let accepted: AcceptedNames
    let readingFindings: ReportedCells
    let rows: [MedicationRow]
    /// In the order of their first rows.
    let names: [PrintedName]
    /// In the order of their first rows.
    let entries: [MedicationEntry]
    /// Entries by substance, where they have one; each group in the chart's order, the groups too.
    let bySubstance: [[Int]]
    /// The products that rules are printed for, in the order of their first rules.
    let products: [String]

    init(
        _ chart: MedicationChart, accepting accepted: AcceptedNames, readingFindings: ReportedCells = ReportedCells([])
    ) {
        self.chart = chart
        self.accepted = accepted
        self.readingFindings = readingFindings
        let gathered = RowGathering(chart.rules, accepting: accepted)
        rows = gathered.rows
        entries = gathered.entries
        names = gathered.printedNames
        bySubstance = Self.bySubstance(entries, names)
        var products: [String] = []
        for product in chart.rules.lazy.compactMap(\.product) where !products.contains(product) {
            products.append(product)
        }
        self.products = products
    }

    private static func bySubstance(_ entries: [MedicationEntry], _ names: [PrintedName]) -> [[Int]] {
        let substances = names.map(\.substance)
        var groups: [[String]: Int] = [:]
        var bySubstance: [[Int]] = []
        for (index, entry) in entries.enumerated() {
            guard let substance = substances[entry.name] else { continue }
            if let group = groups[substance] {
                bySubstance[group].append(index)
            } else {
                groups[substance] = bySubstance.count
                bySubstance.append([index])
            }
        }
        return bySubstance
    }

    /// By row: the index in ``names``.
    func name(ofRow row: Int) -> Int { rows[row].name.index }
}
