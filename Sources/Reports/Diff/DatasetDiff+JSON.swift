import Diff
import Foundation

extension DatasetDiff {
    /// The whole diff as data.
    package func json() throws -> [UInt8] { try reportJSON(self) }
}

/// A report as JSON: keys in byte order, in snake case.
///
/// - Parameter isOnOneLine: Without a line feed, even at the end.
func reportJSON(_ report: some Encodable, isOnOneLine: Bool = false) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if !isOnOneLine { encoder.outputFormatting.insert(.prettyPrinted) }
    encoder.keyEncodingStrategy = .convertToSnakeCase
    return Array(try encoder.encode(report)) + (isOnOneLine ? [] : [UInt8(ascii: "\n")])
}
