extension CellReference {
    /// `nil` for words outside every table.
    package var rowInTable: Int? { row < 0 ? nil : row }
    /// `nil` for words outside every table.
    package var columnInTable: Int? { column < 0 ? nil : column }

    package func write(to writer: inout CanonicalJSONWriter) {
        writer.object {
            $0.member("field", field.rawValue)
            $0.member("reading", reading.rawValue)
            $0.member("table", table)
            $0.member("row", rowInTable)
            $0.member("column", columnInTable)
            place.write(to: &$0)
            $0.member("text", text)
        }
    }
}

extension CellReference: Codable {
    private enum Key: String, CodingKey {
        case field, reading, table, row, column, text
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        self.init(
            field: try container.decode(Field.self, forKey: .field),
            reading: try container.decode(Reading.self, forKey: .reading),
            table: try container.decode(Int.self, forKey: .table),
            row: try container.decodeIfPresent(Int.self, forKey: .row) ?? -1,
            column: try container.decodeIfPresent(Int.self, forKey: .column) ?? -1,
            place: try Place(from: decoder),
            text: try container.decode(String.self, forKey: .text))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(field, forKey: .field)
        try container.encode(reading, forKey: .reading)
        try container.encode(table, forKey: .table)
        try container.encode(rowInTable, forKey: .row)
        try container.encode(columnInTable, forKey: .column)
        try place.encode(to: encoder)
        try container.encode(text, forKey: .text)
    }
}
