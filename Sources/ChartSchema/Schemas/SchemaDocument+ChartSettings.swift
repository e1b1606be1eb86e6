extension SchemaDocument {
    /// What a chart was read with: the part of the configuration and of the review files that is about it.
    static let chartSettings = SchemaDocument(
        name: "chart-settings",
        text: #"""
            {
              "$schema": "https://json-schema.org/draft/2020-12/schema",
              "$id": "urn:chartwright:schema:chart-settings:1",
              "title": "What a chart was read with",
              "description": "The part of pipeline.json and of the review files that decides what one chart says, as it was written.",
              "type": "object",
              "additionalProperties": false,
              "required": ["schema", "pipeline", "corrections", "names"],
              "properties": {
                "schema": {"const": "chartwright/chart-settings/1"},
                "pipeline": {"description": "A pipeline.json of one carrier and one source.", "type": "object"},
                "adapter": {"description": "What the carrier's adapter said of the chart's labels: rate classes. Absent where it said nothing.", "type": "object", "additionalProperties": {"type": "string"}},
                "corrections": {"description": "Entries of the chart in corrections.json.", "type": "array", "items": {"type": "object"}},
                "names": {"description": "Lines of names.tsv; none for build charts.", "type": "array", "items": {"type": "string"}}
              }
            }
            """#)
}
