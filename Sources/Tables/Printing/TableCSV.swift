/// A table as RFC 4180 has it: one header row where there is a header, every row of one width, lines ended by CR and LF.
package enum TableCSV {
    package static func bytes(_ table: Table) -> [UInt8] {
        let printed = PrintedTable(table)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(printed.rows.count * (printed.columns.count * 5 + 2))
        if let header = printed.header {
            addRow(header.count, to: &bytes) { header[$0].utf8 }
        }
        for row in printed.rows {
            addRow(printed.columns.count, to: &bytes) { printed.bytes(row: row, column: printed.columns[$0]) }
        }
        return bytes
    }

    private static func addRow<Text: Collection<UInt8>>(
        _ width: Int, to bytes: inout [UInt8], _ field: (Int) -> Text
    ) {
        guard width > 0 else { return }
        for place in 0..<width {
            if place > 0 { bytes.append(0x2C) }
            let text = field(place)
            // A row of one empty field would else be a blank line, which readers skip.
            if width == 1, text.isEmpty { bytes += [0x22, 0x22] } else { add(text, to: &bytes) }
        }
        bytes += [0x0D, 0x0A]
    }

    private static func add(_ text: some Collection<UInt8>, to bytes: inout [UInt8]) {
        let needsQuotes = text.contains { $0 == 0x2C || $0 == 0x22 || $0 == 0x0A || $0 == 0x0D }
        guard needsQuotes else {
            bytes += text
            return
        }
        bytes.append(0x22)
        for byte in text {
            if byte == 0x22 { bytes.append(0x22) }
            bytes.append(byte)
        }
        bytes.append(0x22)
    }
}
