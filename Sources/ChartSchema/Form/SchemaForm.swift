/// Makes JSON Schema of what is told: the members of an object, and which of them are required.
struct SchemaForm: DocumentForm {
    static var reads: Bool { false }

    private(set) var members: [(name: String, text: String)] = []
    private(set) var required: [String] = []

    /// Those of a part.
    static func of<Part: DocumentPart>(_: Part.Type) -> SchemaForm {
        var (form, part) = (SchemaForm(), Part.blank)
        Part.tell(&part, in: &form)
        return form
    }

    /// Those of a chart.
    static func of<Document: ChartDocument>(_: Document.Type) -> SchemaForm {
        var (form, chart) = (SchemaForm(), Document.blank)
        Document.tell(&chart, in: &form)
        return form
    }

    private mutating func add(_ name: FieldName, _ schema: String, isRequired: Bool = true) {
        let note = name.note.map { "\"description\": \"\($0)\", " } ?? ""
        append(name.name.description, "\"\(name.name)\": {\(note)\(schema)}", isRequired: isRequired)
    }

    private mutating func append(_ name: String, _ text: String, isRequired: Bool = true) {
        members.append((name, text))
        if isRequired { required.append(name) }
    }

    private mutating func refer(_ name: FieldName, to definition: String) { add(name, Self.reference(definition)) }

    private static func reference(_ definition: String) -> String { "\"$ref\": \"#/$defs/\(definition)\"" }

    private static func array(of definition: String, _ name: FieldName) -> String {
        "\"type\": \"array\", \(name.isNeverEmpty ? "\"minItems\": 1, " : "")\"items\": {\(reference(definition))}"
    }

    // What flat records have, too, is described alike.
    private mutating func field(_ tell: (inout FlatList) -> Void) {
        for field in FlatList.fields(.cell, tell) { append(field.name, field.schemaMember) }
    }

    mutating func text(_ name: FieldName, _ text: inout String) { field { $0.text(name, &text) } }
    mutating func text(_ name: FieldName, _ text: inout String?) { field { $0.text(name, &text) } }
    mutating func texts(_ name: FieldName, of element: String, _ texts: inout [String]) {
        field { $0.texts(name, of: element, &texts) }
    }
    mutating func whole(_ name: FieldName, _ number: inout Int) { field { $0.whole(name, &number) } }
    mutating func whole(_ name: FieldName, _ number: inout Int?) { field { $0.whole(name, &number) } }
    mutating func figure(_ name: FieldName, _ figure: inout Figure?) { field { $0.figure(name, &figure) } }
    mutating func word<Word: DocumentWord>(_ name: FieldName, _ word: inout Word) { field { $0.word(name, &word) } }
    mutating func word<Word: DocumentWord>(_ name: FieldName, _ word: inout Word?) { field { $0.word(name, &word) } }

    mutating func line() {}
    mutating func constant(_ name: FieldName, _ text: String) { add(name, "\"const\": \"\(text)\"") }
    mutating func ids(_ name: FieldName, _ ids: inout [String]) { add(name, Self.array(of: "name", name)) }
    mutating func digest(_ name: FieldName, _ digest: inout String) { refer(name, to: "sha256") }
    mutating func flag(_ name: FieldName, _ flag: inout Bool) { add(name, "\"type\": \"boolean\"") }
    mutating func date(_ name: FieldName, _ date: inout String) { refer(name, to: "date") }
    mutating func amount(_ name: FieldName, _ amount: inout Figure) { add(name, "\"type\": \"number\"") }
    mutating func kind<Word: DocumentWord>(_ name: FieldName, _ kind: inout Word) { constant(name, kind.rawValue) }
    mutating func value(_ name: FieldName, _ value: inout AppliedCorrection.Value) {
        add(name, "\"type\": [\"number\", \"string\", \"null\"]")
    }
    mutating func place(_ place: inout Place) { append("line", SchemaDefinitions.placeMembers) }

    mutating func id(_ id: inout ChartID) {
        add(
            .noted("id", "carrier/chart/edition"),
            ##""type": "string", "pattern": "^[^/]+/[^/]+/[^/]+$""##)
        refer("carrier", to: "name")
        refer("chart", to: "name")
        refer(.noted("edition", "The date printed on, or given for, the chart."), to: "date")
    }

    mutating func part<Part: DocumentPart>(_ name: FieldName, _ part: inout Part) {
        if Part.isInline {
            append(Part.definition, Self.definition(of: Part.self))
        } else {
            refer(name, to: Part.definition)
        }
    }

    mutating func part<Part: DocumentPart>(_ name: FieldName, _ part: inout Part?) {
        add(name, "\"anyOf\": [{\(Self.reference(Part.definition))}, {\"type\": \"null\"}]")
    }

    mutating func parts<Part: DocumentPart>(_ name: FieldName, _ parts: inout [Part]) {
        add(name, Self.array(of: Part.definition, name))
    }

    mutating func lines<Part: DocumentPart>(_ name: FieldName, _ parts: inout [Part], keep: (Part) -> Part) {
        self.parts(name, &parts)
    }

    mutating func cells(_ cells: inout [CellReference], fault: String?) {
        add("cells", Self.reference("cells") + (fault == nil ? "" : ", \"minItems\": 1"))
    }

    mutating func textIfAny(_ name: FieldName, _ text: inout String?) {
        add(name, "\"type\": \"string\", \"minLength\": 1", isRequired: false)
    }

    mutating func partsIfAny<Part: DocumentPart>(_ name: FieldName, _ parts: inout [Part]) {
        var name = name
        name.isNeverEmpty = true
        add(name, Self.array(of: Part.definition, name), isRequired: false)
    }
}
