import ChartSchema

/// A column of a Parquet file.
struct ParquetField {
    enum Kind {
        case text, integer, figure
        /// A list of texts, never missing, perhaps empty.
        case texts
    }

    let name: String
    let kind: Kind
    /// Whether a record may have no value.
    let isOptional: Bool

    static func text(_ name: String) -> Self { Self(name: name, kind: .text, isOptional: false) }
    static func maybeText(_ name: String) -> Self { Self(name: name, kind: .text, isOptional: true) }
    static func integer(_ name: String) -> Self { Self(name: name, kind: .integer, isOptional: false) }

    /// The numbers of Parquet's physical types.
    var physicalType: Int {
        switch kind {
        case .integer: 2
        case .figure: 5
        case .text, .texts: 6
        }
    }

    var path: [String] { kind == .texts ? [name, "list", "element"] : [name] }

    /// Adds the column's elements to the schema of a footer.
    func schemaElements() -> [ParquetSchemaElement] {
        let repetition = isOptional ? 1 : 0
        guard kind == .texts else {
            return [ParquetSchemaElement(name: name, type: physicalType, repetition: repetition, isText: kind == .text)]
        }
        return [
            ParquetSchemaElement(name: name, repetition: repetition, children: 1, isList: true),
            ParquetSchemaElement(name: "list", repetition: 2, children: 1),
            ParquetSchemaElement(name: "element", type: physicalType, repetition: 0, isText: true),
        ]
    }
}

extension ParquetField {
    init(_ field: FlatField) {
        let kind: Kind =
            switch field.kind {
            case .id, .text, .date: .text
            case .whole: .integer
            case .figure: .figure
            case .texts: .texts
            }
        self.init(name: field.name, kind: kind, isOptional: field.presence == .optional)
    }
}

struct ParquetSchemaElement {
    var name: String
    var type: Int?
    var repetition: Int?
    var children: Int?
    var isText = false
    var isList = false

    func write(to thrift: inout ThriftCompact) {
        if let type { thrift.field(1, int32: type) }
        if let repetition { thrift.field(3, int32: repetition) }
        thrift.field(4, text: name)
        if let children { thrift.field(5, int32: children) }
        if isText || isList {
            // The older and the newer way to say what it means.
            thrift.field(6, int32: isText ? 0 : 3)
            thrift.field(10) { $0.field(isText ? 1 : 3) { _ in } }
        }
    }
}
