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
        var (tables, cells, blankPlaces) = (0, 0, 0)
        for sheet in workbook.sheets {
            guard let target = relationships.targets[sheet.id] else {
                throw ZipArchive.damaged(file, "nothing says where the sheet “\(sheet.name)” is")
            }
            // Charts and macros have sheets of their own, without cells.
            guard target.kind == "worksheet" else { continue }
            let beside = try Relationships.read(of: target.part, in: archive, file: file)
            let part = SheetPart(
                strings: strings, styles: styles, workbook: workbook, tables: try listedTables(beside))
            try PartParser.read(target.part, of: archive, file: file, into: part)
            try refuseLost(part, sheet.name, hasStrings: !strings.texts.isEmpty)
            cells += part.cellCount
            guard cells <= SheetBuilder.mostCells else { throw WorkbookFormat.tooLarge(file, sheet: sheet.name) }
            var builder = part.takeBuilder()
            try lookOver(beside, &builder)
            builder.blankPlaces = blankPlaces
            var read = try builder.finish(sheet: sheet.name, file: file, first: tables, isHidden: sheet.isHidden)
            blankPlaces = builder.blankPlaces
            if !read.tables.isEmpty {
                let place = Place.cell(SheetCell(sheet: sheet.name, row: 0, column: 0))
                read.tables[0].textAfter += part.pageTexts.map { TextPiece($0, at: place) }
            }
            document.findings += read.findings
            tables += read.tables.count
            read.tables.forEach(body)
        }
    }

    private func listedTables(_ relationships: Relationships) throws(UnreadableFile) -> [TablePart] {
        var tables: [TablePart] = []
        for part in relationships.all("table") where archive.has(part) {
            let table = TablePart()
            try PartParser.read(part, of: archive, file: file, into: table)
            tables.append(table)
        }
        return tables
    }

    /// Tells of notes, shapes and pictures of a sheet, and takes back what they cover.
    private func lookOver(_ relationships: Relationships, _ builder: inout SheetBuilder) throws(UnreadableFile) {
        var covers: [ShapeCover] = []
        // A thread of comments stands once more, behind words for older programs, among the notes.
        var threads: Set<[Int]> = []
        for kind in ["threadedComment", "comments", "drawing"] {
            for other in relationships.all(kind) where archive.has(other) {
                let asides = SheetAsides()
                try PartParser.read(other, of: archive, file: file, into: asides)
                for (oddity, row, column) in asides.found {
                    if kind == "comments", threads.contains([row, column]) { continue }
                    builder.note(oddity, row: row, column: column)
                    if kind == "threadedComment" { threads.insert([row, column]) }
                }
                covers += asides.covers
            }
        }
        builder.cover(covers)
    }

    private func refuseLost(_ part: SheetPart, _ sheet: String, hasStrings: Bool) throws(UnreadableFile) {
        if let lost = part.lostText {
            throw UnreadableFile(
                file: file, place: .cell(SheetCell(sheet: sheet, row: lost.row, column: lost.column)),
                code: FileFinding.workbookTexts,
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
