import ChartSchema

/// The windows of one medication, use and product that have ends, in the order of time.
struct WindowLadder {
    struct Rung {
        var row: Int
        var window: LookbackWindow
        var saying: MedicationRow.Saying
    }

    var rungs: [Rung]

    /// The ladders of an entry: one a product and kind of fill, of two rungs and more.
    static func all(of entry: MedicationEntry, in evidence: MedicationEvidence) -> [WindowLadder] {
        var ladders: [(key: Key, rungs: [Rung])] = []
        for row in entry.rows {
            for rule in decisions(of: row, in: evidence) {
                let key = Key(product: rule.product, basis: rule.lookback.counted)
                let saying = MedicationRow.Saying(rule, doses: evidence.names[evidence.name(ofRow: row)].doses)
                let rung = Rung(row: row, window: rule.lookback, saying: saying)
                if let place = ladders.firstIndex(where: { $0.key == key }) {
                    ladders[place].rungs.append(rung)
                } else {
                    ladders.append((key, [rung]))
                }
            }
        }
        return ladders.filter { $0.rungs.count > 1 }.map { WindowLadder(rungs: $0.rungs.sorted(by: isBefore)) }
    }

    /// The rules of a row that have an end, one a product and window: what else a row says of one is an exception to it.
    private static func decisions(of row: Int, in evidence: MedicationEvidence) -> [MedicationRule] {
        var decided: Set<MedicationRuleKey> = []
        return evidence.rows[row].rules.map { evidence.chart.rules[$0] }.filter { rule in
            var key = MedicationRuleKey(rule)
            key.condition = nil
            return rule.lookback != .always && decided.insert(key).inserted
        }
    }

    private struct Key: Hashable {
        var product: String?
        var basis: LookbackWindow.Basis
    }

    private static func isBefore(_ one: Rung, _ other: Rung) -> Bool {
        let ends = (one.window.maxMonths ?? .max, other.window.maxMonths ?? .max)
        if ends.0 != ends.1 { return ends.0 < ends.1 }
        return (one.window.minMonths ?? 0, one.row) < (other.window.minMonths ?? 0, other.row)
    }
}
