/// Reads what is told, in the order in which it was written; loses the way where something else is there.
extension CanonicalJSONReader: DocumentForm {
    static var reads: Bool { true }

    mutating func text(_ name: FieldName, _ text: inout String) {
        key(name.name)
        text = self.text()
    }

    mutating func text(_ name: FieldName, _ text: inout String?) {
        key(name.name)
        text = optionalText()
    }

    mutating func texts(_ name: FieldName, of element: String, _ texts: inout [String]) {
        key(name.name)
        texts = self.texts()
    }

    mutating func whole(_ name: FieldName, _ number: inout Int) {
        key(name.name)
        number = integer()
    }

    mutating func whole(_ name: FieldName, _ number: inout Int?) {
        key(name.name)
        number = optionalInteger()
    }

    mutating func figure(_ name: FieldName, _ figure: inout Figure?) {
        key(name.name)
        figure = optionalFigure()
    }

    mutating func word<Word: DocumentWord>(_ name: FieldName, _ word: inout Word) {
        key(name.name)
        if let known = self.word(Word.self) { word = known }
    }

    mutating func word<Word: DocumentWord>(_ name: FieldName, _ word: inout Word?) {
        key(name.name)
        word = isNull() ? nil : self.word(Word.self)
    }

    mutating func line() {}

    mutating func constant(_ name: FieldName, _ text: String) {
        key(name.name)
        if self.text() != text { lost(()) }
    }

    mutating func id(_ id: inout ChartID) {
        key("id")
        guard let found = ChartID(text()) else { return lost(()) }
        id = found
        constant("carrier", id.carrier)
        constant("chart", id.chart)
        constant("edition", id.edition)
    }

    mutating func ids(_ name: FieldName, _ ids: inout [String]) { texts(name, of: "", &ids) }
    mutating func date(_ name: FieldName, _ date: inout String) { text(name, &date) }
    mutating func kind<Word: DocumentWord>(_ name: FieldName, _ kind: inout Word) { word(name, &kind) }

    mutating func amount(_ name: FieldName, _ amount: inout Figure) {
        key(name.name)
        amount = optionalFigure() ?? lost(amount)
    }

    mutating func digest(_ name: FieldName, _ digest: inout String) { text(name, &digest) }

    mutating func flag(_ name: FieldName, _ flag: inout Bool) {
        key(name.name)
        flag = truth()
    }

    mutating func textIfAny(_ name: FieldName, _ text: inout String?) {
        text = optionalKey(name.name) ? self.text() : nil
    }

    mutating func place(_ place: inout Place) {
        if let found = placeInFile() { place = found }
    }

    mutating func part<Part: DocumentPart>(_ name: FieldName, _ part: inout Part) {
        key(name.name)
        object { Part.tell(&part, in: &$0) }
    }

    mutating func part<Part: DocumentPart>(_ name: FieldName, _ part: inout Part?) {
        key(name.name)
        part = isNull() ? nil : self.part()
    }

    mutating func parts<Part: DocumentPart>(_ name: FieldName, _ parts: inout [Part]) {
        key(name.name)
        parts = array { $0.part() }
    }

    mutating func partsIfAny<Part: DocumentPart>(_ name: FieldName, _ parts: inout [Part]) {
        if optionalKey(name.name) { parts = array { $0.part() } }
    }

    mutating func lines<Part: DocumentPart>(_ name: FieldName, _ parts: inout [Part], keep: (Part) -> Part) {
        key(name.name)
        parts = array { keep($0.part()) }
    }

    mutating func cells(_ cells: inout [CellReference], fault: String?) {
        parts("cells", &cells)
        if fault != nil, cells.isEmpty { lost(()) }
    }

    mutating func value(_ name: FieldName, _ value: inout AppliedCorrection.Value) {
        key(name.name)
        if isNull() {
            value = .nothing
        } else if isText {
            value = .word(text())
        } else {
            value = optionalFigure().map { .figure($0) } ?? .nothing
        }
    }

    /// An object as a part.
    package mutating func cell() -> CellReference { part() }

    private mutating func part<Part: DocumentPart>() -> Part {
        var part = Part.blank
        object { Part.tell(&part, in: &$0) }
        return part
    }
}
