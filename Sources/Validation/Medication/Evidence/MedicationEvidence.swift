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
        var nameByText: [String: MedicationRow.Name] = [:]
        var foldedNames: [String: Int] = [:]
        var occasions: [OccasionKey: MedicationRow.Occasion] = [:]
        var entries: [MedicationEntry] = []
        var entryByKey: [EntryKey: Int32] = [:]
        var useKeys: [String: (key: String, number: Int)] = [:]
        var useNumbers: [String: Int] = [:]
        var sets = TermSets()
        var setOfRow: [Int32] = []
        var setOfEntry: [Int32] = []
        for (index, rule) in chart.rules.enumerated() {
            let name: MedicationRow.Name
            if let known = nameByText[rule.medication] {
                name = known
            } else {
                let printed = PrintedName(rule.medication, accepting: accepted)
                name = MedicationRow.Name(index: names.count, printed)
                nameByText[rule.medication] = name
                names.append(printed)
            }
            let use = rule.use ?? ""
            let useKey: (key: String, number: Int)
            if let known = useKeys[use] {
                useKey = known
            } else {
                let key = Self.useKey(of: use)
                useKey = (key, useNumbers[key, default: useNumbers.count])
                useNumbers[key] = useKey.number
                useKeys[use] = useKey
            }
            let term = sets.number(
                of: MedicationRow.Term(
                    window: rule.lookback, product: rule.product,
                    saying: MedicationRow.Saying(rule, doses: names[name.index].doses)))
            let source = rule.source
            if let last = lastPlace, last != (source.table, source.row) {
                rowByPlace.removeAll(keepingCapacity: true)
            }
            lastPlace = (source.table, source.row)
            let place = RowKey(rule, source, name: name.index)
            let row: Int
            if let known = rowByPlace[place] {
                row = known
                rows[row].add(rule: index)
                setOfRow[row] = sets.adding(term, to: setOfRow[row])
            } else {
                row = rows.count
                rowByPlace[place] = row
                let key = OccasionKey(use: rule.use, window: rule.lookback)
                let occasion =
                    occasions[key]
                    ?? MedicationRow.Occasion(use: rule.use, useKey: useKey.key, window: rule.lookback)
                occasions[key] = occasion
                rows.append(MedicationRow(rule: index, name: name, occasion: occasion))
                setOfRow.append(sets.adding(term, to: 0))
                names[name.index].rows.append(row)
            }
            let folded = foldedNames[name.folded, default: foldedNames.count]
            foldedNames[name.folded] = folded
            let key = EntryKey(name: Int32(folded), use: Int32(useKey.number))
            if let known = entryByKey[key].map(Int.init) {
                entries[known].add(row: row)
                setOfEntry[known] = sets.adding(term, to: setOfEntry[known])
            } else {
                entryByKey[key] = Int32(entries.count)
                entries.append(MedicationEntry(row: row, name: name.index, useKey: useKey.key))
                setOfEntry.append(sets.adding(term, to: 0))
            }
        }
        for row in rows.indices { rows[row].terms = sets[setOfRow[row]] }
        for entry in entries.indices { entries[entry].terms = sets[setOfEntry[entry]] }
        self.rows = rows
        self.names = names
        self.entries = entries
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
        self.bySubstance = bySubstance
        var products: [String] = []
        for product in chart.rules.lazy.compactMap(\.product) where !products.contains(product) {
            products.append(product)
        }
        self.products = products
    }

    /// By row: the index in ``names``.
    func name(ofRow row: Int) -> Int { rows[row].name.index }

    private struct RowKey: Hashable {
        var table: Int
        var row: Int
        var name: Int
        var use: String?
        var window: LookbackWindow

        init(_ rule: MedicationRule, _ source: CellReference, name: Int) {
            table = source.table
            row = source.row
            self.name = name
            use = rule.use
            window = rule.lookback
        }
    }

    private struct OccasionKey: Hashable {
        var use: String?
        var window: LookbackWindow
    }

    /// The numbers of a folded name and of a use.
    private struct EntryKey: Hashable {
        var name: Int32
        var use: Int32
    }

    private static func useKey(of use: String) -> String {
        if use.isEmpty { return "" }
        return UseVocabulary.standard.uses(in: use)?.sorted().joined(separator: "+") ?? "?" + FoldedName.of(use)
    }
}
