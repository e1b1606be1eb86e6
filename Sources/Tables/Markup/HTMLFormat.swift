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
            var count = 0
            var struck = StruckFindings()
            var page = try HTMLReader.read(text) { table in
                if table.columnCount > 0 { count += 1 }
                struck.add(table, file: file)
                body(table)
            }
            if count == 0, let listed = try ListPage.read(text) {
                page = listed.page
                for table in listed.tables {
                    struck.add(table, file: file)
                    body(table)
                }
            }
            document.title = page.title
            document.add(page.notices)
            document.findings += struck.findings(in: .html)
        }
    }
}
