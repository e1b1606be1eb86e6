import ChartSchema

@testable import Validation

/// A published chart, and what the rules say of it before anything is changed.
struct Trial {
    let name: String
    let tables: [[[String]]]
    private let known: [Place]
    /// How many figures the chart has.
    let figures: Int

    struct Place: Hashable {
        var table: Int?
        var row: Int?
        var column: Int?
        /// What is printed there.
        var text: String?
    }

    init(_ chart: PublishedChart) throws {
        name = chart.name
        tables = try chart.tables()
        let built = PublishedChart.chart(of: tables, named: name)
        known = Self.warnings(built).map(Self.place)
        figures = ChartEvidence(built.chart, unitChecks: []).curves.reduce(0) { $0 + $1.points.count }
    }

    /// Where the rules warn of a changed chart and did not before.
    func newWarnings(_ changed: [[[String]]]) -> [Place] {
        let found = Self.warnings(PublishedChart.chart(of: changed, named: name))
        // Rows may have moved: a known place is known by its column and text.
        return found.map(Self.place).filter { place in
            !known.contains {
                ($0.table, $0.column, $0.text) == (place.table, place.column, place.text)
            }
        }
    }

    func isKnown(table: Int, row: Int) -> Bool { known.contains { $0.table == table && $0.row == row } }

    private static func warnings(_ table: ExampleTable) -> [Finding] {
        Validator.findings(for: table.chart, unitChecks: table.unitChecks).filter { $0.severity >= .warning }
    }

    private static func place(_ finding: Finding) -> Place {
        let place = finding.location
        return Place(table: place.table, row: place.row, column: place.column, text: place.text)
    }

    /// The columns of a table that hold pounds.
    func poundColumns(_ table: Int) -> [Int] {
        tables[table][0].indices.filter { column in
            let name = tables[table][0][column]
            let isPounds = ["min", "max", "range"].contains { name.hasSuffix($0) }
            return isPounds && !name.hasPrefix("height") && !name.contains("bmi")
        }
    }
}
