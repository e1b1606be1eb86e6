/// Writes one line of comma-separated values as RFC 4180 has it: quotes inside are doubled, the line is ended by CR and LF. A `nil`
/// field is empty, an empty text is `""`.
///
/// A column of texts is quoted in every line: programs that look at the first thousands of lines to learn whether there are quotes would
/// be wrong about the first one that needs them.
package struct CSVLine {
    package private(set) var bytes: [UInt8] = []
    private var isFirst = true

    package init(reservingCapacity capacity: Int = 0) { bytes.reserveCapacity(capacity) }

    static func header(of fields: [FlatField]) -> [UInt8] {
        var line = CSVLine()
        for field in fields { line.add(field.name) }
        return line.ended()
    }

    /// Adds a name, which is quoted where it has to be.
    package mutating func add(_ field: String?) { add(field, isQuoted: field.map(CSVLine.needsQuotes) ?? false) }

    /// Adds a field of a column of texts.
    package mutating func add(text: String?) { add(text, isQuoted: true) }

    package mutating func add(_ number: Int?) { add(number.map(String.init), isQuoted: false) }

    package mutating func add(_ figure: Figure?) {
        separate()
        figure?.withDecimalForm { bytes.append(contentsOf: $0) }
    }

    private mutating func separate() {
        if !isFirst { bytes.append(UInt8(ascii: ",")) }
        isFirst = false
    }

    private mutating func add(_ field: String?, isQuoted: Bool) {
        separate()
        guard let field else { return }
        guard isQuoted else {
            bytes.append(contentsOf: field.utf8)
            return
        }
        bytes.append(UInt8(ascii: "\""))
        for byte in field.utf8 {
            if byte == UInt8(ascii: "\"") { bytes.append(byte) }
            bytes.append(byte)
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// The line with its end.
    package consuming func ended() -> [UInt8] {
        bytes.append(0x0d)
        bytes.append(0x0a)
        return bytes
    }

    private static func needsQuotes(_ field: String) -> Bool {
        field.isEmpty
            || field.utf8.contains {
                $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") || $0 == 0x0a || $0 == 0x0d
            }
    }
}
