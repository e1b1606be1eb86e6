/// Writes what is told, as members of the object that was begun.
extension CanonicalJSONWriter: DocumentForm {
    static var reads: Bool { false }

    mutating func text(_ name: FieldName, _ text: inout String) { member(written: name.name, text) }
    mutating func text(_ name: FieldName, _ text: inout String?) { member(written: name.name, text) }
    mutating func texts(_ name: FieldName, of element: String, _ texts: inout [String]) {
        member(written: name.name, texts)
    }
    mutating func whole(_ name: FieldName, _ number: inout Int) { member(written: name.name, number) }
    mutating func whole(_ name: FieldName, _ number: inout Int?) { member(written: name.name, number) }
    mutating func figure(_ name: FieldName, _ figure: inout Figure?) { member(written: name.name, figure) }
    mutating func word<Word: DocumentWord>(_ name: FieldName, _ word: inout Word) {
        member(written: name.name, word.rawValue)
    }
    mutating func word<Word: DocumentWord>(_ name: FieldName, _ word: inout Word?) {
        member(written: name.name, word?.rawValue)
    }

    mutating func line() { lineBreak(indent: 1) }
    mutating func constant(_ name: FieldName, _ text: String) { member(written: name.name, text) }
    mutating func ids(_ name: FieldName, _ ids: inout [String]) { member(written: name.name, ids) }
    mutating func digest(_ name: FieldName, _ digest: inout String) { member(written: name.name, digest) }
    mutating func date(_ name: FieldName, _ date: inout String) { member(written: name.name, date) }
    mutating func amount(_ name: FieldName, _ amount: inout Figure) { member(written: name.name, amount) }
    mutating func kind<Word: DocumentWord>(_ name: FieldName, _ kind: inout Word) { word(name, &kind) }
    mutating func place(_ place: inout Place) { place.write(to: &self) }

    mutating func value(_ name: FieldName, _ value: inout AppliedCorrection.Value) {
        value.write(name.name.description, to: &self)
    }

    mutating func id(_ id: inout ChartID) {
        let parts: [(StaticString, String)] = [
            ("id", id.description), ("carrier", id.carrier), ("chart", id.chart), ("edition", id.edition),
        ]
        for (name, text) in parts {
            line()
            member(written: name, text)
        }
    }

    mutating func flag(_ name: FieldName, _ flag: inout Bool) {
        key(written: name.name)
        value(flag)
    }

    mutating func textIfAny(_ name: FieldName, _ text: inout String?) {
        if text != nil { self.text(name, &text) }
    }

    mutating func part<Part: DocumentPart>(_ name: FieldName, _ part: inout Part) {
        key(written: name.name)
        write(part)
    }

    mutating func part<Part: DocumentPart>(_ name: FieldName, _ part: inout Part?) {
        key(written: name.name)
        if let part { write(part) } else { null() }
    }

    mutating func parts<Part: DocumentPart>(_ name: FieldName, _ parts: inout [Part]) {
        key(written: name.name)
        beginArray()
        for part in parts { write(part) }
        endArray()
    }

    mutating func partsIfAny<Part: DocumentPart>(_ name: FieldName, _ parts: inout [Part]) {
        if !parts.isEmpty { self.parts(name, &parts) }
    }

    mutating func lines<Part: DocumentPart>(_ name: FieldName, _ parts: inout [Part], keep: (Part) -> Part) {
        key(written: name.name)
        beginArray()
        for part in parts {
            lineBreak(indent: 2)
            write(part)
        }
        if !parts.isEmpty { endLine(indent: 1) }
        endArray()
    }

    mutating func cells(_ cells: inout [CellReference], fault: String?) { parts("cells", &cells) }

    /// A part as an object.
    mutating func write<Part: DocumentPart>(_ part: Part) {
        var part = part
        beginObject()
        Part.tell(&part, in: &self)
        endObject()
    }
}
