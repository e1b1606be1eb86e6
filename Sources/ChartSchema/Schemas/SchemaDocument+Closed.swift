extension SchemaDocument {
    /// The schema of an object that has these properties and no others, in version 1 of its kind.
    static func closed(
        _ name: String, title: String, description: String, required: [String], properties: [String],
        definitions: String
    ) -> SchemaDocument {
        SchemaDocument(
            name: name,
            text: #"""
                {
                  "$schema": "https://json-schema.org/draft/2020-12/schema",
                  "$id": "urn:chartwright:schema:\#(name):1",
                  "title": "\#(title)",
                  "description": "\#(description)",
                  "type": "object",
                  "additionalProperties": false,
                  "required": \#(list(required)),
                  "properties": {
                    \#(properties.joined(separator: ",\n    "))
                  },
                  "$defs": {
                    \#(definitions)
                  }
                }
                """#)
    }
}
