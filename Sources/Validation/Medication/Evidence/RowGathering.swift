import ChartSchema
import Vocabulary

/// Puts the rules of a chart together: to printed rows, names, and what is said of a name for a use.
///
/// Rules are many, names and uses few: everything is named by numbers, and rows and entries are made of these when all are known.
struct RowGathering {
    private let accepted: AcceptedNames
    private var sets = TermSets()
    private var names: [PrintedName] = []
    private var sharedNames: [MedicationRow.Name] = []
    private var nameByText: [String: MedicationRow.Name] = [:]
    private var foldedNames: [String: Int] = [:]
    private var useByText: [String: Int] = [:]
    private var useByKey: [String: Int] = [:]
    private var useKeys: [String] = []
    private var occasions: [MedicationRow.Occasion] = []
    private var occasionByKey: [OccasionKey: UInt32] = [:]

    private var rowOfRule: [UInt32] = []
    private var nameOfRow: [UInt32] = []
    private var occasionOfRow: [UInt32] = []
    private var setOfRow: [Int32] = []
    private var entryOfRow: [UInt32] = []
    private var nameOfEntry: [UInt32] = []
    private var useOfEntry: [UInt32] = []
    private var setOfEntry: [Int32] = []
    private var entryByKey: [EntryKey: UInt32] = [:]
    /// The rows of the last raw row: its rules follow each other.
    private var rowByPlace: [RowKey: Int] = [:]
    private var lastPlace: (table: Int, row: Int)?

    init(_ rules: [MedicationRule], accepting accepted: AcceptedNames) {
        self.accepted = accepted
        for rule in rules { add(rule) }
    }

    private mutating func add(_ rule: MedicationRule) {
        let name = name(rule.medication)
        let term = sets.number(
            of: MedicationRow.Term(
                window: rule.lookback, product: rule.product,
                saying: MedicationRow.Saying(rule, doses: names[name.index].doses)))
        let row = row(of: rule, name: name)
        rowOfRule.append(UInt32(row))
        setOfRow[row] = sets.adding(term, to: setOfRow[row])
        let entry = Int(entryOfRow[row])
        setOfEntry[entry] = sets.adding(term, to: setOfEntry[entry])
    }

    /// The row that the rule is printed in, which may be a new one.
    private mutating func row(of rule: MedicationRule, name: MedicationRow.Name) -> Int {
        let source = rule.source
        if let last = lastPlace, last != (source.table, source.row) { rowByPlace.removeAll(keepingCapacity: true) }
        lastPlace = (source.table, source.row)
        let place = RowKey(rule, source, name: name.index)
        if let known = rowByPlace[place] { return known }
        let row = nameOfRow.count
        rowByPlace[place] = row
        let use = use(rule.use ?? "")
        nameOfRow.append(UInt32(name.index))
        setOfRow.append(0)
        occasionOfRow.append(occasion(of: rule, useKey: useKeys[use]))
        entryOfRow.append(entry(of: name, use: use))
        return row
    }

    private mutating func name(_ printed: String) -> MedicationRow.Name {
        if let known = nameByText[printed] { return known }
        let read = PrintedName(printed, accepting: accepted)
        let name = MedicationRow.Name(index: names.count, read)
        nameByText[printed] = name
        names.append(read)
        sharedNames.append(name)
        return name
    }

    /// The number of a use: the same for all its wordings.
    private mutating func use(_ printed: String) -> Int {
        if let known = useByText[printed] { return known }
        let key = Self.useKey(of: printed)
        let number = useByKey[key] ?? useKeys.count
        if number == useKeys.count { useKeys.append(key) }
        useByKey[key] = number
        useByText[printed] = number
        return number
    }

    private mutating func occasion(of rule: MedicationRule, useKey: String) -> UInt32 {
        let key = OccasionKey(use: rule.use, window: rule.lookback)
        if let known = occasionByKey[key] { return known }
        let number = UInt32(occasions.count)
        occasionByKey[key] = number
        occasions.append(MedicationRow.Occasion(use: rule.use, useKey: useKey, window: rule.lookback))
        return number
    }

    private mutating func entry(of name: MedicationRow.Name, use: Int) -> UInt32 {
        let folded = foldedNames[name.folded, default: foldedNames.count]
        foldedNames[name.folded] = folded
        let key = EntryKey(name: Int32(folded), use: Int32(use))
        if let known = entryByKey[key] { return known }
        let number = UInt32(nameOfEntry.count)
        entryByKey[key] = number
        nameOfEntry.append(UInt32(name.index))
        useOfEntry.append(UInt32(use))
        setOfEntry.append(0)
        return number
    }

    // MARK: What was gathered

    var rows: [MedicationRow] {
        let rules = GroupedNumbers(byGroup: rowOfRule, count: nameOfRow.count)
        return nameOfRow.indices.map { row in
            MedicationRow(
                rules: rules[row], name: sharedNames[Int(nameOfRow[row])],
                occasion: occasions[Int(occasionOfRow[row])], terms: sets[setOfRow[row]])
        }
    }

    var entries: [MedicationEntry] {
        let rows = GroupedNumbers(byGroup: entryOfRow, count: nameOfEntry.count)
        return nameOfEntry.indices.map { entry in
            MedicationEntry(
                rows: rows[entry], name: Int(nameOfEntry[entry]), useKey: useKeys[Int(useOfEntry[entry])],
                terms: sets[setOfEntry[entry]])
        }
    }

    var printedNames: [PrintedName] {
        let rows = GroupedNumbers(byGroup: nameOfRow, count: names.count)
        return names.enumerated().map { index, name in
            var name = name
            name.take(rows: rows[index])
            return name
        }
    }

    // MARK: Keys

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
