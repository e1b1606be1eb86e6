/// Columns set apart by runs of two spaces and more, as printouts have them.
///
/// A run becomes a tab and the spaces that are left, so that the text keeps its length and its lines; a single space is part
/// of a field, and spaces at a line's start and end are none of its fields.
enum SpacedColumns {
    /// Makes every run a tab, in place.
    static func mark(_ bytes: inout [UInt8]) {
        bytes.withUnsafeMutableBufferPointer { text in
            var index = 0
            var isInLine = false
            while index < text.count {
                guard text[index] == 0x20 else {
                    isInLine = text[index] != 0x0A && text[index] != 0x0D
                    index += 1
                    continue
                }
                let start = index
                while index < text.count, text[index] == 0x20 { index += 1 }
                let endsLine = index == text.count || text[index] == 0x0A || text[index] == 0x0D
                if isInLine, !endsLine, index - start > 1 { text[start] = 0x09 }
            }
        }
    }
}
