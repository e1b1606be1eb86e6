/// The fields that a chart's parts and its flat records have in common.
extension FlatList: FieldForm {
    mutating func text(_ name: FieldName, _ text: inout String) {
        self.text(
            name.name, text, name.isNeverEmpty ? .required : .given, note: name.note, isOfContracts: name.isOfContracts)
    }

    mutating func text(_ name: FieldName, _ text: inout String?) {
        self.text(name.name, text, note: name.note, isOfContracts: name.isOfContracts)
    }

    mutating func texts(_ name: FieldName, of element: String, _ texts: inout [String]) {
        self.texts(name.name, texts, of: element, note: name.note)
    }

    mutating func whole(_ name: FieldName, _ number: inout Int) {
        whole(name.name, number, .required, note: name.note, isOfContracts: name.isOfContracts)
    }

    mutating func whole(_ name: FieldName, _ number: inout Int?) {
        whole(name.name, number, note: name.note, isOfContracts: name.isOfContracts)
    }

    mutating func figure(_ name: FieldName, _ figure: inout Figure?) {
        self.figure(name.name, figure, isOfContracts: name.isOfContracts)
    }

    mutating func word<Word: DocumentWord>(_ name: FieldName, _ word: inout Word) {
        id(
            name.name, word.rawValue, options: Word.allCases.map(\.rawValue), note: name.note,
            isOfContracts: name.isOfContracts)
    }

    mutating func word<Word: DocumentWord>(_ name: FieldName, _ word: inout Word?) {
        id(
            name.name, word?.rawValue, .optional, options: Word.allCases.map(\.rawValue), note: name.note,
            isOfContracts: name.isOfContracts)
    }
}
