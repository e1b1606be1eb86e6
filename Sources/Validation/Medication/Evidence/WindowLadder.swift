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
            let terms = evidence.rows[row].terms.filter { $0.window != .always }
            for term in terms.sorted(by: { ($0.product ?? "") < ($1.product ?? "") }) {
                let key = Key(product: term.product, basis: term.window.basis)
                let rung = Rung(row: row, window: term.window, saying: term.saying)
                if let place = ladders.firstIndex(where: { $0.key == key }) {
                    ladders[place].rungs.append(rung)
                } else {
                    ladders.append((key, [rung]))
                }
            }
        }
        return ladders.filter { $0.rungs.count > 1 }.map { WindowLadder(rungs: $0.rungs.sorted(by: isBefore)) }
    }

    private struct Key: Hashable {
        var product: String?
        var basis: LookbackWindow.Basis?
    }

    private static func isBefore(_ one: Rung, _ other: Rung) -> Bool {
        let ends = (one.window.maxMonths ?? .max, other.window.maxMonths ?? .max)
        if ends.0 != ends.1 { return ends.0 < ends.1 }
        return (one.window.minMonths ?? 0, one.row) < (other.window.minMonths ?? 0, other.row)
    }
}
