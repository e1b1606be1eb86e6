import ChartSchema

/// A table that becomes a Parquet file: records one after another, a row group whenever its caller ends one.
///
/// Everything that decides about the bytes is here: no compression, whose bytes depend on a library's release, and no time.
struct ParquetTable {
    private static let magic = Array("PAR1".utf8)

    private let fields: [ParquetField]
    private var columns: [ParquetColumn]
    private var rows = 0
    private var groups: [(rows: Int, chunks: [ParquetChunk])] = []
    private var offset = 4
    private var isBegun = false

    init(_ fields: [ParquetField]) {
        self.fields = fields
        columns = fields.map(ParquetColumn.init)
    }

    /// Records so far.
    private(set) var records = 0

    mutating func add(_ values: [FlatValue]) {
        precondition(values.count == fields.count)
        for place in columns.indices { columns[place].add(values[place]) }
        rows += 1
        records += 1
    }

    /// Ends a row group and gives the bytes to write; none where it has no records.
    mutating func endGroup() -> [UInt8] {
        var bytes: [UInt8] = isBegun ? [] : Self.magic
        isBegun = true
        guard rows > 0 else { return bytes }
        var chunks: [ParquetChunk] = []
        for column in columns {
            let (content, description) = column.chunk(at: offset)
            bytes += content
            offset += content.count
            chunks.append(description)
        }
        groups.append((rows, chunks))
        columns = fields.map(ParquetColumn.init)
        rows = 0
        return bytes
    }

    /// Ends the file and gives the bytes to write.
    mutating func end(metadata: [(key: String, value: String)]) -> [UInt8] {
        let last = endGroup()
        var thrift = ThriftCompact()
        thrift.field(1, int32: 2)
        let root = ParquetSchemaElement(name: "schema", children: fields.count)
        thrift.field(2, structures: [root] + fields.flatMap { $0.schemaElements() }) { $1.write(to: &$0) }
        thrift.field(3, int64: records)
        thrift.field(4, structures: Array(groups.enumerated())) { thrift, group in
            let bytes = group.element.chunks.reduce(0) { $0 + $1.bytes }
            let first = group.element.chunks.first.map { $0.dictionaryOffset ?? $0.dataOffset } ?? 0
            thrift.field(1, structures: group.element.chunks) { $1.write(to: &$0) }
            thrift.field(2, int64: bytes)
            thrift.field(3, int64: group.element.rows)
            thrift.field(5, int64: first)
            thrift.field(6, int64: bytes)
            if let ordinal = Int16(exactly: group.offset) { thrift.field(7, int16: ordinal) }
        }
        thrift.field(5, structures: metadata) {
            $0.field(1, text: $1.key)
            $0.field(2, text: $1.value)
        }
        // The form that readers look for; the number is that of this writer, not the program's.
        thrift.field(6, text: "chartwright version 1.0.0 (build 1)")
        // Texts are ordered by their bytes, numbers as numbers.
        thrift.field(7, structures: fields) { thrift, _ in thrift.field(1) { _ in } }
        thrift.stop()
        var bytes = last + thrift.bytes
        bytes.appendLittleEndian(UInt32(thrift.bytes.count))
        return bytes + Self.magic
    }
}
