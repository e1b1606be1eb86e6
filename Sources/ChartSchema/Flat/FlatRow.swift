/// A record whose type tells what it has: every form of it, and every description, is made of that list.
public protocol FlatRow: Sendable {
    /// Tells what a record has, in order.
    ///
    /// - Parameter record: `nil` where no record is asked for, but what records have.
    static func list(_ record: Self?, in list: inout FlatList)
}

/// The NDJSON form: one object a line, keys in the order of the list, the source in an object of its own.
extension FlatRow {
    /// The record as one line of NDJSON, with its line feed.
    public func ndjsonLine() -> [UInt8] {
        var list = FlatList(.json)
        list.writer = CanonicalJSONWriter(reservingCapacity: 512)
        list.writer.beginObject()
        Self.list(self, in: &list)
        list.writer.endObject()
        list.writer.endLine()
        return list.writer.bytes
    }

    package func write(to writer: inout CanonicalJSONWriter) {
        writer.members { Self.list(self, in: &$0) }
    }
}

/// The CSV form: the same columns, the source in columns of its own.
extension FlatRow {
    /// The names of the columns, in order.
    public static var csvColumns: [String] { fields().map(\.name) }

    /// The header as one line of RFC 4180, with its CR LF.
    public static func csvHeader() -> [UInt8] { CSVLine.header(of: fields()) }

    /// The record as one line of RFC 4180, with its CR LF; `null` and an empty list are an empty field, lists are joined by `+`.
    public func csvLine() -> [UInt8] {
        var list = FlatList(.csv)
        list.line = CSVLine(reservingCapacity: 256)
        Self.list(self, in: &list)
        return list.line.ended()
    }
}

/// For forms that are made elsewhere.
extension FlatRow {
    package static func fields(_ source: FlatList.Source = .cell) -> [FlatField] {
        FlatList.fields(source) { list(nil, in: &$0) }
    }

    /// What the record has in each of these fields.
    ///
    /// - Parameter chart: The chart's id, where it is asked for.
    package func values(_ source: FlatList.Source = .cell, chart: String? = nil) -> [FlatValue] {
        var list = FlatList(.values)
        list.source = source
        list.chart = chart
        list.values.reserveCapacity(32)
        Self.list(self, in: &list)
        return list.values
    }
}

extension FlatList {
    static func fields(_ source: Source = .cell, _ tell: (inout FlatList) -> Void) -> [FlatField] {
        var list = FlatList(.fields)
        list.source = source
        tell(&list)
        return list.fields
    }
}

extension CanonicalJSONWriter {
    /// Writes what is told as members of the object that was begun.
    mutating func members(_ tell: (inout FlatList) -> Void) {
        var list = FlatList(.json)
        swap(&self, &list.writer)
        tell(&list)
        swap(&self, &list.writer)
    }
}
