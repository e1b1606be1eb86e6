import ChartSchema

extension RuleDescription {
    /// Findings of a run over the whole pipeline.
    package static let pipelineFindings: [RuleDescription] = [
        RuleDescription(
            "adopt.carrier.near", .warning,
            "A file is adopted for a carrier that is new, and whose id differs in a letter or two from one that the project has.",
            remedy: "Undo the adoption if the known carrier was meant; else do nothing."),
        RuleDescription(
            "adopt.edition.other", .warning,
            "A file prints one date, and it is not the edition that it is adopted as.",
            remedy: "Look which is right; adopt it again with the other --edition if the file is."),
        RuleDescription(
            "adopt.file.twin", .warning,
            "A file is adopted that is another chart's file, byte for byte.",
            remedy: "Look whether the carrier's own new file was meant."),
        RuleDescription(
            "ingest.chart.kept", .info,
            "A chart keeps its last published form, because its source has errors.",
            remedy: "Mend the errors of the source and run ingest again."),
        RuleDescription(
            "ingest.chart.unpublished", .info,
            "A chart is not published, because its source has errors.",
            remedy: "Mend the errors of the source and run ingest again."),
    ]
}
