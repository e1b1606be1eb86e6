import ChartSchema
import Tables
import Vocabulary

extension MedicationSession {
    /// Keeps a rule, and reports a name or use that is unknown once a cell.
    mutating func add(
        _ rule: MedicationRule, grid: Grid, row: Int, nameCell: Int, useCell: Int?, marks: [String] = []
    ) {
        var rule = rule
        // The rung before of a ladder; a second decision may stand between.
        let before = rules.suffix(2).last { $0.rule.condition == rule.condition && $0.rule.product == rule.product }
        if let last = before, last.table == grid.table.index, last.rule.medication == rule.medication,
            last.rule.use == rule.use, let end = last.rule.lookback.maxMonths, let own = rule.lookback.maxMonths,
            rule.lookback.minMonths == nil, end < own, last.rule.lookback.basis == rule.lookback.basis
        {
            rule.lookback.minMonths = end
        }
        rules.append(
            Placed(
                rule: rule, table: grid.table.index, row: row, nameCell: nameCell, useCell: useCell, marks: marks))
        let key = grid.table.index << 32
        if unknownNames.insert(rule.medication).inserted { reportName(rule.medication, grid: grid, cell: nameCell) }
        if let use = rule.use, let useCell, unknown.insert(key | useCell).inserted,
            UseVocabulary.standard.uses(in: use) == nil
        {
            findings.add(
                "medication.use.unknown", .info, "The use \"\(use)\" is in no vocabulary; it is kept as printed.",
                grid: grid, cell: useCell)
        }
    }

    private mutating func reportName(_ printed: String, grid: Grid, cell: Int) {
        let drug = resolve(printed)
        if printed.count(where: { $0 == "(" }) != printed.count(where: { $0 == ")" }) {
            findings.add(
                "medication.name.parenthesis", .warning, "A parenthesis of the name is missing.",
                help: "Check whether a part of the name was lost.", grid: grid, cell: cell)
        }
        let remarks = drug.parts.filter { $0.kind == .remark }.map(\.text)
        if drug.isUnresolved {
            let names = DrugDictionary.standard.suggestions(for: drug).map(\.name)
            findings.add(
                "medication.name.unknown", .warning, "\"\(printed)\" is a medication of no dictionary.",
                help: names.isEmpty ? nil : "Did you mean \(names.joined(separator: ", "))?", grid: grid, cell: cell)
        } else if drug.ways.contains(.joined), printed.contains(" ") {
            findings.add(
                "medication.name.joined", .warning,
                "\"\(printed)\" is \(drug.ingredients.map(\.name).joined(separator: ", ")) only when a blank is dropped.",
                help: "Check the name for a blank that does not belong there.", grid: grid, cell: cell)
        } else if !remarks.isEmpty {
            findings.add(
                "medication.name.remark", .info,
                "\"\(remarks.joined(separator: ", "))\" beside the name is not understood; it is kept in the name.",
                grid: grid, cell: cell)
        } else if drug.ingredients.isEmpty {
            findings.add(
                "medication.name.class", .info, "\"\(printed)\" names no single drug; no ingredient is given.",
                grid: grid, cell: cell)
        }
    }

    /// What a set of rules for one drug and use says, for comparison with that of another name.
    private struct Saying: Hashable {
        var lookback: LookbackWindow
        var outcome: MedicationOutcome
        var words: [String]
    }

    private struct Subject: Hashable {
        var drug: [String]
        var use: [String]
        var product: String?
    }

    /// Reports rules that stand twice, and those that contradict each other under one name or under brand and generic.
    mutating func judgeRules() {
        var groups: [Subject: [Int]] = [:]
        for (index, placed) in rules.enumerated() {
            let rule = placed.rule
            let drug = rule.ingredients.isEmpty ? [FoldedText(rule.medication).string] : rule.ingredients
            let use = rule.use.map { UseVocabulary.standard.uses(in: $0)?.sorted() ?? [nearly($0)] } ?? []
            groups[Subject(drug: drug, use: use, product: rule.product), default: []].append(index)
        }
        for members in groups.values.sorted(by: { $0[0] < $1[0] }) where members.count > 1 {
            var byName: [String: [Int]] = [:]
            for index in members { byName[FoldedText(rules[index].rule.medication).string, default: []].append(index) }
            for indices in byName.values.sorted(by: { $0[0] < $1[0] }) { judgeOneName(indices) }
            let sayings = byName.values.map { Set($0.map(saying)) }
            guard Set(sayings).count > 1, !isNested(sayings) else { continue }
            for index in members {
                report(
                    index, "medication.rules.contradict", .warning,
                    "Rows that name the same drug for the same use under another name say something else.")
            }
        }
    }

    private mutating func judgeOneName(_ indices: [Int]) {
        for (place, index) in indices.enumerated().dropFirst() {
            for other in indices[..<place]
            where rules[other].rule.lookback == rules[index].rule.lookback
                && rules[other].rule.source != rules[index].rule.source
            {
                if saying(other) == saying(index), rules[other].rule.condition == rules[index].rule.condition {
                    report(index, "medication.rule.repeated", .info, "The rule stands in the chart twice.")
                } else if rules[other].rule.outcome != rules[index].rule.outcome {
                    for each in [other, index] {
                        report(
                            each, "medication.rules.contradict", .warning,
                            "Two rows of the medication for the same use and time decide differently.")
                    }
                }
            }
        }
    }

    private func saying(_ index: Int) -> Saying {
        let rule = rules[index].rule
        let words = Set(OutcomeWords.words(rule.outcomeLabel)).sorted()
        return Saying(lookback: rule.lookback, outcome: rule.outcome, words: words)
    }

    /// Several doses of one drug under several names are no contradiction when one says no more than the other.
    private func isNested(_ sayings: [Set<Saying>]) -> Bool {
        let all = sayings.reduce(into: Set<Saying>()) { $0.formUnion($1) }
        return Set(all.map(\.outcome)).count == 1 && Set(all.map(\.lookback)).count == 1
            && Set(all.map(\.words)).count == 1
    }

    /// A use that is one letter short at its beginning is that of another row.
    private func nearly(_ use: String) -> String {
        let folded = FoldedText(use).string
        guard folded.count >= 8 else { return folded }
        let whole = rules.lazy.compactMap(\.rule.use).map { FoldedText($0).string }
            .first { $0.count == folded.count + 1 && $0.hasSuffix(folded) }
        return whole.flatMap { UseVocabulary.standard.uses(in: $0)?.joined(separator: "+") } ?? whole ?? folded
    }

    private mutating func report(
        _ index: Int, _ rule: String, _ severity: Finding.Severity, _ message: String
    ) {
        let placed = rules[index]
        let source = placed.rule.source
        let grid = grids[placed.table]
        guard let cell = grid.cellIndex(row: source.row, column: source.column) else { return }
        findings.add(
            rule, severity, message, help: "Check the rows against the carrier's page; both are kept as printed.",
            grid: grid, cell: cell)
    }
}
