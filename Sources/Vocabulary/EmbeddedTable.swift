import VocabularyData

/// A tab-separated data file that travels in the executable. Lines that begin with `#` are comments.
package struct EmbeddedTable {
    /// One list of fields a line.
    package let lines: [[Substring]]

    package init(_ file: EmbeddedFile) {
        let text = String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.count), as: UTF8.self)
        lines = text.utf8.split(separator: UInt8(ascii: "\n")).filter { $0.first != UInt8(ascii: "#") }
            .map { line in
                line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map { Substring($0) }
            }
    }
}
