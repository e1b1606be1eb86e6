import ChartSchema
import Testing

/// Every row of the six published charts, read from `raw/`, against plain CSVs of the same charts: in both directions, and
/// with every cell accounted for.
@Suite struct MedicationTwinTests {
    @Test(arguments: MedicationTwin.all)
    func everyRowIsReadAsPrinted(twin: MedicationTwin) throws {
        let draft = try twin.draft()
        let expected = try twin.expected().sorted()
        let found = draft.chart.rules.map {
            PrintedRule($0, keepsLabel: twin.keepsLabel, keepsProduct: twin.keepsProduct)
        }.sorted()
        let missing = expected.filter { !found.contains($0) }
        let surplus = found.filter { !expected.contains($0) }
        #expect(missing.isEmpty, "missing: \(missing.prefix(5))")
        #expect(surplus.isEmpty, "surplus: \(surplus.prefix(5))")
        #expect(found.count == expected.count)
    }

    @Test(arguments: MedicationTwin.all)
    func everyCellIsAccountedFor(twin: MedicationTwin) throws {
        let draft = try twin.draft()
        #expect(draft.ledger.counts.unread == 0)
        #expect(!draft.findings.contains { $0.severity == .error })
        let cells = Set(draft.chart.rules.flatMap(\.cells).map { [$0.table, $0.row, $0.column] })
        for (table, entries) in draft.ledger.entries.enumerated() {
            let values = entries.count { $0 == .value }
            let named = Set(draft.chart.rules.map(\.source).filter { $0.table == table }.map { [$0.row, $0.column] })
            #expect(values == named.count, "table \(table): every cell of a value decides a rule")
        }
        #expect(!cells.isEmpty)
    }

    /// The numbers of rows that the notes to the charts give.
    @Test func theTwinsAreWhole() throws {
        #expect(try MedicationTwin.all.map { try $0.rows().count } == [1637, 678, 742, 92, 121, 167])
    }

    /// Who takes gabapentin for neuropathy (`#`) beside a medication marked `*` is offered Return of Premium only.
    @Test func aFootnoteJoinsTwoMedications() throws {
        let rules = try MedicationTwin.all[1].draft().chart.rules.filter { $0.medication == "Actos" }
        #expect(rules.map(\.outcome) == [.level, .modified])
        let tests = rules.flatMap(\.tests)
        #expect(tests.count == 2)
        for (test, isTaken) in zip(tests, [false, true]) {
            guard case .taking(let other) = test else {
                Issue.record("\(test)")
                continue
            }
            #expect(other.isTaken == isTaken)
            #expect(other.anyOf.contains { $0.ingredients == ["gabapentin"] })
            #expect(other.anyOf.count == 22)
        }
    }
}
