/// A field's text as a cell has it: line ends inside it kept as one `\n`, other runs of blanks made one space, outer blanks
/// and what has no width left out.
enum FieldText {
    /// Whether a field without outer blanks is such a text already.
    static func isClean(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var wasBlank = false
        for index in bytes.indices {
            let byte = bytes[index]
            if byte == 0x20 {
                if wasBlank { return false }
                wasBlank = true
                continue
            }
            wasBlank = false
            if byte < 0x20 ? Blank.isBlank(byte) : byte >= 0xC2 && Blank.wide(bytes, at: index) != nil { return false }
        }
        return true
    }

    static func append(_ bytes: UnsafeBufferPointer<UInt8>, to text: inout [UInt8]) {
        let first = text.count
        var pending: UInt8 = 0
        var run = 0
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            let unseen: (kind: Blank.Kind, length: Int)? =
                byte >= 0xC2 ? Blank.wide(bytes, at: index) : Blank.isBlank(byte) ? (.blank, 1) : nil
            if let unseen {
                if run < index { text.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[run..<index])) }
                if unseen.kind == .blank { pending = byte == 0x0A || pending == 0x0A ? 0x0A : 0x20 }
                index += unseen.length
                run = index
                continue
            }
            if pending != 0 {
                if text.count > first { text.append(pending) }
                pending = 0
            }
            index += 1
        }
        if run < bytes.count { text.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[run...])) }
    }
}
