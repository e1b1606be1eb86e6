import ChartSchema
import Tables
import Testing

@testable import Reading

/// What a person says of one column: in which unit it is, and which class it is for.
@Suite struct GivenColumnTests {
    private static let rated = RateClass(rawValue: "table-2")

    private func read(
        _ csv: String, units: [String: Given.WeightUnit] = [:], meaning name: String? = nil
    ) throws -> DraftChart {
        var instructions = ReadingInstructions(id: ChartID(carrier: "acme", chart: "build", edition: "2026-01-01"))
        instructions.given = Given(units: units)
        if let name, let rated = Self.rated { instructions.means(name, only: [.init(rateClass: rated, label: name)]) }
        let document = try TableReader.read(Array(csv.utf8), file: "build.csv")
        return ChartReader.read(document, sha256: "", instructions: instructions)
    }

    private let mixed = """
        Height,Preferred max,Standard max,Max
        5'8",180,93,231
        5'9",185,96,239
        5'10",191,99,245
        5'11",197,101,251
        """

    private func maxima(_ chart: BuildChart, row: Int = 0) -> [String?] {
        chart.rows[row].limits.map { $0.weightMax?.description }
    }

    @Test func aColumnOfKilogramsIsConverted() throws {
        let plain = try read(mixed).chart
        #expect(maxima(plain) == ["180", "93", "231"])
        let draft = try read(mixed, units: ["Standard max": .kilograms])
        #expect(maxima(draft.chart) == ["180", "205", "231"])
        #expect(draft.chart.rows[0].limits[1].cells.first?.reading == .converted)
        #expect(!draft.findings.contains { $0.rule == "reading.unit.no-column" })
    }

    @Test func aUnitForAColumnThatIsNotThereIsAnError() throws {
        let finding = try #require(
            try read(mixed, units: ["Standard": .kilograms]).findings.first { $0.rule == "reading.unit.no-column" })
        #expect(finding.severity == .error)
        #expect(finding.help?.contains("Standard max") == true)
    }

    /// Two columns of one name are told apart by their places: what is said of one is not said of the other.
    @Test func aTitleOfTwoColumnsNamesNone() throws {
        let twice =
            "Height,Preferred,Max,Standard,Max\n5'8\",180,93,205,231\n5'9\",185,96,211,239\n5'10\",191,99,217,245\n"
        let names = try read(twice).columnNames.map(\.text)
        #expect(names == ["Preferred", "Max (table 0, column 2)", "Standard", "Max (table 0, column 4)"])
        #expect(try read(twice, units: ["Max": .kilograms]).findings.contains { $0.rule == "reading.unit.no-column" })
        let name = "Max (table 0, column 2)"
        let one = try read(twice, units: [name: .kilograms], meaning: name).chart
        #expect(maxima(one) == ["180", "205", "205", "231"])
        #expect(one.columns.map(\.classLabel) == ["Preferred", "Max", "Standard", nil])
    }

    /// The same columns for men and for women: a class is said of both, a unit of one.
    @Test func aTitleInTwoTablesIsOneClassAndTwoUnits() throws {
        let rows = [("5'8", 180, 231), ("5'9", 185, 239), ("5'10", 191, 245)].map {
            "<tr><td>\($0.0)\"</td><td>\($0.1)</td><td>\($0.2)</td></tr>"
        }.joined()
        let table = "<table><tr><th>Height</th><th>Preferred</th><th>Max</th></tr>\(rows)</table>"
        let draft = try read("<html><body><h3>Men</h3>\(table)<h3>Women</h3>\(table)</body></html>")
        #expect(draft.findings.filter { $0.rule == "reading.class.missing" }.map { $0.context["label"] } == ["Max"])
        #expect(draft.columnNames.map(\.text).contains("Max (table 1, column 2)"))
    }

    @Test func whereHeightsRunAcrossARowIsNamed() throws {
        let across = "Height,5'8\",5'9\",5'10\",5'11\"\nPreferred max,180,185,191,197\nStandard max,93,96,99,101\n"
        let draft = try read(across, units: ["Standard max": .kilograms])
        #expect(maxima(draft.chart) == ["180", "205"])
        #expect(draft.columnName(at: .init(file: "build.csv", table: 0, row: 2, column: 3)) == "Standard max")
    }

    @Test func whatIsPrintedGoesBefore() throws {
        let printed = mixed.replacing("Standard max", with: "Standard max (lb)")
        let draft = try read(printed, units: ["Standard max (lb)": .kilograms])
        #expect(maxima(draft.chart) == ["180", "93", "231"])
    }

    @Test func aColumnWithoutAClassIsToldOf() throws {
        let draft = try read(mixed)
        let findings = draft.findings.filter { $0.rule == "reading.class.missing" }
        #expect(findings.map { $0.context["label"] } == ["Max"])
        #expect(findings.first?.location.text == "Max")
        let said = try read(mixed, meaning: "Max")
        #expect(said.chart.columns.map(\.rateClass) == [.preferred, .standard, Self.rated])
        #expect(said.chart.columns.last?.classLabel == "Max")
        #expect(!said.findings.contains { $0.rule == "reading.class.missing" })
    }

    @Test func aColumnWithoutAHeaderIsNamedByItsPlaceAndGetsNoLabel() throws {
        let bare = mixed.replacing(",Max\n", with: ",\n")
        #expect(try read(bare).findings.contains { $0.rule == "reading.header.missing" })
        let column = try read(bare, meaning: "(table 0, column 3)").chart.columns.last
        #expect(column?.rateClass == Self.rated)
        #expect(column?.classLabel == nil)
    }

    /// A minimum of all classes, one limit for everybody, and rows that name their class are no columns without a class.
    @Test(arguments: [
        "Height,Minimum,Preferred,Standard\n5'8\",104,180,205\n5'9\",107,185,211\n5'10\",110,191,217\n",
        "Height,Minimum,Maximum\n5'8\",104,205\n5'9\",107,211\n5'10\",110,217\n",
        "Height,Preferred Min,Max,Standard Min,Max\n5'8\",104,180,104,205\n5'9\",107,185,107,211\n5'10\",110,191,110,217\n",
        "Height,Class,Max\n5'8\",Preferred,180\n5'8\",Standard,205\n5'9\",Preferred,185\n5'9\",Standard,211\n",
    ])
    func theseAreNamed(csv: String) throws {
        #expect(!(try read(csv)).findings.contains { $0.rule == "reading.class.missing" })
    }
}
