import ChartSchema

/// The schemas that the OpenAPI document names: those of bodies, of answers, and of the published documents.
enum ComponentSchemas {
    /// By name, in the order of the document.
    static let all: [(String, String)] =
        bodies + answers + [("Problem", problem)]
        + [
            ("BuildChart", published("build-chart", as: "BuildChart")),
            ("MedicationChart", published("medication-chart", as: "MedicationChart")),
            ("Manifest", published("manifest", as: "Manifest")), ("Finding", published("finding", as: "Finding")),
            ("BuildRecord", published("flat-record", as: "BuildRecord")),
            ("MedicationRecord", published("flat-medication-record", as: "MedicationRecord")),
        ]

    /// A published schema, with its references leading to where it stands here.
    private static func published(_ name: String, as component: String) -> String {
        guard let document = SchemaDocument.all.first(where: { $0.name == name }) else { return "{}" }
        let lines = document.text.split(separator: "\n").filter { line in
            !["\"$schema\":", "\"$id\":"].contains { line.drop { $0 == " " }.hasPrefix($0) }
        }
        return lines.map { $0.drop { $0 == " " } }.joined(separator: "\n")
            .replacing("\"#/$defs/", with: "\"#/components/schemas/\(component)/$defs/")
    }

    /// An object whose members are all there, and no others but `optional` ones.
    static func object(_ members: [(String, String)], optional: [(String, String)] = []) -> String {
        let required = members.map { $0.0.quotedJSON }.joined(separator: ",")
        return OpenAPIDocument.object([
            ("type", "\"object\""), ("additionalProperties", "false"), ("required", "[\(required)]"),
            ("properties", OpenAPIDocument.object(members + optional)),
        ])
    }

    static func array(_ items: String) -> String { #"{"type":"array","items":\#(items)}"# }
    static func nullable(_ schema: String) -> String { #"{"anyOf":[\#(schema),{"type":"null"}]}"# }
    static func reference(_ name: String) -> String { ##"{"$ref":"#/components/schemas/\##(name)"}"## }
    static func choice(_ words: [String]) -> String { ValueForm.choice(words).schema }

    static let text = #"{"type":"string"}"#
    static let texts = array(text)
    static let count = #"{"type":"integer","minimum":0}"#
    static let number = #"{"type":"number"}"#
    static let flag = #"{"type":"boolean"}"#
    static let version = ValueForm.version.schema

    private static let problem = object(
        [
            ("type", #"{"type":"string","description":"urn:chartwright:problem: and the code"}"#), ("title", text),
            ("status", #"{"type":"integer","minimum":400,"maximum":599}"#), ("code", text), ("detail", text),
            ("help", #"{"type":"string","description":"What to do about it."}"#),
        ],
        optional: [
            (
                "place",
                #"{"type":"string","description":"A JSON Pointer into the body, or a parameter's or header's name."}"#
            ),
            (
                "suggestions",
                #"{"type":"array","items":{"type":"string"},"description":"Names that may have been meant."}"#
            ),
        ])
}
