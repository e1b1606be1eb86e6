import Testing

@testable import Tables

@Suite struct SpreadsheetTests {
    private func workbook(_ sheets: String) -> String {
        """
        <?xml version="1.0"?>
        <?mso-application progid="Excel.Sheet"?>
        <Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">
        \(sheets)
        </Workbook>
        """
    }

    private func sheet(_ rows: String, name: String = "Build", columns: String = "") -> String {
        "<Worksheet ss:Name=\"\(name)\"><Table>\(columns)\(rows)</Table></Worksheet>"
    }

    private func row(_ cells: String..., attributes: String = "") -> String {
        let cells = cells.map { cell in
            cell.hasPrefix("<") ? cell : "<Cell><Data ss:Type=\"String\">\(cell)</Data></Cell>"
        }
        return "<Row\(attributes)>\(cells.joined())</Row>\n"
    }

    @Test func sheetsAreTablesWithTheirNames() throws {
        let text = workbook(
            sheet(row("H", "W") + row("60", "125"), name: "Male")
                + sheet(row("H", "W") + row("60", "120"), name: "Female"))
        let document = try read(text)
        #expect(document.format == .spreadsheetML)
        #expect(document.tables.map(\.name) == ["Male", "Female"])
        #expect(document.tables[1].texts == [["H", "W"], ["60", "120"]])
    }

    @Test func numberedCellsAndRowsLeaveGaps() throws {
        let text = workbook(
            sheet(
                row("H", "<Cell ss:Index=\"3\"><Data>W</Data></Cell>", attributes: " ss:Index=\"2\"")
                    + row("60", "<Cell ss:Index=\"3\"><Data>125</Data></Cell>", attributes: " ss:Index=\"4\"")
                    + row("61", "<Cell ss:Index=\"3\"><Data>128</Data></Cell>")))
        let table = try table(text)
        #expect(table.texts == [["", "", ""], ["H", "", "W"], ["", "", ""], ["60", "", "125"], ["61", "", "128"]])
    }

