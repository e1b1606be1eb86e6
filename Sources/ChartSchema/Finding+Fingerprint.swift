extension Finding {
    /// Values of ``context`` that say what a rule concluded, by name: they may change with the program while the
    /// finding stays the same.
    public static let conclusions: Set<String> = [
        "bmi", "changes", "expected", "limits", "misprint", "patch", "read_as", "usual_step",
    ]

    /// 16 hexadecimal digits that name this finding as long as rule, chart, place and values stay what they are.
    ///
    /// The wording, the severity, the ``conclusions``, and what policy and people say about the finding do not count. Of the
    /// file only its name counts, so that a moved file keeps its accepted findings.
    public var fingerprint: String {
        var hash = FowlerNollVo()
        hash.add(rule)
        hash.add(chart ?? "")
        hash.add(location.file.split(separator: "/").last.map(String.init) ?? "")
        for number in [location.table, location.row, location.column] { hash.add(number.map(String.init) ?? "") }
        hash.add(location.text ?? "")
        for key in context.keys.sorted() where !Finding.conclusions.contains(key) {
            hash.add(key)
            hash.add(context[key]!)
        }
        return hash.hexadecimal
    }
}

/// The 64-bit FNV-1a hash: stable over runs and machines, for names and not for security.
struct FowlerNollVo {
    private var state: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func add(_ text: String) {
        for byte in text.utf8 { add(byte) }
        endText()
    }

    mutating func endText() { add(0x1f) }

    mutating func add(_ byte: UInt8) {
        state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }

    /// Both halves in one, so that every byte tells in the last digits.
    var folded: UInt64 { state ^ state >> 32 }

    var hexadecimal: String {
        let digits = String(state, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
