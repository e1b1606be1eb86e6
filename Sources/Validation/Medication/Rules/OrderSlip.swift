import ChartSchema
import Vocabulary

/// A name that stands where the alphabet does not put it.
struct OrderSlip: Rule<MedicationEvidence> {
    let code = "medication.name.order"
    let severity = Finding.Severity.info
    let needs: [MedicationNeed] = [.longList]
    let explanation =
        "A name breaks the alphabetical order of a long list, as when a letter is wrong or a row was moved."
    let remedy: String? = "Look for a wrong letter, or a row that was moved."

    let triggering = [
        MedicationExample(
            "two names changed places (Kansas City Life)",
            """
            medication      | decision
            \(names("Abacavir Abilify Adcirca Aggrenox Alkeran Amiodarone Ampyra"))
            Antabuse        | decline
            ↓Anoro Ellipta  | decline
            \(names("Aricept Arimidex Atripla Avonex Azilect Baraclude Betaseron Campath Campral Caprelsa Casodex"))
            \(names("Cayston Cellcept Clozapine Cognex Combivir Comtan Copaxone Crixivan Cyclosporine Cytoxan"))
            """)
    ]
    let nonTriggering = [
        MedicationExample(
            "a list without order",
            """
            medication | decision
            \(names("Exelon Aricept Plavix Coreg Abilify Zoladex Humira Lasix Digoxin Warfarin Namenda Truvada"))
            """)
    ]

    private static func names(_ text: String) -> String {
        text.split(separator: " ").map { "\($0) | decline" }.joined(separator: "\n")
    }

    /// Shorter lists are in order by chance, or out of it.
    static let least = 20

    func observations(in evidence: MedicationEvidence) -> [Observation] {
        var lists: [(table: Int, rows: [Int])] = []
        for row in evidence.rows.indices {
            let table = evidence.chart.rules[evidence.rows[row].firstRule].source.table
            guard let last = lists.last?.rows.last, lists.last?.table == table,
                !Self.beginsAnew(evidence.rows[row].foldedMedication, after: evidence.rows[last].foldedMedication)
            else {
                lists.append((table, [row]))
                continue
            }
            if evidence.name(ofRow: last) != evidence.name(ofRow: row) { lists[lists.count - 1].rows.append(row) }
        }
        return lists.flatMap { observations($0.rows, evidence) }
    }

    /// Whether the alphabet begins again: from its last letters back to its first.
    private static func beginsAnew(_ name: String, after last: String) -> Bool {
        guard let first = name.utf8.first, let before = last.utf8.first else { return false }
        return before >= first + 15
    }

    private func observations(_ rows: [Int], _ evidence: MedicationEvidence) -> [Observation] {
        guard rows.count >= Self.least else { return [] }
        // Some lists are sorted word by word, some letter by letter, some now so and now so.
        let names = rows.map { row in
            FoldedName.of(evidence.rows[row].medication.prefix { $0 != "(" })
        }
        let byLetters = Set(Self.strays(names.map { $0.filter { $0 != " " } }))
        let strays = Self.strays(names).filter(byLetters.contains)
        guard strays.count * 20 <= rows.count else { return [] }
        return strays.map { place in
            let row = rows[place]
            let neighbours = [place - 1, place + 1].filter(rows.indices.contains).map {
                "\"\(evidence.rows[rows[$0]].medication)\""
            }
            return Observation(
                message: "\"\(evidence.rows[row].medication)\" stands beside "
                    + "\(MedicationWords.list(neighbours)), where the order of the list does not put it.",
                help: remedy,
                cell: MedicationPart(row: row, kind: .medication),
                compared: [MedicationPart(row: row, kind: .medication)])
        }
    }

    /// The places that must be taken out so that the rest is in order: the fewest there are, the later of two.
    private static func strays(_ keys: [String]) -> [Int] {
        // Patience sorting from the end, so that of two names that changed places the first one stays.
        var heads: [Int] = []
        var after: [Int?] = Array(repeating: nil, count: keys.count)
        for index in keys.indices.reversed() {
            var low = 0
            var high = heads.count
            while low < high {
                let middle = (low + high) / 2
                if keys[heads[middle]] >= keys[index] { low = middle + 1 } else { high = middle }
            }
            after[index] = low > 0 ? heads[low - 1] : nil
            if low == heads.count { heads.append(index) } else { heads[low] = index }
        }
        var kept: Set<Int> = []
        var next = heads.last
        while let index = next {
            kept.insert(index)
            next = after[index]
        }
        return keys.indices.filter { !kept.contains($0) }
    }
}
