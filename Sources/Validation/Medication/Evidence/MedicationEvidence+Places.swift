import ChartSchema
import Vocabulary

extension MedicationEvidence {
    /// Where a part of a row stands in the raw file; the deciding cell where the part has none of its own.
    func location(of part: MedicationPart) -> Finding.Location {
        let rule = chart.rules[rows[part.row].firstRule]
        let cell = rule.cell(part.kind.field) ?? rule.source
        return Finding.Location(file: chart.source.path, cell: cell)
    }

    /// The folded words of cells that reading spoke of: rows that could not be read are missing from the chart.
    var unreadWords: Set<String> {
        Set(readingFindings.texts.flatMap { FoldedName.of($0).split(separator: " ").map(String.init) })
    }

    /// One part of every row.
    func parts(_ kind: MedicationPart.Kind, of rows: [Int]) -> Set<MedicationPart> {
        Set(rows.map { MedicationPart(row: $0, kind: kind) })
    }

    /// Every part of every row.
    func parts(of rows: [Int]) -> Set<MedicationPart> {
        Set(
            rows.flatMap { row in
                [.medication, .use, .window, .outcome].map { MedicationPart(row: row, kind: $0) }
            })
    }

    /// Where a row stands in the file, for messages: `line 18`.
    func place(of row: Int) -> String { chart.rules[rows[row].firstRule].source.place.inWords }

    /// Where two rows stand in the file: `lines 18 and 20`.
    func places(of row: Int, and other: Int) -> String {
        let places = [row, other].map { chart.rules[rows[$0].firstRule].source.place }
        if let first = places[0].line, let second = places[1].line { return "lines \(first) and \(second)" }
        return places.map(\.inWords).joined(separator: " and ")
    }

    /// What rows say, in the carrier's words.
    func says(_ rows: [Int]) -> String {
        MedicationWords.says(rows.flatMap { self.rows[$0].rules.map { chart.rules[$0] } })
    }
}

extension MedicationPart.Kind {
    /// The field that the part's raw cell gave.
    var field: CellReference.Field {
        switch self {
        case .medication: .medication
        case .use: .use
        case .window: .lookback
        case .outcome: .outcome
        }
    }
}
