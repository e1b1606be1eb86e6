import Glibc

/// Finds how a CSV file separates and quotes its fields, on the evidence of rows from the whole file and not of the first.
enum DialectSniffer {
    private static let delimiters: [UInt8] = [0x2C, 0x3B, 0x09, 0x7C, 0x3A, 0x5E, 0x7E]

    /// Signs that names and notes are marked with more often than lines are parted by them.
    private static let marks: Set<UInt8> = [0x5E, 0x7E]

    /// A score that no table of two columns is below.
    private static let weak = 0.25
    /// The score of a delimiter that parts lines, and no two neighbours alike.
    private static let unagreed = 0.001

    /// - Parameter lineEnd: What most lines end in, as the dialect is to name it; the text itself has LF or CR LF only.
    static func sniff(_ text: UnsafeBufferPointer<UInt8>, lineEnd: String) -> CSVDialect {
        let named = SeparatorLine.delimiter(text)
        let sample = DialectSample(text, from: SeparatorLine.length(text))
        var best: (score: Double, delimiter: UInt8, quote: UInt8?) = (0, named ?? 0x2C, nil)
        // Quotes may begin anywhere in the file, and one is enough.
        let isQuoted = text.baseAddress.map { memchr($0, 0x22, text.count) != nil } ?? false
        for quote in quotes(sample, double: isQuoted) {
            if best.score == 0 { best.quote = quote }
            // A sign that stands nowhere parts nothing.
            for delimiter in named.map({ [$0] }) ?? delimiters where sample.holds(delimiter) {
                let fields = LooseFields(delimiter: delimiter, quote: quote, escape: nil)
                if named == nil, marks.contains(delimiter), !parts(sample, fields) { continue }
                let score = score(sample, fields)
                // An earlier candidate wins a tie: commas and semicolons are likelier than colons.
                if score > best.score * 1.02 { best = (score, delimiter, quote) }
            }
        }
        if named == nil, best.score < Self.weak, let spaced = sample.spaced {
            let score = score(spaced, LooseFields(delimiter: 0x09, quote: nil, escape: nil))
            if score > max(best.score, Self.weak) { return CSVDialect(delimiter: 0x20, quote: nil, lineEnd: lineEnd) }
        }
        if named == nil, best.score <= Self.unagreed, let unused = delimiters.first(where: { !sample.holds($0) }),
            isText(sample, LooseFields(delimiter: best.delimiter, quote: best.quote, escape: nil))
        {
            return CSVDialect(delimiter: unused, quote: quotesLines(sample) ? 0x22 : nil, lineEnd: lineEnd)
        }
        if named == nil, best.delimiter == 0x3A, let unused = delimiters.first(where: { !sample.holds($0) }),
            hasNamesBetween(sample, LooseFields(delimiter: best.delimiter, quote: best.quote, escape: nil))
        {
            return CSVDialect(delimiter: unused, quote: quotesLines(sample) ? 0x22 : nil, lineEnd: lineEnd)
        }
        // Lines that hold a comma are quoted for it: what else parts their words is no delimiter.
        if named == nil, best.delimiter == 0x3A, quotesLines(sample),
            let common = [UInt8(0x2C), 0x3B].first(where: sample.holds)
        {
            return CSVDialect(delimiter: common, quote: 0x22, lineEnd: lineEnd)
        }
        let escape = escapes(sample, delimiter: best.delimiter, quote: best.quote) ? UInt8(0x5C) : nil
        return CSVDialect(delimiter: best.delimiter, quote: best.quote, escape: escape, lineEnd: lineEnd)
    }

    // MARK: Quotes

    /// A single quote is a foot mark far more often than a quote: it must open and close whole fields to be one.
    private static func quotes(_ sample: DialectSample, double: Bool) -> [UInt8?] {
        guard sample.holds(0x27) else { return double ? [0x22] : [nil] }
        var lines = 0
        var whole = 0
        sample.forEachLine { line in
            lines += 1
            if line.count > 1, line.first == 0x27, line.last == 0x27 { whole += 1 }
        }
        let single = whole * 2 > lines || sample.quotesFields(with: 0x27, delimiters: delimiters)
        return (single ? [0x27] : []) + (double ? [0x22] : single ? [] : [nil])
    }

    /// Whether lines are fields in quotes, as a column by itself is exported: every one, or every one that holds a comma, and no other holds
    /// a quote.
    private static func quotesLines(_ sample: DialectSample) -> Bool {
        var (lines, whole, bare) = (0, 0, 0)
        sample.forEachLine { line in
            lines += 1
            let quotes = line.count { $0 == 0x22 }
            let holdsComma = line.contains { $0 == 0x2C || $0 == 0x3B }
            let last = line.last { $0 != 0x09 && $0 != 0x20 }
            if line.count > 1, line.first == 0x22, last == 0x22, quotes % 2 == 0 {
                whole += 1
            } else if quotes == 0, !holdsComma {
                bare += 1
            }
        }
        return lines > 0 && (whole == lines || whole > 0 && whole + bare == lines)
    }

