extension FileFormat {
    package static let xhtml = FileFormat(rawValue: "xhtml")
    package static let xml = FileFormat(rawValue: "xml")
    package static let spreadsheetML = FileFormat(rawValue: "spreadsheetml")
}

/// XML of any kind: XHTML, Excel 2003's workbooks, records.
struct XMLFormat: TableFormat {
    func claims(_ content: FileContent) -> Bool { FormatSniffer.sniff(content.bytes) == .xml }

    func read(_ content: consuming FileContent, into document: inout Document, _ body: (Table) -> Void) throws {
        document.format = .xml
        let file = content.file
        LineEnds.replaceLoneReturns(&content.bytes)
        try content.bytes.withUnsafeBufferPointer { text in
            try TextLimits.current.checkTags(text, nests: true)
            var struck = StruckFindings()
            func give(_ table: Table) {
                struck.add(table, file: file)
                body(table)
            }
            var tables = DataTables()
            let result = try XMLReader.read(text, file: file) { tables.add($0, give) }
            // A page without a table may hold its names in lists.
            if !tables.hasData, result.format == .xhtml, let listed = try ListPage.read(text) {
                listed.tables.forEach(give)
            } else {
                tables.giveHeld(give)
            }
            document.format = result.format
            document.title = result.title
            document.add(result.notices)
            document.findings += struck.findings(in: result.format)
        }
    }
}
