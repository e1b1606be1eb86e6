import ChartSchema

/// Reads the tables of a file, whatever its format and encoding.
package enum TableReader {
    /// Reads a whole file.
    ///
    /// - Parameters:
    ///   - bytes: The file's content.
    ///   - file: Its path, as findings and origins will name it.
    /// - Throws: ``UnreadableFile`` when the file holds nothing that can be read as tables.
    package static func read(_ bytes: [UInt8], file: String) throws(UnreadableFile) -> Document {
        var tables: [Table] = []
        var document = try forEachTable(of: bytes, file: file) { tables.append($0) }
        document.tables = tables
        return document
    }

    /// Hands over the tables of a file one after the other, each to be dropped before the next: memory follows the
    /// largest table and not the file.
    ///
    /// - Returns: The document without its tables.
    package static func forEachTable(
        of bytes: [UInt8], file: String, _ body: (Table) -> Void
    ) throws(UnreadableFile) -> Document {
        try FileCheck.refuseWhatIsNoText(bytes, file: file)
        var decoded = try TextDecoder.decode(bytes, file: file)
        try FileCheck.refuseEmptyText(decoded.bytes, file: file)
        let kind = FormatSniffer.sniff(decoded.bytes)
        var document = Document(file: file, format: .csv, encoding: decoded.encoding, tables: [])
        document.findings = decoded.findings
        let lineEnds = kind == .delimited ? CSVLineEnds(decoded.bytes) : nil
        document.findings += lineEnds?.findings(file: file) ?? []
        LineEnds.replaceLoneReturns(&decoded.bytes)
        var fields: CSVDialect?
        if let lineEnds {
            document.dialect = decoded.bytes.withUnsafeBufferPointer {
                DialectSniffer.sniff($0, lineEnd: lineEnds.common)
            }
            fields = document.dialect
            if fields?.delimiter == 0x20 {
                SpacedColumns.mark(&decoded.bytes)
                fields?.delimiter = 0x09
            }
        }
        var tabular: (line: Int, parts: String)?
        func keep(_ notices: [MarkupNotice]) {
            for notice in notices {
                if case .tabularText(let parts) = notice.kind { tabular = (notice.line, parts) }
                document.findings.append(notice.finding(file: file))
            }
        }
        var count = 0
        func counting(_ table: Table) {
            if table.columnCount > 0 { count += 1 }
            body(table)
        }
        do {
            try decoded.bytes.withUnsafeBufferPointer { text in
                switch kind {
                case .html:
                    document.format = .html
                    var page = try HTMLReader.read(text, counting)
                    if count == 0, let listed = try ListPage.read(text) {
                        page = listed.page
                        listed.tables.forEach(counting)
                    }
                    document.title = page.title
                    keep(page.notices)
                case .xml:
                    let result = try XMLReader.read(text, file: file, counting)
                    document.format = result.format
                    document.title = result.title
                    keep(result.notices)
                case .delimited:
                    var reader = CSVReader(decoded.bytes, at: text, file: file, dialect: fields!)
                    document.findings += reader.read(counting)
                }
            }
        } catch let unreadable as UnreadableFile {
            throw unreadable
        } catch let loss as MarkupParser.Loss {
            throw loss.unreadable(file)
        } catch {
            throw UnreadableFile(
                file: file, line: nil, code: "file.unreadable", message: "The file could not be read: \(error).",
                help: "Open the file in the program that made it and export it again.")
        }
        if count == 0 {
            throw UnreadableFile(
                file: file, line: tabular?.line, code: "file.no-table",
                message: "The file is \(document.format.rawValue) and holds no table"
                    + (tabular.map { "; its text \(MarkupNotice.looksLike($0.parts))." } ?? "."),
                help: "Send the chart as a table: CSV, an HTML table, XML or SpreadsheetML.")
        }
        return document
    }
}
