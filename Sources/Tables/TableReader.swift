import ChartSchema

/// Reads the tables of a file, whatever its format and encoding.
package enum TableReader {
    /// Reads a whole file.
    ///
    /// - Parameters:
    ///   - bytes: The file's content.
    ///   - file: Its path, as findings and origins will name it.
    ///   - isChart: Whether its tables are to be read as a chart, and not only printed.
    /// - Throws: ``UnreadableFile`` when the file holds nothing that can be read as tables.
    package static func read(
        _ bytes: [UInt8], file: String, isChart: Bool = true
    ) throws(UnreadableFile) -> Document {
        var tables: [Table] = []
        var count = 0
        // Of more tables than a chart may have the first one beyond is needed, to tell of it.
        let kept = isChart ? TextLimits.current.tables + 1 : Int.max
        var document = try forEachTable(of: bytes, file: file) { table in
            count += 1
            if count <= kept { tables.append(table) }
        }
        do throws(LimitExceeded) {
            if isChart { try TextLimits.current.checkCount(tables, of: count) }
            for table in tables { try TextLimits.current.checkSize(table, isChart: isChart) }
        } catch {
            throw error.unreadable(file)
        }
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
        let raw = FileContent(file: file, bytes: bytes)
        if let format = TableFormats.ofBytes.first(where: { $0.claims(raw) }) {
            let unknown = Document(file: file, format: .csv, encoding: .unknown, tables: [])
            return try read(raw, as: format, into: unknown, body)
        }
        var decoded = try TextDecoder.decode(bytes, file: file)
        try FileCheck.refuseEmptyText(decoded.bytes, file: file)
        let text = FileContent(file: file, bytes: decoded.bytes)
        decoded.bytes = []
        let document = Document(
            file: file, format: .csv, encoding: decoded.encoding, tables: [], findings: decoded.findings)
        let format = TableFormats.ofText.first { $0.claims(text) } ?? DelimitedFormat()
        return try read(text, as: format, into: document, body)
    }

    private static func read(
        _ content: consuming FileContent, as format: any TableFormat, into empty: Document, _ body: (Table) -> Void
    ) throws(UnreadableFile) -> Document {
        let file = content.file
        var document = empty
        var count = 0
        var excess: LimitExceeded?
        do {
            try format.read(content, into: &document) { table in
                do throws(LimitExceeded) { try TextLimits.current.check(table) } catch { excess = excess ?? error }
                guard excess == nil else { return }
                if table.columnCount > 0 { count += 1 }
                body(table)
            }
            if let excess { throw excess }
        } catch let excess as LimitExceeded {
            throw excess.unreadable(file)
        } catch let unreadable as UnreadableFile {
            throw unreadable
        } catch let loss as MarkupParser.Loss {
            throw loss.unreadable(file)
        } catch {
            throw UnreadableFile(
                file: file, line: nil, code: FileFinding.unreadable, message: "The file could not be read: \(error).",
                help: "Open the file in the program that made it and export it again.")
        }
        guard count > 0 else { throw noTable(in: document) }
        if let name = FileName(file), !name.says(document.format) { document.findings.append(name.finding(document)) }
        return document
    }

    private static func noTable(in document: Document) -> UnreadableFile {
        if let name = FileName(document.file), !name.says(document.format) { return name.refusal(document) }
        return UnreadableFile(
            file: document.file, line: document.tabularText?.line, code: FileFinding.noTable,
            message: "The file is \(document.format.rawValue) and holds no table"
                + (document.tabularText.map { "; its text \(MarkupNotice.looksLike($0.text))." } ?? "."),
            help: "Send the chart as a table: CSV, an HTML table, XML or a workbook.")
    }
}
