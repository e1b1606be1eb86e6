import ChartSchema
import Testing

/// The comparison must see every kind of difference, or its silence would prove nothing.
@Suite struct DisagreementTests {
    static let reading = RightReading(
        [
            .exactly(.preferred, "Preferred").at(70, upTo: 200),
            .exactly(.standard, "Standard +25").at(70, upTo: 240),
        ],
        footnotes: [
            .init("Above the high end = decline", applied: [.exactly(.decline, "decline").at(70, from: 240)]),
            .init("Half inch rounds up"),
        ])

    static let notes = ["Above the high end = decline", "Half inch rounds up."]

    private func chart(
        preferred: Figure = 200, rateClass: RateClass? = .preferred, label: String = "Standard (+25)",
        decline: Figure? = nil, extra: Bool = false, notes: [String] = notes
    ) -> BuildChart {
        var limits = [
            BuildLimit(column: 0, weightMax: preferred), BuildLimit(column: 1, weightMax: 240),
        ]
        if let decline { limits.append(BuildLimit(column: 2, weightMin: decline)) }
        if extra { limits.append(BuildLimit(column: 0, weightMax: preferred)) }
        return BuildChart(
            id: ChartID(carrier: "acme", chart: "adult", edition: "2026-01-01"), products: ["term"],
            source: ChartSource(path: "raw/acme.csv", sha256: "", format: "csv", encoding: "utf-8"),
            columns: [
                BuildColumn(classLabel: "Preferred", rateClass: rateClass),
                BuildColumn(classLabel: label, rateClass: .standard),
                BuildColumn(classLabel: "decline", rateClass: .decline),
            ],
            rows: [BuildRow(height: HeightRange(exactly: 70), limits: limits)],
            notes: notes.map { ChartNote(kind: .footnote, text: $0, table: 0, line: 1) })
    }

    private func sizes(_ chart: BuildChart, reported: [String] = notes) -> [Int] {
        let findings = reported.map { text in
            Finding(rule: "note", severity: .info, message: "", location: .init(file: "raw/acme.csv", text: text))
        }
        let found = Disagreement(of: chart, findings: findings, with: Self.reading)
        return [found.missing.count, found.extra.count, found.vanished.count]
    }

    @Test func theSameIsTheSame() {
        #expect(sizes(chart()) == [0, 0, 0])
    }

    @Test func aWrongFigureIsMissingAndExtra() {
        #expect(sizes(chart(preferred: 201)) == [1, 1, 0])
    }

    @Test func aWrongClassIsMissingAndExtra() {
        #expect(sizes(chart(rateClass: nil)) == [1, 1, 0])
    }

    @Test func aLostPartOfALabelIsMissingAndExtra() {
        #expect(sizes(chart(label: "Standard")) == [1, 1, 0])
    }

    @Test func aRecordTwiceIsExtra() {
        #expect(sizes(chart(extra: true)) == [0, 1, 0])
    }

    @Test func aFootnoteIsAppliedOrKept() {
        #expect(sizes(chart(decline: 240, notes: ["Half inch rounds up"])) == [0, 0, 0])
        #expect(sizes(chart(notes: ["Half inch rounds up"])) == [0, 0, 1])
        #expect(sizes(chart(decline: 240, notes: [])) == [0, 0, 1])
        #expect(sizes(chart(decline: 250)) == [0, 1, 0])
    }

    @Test func aFootnoteIsReported() {
        #expect(sizes(chart(), reported: ["Half inch rounds up"]) == [0, 0, 1])
        #expect(sizes(chart(decline: 240), reported: []) == [0, 0, 1])
    }
}

extension ExpectedRecord {
    fileprivate func at(_ height: Figure, upTo weight: Figure) -> ExpectedRecord {
        var copy = self
        copy.height = HeightRange(exactly: height)
        copy.weightMax = weight
        return copy
    }

    fileprivate func at(_ height: Figure, from weight: Figure) -> ExpectedRecord {
        var copy = self
        copy.height = HeightRange(exactly: height)
        copy.weightMin = weight
        return copy
    }
}