    /// Whether more lines make sense with `\"` for a quote inside a field than without.
    private static func escapes(_ sample: DialectSample, delimiter: UInt8, quote: UInt8?) -> Bool {
        guard let quote, sample.holds(0x5C) else { return false }
        let plain = LooseFields(delimiter: delimiter, quote: quote, escape: nil)
        let escaped = LooseFields(delimiter: delimiter, quote: quote, escape: 0x5C)
        var gain = 0
        sample.withText { text in
            sample.forEachLine { line in
                gain += escaped.areProper(text, line.startIndex..<line.endIndex) ? 1 : 0
                gain -= plain.areProper(text, line.startIndex..<line.endIndex) ? 1 : 0
            }
        }
        return gain > 0
    }

    // MARK: Scores

    /// Whether most lines have words on both sides of a delimiter: "^" behind a few names is their mark.
    private static func parts(_ sample: DialectSample, _ fields: LooseFields) -> Bool {
        var (lines, parted) = (0, 0)
        sample.forEachRecord(fields) { text, record in
            var filled = 0
            fields.forEach(text, record) { field in
                if field.contains(where: { $0 > 0x20 }) { filled += 1 }
            }
            if filled > 0 { lines += 1 }
            if filled > 1 { parted += 1 }
        }
        return parted * 2 > lines
    }

    /// How well a dialect explains the rows: most as wide as the row above or below, and cells that look like values.
    private static func score(_ sample: DialectSample, _ fields: LooseFields) -> Double {
        var widths: [Int] = []
        var cells = 0
        var typed = 0
        sample.forEachRecord(fields) { text, record in
            var width = 0
            var values = 0
            fields.forEach(text, record) { field in
                width += 1
                if isTyped(field) { values += 1 }
            }
            cells += width
            typed += values
            // A row that is cut into what looks like no values agrees with none.
            widths.append(values * 2 >= width ? width : -1)
        }
        guard !widths.isEmpty else { return 0 }
        var agreeing = 0
        var agreed = 0
        for (row, width) in widths.enumerated() where width > 1 {
            let isAgreed =
                widths.count == 1 || row > 0 && widths[row - 1] == width
                || row + 1 < widths.count && widths[row + 1] == width
            guard isAgreed else { continue }
            agreeing += 1
            agreed += width
        }
        guard agreeing > 0 else { return widths.contains { $0 > 1 } ? unagreed : 0 }
        let consistency = Double(agreeing) / Double(widths.count)
        let width = 1 - 1 / (Double(agreed) / Double(agreeing) + 1)
        return consistency * (0.2 + Double(typed) / Double(cells)) * width
    }

    /// Whether lines are running text or lists, of which a delimiter that agrees on no two parts fewer than half, or no figures.
    private static func isText(_ sample: DialectSample, _ fields: LooseFields) -> Bool {
        var (lines, parted, figures) = (0, 0, 0)
        sample.forEachRecord(fields) { text, record in
            var width = 0
            fields.forEach(text, record) { field in
                width += 1
                if RowForm.isFigure(field) { figures += 1 }
            }
            lines += 1
            if width > 1 { parted += 1 }
        }
        return lines > 1 && (parted * 2 < lines || figures == 0)
    }

    /// Whether lines that a delimiter does not part stand between those that it does, without a figure anywhere: names over lines of
    /// labels and values, and no table.
    private static func hasNamesBetween(_ sample: DialectSample, _ fields: LooseFields) -> Bool {
        var (parted, between, figures, isOpen) = (0, 0, 0, false)
        sample.forEachRecord(fields) { text, record in
            var (width, filled) = (0, false)
            fields.forEach(text, record) { field in
                width += 1
                if RowForm.isFigure(field) { figures += 1 }
                if field.contains(where: { $0 > 0x20 }) { filled = true }
            }
            if width > 1 {
                parted += 1
                if isOpen { between += 1 }
                isOpen = false
            } else if filled, parted > 0 {
                isOpen = true
            }
        }
        return figures == 0 && between > 0
    }

    /// A field that is empty, a number, a height or a short word, and holds no other delimiter.
    private static func isTyped(_ field: UnsafeBufferPointer<UInt8>) -> Bool {
        if field.isEmpty { return true }
        let isFigure = RowForm.isFigure(field)
        guard isFigure || field.count <= 40 else { return false }
        return !field.contains {
            $0 == 0x3B || $0 == 0x09 || $0 == 0x7C
                || $0 == (isFigure ? 0x22 : 0x2C) && (!isFigure || field.first == 0x22)
        }
    }
}
