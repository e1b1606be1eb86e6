import ChartSchema
import Vocabulary

/// Everything the rules look at, worked out once per chart.
package struct MedicationEvidence: Sendable {
    let chart: MedicationChart
    let accepted: AcceptedNames
    let complaints: Complaints
    let rows: [MedicationRow]
    /// In the order of their first rows.
    let names: [PrintedName]
    /// By row: the index in ``names``.
    let nameOfRow: [Int]
    /// In the order of their first rows.
    let entries: [MedicationEntry]
    /// Entries by substance, where they have one; each group in the chart's order, the groups too.
    let bySubstance: [[Int]]
    /// The products that rules are printed for, in the order of their first rules.
    let products: [String]

    init(_ chart: MedicationChart, accepting accepted: AcceptedNames, complaints: Complaints = Complaints([])) {
        self.chart = chart
        self.accepted = accepted
        self.complaints = complaints
        var rows: [MedicationRow] = []
        // The rules of one raw row follow each other.
        var rowByPlace: [RowKey: Int] = [:]
        var lastPlace: (table: Int, row: Int)?
        var names: [PrintedName] = []
        var nameByText: [String: Int] = [:]
        var nameOfRow: [Int] = []
        var entries: [MedicationEntry] = []
        var entryByKey: [EntryKey: Int] = [:]
        var useKeys: [String: String] = [:]
        for (index, rule) in chart.rules.enumerated() {
            let name: Int
            if let known = nameByText[rule.medication] {
                name = known
            } else {
                name = names.count
                nameByText[rule.medication] = name
                names.append(PrintedName(rule.medication, accepting: accepted))
            }
            let use = rule.use ?? ""
            let useKey = useKeys[use] ?? Self.useKey(of: use)
            useKeys[use] = useKey
            let term = MedicationRow.Term(
                window: rule.lookback, product: rule.product,
                saying: MedicationRow.Saying(rule, doses: names[name].doses))
            if let last = lastPlace, last != (rule.source.table, rule.source.row) {
                rowByPlace.removeAll(keepingCapacity: true)
            }
            lastPlace = (rule.source.table, rule.source.row)
            let place = RowKey(rule, name: name)
            let row: Int
            if let known = rowByPlace[place] {
                row = known
                rows[row].rules.append(index)
                rows[row].terms.insert(term)
            } else {
                row = rows.count
                rowByPlace[place] = row
                rows.append(
                    MedicationRow(
                        rules: [index], medication: rule.medication, foldedMedication: names[name].folded,
                        use: rule.use, useKey: useKey, window: rule.lookback, terms: [term]))
                names[name].rows.append(row)
                nameOfRow.append(name)
            }
            let key = EntryKey(name: names[name].folded, use: useKey)
            if let known = entryByKey[key] {
                if entries[known].rows.last != row { entries[known].rows.append(row) }
                entries[known].terms.insert(term)
            } else {
                entryByKey[key] = entries.count
                entries.append(MedicationEntry(rows: [row], name: name, useKey: useKey, terms: [term]))
            }
        }
        self.rows = rows
        self.names = names
        self.nameOfRow = nameOfRow
        self.entries = entries
        var groups: [[String]: Int] = [:]
        var bySubstance: [[Int]] = []
        for (index, entry) in entries.enumerated() {
            guard let substance = names[entry.name].substance else { continue }
            if let group = groups[substance] {
                bySubstance[group].append(index)
            } else {
                groups[substance] = bySubstance.count
                bySubstance.append([index])
            }
        }
        self.bySubstance = bySubstance
        var products: [String] = []
        for product in chart.rules.lazy.compactMap(\.product) where !products.contains(product) {
            products.append(product)
        }
        self.products = products
    }

    private struct RowKey: Hashable {
        var table: Int
        var row: Int
        var name: Int
        var use: String?
        var window: LookbackWindow

        init(_ rule: MedicationRule, name: Int) {
            table = rule.source.table
            row = rule.source.row
            self.name = name
            use = rule.use
            window = rule.lookback
        }
    }

    private struct EntryKey: Hashable {
        var name: String
        var use: String
    }

    private static func useKey(of use: String) -> String {
        if use.isEmpty { return "" }
        return UseVocabulary.standard.uses(in: use)?.sorted().joined(separator: "+") ?? "?" + FoldedName.of(use)
    }
}
