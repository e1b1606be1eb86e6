/// One JSON Schema (2020-12) that describes documents of this program; it refers to no other file.
public struct SchemaDocument: Hashable, Sendable {
    /// The file's name without its endings: `build-chart`, `medication-chart`, `manifest`, …
    public var name: String
    public var text: String

    /// The schema's file, relative to the store.
    public var path: String { "schema/\(name).schema.json" }
    public var bytes: [UInt8] { Array(text.utf8) + [0x0a] }

    /// Every schema, in the order of their names.
    public static let all = [
        accepted, buildChart, chartSettings, corrections, finding, flatMedicationRecord, flatRecord, job, judgedCarrier,
        judgedResult, latest, manifest, manifestEntries, manifestFindings, manifestRoot, medicationChart, pipeline,
        result,
    ]

    /// The words of an enumeration as a JSON array.
    static func words<Word: RawRepresentable<String>>(_ words: [Word]) -> String { list(words.map(\.rawValue)) }

    static func list(_ words: [String]) -> String {
        "[" + words.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
    }
}

/// Definitions that several schemas have in common.
enum SchemaDefinitions {
    static let hash = #""sha256": {"type": "string", "pattern": "^[0-9a-f]{64}$"}"#
    static let date = #""date": {"type": "string", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"}"#
    static let version =
        #""version": {"type": "string", "pattern": "^(0|[1-9][0-9]*)[.](0|[1-9][0-9]*)[.](0|[1-9][0-9]*)$"}"#
    static let name = #""name": {"type": "string", "pattern": "^[a-z0-9-]+$"}"#
    static let count = #""count": {"type": "integer", "minimum": 0}"#
    static let place = #""place": {"type": ["integer", "null"], "minimum": 0}"#
    /// Where a text stands: `line`, or `sheet` and `cell`, or `page` and `box`.
    static let placeMembers =
        ##""line": {"description": "From 1 in the decoded file; null in workbooks and paged files.", "$ref": "#/$defs/place"}, "##
        + placeMembersBeyondLine
    static let placeMembersBeyondLine =
        ##""sheet": {"description": "The sheet's name; of workbooks only.", "type": "string"}, "##
        + ##""cell": {"description": "Such as C7; of workbooks only.", "type": "string", "pattern": "^[A-Z]+[1-9][0-9]*$"}, "##
        + ##""page": {"description": "From 1; of paged files only.", "type": "integer", "minimum": 1}, "##
        + ##""box": {"description": "Left, top, right, bottom in points from the page's upper left corner; of paged files only.", "type": "array", "items": {"type": "number"}, "minItems": 4, "maxItems": 4}"##
    static let figure = #""figure": {"type": ["number", "null"]}"#
    static let words = #""words": {"type": ["string", "null"]}"#
    static let rateClass = """
        "rate_class": {
              "description": "What a limit grants; null until somebody has said what the carrier's label means.",
              "enum": [\(RateClass.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")), null]
            }
        """
}
