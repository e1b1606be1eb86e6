import ChartSchema

/// The forms of the documents that this program publishes.
enum DatasetSchemas {
    /// In byte order.
    static let current = [
        BuildChart.schema, ManifestPart.entriesSchema, ManifestPart.findingsSchema, ManifestRoot.schema,
        MedicationChart.schema,
    ]

    /// The JSON Schema documents that are written beside the data.
    static let files = SchemaDocument.all
}
