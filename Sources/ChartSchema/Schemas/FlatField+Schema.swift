/// What a JSON Schema says of flat records: made of the lists of their columns.
extension FlatField {
    /// The member of `properties` that describes the field.
    var schemaMember: String {
        "\"\(name)\": {\(note.map { "\"description\": \"\($0)\", " } ?? "")\(schema)}"
    }

    /// The definition that describes it, where it is one that schemas have in common.
    var definition: String? {
        if name == "rate_class" { return name }
        guard options.isEmpty else { return nil }
        return switch (kind, presence) {
        case (.id, .optional), (.text, .optional), (.date, .optional): "words"
        case (.id, _), (.text, _), (.date, _): nil
        case (.whole, .optional): "place"
        case (.whole, _): "count"
        case (.figure, _): "figure"
        case (.texts, _): "texts"
        }
    }

    private var schema: String {
        if let definition { return "\"$ref\": \"#/$defs/\(definition)\"" }
        let words = options.map { "\"\($0)\"" } + (presence == .optional ? ["null"] : [])
        if options.count == 1 { return "\"const\": \(words[0])" }
        if !options.isEmpty { return "\"enum\": [\(words.joined(separator: ", "))]" }
        if case (.text, .required) = (kind, presence) { return "\"type\": \"string\", \"minLength\": 1" }
        return "\"type\": \"string\""
    }
}

extension SchemaDefinitions {
    static let ruleFields = FlatList.fields { $0.rule(nil) }

    /// The members of a rule that a chart and a flat record have in common.
    static let ruleMembers = ruleFields.map(\.schemaMember)
        .joined(separator: ",\n      ")

    /// The definitions that fields name, and those that a deciding cell does.
    static func definitions(of fields: [FlatField]) -> String {
        let all = [
            ("rate_class", rateClass), ("texts", texts), ("place", place), ("count", count), ("figure", figure),
            ("words", words),
        ]
        let named = fields.compactMap(\.definition) + ["place", "words"]
        return all.filter { named.contains($0.0) }.map(\.1).joined(separator: ",\n    ")
    }
}
