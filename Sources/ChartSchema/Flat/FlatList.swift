/// What a kind of record has, field by field in the order of its columns: told once, and made into what is asked for.
///
/// A record's type tells it (``FlatRow``), a line a field: what it is called and holds, and what a record has there.
public struct FlatList {
    /// What becomes of the list.
    enum Form {
        /// Members of a JSON object.
        case json
        /// Fields of a line of CSV.
        case csv
        /// Values for other forms.
        case values
        /// Descriptions, of no record.
        case fields
    }

    /// How much of where a record was read is in the list.
    package enum Source {
        case nothing
        /// The file and the cell in its table.
        case cell
        /// The cell of a workbook or the box of a page as well.
        case place
        /// The chart as well, for records that do not name it.
        case placeOfChart
    }

    let form: Form
    var source = Source.cell
    /// The chart that the record is of.
    var chart: String?
    var writer = CanonicalJSONWriter(reservingCapacity: 0)
    var line = CSVLine()
    var values: [FlatValue] = []
    var fields: [FlatField] = []

    init(_ form: Form) { self.form = form }
}

// A line of a list each. They are not inlined: every line of every list would be a copy.
extension FlatList {
    @inline(never)
    package mutating func id(
        _ name: StaticString, _ text: String?, _ presence: FlatField.Presence = .required,
        options: @autoclosure () -> [String] = [], note: String? = nil, isOfChart: Bool = false,
        isOfContracts: Bool = false
    ) {
        if !put(name, text) {
            describe(name, .id, presence, options: options(), note, isOfChart: isOfChart, isOfContracts)
        }
    }

    @inline(never)
    package mutating func text(
        _ name: StaticString, _ text: String?, _ presence: FlatField.Presence = .optional, note: String? = nil,
        isOfContracts: Bool = false
    ) {
        if !put(name, text) { describe(name, .text, presence, note, isOfContracts) }
    }

    @inline(never)
    package mutating func date(
        _ name: StaticString, _ text: String?, _ presence: FlatField.Presence = .required, isOfChart: Bool = false
    ) {
        if !put(name, text) { describe(name, .date, presence, nil, isOfChart: isOfChart) }
    }

    @inline(never)
    package mutating func whole(
        _ name: StaticString, _ number: Int?, _ presence: FlatField.Presence = .optional, note: String? = nil,
        isOfContracts: Bool = false
    ) {
        switch form {
        case .json: writer.member(written: name, number)
        case .csv: line.add(number)
        case .values: values.append(.whole(number))
        case .fields: describe(name, .whole, presence, note, isOfContracts)
        }
    }

    @inline(never)
    package mutating func figure(_ name: StaticString, _ figure: Figure?, isOfContracts: Bool = false) {
        switch form {
        case .json: writer.member(written: name, figure)
        case .csv: line.add(figure)
        case .values: values.append(.figure(figure))
        case .fields: describe(name, .figure, .optional, nil, isOfContracts)
        }
    }

    @inline(never)
    package mutating func texts(_ name: StaticString, _ texts: [String]?, of element: String, note: String? = nil) {
        switch form {
        case .json: writer.member(written: name, texts ?? [])
        case .csv: line.add(text: texts.flatMap { $0.isEmpty ? nil : $0.joined(separator: "+") })
        case .values: values.append(.texts(texts ?? []))
        case .fields: describe(name, .texts(of: element), .given, note)
        }
    }

    /// Whether a text was put where it belongs; otherwise the field is to be described.
    @inline(never)
    private mutating func put(_ name: StaticString, _ text: String?) -> Bool {
        switch form {
        case .json: writer.member(written: name, text)
        case .csv: line.add(text: text)
        case .values: values.append(.text(text))
        case .fields: return false
        }
        return true
    }

    @inline(never)
    private mutating func describe(
        _ name: StaticString, _ kind: FlatField.Kind, _ presence: FlatField.Presence, options: [String] = [],
        _ note: String?, isOfChart: Bool = false, _ isOfContracts: Bool = false
    ) {
        fields.append(
            FlatField(
                name: name.description, kind: kind, presence: presence, options: options, note: note,
                isOfChart: isOfChart, isOfContracts: isOfContracts))
    }
}
