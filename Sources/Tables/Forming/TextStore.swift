/// The bytes that a table's cells are slices of: the file's own text where a cell stands in it as it is read, and beside it
/// the texts that had to be written anew (quotes undone, blanks made one).
///
/// Both are addressed as one: places from `source.count` on lie in `side`.
struct TextStore: Sendable {
    let source: [UInt8]
    let side: [UInt8]

    init(_ source: [UInt8], side: [UInt8] = []) {
        self.source = source
        self.side = side
    }

    func bytes(_ start: Int, _ count: Int) -> ArraySlice<UInt8> {
        guard start >= source.count else { return source[start..<start + count] }
        return side[start - source.count..<start - source.count + count]
    }
}
