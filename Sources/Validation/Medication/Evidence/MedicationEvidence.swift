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
        // By rule: its row; by row: its name, occasion, terms and entry; by entry: its name, use and terms. Rows and entries are
        // made of these when all are known.
        var rowOfRule: [UInt32] = []
        var nameOfRow: [UInt32] = []
        var occasionOfRow: [UInt32] = []
        var setOfRow: [Int32] = []
        var entryOfRow: [UInt32] = []
        var nameOfEntry: [UInt32] = []
        var useOfEntry: [UInt32] = []
        var setOfEntry: [Int32] = []
        // The rules of one raw row follow each other.
        var rowByPlace: [RowKey: Int] = [:]
        var lastPlace: (table: Int, row: Int)?
        var names: [PrintedName] = []
        var sharedNames: [MedicationRow.Name] = []
        var nameByText: [String: MedicationRow.Name] = [:]
        var foldedNames: [String: Int] = [:]
        var occasions: [MedicationRow.Occasion] = []
        var occasionByKey: [OccasionKey: UInt32] = [:]
        var entryByKey: [EntryKey: UInt32] = [:]
        var useKeys: [String: (key: String, number: Int)] = [:]
        var useNumbers: [String: Int] = [:]
        var useKeyByNumber: [String] = []
        var sets = TermSets()
        for rule in chart.rules {
            let name: MedicationRow.Name
            if let known = nameByText[rule.medication] {
                name = known
            } else {
                let printed = PrintedName(rule.medication, accepting: accepted)
                name = MedicationRow.Name(index: names.count, printed)
                nameByText[rule.medication] = name
                names.append(printed)
                sharedNames.append(name)
            }
            let use = rule.use ?? ""
            let useKey: (key: String, number: Int)
            if let known = useKeys[use] {
                useKey = known
            } else {
                let key = Self.useKey(of: use)
                useKey = (key, useNumbers[key, default: useNumbers.count])
                if useKey.number == useKeyByNumber.count { useKeyByNumber.append(key) }
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
            if let known = rowByPlace[place] {
                rowOfRule.append(UInt32(known))
                setOfRow[known] = sets.adding(term, to: setOfRow[known])
                let entry = Int(entryOfRow[known])
                setOfEntry[entry] = sets.adding(term, to: setOfEntry[entry])
                continue
            }
            let row = nameOfRow.count
            rowByPlace[place] = row
            rowOfRule.append(UInt32(row))
            nameOfRow.append(UInt32(name.index))
            setOfRow.append(sets.adding(term, to: 0))
            let occasion = OccasionKey(use: rule.use, window: rule.lookback)
            if let known = occasionByKey[occasion] {
                occasionOfRow.append(known)
            } else {
                occasionByKey[occasion] = UInt32(occasions.count)
                occasionOfRow.append(UInt32(occasions.count))
                occasions.append(MedicationRow.Occasion(use: rule.use, useKey: useKey.key, window: rule.lookback))
            }
            let folded = foldedNames[name.folded, default: foldedNames.count]
            foldedNames[name.folded] = folded
            let key = EntryKey(name: Int32(folded), use: Int32(useKey.number))
            if let known = entryByKey[key] {
                entryOfRow.append(known)
                setOfEntry[Int(known)] = sets.adding(term, to: setOfEntry[Int(known)])
            } else {
                entryByKey[key] = UInt32(nameOfEntry.count)
                entryOfRow.append(UInt32(nameOfEntry.count))
                nameOfEntry.append(UInt32(name.index))
                useOfEntry.append(UInt32(useKey.number))
                setOfEntry.append(sets.adding(term, to: 0))
            }
        }
        let rulesOfRow = GroupedNumbers(byGroup: rowOfRule, count: nameOfRow.count)
        rows = nameOfRow.indices.map { row in
            MedicationRow(
                rules: rulesOfRow[row], name: sharedNames[Int(nameOfRow[row])],
                occasion: occasions[Int(occasionOfRow[row])], terms: sets[setOfRow[row]])
        }
        let rowsOfEntry = GroupedNumbers(byGroup: entryOfRow, count: nameOfEntry.count)
        let entries = nameOfEntry.indices.map { entry in
            MedicationEntry(
                rows: rowsOfEntry[entry], name: Int(nameOfEntry[entry]),
                useKey: useKeyByNumber[Int(useOfEntry[entry])], terms: sets[setOfEntry[entry]])
        }
        self.entries = entries
        let rowsOfName = GroupedNumbers(byGroup: nameOfRow, count: names.count)
        for name in names.indices { names[name].take(rows: rowsOfName[name]) }
        self.names = names
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
