extension SchemaDocument {
    /// The schema of a kind of charts, made of what the kind tells of itself.
    static func chart<Document: ChartDocument>(
        _: Document.Type, name: String, title: String, description: String, definitions: [String]
    ) -> SchemaDocument {
        let form = SchemaForm.of(Document.self)
        return closed(
            name, title: title, description: description, required: form.required, properties: form.members.map(\.text),
            definitions: definitions.joined(separator: ",\n    "))
    }
}

extension SchemaForm {
    /// The schema of a part, under its name.
    ///
    /// - Parameters:
    ///   - further: Members that stand further left than the others.
    ///   - onOneLine: Whether all members do.
    static func definition<Part: DocumentPart>(
        of _: Part.Type, further: Set<String> = [], onOneLine: Bool = false
    ) -> String {
        let form = of(Part.self)
        let note = Part.note.map { "\n      \"description\": \"\($0)\"," } ?? ""
        let lines = form.members.map { "\n" + (further.contains($0.name) ? "      " : "        ") + $0.text }
        let members =
            onOneLine
            ? form.members.map(\.text).joined(separator: ", ") : lines.joined(separator: ",") + "\n      "
        return """
            "\(Part.definition)": {\(note)
                  "type": "object",
                  "additionalProperties": false,
                  "required": \(SchemaDocument.list(form.required)),
                  "properties": {\(members)}
                }
            """
    }
}
