/// Excel's `sep=;` in the first line, which names the delimiter and is no data.
enum SeparatorLine {
    /// The delimiter that the text names; `nil` when it does not begin with such a line.
    static func delimiter(_ text: UnsafeBufferPointer<UInt8>) -> UInt8? { find(text)?.delimiter }

    /// The length of the line, its end included; 0 when there is none.
    static func length(_ text: UnsafeBufferPointer<UInt8>) -> Int { find(text)?.length ?? 0 }

    private static func find(_ text: UnsafeBufferPointer<UInt8>) -> (delimiter: UInt8, length: Int)? {
        let quoted = text.first == 0x22 ? 1 : 0
        let name = text.dropFirst(quoted).prefix(4).map { $0 | 0x20 }
        let place = quoted + 4
        guard name == Array("sep".utf8) + [0x3D | 0x20], text.count > place, text[place - 1] == 0x3D else { return nil }
        let delimiter = text[place]
        guard delimiter < 0x80, delimiter != 0x0A, delimiter != 0x0D, delimiter != 0x22 else { return nil }
        var index = place + 1
        if quoted == 1, index < text.count, text[index] == 0x22 { index += 1 }
        if index < text.count, text[index] == 0x0D { index += 1 }
        guard index == text.count || text[index] == 0x0A else { return nil }
        return (delimiter, min(index + 1, text.count))
    }
}
