/// Finds how a CSV file separates and quotes its fields, on the evidence of many lines and not of the first.
enum DialectSniffer {
    private static let delimiters: [UInt8] = [0x2C, 0x3B, 0x09, 0x7C, 0x3A, 0x5E, 0x7E]

    static func sniff(_ text: UnsafeBufferPointer<UInt8>) -> CSVDialect {
        let lineEnd = lineEnd(text)
        let sample = lines(text, lineEnd: lineEnd, limit: 400)
        var best: (score: Double, delimiter: UInt8, quote: UInt8?) = (0, 0x2C, nil)
        for quote in quotes(sample) {
            for delimiter in delimiters {
                let score = score(sample, delimiter: delimiter, quote: quote)
                // An earlier candidate wins a tie: commas and semicolons are likelier than colons.
                if score > best.score * 1.02 { best = (score, delimiter, quote) }
            }
        }
        return CSVDialect(delimiter: best.delimiter, quote: best.quote, lineEnd: lineEnd)
    }

    private static func quotes(_ sample: [ArraySlice<UInt8>]) -> [UInt8?] {
        // A single quote is a foot mark far more often than a quote: it must open and close whole fields to be one.
        let double = sample.contains { $0.contains(0x22) }
        let single = sample.filter { $0.first == 0x27 && $0.last == 0x27 }.count * 2 > sample.count
        if single { return double ? [0x27, 0x22] : [0x27] }
        return double ? [0x22] : [nil]
    }

    private static func lineEnd(_ text: UnsafeBufferPointer<UInt8>) -> String {
        var carriage = 0
        var line = 0
        var both = 0
        var previous: UInt8 = 0
        for byte in text.prefix(1 << 16) {
            if byte == 0x0A { if previous == 0x0D { both += 1 } else { line += 1 } }
            if byte == 0x0D { carriage += 1 }
            previous = byte
        }
        if both > 0, both >= line { return "\r\n" }
        return line == 0 && carriage > 0 ? "\r" : "\n"
    }

    private static func lines(_ text: UnsafeBufferPointer<UInt8>, lineEnd: String, limit: Int) -> [ArraySlice<UInt8>] {
        let head = Array(text.prefix(1 << 17))
        let end: UInt8 = lineEnd == "\r" ? 0x0D : 0x0A
        var lines: [ArraySlice<UInt8>] = []
        for line in head.split(separator: end, maxSplits: limit, omittingEmptySubsequences: true).prefix(limit) {
            let trimmed = line.last == 0x0D ? line.dropLast() : line
            if !trimmed.isEmpty { lines.append(trimmed) }
        }
        return lines
    }

    /// How well a delimiter explains the lines: most rows of one width, and cells that look like values.
    private static func score(_ lines: [ArraySlice<UInt8>], delimiter: UInt8, quote: UInt8?) -> Double {
        var widths: [Int: Int] = [:]
        var cells = 0
        var typed = 0
        for line in lines {
            var width = 0
            forEachField(line, delimiter: delimiter, quote: quote) { field in
                width += 1
                cells += 1
                if isTyped(field) { typed += 1 }
            }
            widths[width, default: 0] += 1
        }
        guard let common = widths.filter({ $0.key > 1 }).max(by: { ($0.value, $0.key) < ($1.value, $1.key) }), cells > 0
        else { return 0 }
        let consistency = Double(common.value) / Double(lines.count)
        let width = 1 - 1 / Double(common.key + 1)
        return consistency * (0.2 + Double(typed) / Double(cells)) * width
    }

    /// A field that is empty, a number, a height or a short word, and holds no other delimiter.
    private static func isTyped(_ field: ArraySlice<UInt8>) -> Bool {
        if field.isEmpty { return true }
        let isFigure = RowForm.isFigure(field)
        if isFigure {
            return !field.contains { $0 == 0x3B || $0 == 0x09 || $0 == 0x7C || $0 == 0x22 && field.first == 0x22 }
        }
        return field.count <= 40 && !field.contains { $0 == 0x3B || $0 == 0x09 || $0 == 0x7C || $0 == 0x2C }
    }

    static func forEachField(
        _ line: ArraySlice<UInt8>, delimiter: UInt8, quote: UInt8?, _ body: (ArraySlice<UInt8>) -> Void
    ) {
        var start = line.startIndex
        var index = start
        while index <= line.endIndex {
            if index == line.endIndex || line[index] == delimiter {
                body(line[start..<index])
                start = index + 1
            } else if line[index] == quote, index == start,
                let close = closing(line, from: index, delimiter: delimiter, quote: quote!)
            {
                body(line[index + 1..<close])
                index = close + 1
                while index < line.endIndex, line[index] != delimiter { index += 1 }
                start = index + 1
            }
            index += 1
        }
    }

    /// The quote that ends the field: the first that is not doubled and has a delimiter or the end behind it.
    private static func closing(_ line: ArraySlice<UInt8>, from open: Int, delimiter: UInt8, quote: UInt8) -> Int? {
        var index = open + 1
        while index < line.endIndex {
            if line[index] == quote {
                if index + 1 < line.endIndex, line[index + 1] == quote {
                    index += 2
                    continue
                }
                if index + 1 == line.endIndex || line[index + 1] == delimiter { return index }
            }
            index += 1
        }
        return nil
    }
}
