import ChartSchema

extension RuleDescription {
    /// Findings of a run over the whole pipeline.
    package static let pipelineFindings: [RuleDescription] = [
        RuleDescription(
            "ingest.chart.kept", .info,
            "A chart keeps its last published form, because its source has errors.",
            remedy: "Mend the errors of the source and run ingest again."),
        RuleDescription(
            "ingest.chart.unpublished", .info,
            "A chart is not published, because its source has errors.",
            remedy: "Mend the errors of the source and run ingest again."),
        RuleDescription(
            "source.kind.unsupported", .error,
            "A source is of a kind that this release cannot read.",
            remedy: "Remove the source until a release reads it."),
    ]
}
