import VocabularyData

/// A tab-separated data file that travels in the executable. Lines that begin with `#` are comments.
struct EmbeddedTable {
    /// One list of fields a line.
    let lines: [[Substring]]

    init(_ file: EmbeddedFile) {
        let text = String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.count), as: UTF8.self)
        lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
            .map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    }
}
