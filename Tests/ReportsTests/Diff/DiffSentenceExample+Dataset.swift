import ChartSchema
import Diff

extension DiffSentenceExample {
    private static let withdrawn = SampleState.build.with {
        $0.withdrawal = Withdrawal(from: "2026-09-01", reason: "the carrier's letter")
    }
    private static let found = SampleState.build.with { $0.findings = [SampleState.finding("one")] }
    private static let accepted = found.with {
        $0.findings[0].acceptance = Finding.Acceptance(reason: "as printed", who: "data team", date: "2026-01-31")
    }

    /// What is said of a version as a whole, and of a chart's life.
    static let dataset: [DiffSentenceExample] = [
        DiffSentenceExample(
            .schemaAdded, from: .build, to: .build.with { $0.schemas.append(MedicationChart.schema) },
            "the form chartwright/medication-chart/1 is published too"),
        DiffSentenceExample(
            .schemaRemoved, from: .build.with { $0.schemas.append(MedicationChart.schema) }, to: .build,
            "the form chartwright/medication-chart/1 is no longer published"),
        DiffSentenceExample(
            .withdrawn, from: .build, to: withdrawn, "withdrawn from 2026-09-01: the carrier's letter"),
        DiffSentenceExample(
            .withdrawn, from: withdrawn,
            to: withdrawn.with { $0.withdrawal = Withdrawal(from: "2026-10-01", reason: "a second letter") },
            "withdrawn from 2026-10-01: a second letter, was from 2026-09-01: the carrier's letter"),
        DiffSentenceExample(
            .reinstated, from: withdrawn, to: .build,
            "no longer withdrawn; it was from 2026-09-01: the carrier's letter"),
        DiffSentenceExample(
            .inputsRecorded, from: .build,
            to: .build.with {
                $0.inputs = ManifestEntry.Inputs(
                    settings: String(repeating: "1b", count: 32), vocabulary: String(repeating: "2c", count: 32))
            }, "what 1 chart came from is recorded"),
        DiffSentenceExample(
            .countsChanged, from: .build, to: .build.with { $0.cells.note = 1 },
            "the account of the raw cells changed"),
    ]

    /// Words of a chart, and where they were read.
    static let words: [DiffSentenceExample] = [
        DiffSentenceExample(
            .titleChanged, from: .build, to: .build { $0.title = "Build\nchart" }, "title “Build” → “Build chart”"),
        DiffSentenceExample(.titleChanged, from: .build, to: .build { $0.title = nil }, "title “Build” → none"),
        DiffSentenceExample(
            .notesChanged, from: .build,
            to: .build { $0.notes = [ChartNote(kind: .footnote, text: "Ages 18-60", table: 0, line: 9)] },
            "1 note changed"),
        DiffSentenceExample(
            .sourceChanged, from: .build, to: .build { $0.source = SampleState.source("build.csv", sha256: "0b") },
            "another raw file"),
        DiffSentenceExample(
            .sourceChanged, from: .build, to: .build { $0.source = SampleState.source("build-2.csv") },
            "raw file raw/acme/build.csv → raw/acme/build-2.csv"),
        DiffSentenceExample(
            .originsChanged, from: .build,
            to: .build {
                $0.rows[0].cells = [SampleChart.cell(.height, "5'10\"", row: 1, column: 0)]
            }, "only origins changed: cells, or the order of columns and rows"),
    ]

    /// Findings, and what people make of them.
    static let findings: [DiffSentenceExample] = [
        DiffSentenceExample(
            .findingsChanged, from: found,
            to: .build.with { $0.findings = ["two", "three"].map(SampleState.finding) }, "findings: 1 gone, 2 new"),
        DiffSentenceExample(.findingsAccepted, from: found, to: accepted, "1 finding accepted"),
        DiffSentenceExample(.findingsOpened, from: accepted, to: found, "1 finding no longer accepted"),
        DiffSentenceExample(
            .findingsJudged, from: found, to: found.with { $0.findings[0].severity = .info },
            "1 finding judged otherwise"),
    ]
}
