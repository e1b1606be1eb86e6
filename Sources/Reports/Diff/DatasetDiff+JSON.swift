import Diff
import Foundation

extension DatasetDiff {
    /// The whole diff as data.
    package func json() throws -> [UInt8] { try reportJSON(self) }
}

/// A report as JSON: keys in byte order, in snake case.
func reportJSON(_ report: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    encoder.keyEncodingStrategy = .convertToSnakeCase
    return Array(try encoder.encode(report)) + [UInt8(ascii: "\n")]
}
