/// Reads what is told from any layout, and says of the first thing that is wrong where it stands and why.
struct DecodedForm: DocumentForm {
    static var reads: Bool { true }

    private(set) var error: (any Error)?
    private let decoder: any Decoder
    private let container: KeyedDecodingContainer<Key>

    struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(_ name: FieldName) { stringValue = name.name.description }
        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    init(_ decoder: any Decoder) throws {
        self.decoder = decoder
        container = try decoder.container(keyedBy: Key.self)
    }

    /// What was read is not what it should be.
    mutating func refuse(_ name: FieldName, _ reason: String) {
        guard error == nil else { return }
        error = DecodingError.dataCorruptedError(forKey: Key(name), in: container, debugDescription: reason)
    }

    private mutating func attempt(_ read: (KeyedDecodingContainer<Key>) throws -> Void) {
        guard error == nil else { return }
        do { try read(container) } catch { self.error = error }
    }

    private mutating func take<Value: Decodable>(_ name: FieldName, _ value: inout Value) {
        attempt { value = try $0.decode(Value.self, forKey: Key(name)) }
    }

    private mutating func take<Value: Decodable>(_ name: FieldName, _ value: inout Value?) {
        attempt { value = try $0.decodeIfPresent(Value.self, forKey: Key(name)) }
    }

    mutating func text(_ name: FieldName, _ text: inout String) { take(name, &text) }
    mutating func text(_ name: FieldName, _ text: inout String?) { take(name, &text) }
    mutating func texts(_ name: FieldName, of element: String, _ texts: inout [String]) { take(name, &texts) }
    mutating func whole(_ name: FieldName, _ number: inout Int) { take(name, &number) }
    mutating func whole(_ name: FieldName, _ number: inout Int?) { take(name, &number) }
    mutating func figure(_ name: FieldName, _ figure: inout Figure?) { take(name, &figure) }
    mutating func word<Word: DocumentWord>(_ name: FieldName, _ word: inout Word) { take(name, &word) }
    mutating func word<Word: DocumentWord>(_ name: FieldName, _ word: inout Word?) { take(name, &word) }

    mutating func line() {}
    mutating func id(_ id: inout ChartID) { take("id", &id) }
    mutating func ids(_ name: FieldName, _ ids: inout [String]) { take(name, &ids) }
    mutating func digest(_ name: FieldName, _ digest: inout String) { take(name, &digest) }
    mutating func flag(_ name: FieldName, _ flag: inout Bool) { take(name, &flag) }
    mutating func place(_ place: inout Place) { attempt { [decoder] _ in place = try Place(from: decoder) } }
    mutating func part<Part: DocumentPart>(_ name: FieldName, _ part: inout Part) { take(name, &part) }
    mutating func part<Part: DocumentPart>(_ name: FieldName, _ part: inout Part?) { take(name, &part) }
    mutating func parts<Part: DocumentPart>(_ name: FieldName, _ parts: inout [Part]) { take(name, &parts) }
    mutating func date(_ name: FieldName, _ date: inout String) { take(name, &date) }
    mutating func amount(_ name: FieldName, _ amount: inout Figure) { take(name, &amount) }
    mutating func kind<Word: DocumentWord>(_ name: FieldName, _ kind: inout Word) { take(name, &kind) }
    mutating func value(_ name: FieldName, _ value: inout AppliedCorrection.Value) { take(name, &value) }

    mutating func textIfAny(_ name: FieldName, _ text: inout String?) { take(name, &text) }

    mutating func constant(_ name: FieldName, _ text: String) {
        var found = text
        take(name, &found)
        if found != text { refuse(name, "expected \"\(text)\", found \"\(found)\"") }
    }

    mutating func lines<Part: DocumentPart>(_ name: FieldName, _ parts: inout [Part], keep: (Part) -> Part) {
        attempt { container in
            var list = try container.nestedUnkeyedContainer(forKey: Key(name))
            parts.reserveCapacity(list.count ?? 0)
            while !list.isAtEnd { parts.append(keep(try list.decode(Part.self))) }
        }
    }

    mutating func cells(_ cells: inout [CellReference], fault: String?) {
        take("cells", &cells)
        if let fault, cells.isEmpty { refuse("cells", fault) }
    }

    mutating func partsIfAny<Part: DocumentPart>(_ name: FieldName, _ parts: inout [Part]) {
        var found: [Part]?
        take(name, &found)
        parts = found ?? []
    }
}
