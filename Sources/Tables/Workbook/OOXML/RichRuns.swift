/// The runs of a text, in shared strings and in cells that hold their text themselves.
struct RichRuns {
    private(set) var asides = RunAsides()
    private var text = CellText()
    private var style = RunStyle.plain
    private var bytes: [UInt8] = []
    private var isInText = false
    /// Inside `<rPh>`: how Japanese is read aloud, which no cell shows.
    private var isPhonetic = false

    mutating func start(_ name: ElementName, _ attributes: PartAttributes) {
        switch name {
        case "t":
            isInText = !isPhonetic
            bytes.removeAll(keepingCapacity: true)
        case "r": style = .plain
        case "rPh": isPhonetic = true
        default: if !isInText { style.read(name, attributes) }
        }
    }

    mutating func text(_ piece: UnsafeBufferPointer<UInt8>) { if isInText { bytes += piece } }

    mutating func end(_ name: ElementName, to sink: inout some CellSink) {
        switch name {
        case "t" where isInText:
            isInText = false
            RichRuns.unescaped(bytes).withUnsafeBufferPointer { text.append($0, style, to: &sink, &asides) }
        case "r": style = .plain
        case "rPh": isPhonetic = false
        default: break
        }
    }

    /// `_x000D_` is a character that XML has no way to write.
    static func unescaped(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.count > 6, bytes.contains(0x5F) else { return bytes }
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if bytes[index] == 0x5F, index + 6 < bytes.count, bytes[index + 1] == UInt8(ascii: "x"),
                bytes[index + 6] == 0x5F,
                let code = UInt32(String(decoding: bytes[index + 2..<index + 6], as: UTF8.self), radix: 16),
                let scalar = Unicode.Scalar(code)
            {
                if code != 0x0D, code != 0 { result += Array(String(scalar).utf8) }
                index += 7
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return result
    }
}
