import ChartSchema
import Results
import Testing

@testable import Reports

@Suite struct LineageTests {
    private func lineage(_ raw: Lineage.RawFile) -> Lineage {
        let chart = SampleChart.chart
        let record = chart.flatRecords()[0]
        return Lineage(
            chart: chart.id, version: "1.0.0", chartPath: "charts/cd/cdef.json", chartSHA256: "cdef",
            source: chart.source,
            raw: raw, question: "height 5'10\", class preferred-plus",
            values: [
                .init(
                    record: .build(record),
                    steps: [
                        .init(cell: chart.rows[0].limits[0].cells[0], line: "\"5'10\"\"\",200,210"),
                        .init(cell: chart.rows[0].cells[0], line: "\"5'10\"\"\",200,210"),
                    ])
            ])
    }

    /// The height is `"5'10"""` on its line, and the limit the first after it.
    private func place(_ step: Lineage.Step) -> LinePlace? {
        step.line.map { LinePlace(line: 3, step.cell.field == .height ? 1..<7 : 9..<12, text: $0) }
    }

    @Test func theWayBack() {
        #expect(
            lineage(.same).text(place: place) == #"""
                chart    acme/build/2024-05-01 of version 1.0.0
                stored   charts/cd/cdef.json, SHA-256 cdef
                source   raw/acme/2024-05-01/build.csv (csv, windows-1252)
                SHA-256  abababababababababababababababababababababababababababababababab, and the file still has it
                asked    height 5'10", class preferred-plus

                Super Preferred (preferred-plus): weight ≤ 200 lb
                for term+whole-life, female, height 5'10"
                  weight_max_lb from "200" at table 0, row 2, column 1, line 3: it stands in the cell
                   3 | "5'10""",200,210
                     |          ^^^ weight_max_lb
                  height from "5'10"" at table 0, row 2, column 0, line 3: it stands in the cell
                   3 | "5'10""",200,210
                     |  ^^^^^^ height

                """#)
    }

    @Test func aRawFileThatIsNotWhatItWas() {
        #expect(lineage(.changed(sha256: "99")).text(place: place).contains("ab, but the file now has 99\n"))
        #expect(
            lineage(.unreadable(reason: "gone")).text(place: place).contains("ab, but the file cannot be read: gone\n"))
    }
}
