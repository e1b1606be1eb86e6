import ChartSchema

/// A workbook of Excel 2007 and later, transitional or strict, and of the programs that write as it does.
struct OOXMLWorkbook {
    let archive: ZipArchive
    let file: String
    /// The part that names the sheets.
    let main: String

    func read(into document: inout Document, _ body: (Table) -> Void) throws(UnreadableFile) {
        document.format = .xlsx
        let workbook = WorkbookPart()
        try PartParser.read(main, of: archive, file: file, into: workbook)
        let relationships = try Relationships.read(of: main, in: archive, file: file)
        let styles = StylesPart()
        if let part = relationships.all("styles").first {
            try PartParser.read(part, of: archive, file: file, into: styles)
        }
        let strings = SharedStrings()
        if let part = relationships.all("sharedStrings").first, archive.has(part) {
            try PartParser.read(part, of: archive, file: file, into: strings)
        }
        var (tables, cells) = (0, 0)
        for sheet in workbook.sheets {
            guard let target = relationships.targets[sheet.id] else {
                throw ZipArchive.damaged(file, "nothing says where the sheet “\(sheet.name)” is")
            }
            // Charts and macros have sheets of their own, without cells.
            guard target.kind == "worksheet" else { continue }
            let part = SheetPart(strings: strings, styles: styles, workbook: workbook)
            try PartParser.read(target.part, of: archive, file: file, into: part)
            try refuseLost(part, sheet.name, hasStrings: !strings.texts.isEmpty)
            cells += part.cellCount
            guard cells <= SheetBuilder.mostCells else { throw WorkbookFormat.tooLarge(file, sheet: sheet.name) }
            var builder = part.takeBuilder()
            for (oddity, row, column) in try asides(of: target.part) {
                builder.note(oddity, row: row, column: column)
            }
            var read = try builder.finish(sheet: sheet.name, file: file, first: tables, isHidden: sheet.isHidden)
            if !read.tables.isEmpty {
                let place = Place.cell(SheetCell(sheet: sheet.name, row: 0, column: 0))
                read.tables[0].textAfter += part.pageTexts.map { TextPiece($0, at: place) }
            }
            document.findings += read.findings
            tables += read.tables.count
            read.tables.forEach(body)
        }
    }

    /// Notes, shapes and pictures of a sheet.
    private func asides(
        of part: String
    ) throws(UnreadableFile) -> [(oddity: SheetOddity, row: Int, column: Int)] {
        let relationships = try Relationships.read(of: part, in: archive, file: file)
        var found: [(oddity: SheetOddity, row: Int, column: Int)] = []
        for other in relationships.all("comments") + relationships.all("drawing") where archive.has(other) {
            let asides = SheetAsides()
            try PartParser.read(other, of: archive, file: file, into: asides)
            found += asides.found
        }
        return found
    }

    private func refuseLost(_ part: SheetPart, _ sheet: String, hasStrings: Bool) throws(UnreadableFile) {
        if let lost = part.lostText {
            throw UnreadableFile(
                file: file, place: .cell(SheetCell(sheet: sheet, row: lost.row, column: lost.column)),
                code: "file.workbook.texts",
                message: hasStrings
                    ? "The cell's text is not among the workbook's texts: some of them are lost."
                    : "The workbook has lost its texts: the cell, and those like it, are empty.",
                help: "Ask the carrier for the workbook as it was saved, before another program had it.")
        }
        if let address = part.strayAddress {
            throw ZipArchive.damaged(file, "\(address) in the sheet “\(sheet)” is no cell's address")
        }
        guard part.isSheet else { throw ZipArchive.damaged(file, "the part of the sheet “\(sheet)” is none") }
    }
}
