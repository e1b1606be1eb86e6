import ChartSchema
import Testing

@testable import Validation

/// One published chart, built from the notes on it and not from a carrier's file, so that the rules are tried on real
/// figures whatever becomes of the readers.
struct PublishedChart: Sendable, CustomTestStringConvertible {
    /// One table of the notes.
    struct Part: Sendable {
        /// Its index in the notes.
        var table: Int
        /// What its columns are, as an ``ExampleTable``'s header.
        var header: String
        /// Lines that the notes' header takes.
        var skip = 1
        /// Heights are columns.
        var isTurned = false
        /// Another table of as many rows that goes on to the right.
        var beside: Int?
        /// The lower half of the table stands beside the upper, from this column on.
        var folded: Int?
    }

    var name: String
    var parts: [Part]
    var testDescription: String { name }

    init(_ name: String, _ parts: Part...) {
        self.name = name
        self.parts = parts
    }

    init(_ name: String, _ header: String) {
        self.init(name, Part(table: 0, header: header))
    }

    /// The header and rows of every table.
    func tables() throws -> [[[String]]] {
        let notes = try MarkdownTables(named: name).tables
        return parts.map { part in
            var rows = notes[part.table]
            if part.isTurned { rows = rows[0].indices.map { column in rows.map { $0[column] } } }
            rows = Array(rows.dropFirst(part.skip))
            if let column = part.folded {
                rows = rows.map { Array($0[..<column]) } + rows.map { Array($0[column...]) }
            }
            if let other = part.beside {
                rows = zip(rows, notes[other].dropFirst(part.skip)).map { $0 + $1 }
            }
            let header = part.header.split(separator: "|", omittingEmptySubsequences: false).map {
                ExampleTable.trimmed($0)
            }
            return [header] + rows
        }
    }

    func chart() throws -> ExampleTable { Self.chart(of: try tables(), named: name) }

    static func chart(of tables: [[[String]]], named name: String) -> ExampleTable {
        ExampleTable(tables: tables, id: ChartID(carrier: "published", chart: name, edition: "2024-01-01"))
    }
}
