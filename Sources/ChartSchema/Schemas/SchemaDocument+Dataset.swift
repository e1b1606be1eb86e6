extension SchemaDocument {
    static let latest = SchemaDocument(
        name: "latest",
        text: #"""
            {
              "$schema": "https://json-schema.org/draft/2020-12/schema",
              "$id": "urn:chartwright:schema:latest:1",
              "title": "Pointer to the latest version",
              "description": "Where a consumer starts.",
              "type": "object",
              "additionalProperties": false,
              "required": ["version", "manifest", "sha256"],
              "properties": {
                "version": {"$ref": "#/$defs/version"},
                "manifest": {"description": "Relative to this file's folder.", "type": "string", "pattern": "^versions/[0-9.]+[.]json$"},
                "sha256": {"description": "Of the manifest's bytes.", "$ref": "#/$defs/sha256"}
              },
              "$defs": {
                \#(SchemaDefinitions.version),
                \#(SchemaDefinitions.hash)
              }
            }
            """#)

    static let manifest = SchemaDocument(
        name: "manifest",
        text: #"""
            {
              "$schema": "https://json-schema.org/draft/2020-12/schema",
              "$id": "urn:chartwright:schema:manifest:1",
              "title": "Manifest of a dataset version, in one piece",
              "description": "What versions of earlier releases were published as, and what the API answers. Others have a root (manifest-root).",
              "type": "object",
              "additionalProperties": false,
              "required": ["schema", "version", "parent", "schemas", "changes", "charts"],
              "properties": {
                "schema": {"const": "\#(DatasetManifest.schema)"},
                \#(manifestHead),
                "charts": {"description": "In the order of their ids.", "type": "array", "items": {"$ref": "#/$defs/entry"}}
              },
              "$defs": {
                \#(manifestChangeDefinitions),
                \#(entryDefinition(withFindings: true)),
                \#(findingDefinition),
                \#(SchemaDefinitions.version),
                \#(SchemaDefinitions.name),
                \#(SchemaDefinitions.date),
                \#(SchemaDefinitions.hash),
                \#(SchemaDefinitions.count),
                \#(SchemaDefinitions.place),
                \#(SchemaDefinitions.words)
              }
            }
            """#)
}