    @Test func mergedCellsCoverTheirPlaces() throws {
        let text = workbook(
            sheet(
                row(
                    "<Cell ss:MergeDown=\"1\"><Data>H</Data></Cell>",
                    "<Cell ss:MergeAcross=\"1\"><Data>Male</Data></Cell>")
                    + row("<Cell ss:Index=\"2\"><Data>P</Data></Cell>", "S") + row("60", "125", "140")
                    + row("61", "128", "144")))
        let table = try table(text)
        #expect(
            table.texts == [["H", "Male", "Male"], ["H", "P", "S"], ["60", "125", "140"], ["61", "128", "144"]])
        #expect(table.csv == "H,Male P,Male S\r\n60,125,140\r\n61,128,144\r\n")
    }

    @Test func hiddenRowsAndColumnsAreKeptAndFlagged() throws {
        let columns = "<Column/><Column ss:Hidden=\"1\"/><Column/>"
        let text = workbook(
            sheet(
                row("H", "X", "W") + row("60", "9", "125") + row("61", "8", "128", attributes: " ss:Hidden=\"1\""),
                columns: columns))
        let table = try table(text)
        #expect(table.texts == [["H", "X", "W"], ["60", "9", "125"], ["61", "8", "128"]])
        #expect(table.cells.map(\.isHidden) == [false, true, false, false, true, false, true, true, true])
        #expect(table.csv == "H,W\r\n60,125\r\n")
    }

    @Test func commentsAreNoText() throws {
        let cell = "<Cell><Data>60</Data><Comment ss:Author=\"A\"><ss:Data>Check this</ss:Data></Comment></Cell>"
        #expect(try table(workbook(sheet(row("H", "W") + row(cell, "125")))).texts == [["H", "W"], ["60", "125"]])
    }

    @Test func richTextAndLineBreaks() throws {
        let cell =
            "<Cell><ss:Data xmlns=\"http://www.w3.org/TR/REC-html40\"><B>Max</B><Font> Weight</Font>&#10;(lb)</ss:Data></Cell>"
        let text = try table(workbook(sheet(row("H", cell) + row("60", "125")))).text(row: 0, column: 1)
        #expect(text == "Max Weight\n(lb)" || text == "Max Weight (lb)")
    }

    private static let styles = """
        <Styles><Style ss:ID="Default"><Font ss:FontName="Arial"/></Style>
        <Style ss:ID="old" ss:Name="Old"><Font ss:StrikeThrough="1"/></Style>
        <Style ss:ID="bold" ss:Parent="old"><Font ss:Bold="1"/></Style>
        <Style ss:ID="again" ss:Parent="old"><Font ss:StrikeThrough="0"/></Style>
        <Style ss:ID="mark"><Font ss:VerticalAlign="Superscript"/></Style></Styles>
        """

    private func styled(_ style: String, _ text: String) -> String {
        "<Cell ss:StyleID=\"\(style)\"><Data ss:Type=\"String\">\(text)</Data></Cell>"
    }

    /// What a carrier strikes out holds no more; read as a limit it would be sold as one.
    @Test(arguments: ["old", "bold"])
    func whatAFontStrikesOutIsNotRead(style: String) throws {
        let document = try read(
            workbook(
                Self.styles
                    + sheet(
                        row("H", "W", "V") + row("60", styled(style, "125"), "140")
                            + row("61", styled("again", "128"), "144"))))
        let table = document.tables[0]
        #expect(table.texts == [["H", "W", "V"], ["60", "", "140"], ["61", "128", "144"]])
        #expect(table.struck[1, 1]?.texts == [StruckText("125", at: 0)])
        let finding = try #require(document.findings.first { $0.rule == "sheet.cell.struck" })
        #expect(finding.location.row == 1 && finding.location.column == 1 && finding.location.text == "125")
        #expect(finding.severity == .warning)
    }

    @Test func rowsColumnsAndTablesGiveTheirStyleToCellsWithoutOne() throws {
        let row61 = row("61", "128", styled("again", "144"), attributes: " ss:StyleID=\"old\"")
        let columns = "<Column ss:Index=\"3\" ss:StyleID=\"old\"/>"
        let document = try read(
            workbook(
                Self.styles
                    + sheet(row("H", "W", styled("Default", "V")) + row("60", "125", "140") + row61, columns: columns)))
        #expect(document.tables[0].texts == [["H", "W", "V"], ["60", "125", ""], ["", "", "144"]])
        let whole = workbook(
            Self.styles
                + sheet(row(styled("Default", "H"), styled("again", "W")) + row(styled("again", "60"), "125"))
                .replacing("<Table>", with: "<Table ss:StyleID=\"old\">"))
        #expect(try table(whole).texts == [["H", "W"], ["60", ""]])
    }

    @Test func runsOfACellAreStruckAndRaisedByThemselves() throws {
        let runs =
            "<Cell><ss:Data ss:Type=\"String\" xmlns=\"http://www.w3.org/TR/REC-html40\"><S><Font>128</Font></S> 129<Sup>1</Sup></ss:Data></Cell>"
        let document = try read(
            workbook(Self.styles + sheet(row("H", styled("mark", "W2")) + row("60", runs) + row("61", "131"))))
        #expect(document.tables[0].texts == [["H", "W²"], ["60", "129¹"], ["61", "131"]])
        #expect(document.tables[0].struck[1, 1]?.texts == [StruckText("128", at: 0)])
        #expect(document.findings.map(\.message) == ["“128” is struck out; it is not read."])
    }

    /// White on white by a style, white on blue by another, and a white run.
    @Test func textInTheColourOfItsGroundIsNotRead() throws {
        let styles = """
            <Styles><Style ss:ID="white"><Font ss:Color="#FFFFFF"/></Style>
            <Style ss:ID="head" ss:Parent="white"><Interior ss:Color="#000080" ss:Pattern="Solid"/></Style></Styles>
            """
        let run =
            "<Cell><ss:Data ss:Type=\"String\" xmlns:html=\"http://www.w3.org/TR/REC-html40\"><html:Font html:Color=\"#FFFFFF\">12</html:Font>144</ss:Data></Cell>"
        let document = try read(
            workbook(styles + sheet(row("H", styled("head", "W")) + row("60", styled("white", "140")) + row("61", run)))
        )
        let table = document.tables[0]
        #expect(table.texts == [["H", "W"], ["60", "140"], ["61", "144"]])
        #expect(table.cells.filter(\.isHidden).map { table.text(of: $0) } == ["140"])
        #expect(document.findings.map(\.rule) == ["sheet.hidden", "sheet.cell.unseen"])
        #expect(document.findings[1].message.hasPrefix("2 cells"))
    }

    /// A note may take a figure back, and so may what pops up beside a cell, the head of a page, a format that depends on a condition.
    @Test func whatStandsBesideTheCellsIsTold() throws {
        let noted =
            "<Cell><Data ss:Type=\"Number\">140</Data><Comment ss:Author=\"A\"><ss:Data><B>A:</B> less 5 lb</ss:Data></Comment></Cell>"
        let options = """
            <WorksheetOptions xmlns="urn:schemas-microsoft-com:office:excel"><PageSetup><Header x:Data="&amp;CTobacco rates"/></PageSetup></WorksheetOptions>
            <DataValidation xmlns="urn:schemas-microsoft-com:office:excel"><Range>R2C2</Range><InputTitle>Max</InputTitle><InputMessage>ages 18-60</InputMessage></DataValidation>
            <ConditionalFormatting xmlns="urn:schemas-microsoft-com:office:excel"><Range>R2C2</Range><Condition><Format Style='color:white'/></Condition></ConditionalFormatting>
            """
        let text = workbook(sheet(row("H", "W") + row("60", noted)))
            .replacing("</Worksheet>", with: options + "</Worksheet>")
        let document = try read(text)
        #expect(document.tables[0].texts == [["H", "W"], ["60", "140"]])
        #expect(document.findings.map(\.rule) == ["sheet.note", "sheet.note", "sheet.format.condition"])
        #expect(document.findings[0].message.contains("less 5 lb"))
        #expect(document.findings[1].message.contains("Max ages 18-60"))
        #expect(document.tables[0].textAfter.map(\.text) == ["Tobacco rates"])
    }

    @Test func whatIsStruckStaysWithItsTable() throws {
        let text = workbook(
            Self.styles
                + sheet(
                    row("H", "W") + row("60", "125") + row("61", "128") + "<Row/>" + row("H", "W")
                        + row("60", styled("old", "120")) + row("61", "123")))
        let document = try read(text)
        #expect(document.tables.count == 2 && document.tables[0].struck.isEmpty)
        #expect(document.tables[1].struck[1, 1]?.texts.map(\.text) == ["120"])
        #expect(document.findings.map(\.location.table) == [1])
    }

    @Test func tablesBelowOneAnotherInASheet() throws {
        let text = workbook(
            sheet(
                row("Non-smoker") + row("H", "W") + row("60", "125") + row("61", "128") + "<Row/>" + row("Smoker")
                    + row("H", "W")
                    + row("60", "120") + row("61", "123")))
        let tables = try read(text).tables
        #expect(tables.map(\.csv) == ["H,W\r\n60,125\r\n61,128\r\n", "H,W\r\n60,120\r\n61,123\r\n"])
        #expect(tables.map(\.name) == ["Build", "Build"])
        #expect(tables.map(\.index) == [0, 1])
    }

    @Test func emptySheetsAreNoTables() throws {
        let text = workbook(
            "<Worksheet ss:Name=\"Sheet2\"/>" + sheet("<Row/>", name: "Sheet3")
                + sheet(row("H", "W") + row("60", "125")))
        #expect(try read(text).tables.map(\.name) == ["Build"])
    }

    @Test func linesAreThoseOfTheFile() throws {
        let table = try table(workbook(sheet("\n" + row("H", "W") + row("60", "125"))))
        #expect(table.cells.map(\.line) == [5, 5, 6, 6])
    }

    @Test(arguments: ["x", "-1", "0", "1e9"])
    func wildNumbersMakeNoWildTable(number: String) throws {
        let cell =
            "<Cell ss:Index=\"\(number)\" ss:MergeAcross=\"\(number)\" ss:MergeDown=\"\(number)\"><Data>1</Data></Cell>"
        let table = try table(workbook(sheet(row("H", "W") + row(cell, "2"))))
        #expect(table.placed.map(\.text) == ["H", "W", "1", "2"])
    }

    @Test(arguments: [" ss:Index=\"1048576\"", " ss:Index=\"99999999999\""])
    func aFarRowIndexIsRefused(index: String) {
        let text = workbook(sheet(row("H", "W") + row("60", "125", attributes: index)))
        #expect(throws: UnreadableFile.self) { try read(text) }
    }

    @Test func aFarColumnIndexIsRefused() {
        let cell = "<Cell ss:Index=\"99999999999\"><Data>1</Data></Cell>"
        #expect(throws: UnreadableFile.self) { try read(workbook(sheet(row("H", "W") + row(cell, "2")))) }
    }

    private func typed(_ type: String, _ text: String, _ attributes: String = "") -> String {
        "<Cell\(attributes)><Data ss:Type=\"\(type)\">\(text)</Data></Cell>"
    }

    /// A height typed as 5-10 becomes the tenth of May; nothing tells what was meant.
    @Test func datesAreFlagged() throws {
        let document = try read(
            workbook(sheet(row("H", "W") + row(typed("DateTime", "2024-05-10T00:00:00.000"), typed("Number", "125")))))
        #expect(document.findings.map(\.rule) == ["sheet.cell.date"])
        #expect(document.findings[0].severity == .error)
        #expect(document.findings[0].location.line == 5)
        #expect(document.tables[0].text(row: 1, column: 0).hasPrefix("2024-05-10"))
    }

    @Test func errorsAndFormulasWithoutValueAreFlagged() throws {
        let document = try read(
            workbook(
                sheet(
                    row("H", "W", "X")
                        + row("60", typed("Number", "125", " ss:Formula=\"=RC[-1]*2\""), typed("Error", "#REF!"))
                        + row("61", "<Cell ss:Formula=\"=R1C1\"/>", "7"))))
        #expect(document.tables[0].texts == [["H", "W", "X"], ["60", "125", "#REF!"], ["61", "", "7"]])
        #expect(document.findings.map(\.rule) == ["sheet.cell.error", "sheet.formula.no-value"])
    }

    @Test func mergedBothWays() throws {
        let text = workbook(
            sheet(
                row("H", "<Cell ss:MergeAcross=\"1\" ss:MergeDown=\"1\"><Data>W</Data></Cell>")
                    + row("in") + row("60", "125", "140")))
        #expect(try table(text).texts == [["H", "W", "W"], ["in", "W", "W"], ["60", "125", "140"]])
    }

    /// One `<Row>` may stand for several empty ones.
    @Test func aRowMaySpanOthers() throws {
        let text = workbook(
            sheet(row("H", "W") + row("60", "125") + "<Row ss:Span=\"1\" ss:Hidden=\"1\"/>" + row("61", "128")))
        #expect(try table(text).texts.last == ["61", "128"])
        #expect(try read(text).tables.flatMap(\.texts).filter { $0 == ["", ""] }.count <= 2)
    }

    @Test func hiddenRowsSheetsAndColumnsAreSaid() throws {
        let hidden = sheet(row("H", "W") + row("60", "99"), name: "Old").replacing(
            "</Worksheet>",
            with:
                "<WorksheetOptions xmlns=\"urn:schemas-microsoft-com:office:excel\"><Visible>SheetHidden</Visible></WorksheetOptions></Worksheet>"
        )
        let document = try read(
            workbook(
                sheet(row("H", "W") + row("60", "125") + row("61", "128", attributes: " ss:Hidden=\"1\"")) + hidden))
        #expect(document.findings.map(\.rule) == ["sheet.hidden", "sheet.hidden"])
        #expect(document.tables.map(\.name) == ["Build", "Old"])
        #expect(document.tables[1].furniture == "hidden")
    }
}
