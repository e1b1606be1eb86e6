import ChartSchema
import Foundation

/// Charts 10, 12 and 13.
enum Transamerica {
    static let charts = [finalExpense, universalLife, blendedBMI]

    /// Three zones, the outer two of one name; each zone also has its BMI in the header.
    static let finalExpense = ChartExpectation(
        "transamerica/fe-express/2026-01-01", notes: "10-transamerica-fe-express-2026-01", hasExample: true
    ) { notes in
        let table = try notes.onlyTable()
        let graded = ExpectedRecord.exactly(.graded, "Graded")
        let light = graded.bmi(15, Figure("18.499"))
        let select = ExpectedRecord.own("Select").bmi(Figure("18.5"), 46)
        let heavy = graded.bmi(Figure("46.001"), 48)
        func weights(attached: Bool) throws -> [ExpectedRecord] {
            func zone(_ record: ExpectedRecord) -> ExpectedRecord { attached ? record : record.bmi(nil, nil) }
            return try table.records(
                heights: "Height (In.)",
                [
                    .between("Graded 15.000-18.499 Lower", "Upper", zone(light)),
                    .between("Select 18.500-46.000 Lower", "Upper#2", zone(select)),
                    .between("Graded 46.001-48.000 Lower", "Upper#3", zone(heavy)),
                ])
        }
        return [
            RightReading("BMI zones apart", [light, select, heavy] + (try weights(attached: false))),
            RightReading("BMI zones attached", try weights(attached: true)),
        ]
    }

    /// Age bands over pairs of columns.
    static let universalLife = ChartExpectation(
        "transamerica/ffiul-ii-express/2026-01-01", notes: "12-transamerica-ffiul-ii-express", hasExample: true
    ) { notes in
        [
            RightReading(
                try notes.onlyTable().records([
                    .between("16-59 Min", "16-59 Max", ExpectedRecord().ages(16, 59)),
                    .between("60-75 Min", "60-75 Max", ExpectedRecord().ages(60, 75)),
                ]))
        ]
    }

    /// No heights: a row is a BMI band, which may differ by age, and a cell is the class.
    static let blendedBMI = ChartExpectation(
        "transamerica/blended-bmi/2025-03-01", notes: "13-transamerica-blended-bmi", hasExample: true
    ) { notes in
        let table = try notes.onlyTable()
        let records = try table.rows.flatMap { row in
            let bands = try table.cell(row, "BMI").components(separatedBy: " / ")
            let younger = try table.cell(row, "Ages 16-59")
            let older = try table.cell(row, "Ages 60+")
            return [
                try banded(bands[0], label: younger).ages(16, 59),
                try banded(bands[bands.count - 1], label: older == "same" ? younger : older).ages(60, nil),
            ]
        }
        return [RightReading(records)]
    }

    /// A band is `<=16`, `>46` or `28.0001-30`; ages in brackets behind it are no part of it.
    private static func banded(_ band: String, label: String) throws -> ExpectedRecord {
        let figures = try PrintedFigures.figures(band)
        let record = ExpectedRecord(labels: [label], grant: grant(of: label))
        if band.hasPrefix("<=") { return record.bmi(nil, figures[0]) }
        if band.hasPrefix(">") { return record.bmi(figures[0], nil) }
        return record.bmi(figures[0], figures[1])
    }

    private static func grant(of label: String) -> ExpectedRecord.Grant {
        switch label {
        case "Decline": return .exactly(.decline)
        case "Individual Consideration": return .exactly(.refer)
        default:
            guard label.hasPrefix("Table "), let letter = label.utf8.last,
                let table = RateClass.table(Int(letter - UInt8(ascii: "A")) + 1)
            else { return .adapters }
            return .exactly(table)
        }
    }
}
