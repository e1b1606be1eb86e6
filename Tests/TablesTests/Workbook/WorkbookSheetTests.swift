import ChartSchema
import Testing

@testable import Tables

struct WorkbookSheetTests {
    private func row(_ cells: String...) -> String {
        "<row>" + cells.map { $0.hasPrefix("<") ? $0 : "<c t=\"inlineStr\"><is><t>\($0)</t></is></c>" }.joined()
            + "</row>"
    }

    private func number(_ text: String, style: Int = 0, at place: String? = nil) -> String {
        "<c s=\"\(style)\"\(place.map { " r=\"\($0)\"" } ?? "")><v>\(text)</v></c>"
    }

    private var head: String { row("Height", "Max") }

    @Test func cellsWithoutAddressesFollowEachOther() throws {
        let document = try HandmadeWorkbook(head + row("5'0\"", number("180")) + row("5'1\"", number("184"))).read()
        #expect(document.format == .xlsx && document.findings.isEmpty)
        #expect(document.tables[0].texts == [["Height", "Max"], ["5'0\"", "180"], ["5'1\"", "184"]])
        #expect(document.tables[0].name == "Build")
        #expect(document.tables[0].place(ofCell: 3) == .cell(SheetCell(sheet: "Build", row: 1, column: 1)))
    }

    @Test func prefixedNamesAndStrictNamespaces() throws {
        var zip = ZipWriter()
        zip.add(
            "_rels/.rels",
            "<p:Relationships xmlns:p=\"x\"><p:Relationship Id=\"r\" Type=\"http://purl.oclc.org/ooxml/officeDocument/relationships/officeDocument\" Target=\"xl\\workbook.xml\"/></p:Relationships>"
        )
        zip.add(
            "XL\\Workbook.xml",
            "<x:workbook xmlns:x=\"http://purl.oclc.org/ooxml/spreadsheetml/main\"><x:sheets><x:sheet name=\"A &amp; B\" sheetId=\"1\" r:id=\"q\" xmlns:r=\"r\"/></x:sheets></x:workbook>"
        )
        zip.add(
            "xl/_rels/workbook.xml.rels",
            "<Relationships><Relationship Id=\"q\" Type=\"http://purl.oclc.org/ooxml/officeDocument/relationships/worksheet\" Target=\"a%20b.xml\"/></Relationships>"
        )
        zip.add(
            "xl/a b.xml",
            "<x:worksheet xmlns:x=\"m\"><x:sheetData><x:row><x:c t=\"str\"><x:v>H</x:v></x:c><x:c t=\"d\"><x:v>2026-05-10</x:v></x:c></x:row></x:sheetData></x:worksheet>"
        )
        let document = try TableReader.read(zip.bytes, file: "f")
        #expect(document.tables[0].name == "A & B" && document.tables[0].texts == [["H", "2026-05-10"]])
        #expect(document.findings.map(\.rule) == ["sheet.cell.date-shown"])
    }

    @Test func richTextIsWhatIsShown() throws {
        var book = HandmadeWorkbook(row("<c t=\"s\"><v>0</v></c>", "<c t=\"s\"><v>1</v></c>") + row("1", number("2")))
        book.strings = """
            <si><r><t>180</t></r><r><rPr><vertAlign val="superscript"/></rPr><t>12</t></r><rPh sb="0" eb="1"><t>hundred</t></rPh></si>
            <si><r><rPr><strike/></rPr><t>128</t></r><r><t xml:space="preserve"> 129_x000D_
            lbs</t></r></si>
            """
        let document = try book.read()
        #expect(document.tables[0].texts[0] == ["180¹²", "129\nlbs"])
        #expect(document.findings.map(\.rule) == ["sheet.cell.struck"])
        #expect(document.findings[0].location.text == "128")
        #expect(document.tables[0].struck[0, 1]?.texts == [StruckText("128", at: 0)])
        #expect(document.findings[0].location.place?.inWords == "Build!B1")
    }

    /// A row or column that is struck out whole has no cells, and a picture of the sheet shows it.
    @Test func whatIsStruckWholeKeepsItsPlace() throws {
        var book = HandmadeWorkbook(
            row("H", "A", "<c t=\"str\" s=\"1\"><v>B</v></c>") + row("1", number("2"), "<c s=\"1\"><v>3</v></c>")
                + row("<c t=\"str\" s=\"1\"><v>old row</v></c>"),
            after: "<mergeCells><mergeCell ref=\"A3:C3\"/></mergeCells>")
        book.styles = HandmadeWorkbook.styles([], fonts: ["<name val=\"Arial\"/>", "<strike/>"])
        let table = try book.read().tables[0]
        #expect(table.texts == [["H", "A"], ["1", "2"]])
        #expect((table.drawnRows, table.drawnColumns) == (3, 3))
        #expect(table.struck[0, 2]?.texts.map(\.text) == ["B"])
        #expect(table.struck[1, 2]?.texts.map(\.text) == ["3"])
        #expect(table.struck[2, 0]?.texts.map(\.text) == ["old row"] && table.struck[2, 0]?.columnSpan == 3)
        #expect(table.struck.cover(of: 2, 1) != nil && table.struck.cover(of: 1, 1) == nil)
    }

    @Test func symbolsAreWhatTheirFontShows() throws {
        var book = HandmadeWorkbook(
            row("A", "<c t=\"str\" s=\"1\"><v>ü</v></c>") + row("B", "<c t=\"str\" s=\"1\"><v>Z</v></c>"))
        book.styles = HandmadeWorkbook.styles([], fonts: ["<name val=\"Arial\"/>", "<name val=\"Wingdings\"/>"])
        let document = try book.read()
        #expect(document.tables[0].texts == [["A", "✓"], ["B", "\u{FFFD}"]])
        #expect(document.findings.map(\.rule) == ["sheet.cell.symbol"])
    }

    @Test func formatsDecideWhatIsShown() throws {
        var book = HandmadeWorkbook(
            head + row(number("510", style: 1), number("179.6", style: 2))
                + row(number("46152", style: 3), number("184")))
        book.styles = HandmadeWorkbook.styles(["General", "0'00\\\"", "0", "d-mmm"])
        let document = try book.read()
        #expect(document.tables[0].texts == [["Height", "Max"], ["5'10\"", "180"], ["10-May", "184"]])
        #expect(document.findings.map(\.rule) == ["sheet.cell.rounded", "sheet.cell.date-shown"])
        #expect(document.findings[1].context == ["shown": "10-May", "stored": "2026-05-10"])
        #expect(document.findings[1].location.row == 2 && document.findings[1].location.column == 0)
    }

    @Test func formulasWithoutValuesAreTold() throws {
        let formula = "<c><f>B2+4</f><v></v></c>"
        let zero = "<c><f>B2+4</f><v>0</v></c>"
        var book = HandmadeWorkbook(head + row("5'0\"", formula) + row("5'1\"", zero) + row("5'2\"", number("180")))
        #expect(try book.read().findings.map(\.rule) == ["sheet.formula.no-value"])
        #expect(try book.read().tables[0].texts[2] == ["5'1\"", "0"])
        book.workbookExtra = "<calcPr fullCalcOnLoad=\"1\"/>"
        #expect(try book.read().findings.count == 2)
        #expect(try book.read().tables[0].texts[2] == ["5'1\"", ""])
    }

    @Test func errorsAndFlags() throws {
        let document = try HandmadeWorkbook(
            head + row("<c t=\"e\"><v>#N/A</v></c>", "<c t=\"b\"><v>1</v></c>") + row("1", number("abc"))
        ).read()
        #expect(document.tables[0].texts[1] == ["#N/A", "TRUE"])
        #expect(document.findings.map(\.rule) == ["sheet.cell.error", "sheet.cell.error"])
    }

    @Test func mergedHiddenAndFiltered() throws {
        let cells =
            row("Height", "Male", "", "Old")
            + "<row hidden=\"1\">\(number("60"))\(number("180"))\(number("999"))\(number("1"))</row>"
            + row(number("61"), number("184"), number("190"), number("2"))
        let document = try HandmadeWorkbook(
            cells,
            after:
                "<autoFilter ref=\"A1:D3\"><filterColumn colId=\"0\"/></autoFilter><mergeCells><mergeCell ref=\"B1:C1\"/></mergeCells>",
            before: "<cols><col min=\"4\" max=\"4\" hidden=\"1\"/></cols>"
        ).read()
        let table = document.tables[0]
        #expect(table.text(row: 0, column: 2) == "Male")
        #expect(table.cells.filter(\.isHidden).map { table.text(of: $0) } == ["Old", "60", "180", "999", "1", "2"])
        #expect(document.findings.map(\.rule) == ["sheet.hidden", "sheet.filter"])
        #expect(document.findings[1].context == ["rows": "1"])
    }

    @Test func whatStandsUnderAMergedCellIsTold() throws {
        let document = try HandmadeWorkbook(
            head + row(number("60"), number("180")) + row(number("61"), number("184")),
            after: "<mergeCells><mergeCell ref=\"B2:B3\"/></mergeCells>"
        ).read()
        #expect(document.tables[0].texts == [["Height", "Max"], ["60", "180"], ["61", "180"]])
        #expect(document.findings.map(\.rule) == ["sheet.cell.covered"])
        #expect(document.findings[0].location.place?.inWords == "Build!B3")
    }

    @Test func aCellFarOffCostsNothing() throws {
        let document = try HandmadeWorkbook(
            head + row(number("60"), number("180"))
                + "<row r=\"1048576\">\(number("7", at: "XFD1048576"))</row>"
        ).read()
        #expect(document.tables.map(\.rowCount) == [2, 1] && document.tables.map(\.columnCount) == [2, 1])
        #expect(document.tables[1].place(ofCell: 0).inWords == "Build!XFD1048576")
    }

    @Test func rowsInAnyOrder() throws {
        let rows = "<row r=\"2\">\(number("60"))</row><row r=\"1\">\(number("59"))</row>"
        #expect(try HandmadeWorkbook(rows).read().tables[0].texts == [["59"], ["60"]])
    }

    @Test func whiteOnWhiteIsNotRead() throws {
        var book = HandmadeWorkbook(
            head + row(number("60"), number("180", style: 1)) + row(number("61"), number("184", style: 2)))
        book.styles =
            "<fonts><font/><font><color rgb=\"FFFFFFFF\"/></font></fonts><fills><fill><patternFill patternType=\"none\"/></fill>"
            + "<fill><patternFill patternType=\"solid\"><fgColor rgb=\"FF000080\"/><bgColor rgb=\"FFFFFFFF\"/></patternFill></fill></fills>"
            + "<cellXfs><xf/><xf fontId=\"1\"/><xf fontId=\"1\" fillId=\"1\"/></cellXfs>"
        let document = try book.read()
        #expect(document.tables[0].cells.filter(\.isHidden).map { document.tables[0].text(of: $0) } == ["180"])
        #expect(document.findings.map(\.rule) == ["sheet.hidden", "sheet.cell.unseen"])
        // The style of a table colours its header, and a dark one every row.
        for (style, unseen) in [("TableStyleMedium2", 1), ("TableStyleDark1", 0)] {
            book.asides = [
                ("table", "tables/t.xml", "<table ref=\"A1:B3\"><tableStyleInfo name=\"\(style)\"/></table>")
            ]
            #expect(try book.read().findings.count { $0.rule == "sheet.cell.unseen" } == unseen)
        }
    }

    /// A run of a text may have the colour of its ground, and stand out from a white one in a cell that is white otherwise.
    @Test func runsInTheColourOfTheirGroundAreNotRead() throws {
        func text(_ runs: String) -> String { "<c t=\"inlineStr\"><is>\(runs)</is></c>" }
        let white = "<rPr><color rgb=\"FFFFFFFF\"/></rPr>"
        var book = HandmadeWorkbook(
            head + row("60", text("<r>\(white)<t>170</t></r><r><t>180</t></r>"))
                + row("61", text("<r>\(white)<t>184</t></r>")) + row("62", "<c t=\"s\" s=\"1\"><v>0</v></c>"))
        book.strings = "<si><r><t>188</t></r><r><rPr><color theme=\"1\"/></rPr><t>190</t></r></si>"
        book.styles = HandmadeWorkbook.styles([], fonts: ["<sz val=\"11\"/>", "<color theme=\"0\" tint=\"-0.05\"/>"])
        let document = try book.read()
        #expect(document.tables[0].texts == [["Height", "Max"], ["60", "180"], ["61", "184"], ["62", "190"]])
        #expect(document.tables[0].cells.filter(\.isHidden).map { document.tables[0].text(of: $0) } == ["184"])
        #expect(
            document.findings.filter { $0.rule == "sheet.cell.unseen" }.compactMap(\.location.text).sorted() == [
                "170", "184", "188",
            ])
    }

    /// Black on black and blue on blue; white on blue is seen.
    @Test func textInTheColourOfItsGroundIsNotRead() throws {
        var book = HandmadeWorkbook(
            head + row(number("60"), number("180", style: 1)) + row(number("61"), number("184", style: 2))
                + row(number("62"), number("188", style: 3)))
        book.styles =
            "<fonts><font/><font><color rgb=\"FF00007A\"/></font><font><color theme=\"0\"/></font></fonts>"
            + "<fills><fill><patternFill patternType=\"none\"/></fill>"
            + "<fill><patternFill patternType=\"solid\"><fgColor rgb=\"FF000000\"/></patternFill></fill>"
            + "<fill><patternFill patternType=\"solid\"><fgColor rgb=\"FF000080\"/></patternFill></fill></fills>"
            + "<cellXfs><xf/><xf fontId=\"0\" fillId=\"1\"/><xf fontId=\"1\" fillId=\"2\"/><xf fontId=\"2\" fillId=\"2\"/></cellXfs>"
        let document = try book.read()
        #expect(document.tables[0].cells.filter(\.isHidden).map { document.tables[0].text(of: $0) } == ["180", "184"])
        #expect(document.findings.map(\.rule) == ["sheet.hidden", "sheet.cell.unseen", "sheet.cell.unseen"])
    }

    @Test func lettersTooSmallToBeReadAreNotRead() throws {
        var book = HandmadeWorkbook(head + row(number("60"), number("180", style: 1)))
        book.styles = HandmadeWorkbook.styles([], fonts: ["<sz val=\"11\"/>", "<sz val=\"1\"/>"])
        let document = try book.read()
        #expect(document.tables[0].cells.filter(\.isHidden).map { document.tables[0].text(of: $0) } == ["180"])
        #expect(document.findings.map(\.rule) == ["sheet.hidden", "sheet.cell.unseen"])
    }

    /// White above 180 and struck in the row of 61 are worked out; colours that are seen say nothing.
    @Test func conditionsDecideWhatIsSeen() throws {
        let conditions =
            "<conditionalFormatting sqref=\"B2:B4\"><cfRule type=\"cellIs\" operator=\"greaterThan\" dxfId=\"0\"><formula>186</formula></cfRule></conditionalFormatting>"
            + "<conditionalFormatting sqref=\"B2:B4\"><cfRule type=\"expression\" dxfId=\"1\"><formula>$A2=61</formula></cfRule></conditionalFormatting>"
            + "<conditionalFormatting sqref=\"A1:B4\"><cfRule type=\"cellIs\" operator=\"greaterThan\" dxfId=\"2\"><formula>0</formula></cfRule></conditionalFormatting>"
        var book = HandmadeWorkbook(
            head + row(number("60"), number("180")) + row(number("61"), number("184"))
                + row(number("62"), number("188")), after: conditions)
        book.styles =
            "<fonts><font/></fonts><cellXfs><xf/></cellXfs><dxfs><dxf><font><color rgb=\"FFFFFFFF\"/></font></dxf>"
            + "<dxf><font><strike/></font></dxf><dxf><font><color rgb=\"FFFF0000\"/></font></dxf></dxfs>"
        let document = try book.read()
        #expect(document.tables[0].cells.filter(\.isHidden).map { document.tables[0].text(of: $0) } == ["184", "188"])
        #expect(document.findings.map(\.rule) == ["sheet.hidden", "sheet.cell.unseen", "sheet.cell.struck"])
        // More than a comparison is not worked out.
        book.sheets[0].xml = book.sheets[0].xml.replacing("$A2=61", with: "ISODD(A2)")
        let findings = try book.read().findings
        #expect(findings.map(\.rule) == ["sheet.hidden", "sheet.cell.unseen", "sheet.format.condition"])
        #expect(findings[2].severity == .error && findings[2].location.place?.inWords == "Build!B2")
        // Signs instead of the figures.
        book.sheets[0].xml +=
            "<conditionalFormatting sqref=\"B2\"><cfRule type=\"iconSet\"><iconSet showValue=\"0\"/></cfRule></conditionalFormatting>"
        let table = try book.read().tables[0]
        #expect(table.cells.filter(\.isHidden).map { table.text(of: $0) } == ["180", "188"])
    }

    @Test func rowsAndColumnsTooSmallToBeSeenAreHidden() throws {
        let rows = head + row(number("60"), number("180")) + "<row ht=\"0.75\">\(number("61"))\(number("184"))</row>"
        let low = try HandmadeWorkbook(rows).read().tables[0]
        #expect(low.cells.filter(\.isHidden).map { low.text(of: $0) } == ["61", "184"])
        let narrow = try HandmadeWorkbook(
            row("60", number("180"), number("190")),
            before: "<cols><col min=\"2\" max=\"2\" width=\"0.08\"/></cols>"
        ).read().tables[0]
        #expect(narrow.cells.filter(\.isHidden).map { narrow.text(of: $0) } == ["180"])
        // A title in a narrow margin goes on over the blank cells beside it.
        let title = try HandmadeWorkbook(
            "<row><c t=\"inlineStr\"><is><t>Weight chart</t></is></c></row>" + row(number("60"), number("180")),
            before: "<cols><col min=\"1\" max=\"1\" width=\"0.5\"/></cols>"
        ).read().tables[0]
        #expect(title.cells.filter(\.isHidden).map { title.text(of: $0) } == ["60"])
    }

    @Test func linesFromCornerToCornerTakeAFigureBack() throws {
        var book = HandmadeWorkbook(
            head + row(number("60"), number("180", style: 1)) + row(number("61"), number("184", style: 2))
                + row(number("62"), number("188", style: 3)))
        let line = "<diagonal style=\"thin\"/>"
        book.styles =
            "<fonts><font/></fonts><fills><fill/></fills><borders><border/><border diagonalUp=\"1\" diagonalDown=\"1\">\(line)</border>"
            + "<border diagonalUp=\"1\">\(line)</border><border diagonalUp=\"1\"><diagonal/></border></borders>"
            + "<cellXfs><xf/><xf borderId=\"1\"/><xf borderId=\"2\"/><xf borderId=\"3\"/></cellXfs>"
        let document = try book.read()
        #expect(document.tables[0].cells.filter(\.isHidden).map { document.tables[0].text(of: $0) } == ["180", "184"])
        #expect(document.findings.map(\.rule) == ["sheet.hidden", "sheet.cell.struck", "sheet.cell.struck"])
    }

    /// A sheet that shows no zeros has blanks in their places.
    @Test func zerosThatTheSheetDoesNotShow() throws {
        let document = try HandmadeWorkbook(
            head + row(number("60"), number("0")),
            before: "<sheetViews><sheetView showZeros=\"0\"/></sheetViews>"
        ).read()
        #expect(document.tables[0].texts[1].first == "60" && !document.tables[0].texts.joined().contains("0"))
        #expect(document.findings.map(\.rule) == ["sheet.cell.zero"] && document.findings[0].severity == .info)
    }

    /// It may cover what stands below it.
    @Test func aShapeWithoutWordsIsTold() throws {
        var book = HandmadeWorkbook(head + row("60", number("180")))
        book.asides = [
            (
                "drawing", "drawings/d.xml",
                "<d><twoCellAnchor><from><col>1</col><row>1</row></from><sp><txBody><p/></txBody></sp></twoCellAnchor></d>"
            )
        ]
        let findings = try book.read().findings
        #expect(findings.map(\.rule) == ["sheet.picture"] && findings[0].severity == .warning)
        #expect(findings[0].location.place?.inWords == "Build!B2")
    }

    /// A number format may give the paper's colour, and take a white font out of it.
    @Test func coloursOfNumberFormats() throws {
        var book = HandmadeWorkbook(
            head + row(number("60"), number("180", style: 1)) + row(number("61"), number("284", style: 1))
                + row(number("62"), number("188", style: 2)))
        book.styles = HandmadeWorkbook.styles(
            ["0", "[>200][White]0;0", "[Red]0"],
            fonts: ["<sz val=\"11\"/>", "<sz val=\"11\"/>", "<color rgb=\"FFFFFFFF\"/>"])
        let document = try book.read()
        #expect(document.tables[0].cells.filter(\.isHidden).map { document.tables[0].text(of: $0) } == ["284"])
        #expect(document.findings.map(\.rule) == ["sheet.hidden", "sheet.cell.unseen"])
    }

    @Test func objectsOverTheSheetAreTold() throws {
        let findings = try HandmadeWorkbook(
            head + row(number("60"), number("180")), after: "<oleObjects><oleObject progId=\"Word\"/></oleObjects>"
        ).read().findings
        #expect(findings.map(\.rule) == ["sheet.picture"])
    }

    /// A filled shape hides the cells that lie below it, one without a fill only lies around them.
    @Test func whatStandsBelowAShapeIsNotRead() throws {
        func book(_ fill: String) -> HandmadeWorkbook {
            var book = HandmadeWorkbook(head + row("60", number("180")) + row("61", number("184")))
            book.asides = [
                (
                    "drawing", "drawings/d.xml",
                    "<d><twoCellAnchor><from><col>1</col><colOff>0</colOff><row>1</row></from><to><col>2</col><row>2</row></to><sp><spPr>\(fill)<ln><solidFill/></ln></spPr></sp></twoCellAnchor></d>"
                )
            ]
            return book
        }
        let filled = try book("<solidFill><srgbClr val=\"FFFFFF\"/></solidFill>").read()
        #expect(filled.tables[0].cells.filter(\.isHidden).map { filled.tables[0].text(of: $0) } == ["180"])
        #expect(filled.findings.map(\.rule) == ["sheet.hidden", "sheet.picture", "sheet.cell.covered"])
        #expect(try book("<noFill/>").read().findings.map(\.rule) == ["sheet.picture"])
        let glass = "<solidFill><srgbClr val=\"FF0000\"><alpha val=\"30000\"/></srgbClr></solidFill>"
        #expect(try book(glass).read().findings.map(\.rule) == ["sheet.picture"])
    }

    /// What pops up beside a cell may take it back.
    @Test func messagesOfValidationsAreTold() throws {
        let findings = try HandmadeWorkbook(
            head + row(number("60"), number("180")),
            after:
                "<dataValidations><dataValidation type=\"list\" showInputMessage=\"1\" sqref=\"A2\"/><dataValidation showInputMessage=\"1\" promptTitle=\"Max\" prompt=\"less 5 lb above age 60\" sqref=\"B2\"/></dataValidations>"
        ).read().findings
        #expect(findings.map(\.rule) == ["sheet.note"] && findings[0].location.text == "Max less 5 lb above age 60")
        #expect(findings[0].location.place?.inWords == "Build!B2")
    }

    @Test func headsAndFeetOfPagesAreTexts() throws {
        let document = try HandmadeWorkbook(
            head + row(number("60"), number("180")),
            after:
                "<headerFooter><oddHeader>&amp;L&amp;\"Arial,Bold\"&amp;14Tobacco rates&amp;RA&amp;&amp;B</oddHeader><oddFooter>&amp;CPage &amp;P of &amp;N</oddFooter></headerFooter>"
        ).read()
        #expect(document.tables[0].textAfter.map(\.text) == ["Tobacco rates", "A&B"])
    }

    @Test func hiddenSheetsAreFurniture() throws {
        var book = HandmadeWorkbook(head + row("60", number("180")))
        book.sheetAttributes = "state=\"veryHidden\""
        let document = try book.read()
        #expect(document.tables[0].furniture == "hidden" && document.findings.map(\.rule) == ["sheet.hidden"])
    }

    @Test func notesAndShapesAreTold() throws {
        var book = HandmadeWorkbook(head + row("60", number("180")))
        book.asides = [
            (
                "comments", "comments1.xml",
                "<comments><commentList><comment ref=\"B2\"><text><r><t>add 5</t></r></text></comment></commentList></comments>"
            ),
            (
                "drawing", "drawings/d.xml",
                "<d><twoCellAnchor><from><col>3</col><row>4</row></from><sp><txBody><p><r><t>over age 50</t></r></p></txBody></sp></twoCellAnchor><twoCellAnchor><from><col>5</col><row>0</row></from><pic/></twoCellAnchor></d>"
            ),
        ]
        let findings = try book.read().findings
        #expect(findings.map(\.rule) == ["sheet.note", "sheet.note", "sheet.picture"])
        #expect(findings.compactMap { $0.location.place?.inWords } == ["Build!B2", "Build!D5", "Build!F1"])
        #expect(findings[0].message.contains("add 5") && findings[1].message.contains("over age 50"))
    }
}
