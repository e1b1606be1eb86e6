import ChartSchema
import Tables

/// What reading a document gave in which people say what texts mean.
protocol SaidDraft {
    var findings: [Finding] { get set }
    var ledger: CellLedger { get set }
    /// Puts the printed texts back.
    mutating func restore(_ printed: PrintedTexts)
    /// Whether the same is published of the same people or medications, wherever it was read.
    func saysTheSame(as other: Self) -> Bool
}

extension SaidDraft {
    /// Reads a document with the sayings of its instructions applied; `nil` where nobody says anything.
    static func said(
        _ document: Document, _ instructions: ReadingInstructions,
        _ read: @escaping (Document, TextSenses, ReadingInstructions) -> Self
    ) -> Self? {
        guard let said = SaidDocument(document, instructions.sayings) else { return nil }
        let plain = instructions.withoutSayings
        var draft = read(said.document, said.texts, plain)
        let reading = SaidReading(
            said: said, chart: instructions.id, findings: draft.findings, ledger: draft.ledger,
            changes: { number in
                guard let other = SaidDocument(document, instructions.sayings, leaving: [number]) else { return false }
                return !read(other.document, other.texts, plain).saysTheSame(as: draft)
            })
        let refused = reading.refused
        draft.findings.removeAll { finding in
            finding.severity > .info
                && refused.contains { places in places.spots.contains { $0.holds(finding.location) } }
        }
        draft.findings.removeAll { finding in
            finding.isA(SaidReading.settled)
                && said.places.contains { places in places.spots.contains { $0.holds(finding.location) } }
        }
        let (told, account) = (reading.told(file: document.file), reading.account)
        let printed = PrintedTexts(said.places)
        draft.restore(printed)
        printed.restore(&draft.findings)
        draft.findings += told
        draft.ledger = account
        return draft
    }
}

extension DraftChart: SaidDraft {
    mutating func restore(_ printed: PrintedTexts) { chart = printed.restored(chart) }

    func saysTheSame(as other: DraftChart) -> Bool { Self.bare(chart) == Self.bare(other.chart) }

    /// Without what tells where it stands.
    private static func bare(_ chart: BuildChart) -> BuildChart {
        var chart = chart
        (chart.title, chart.notes) = (nil, [])
        for index in chart.columns.indices { chart.columns[index].cells = [] }
        for row in chart.rows.indices {
            chart.rows[row].cells = []
            for limit in chart.rows[row].limits.indices { chart.rows[row].limits[limit].cells = [] }
        }
        return chart
    }
}

extension MedicationDraft: SaidDraft {
    mutating func restore(_ printed: PrintedTexts) { chart = printed.restored(chart) }

    func saysTheSame(as other: MedicationDraft) -> Bool {
        chart.rules.count == other.chart.rules.count
            && zip(chart.rules, other.chart.rules).allSatisfy { own, other in
                own.medication == other.medication && own.use == other.use && own.lookback == other.lookback
                    && own.condition == other.condition && own.tests == other.tests && own.outcome == other.outcome
                    && own.product == other.product
            }
    }
}
