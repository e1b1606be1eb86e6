extension FileFormat {
    package static let html = FileFormat(rawValue: "html")
}

/// Pages, and pieces cut out of them.
struct HTMLFormat: TableFormat {
    func claims(_ content: FileContent) -> Bool { FormatSniffer.sniff(content.bytes) == .html }

    func read(_ content: consuming FileContent, into document: inout Document, _ body: (Table) -> Void) throws {
        document.format = .html
        let file = content.file
        LineEnds.replaceLoneReturns(&content.bytes)
        try content.bytes.withUnsafeBufferPointer { text in
            try TextLimits.current.checkTags(text)
            var struck = StruckFindings()
            func give(_ table: Table) {
                struck.add(table, file: file)
                body(table)
            }
            var tables = DataTables()
            var page = try HTMLReader.read(text) { tables.add($0, give) }
            if !tables.hasData, let listed = try ListPage.read(text) {
                page = listed.page
                listed.tables.forEach(give)
            } else {
                tables.giveHeld(give)
            }
            document.title = page.title
            document.add(page.notices)
            document.findings += struck.findings(in: .html)
        }
    }
}
