extension CellReference {
    /// `nil` for words outside every table.
    package var rowInTable: Int? { row < 0 ? nil : row }
    /// `nil` for words outside every table.
    package var columnInTable: Int? { column < 0 ? nil : column }

    package func write(to writer: inout CanonicalJSONWriter) { writer.write(self) }
}

extension CellReference: Encodable {
    private enum Key: String, CodingKey {
        case field, reading, table, row, column, text
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
