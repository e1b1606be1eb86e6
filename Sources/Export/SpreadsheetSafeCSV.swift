/// CSV that a spreadsheet opens without running anything in it.
///
/// Excel, LibreOffice and Google Sheets take a field that begins with `=`, `+`, `-` or `@`, or with a tab or a line's
/// end, for a formula; a carrier's text that begins so would be computed, and may fetch. Each such field gets an
/// apostrophe in front, which these programs show as text (OWASP, "CSV Injection"). Plain numbers such as `-2.5` stay:
/// they compute to themselves.
package enum SpreadsheetSafeCSV {
    /// Lines of RFC 4180, as this program writes them, with every field that would be a formula made text.
    package static func lines(_ csv: [UInt8]) -> [UInt8] {
        var safe: [UInt8] = []
        safe.reserveCapacity(csv.count + 16)
        var place = 0
        while place < csv.count {
            let end = fieldEnd(in: csv, from: place)
            add(csv[place..<end], to: &safe)
            place = end
            // The comma, or CR LF.
            while place < csv.count, separators.contains(csv[place]) {
                safe.append(csv[place])
                place += 1
                if csv[place - 1] == UInt8(ascii: ",") { break }
            }
        }
        return safe
    }

    private static let separators: Set<UInt8> = [UInt8(ascii: ","), 0x0D, 0x0A]
    private static let quote = UInt8(ascii: "\"")

    /// Where the field that begins at a place ends: at a comma or line end outside quotes.
    private static func fieldEnd(in csv: [UInt8], from start: Int) -> Int {
        var isQuoted = false
        var place = start
        while place < csv.count {
            if csv[place] == quote {
                isQuoted.toggle()
            } else if !isQuoted, separators.contains(csv[place]) {
                return place
            }
            place += 1
        }
        return place
    }

    private static func add(_ field: ArraySlice<UInt8>, to safe: inout [UInt8]) {
        let isQuoted = field.first == quote
        let content = isQuoted ? field.dropFirst().dropLast() : field
        guard isFormula(content) else {
            safe += field
            return
        }
        if isQuoted { safe.append(quote) }
        safe.append(UInt8(ascii: "'"))
        safe += content
        if isQuoted { safe.append(quote) }
    }

    /// Whether a spreadsheet would compute a text; blanks before it change nothing for some of them.
    private static func isFormula(_ text: ArraySlice<UInt8>) -> Bool {
        if let first = text.first, [0x09, 0x0A, 0x0D].contains(first) { return true }
        let told = text.drop { $0 == UInt8(ascii: " ") }
        if fullWidthSigns.contains(where: { told.starts(with: $0.utf8) }) { return true }
        guard let sign = told.first, signs.contains(sign) else { return false }
        return !isFigure(told.dropFirst(), after: sign)
    }

    private static let signs = Set("=+-@".utf8)
    /// Some spreadsheets fold these to the ASCII ones.
    private static let fullWidthSigns = ["＝", "＋", "－", "＠"]

    private static func isFigure(_ text: ArraySlice<UInt8>, after sign: UInt8) -> Bool {
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        guard sign == UInt8(ascii: "-"), let first = text.first, digits.contains(first) else { return false }
        return text.allSatisfy { digits.contains($0) || $0 == UInt8(ascii: ".") }
    }
}
