/// What can happen to one row of a medication chart.
enum MedicationDamage: String, CaseIterable, Sendable {
    case decisionFlipped = "decision changed to another of the chart"
    case decisionBlanked = "decision blanked"
    case markFlipped = "a plan's mark set or cleared"
    case decisionsSlipped = "decisions slipped down a row from here on"
    case rowDropped = "row dropped"
    case rowRepeated = "row printed twice"
    case rowMoved = "row moved to another place"
    case useBlanked = "use blanked"
    case useChanged = "use changed to that of another row"
    case useMoved = "uses of two neighbouring rows exchanged"
    case windowBlanked = "window blanked"
    case windowChanged = "window changed to another of the chart"
    case nameChanged = "a letter of the name changed"
    case nameShortened = "a letter of the name lost"
    case nameCut = "the end of the name lost"
    case namesJoined = "name run together with the next"

    /// Whether all rows below the damaged one are damaged too.
    var reachesDown: Bool { self == .decisionsSlipped }

    /// The chart with the damage done to one row; `nil` where it cannot be done there, or changes nothing.
    func applied(
        to chart: PublishedMedicationChart, at row: Int, using random: inout SeededRandom
    ) -> PublishedMedicationChart? {
        var chart = chart
        let columns = MedicationSheetColumns(chart.rows[0])
        switch self {
        case .decisionFlipped:
            guard columns.decisions.count == 1, chart.exchange(row, columns.decisions[0], &random) else { return nil }
        case .decisionBlanked:
            guard columns.decisions.count == 1, chart.replace(row, columns.decisions[0], with: { _ in "" })
            else { return nil }
        case .markFlipped:
            guard columns.decisions.count > 1, let column = columns.decisions.randomElement(using: &random)
            else { return nil }
            chart.rows[row][column] = chart.rows[row][column].isEmpty ? "Not accepted" : ""
        case .rowDropped: chart.rows.remove(at: row)
        case .rowRepeated: chart.rows.insert(chart.rows[row], at: row)
        case .rowMoved:
            let moved = chart.rows.remove(at: row)
            chart.rows.insert(moved, at: Int.random(in: 1...chart.rows.count, using: &random))
        case .decisionsSlipped:
            for below in (row + 1..<chart.rows.count).reversed() {
                for column in columns.decisions { chart.rows[below][column] = chart.rows[below - 1][column] }
            }
        case .useMoved:
            guard let use = columns.use, row + 1 < chart.rows.count else { return nil }
            let own = chart.rows[row][use]
            chart.rows[row][use] = chart.rows[row + 1][use]
            chart.rows[row + 1][use] = own
        case .useBlanked: guard chart.replace(row, columns.use, with: { _ in "" }) else { return nil }
        case .useChanged: guard chart.exchange(row, columns.use, &random) else { return nil }
        case .windowBlanked: guard chart.replace(row, columns.window, with: { _ in "" }) else { return nil }
        case .windowChanged: guard chart.exchange(row, columns.window, &random) else { return nil }
        case .nameChanged, .nameShortened:
            let letter = Character(["q", "x", "j", "k", "u", "o", "s", "t"].randomElement(using: &random)!)
            let isLost = self == .nameShortened
            guard chart.damageLetter(row, columns.name, with: isLost ? nil : letter, &random) else { return nil }
        case .nameCut:
            guard chart.rows[row][columns.name].count >= 8 else { return nil }
            chart.rows[row][columns.name].removeLast(Int.random(in: 3...4, using: &random))
        case .namesJoined:
            guard row + 1 < chart.rows.count, chart.rows[row][columns.name] != chart.rows[row + 1][columns.name]
            else { return nil }
            chart.rows[row][columns.name] += chart.rows[row + 1][columns.name]
            chart.rows.remove(at: row + 1)
        }
        return chart
    }
}

/// Where the parts of a published medication chart stand.
struct MedicationSheetColumns {
    var name: Int
    var use: Int?
    var window: Int?
    var decisions: [Int]

    init(_ header: [String]) {
        func column(_ names: String...) -> Int? { header.firstIndex { names.contains($0) } }
        name = column("Drug Name", "Medication") ?? 0
        use = column("Drug Indication or Drug Category", "Common Uses", "Condition")
        window = column("Rx Fill Within", "RX Fill Within")
        decisions = header.indices.filter {
            [
                "Benefit Eligibility", "Plan Eligibility", "Preferred", "Standard", "Modified", "Decision", "Category",
            ].contains(header[$0])
        }
    }
}

extension PublishedMedicationChart {
    fileprivate mutating func exchange(_ row: Int, _ column: Int?, _ random: inout SeededRandom) -> Bool {
        guard let column else { return false }
        let own = rows[row][column]
        let others = Set(rows.dropFirst().map { $0[column] }).filter { !$0.isEmpty && $0 != own }.sorted()
        guard let other = others.randomElement(using: &random) else { return false }
        return replace(row, column) { _ in other }
    }

    fileprivate mutating func replace(_ row: Int, _ column: Int?, with change: (String) -> String) -> Bool {
        guard let column, !rows[row][column].isEmpty else { return false }
        rows[row][column] = change(rows[row][column])
        return true
    }

    /// - Parameter letter: What stands in its place; `nil` for nothing.
    fileprivate mutating func damageLetter(
        _ row: Int, _ column: Int, with letter: Character?, _ random: inout SeededRandom
    ) -> Bool {
        var letters = Array(rows[row][column])
        let places = letters.indices.filter { letters[$0].isLetter && letters[$0].lowercased() != letter?.lowercased() }
        guard places.count >= 4, let place = places.randomElement(using: &random) else { return false }
        if let letter {
            letters[place] = letters[place].isUppercase ? Character(letter.uppercased()) : letter
        } else {
            letters.remove(at: place)
        }
        rows[row][column] = String(letters)
        return true
    }
}
