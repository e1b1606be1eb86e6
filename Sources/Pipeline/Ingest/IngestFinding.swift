import ChartSchema

/// What a run says of a chart whose source has errors.
package enum IngestFinding: String, FindingKind {
    case chartKept = "ingest.chart.kept"
    case chartUnpublished = "ingest.chart.unpublished"
    case fileUnnamed = "ingest.file.unnamed"

    package var meaning: FindingMeaning {
        switch self {
        case .chartKept:
            FindingMeaning(
                .info,
                "A chart keeps its last published form, because its source has errors.",
                remedy: "Mend the errors of the source and run ingest again.")
        case .chartUnpublished:
            FindingMeaning(
                .info,
                "A chart is not published, because its source has errors.",
                remedy: "Mend the errors of the source and run ingest again.")
        case .fileUnnamed:
            FindingMeaning(
                .warning,
                "A file lies among the raw ones, and no source of the configuration names it, so that nobody reads it.",
                remedy: "Adopt it, or take it away.")
        }
    }
}
