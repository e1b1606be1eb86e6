import Paper
import Testing

@testable import Tables

/// From pages to tables, on pages made up for it: no engine is needed.
@Suite struct PaperTablesTests {
    /// The tables of pages; every glyph that shows must have become something, once.
    private func read(_ pages: MadeUpPage..., sourceLocation: SourceLocation = #_sourceLocation) -> PaperTables {
        let result = PaperTables(PaperDocument(pages: pages.map(\.page)))
        Account.check(result, sourceLocation: sourceLocation)
        return result
    }

    private func texts(_ table: Table) -> [[String]] {
        (0..<table.rowCount).map { row in
            (0..<table.columnCount).map { table.isAnchor(row: row, column: $0) ? table.text(row: row, column: $0) : "" }
        }
    }

    private func kinds(_ result: PaperTables) -> Set<PaperNotice.Kind> { Set(result.notices.map(\.kind)) }

    private static let chart = [
        ["Height", "Preferred", "Standard"], ["5'0\"", "150", "170"], ["5'1\"", "155", "175"], ["5'2\"", "160", "180"],
    ]

    private func ruled(_ rows: [[String]], y: Double = 100) -> MadeUpPage {
        var page = MadeUpPage()
        let xs = (0...rows[0].count).map { 72 + Double($0) * 80 }
        page.grid(xs: xs, ys: (0...rows.count).map { y + Double($0) * 20 })
        page.rows(rows, xs: xs.dropLast().map { $0 + 6 }, y: y + 14, leading: 20)
        return page
    }

    // MARK: Lines

    @Test func aRuledTableWithTextAround() {
        var page = ruled(Self.chart)
        page.write("Maximum weight", x: 72, y: 60, size: 16)
        page.write("Non tobacco", x: 72, y: 85)
        page.write("Add 5 lb for ages over 60.", x: 72, y: 220)
        let result = read(page)
        #expect(result.notices.isEmpty)
        #expect(result.tables.map(texts) == [Self.chart])
        #expect(result.tables[0].headings.map(\.text) == ["Maximum weight"])
        #expect(result.tables[0].textBefore.map(\.text) == ["Non tobacco"])
        #expect(result.tables[0].textAfter.map(\.text) == ["Add 5 lb for ages over 60."])
    }

    /// A heading right over another of its size is over the next one's table, too; one that has a text or table of its own is not.
    @Test(arguments: [true, false]) func aHeadingOverTwo(_ isAlone: Bool) {
        var page = ruled(Self.chart, y: 120)
        page.write("Whole Life (pounds)", x: 72, y: 80, size: 12)
        page.write("Men", x: 72, y: isAlone ? 105 : 112, size: 12)
        if !isAlone { page.write("For ages over 20.", x: 72, y: 96) }
        page.write("Women", x: 72, y: 230, size: 12)
        page.grid(xs: [72, 152, 232, 312], ys: [240, 260, 280, 300, 320])
        page.rows(Self.chart, xs: [78, 158, 238], y: 254, leading: 20)
        let result = read(page)
        let over = isAlone ? ["Whole Life (pounds)"] : []
        #expect(result.tables.map { $0.headings.map(\.text) } == [over + ["Men"], over + ["Women"]])
    }

    /// Text under a heading that stands over no table goes with the table before it, or stands above the first.
    @Test func noTextUnderAHeadingIsLost() {
        var page = ruled(Self.chart, y: 160)
        page.write("Guide", x: 72, y: 40, size: 24)
        page.write("No smokers.", x: 72, y: 70)
        page.write("Maximum weight", x: 72, y: 110, size: 16)
        page.write("Notes", x: 72, y: 300, size: 16)
        page.write("Add 5 lb for ages over 60.", x: 72, y: 330)
        let table = read(page).tables[0]
        #expect(table.headings.map(\.text) == ["Guide", "Maximum weight"])
        #expect(table.textAbove.map(\.text) == ["No smokers."])
        #expect(table.textAfter.map(\.text) == ["Notes", "Add 5 lb for ages over 60."])
    }

    @Test func cellsThatGoOverColumnsAndRows() {
        var page = MadeUpPage()
        page.across(100, from: 72, to: 392)
        page.across(120, from: 152, to: 392)
        for y in [140.0, 160, 180] { page.across(y, from: 72, to: 392) }
        for x in [72.0, 152, 392] { page.down(x, from: 100, to: 180) }
        page.down(272, from: 120, to: 180)
        page.write("Height", x: 78, y: 124)
        page.write("Male", x: 272, y: 114, side: .middle)
        page.rows([["Preferred", "Standard"], ["150", "170"], ["155", "175"]], xs: [158, 278], y: 134, leading: 20)
        page.rows([["5'0\""], ["5'1\""]], xs: [78], y: 154, leading: 20)
        let result = read(page)
        #expect(result.notices.isEmpty)
        #expect(texts(result.tables[0])[0] == ["Height", "Male", ""])
        #expect(result.tables[0].cell(row: 1, column: 0)?.rowSpan == 2)
        #expect(result.tables[0].cell(row: 0, column: 2)?.column == 1)
    }

    @Test func cellsOfSeveralLines() {
        var page = MadeUpPage()
        page.grid(xs: [72, 192, 312], ys: [100, 130, 160])
        page.write("Super", x: 198, y: 112)
        page.write("Preferred", x: 198, y: 124)
        page.write("Height", x: 78, y: 118)
        page.rows([["5'0\"", "150"]], xs: [78, 198], y: 148)
        let result = read(page)
        #expect(texts(result.tables[0]) == [["Height", "Super\nPreferred"], ["5'0\"", "150"]])
    }

    /// Lines between the columns and under the headings, none between the rows.
    @Test func rowsWithoutLinesBetweenThem() {
        var page = MadeUpPage()
        page.grid(xs: [72, 152, 232], ys: [100, 120])
        page.across(180, from: 72, to: 232)
        for x in [72.0, 152, 232] { page.down(x, from: 120, to: 180) }
        page.rows(
            [["Height", "Weight"], [], ["5'0\"", "150"], ["5'1\"", "155"], ["5'2\"", "160"]], xs: [78, 158], y: 114,
            leading: 12)
        let result = read(page)
        #expect(result.notices.isEmpty)
        #expect(
            texts(result.tables[0]) == [["Height", "Weight"], ["5'0\"", "150"], ["5'1\"", "155"], ["5'2\"", "160"]])
    }

    /// `5'0"` over `(152 cm)` are one cell, not two rows.
    @Test func twoLinesOfDifferentFormAreOneRow() {
        var page = MadeUpPage()
        page.grid(xs: [72, 152, 232], ys: [100, 130, 160])
        page.rows([["5'0\"", "150"], ["(152 cm)", "(68 kg)"]], xs: [78, 158], y: 112, leading: 12)
        page.rows([["5'1\"", "155"], ["(155 cm)", "(70 kg)"]], xs: [78, 158], y: 142, leading: 12)
        let result = read(page)
        #expect(texts(result.tables[0])[0] == ["5'0\"\n(152 cm)", "150\n(68 kg)"])
    }

    /// A phrase goes on in small letters where its next word had no room; names and decisions stay apart, and so does what
    /// had room.
    @Test(arguments: [
        (["within 12", "months"], "within 12 months"), (["within", "months"], "within\nmonths"),
        (["Graded if", "Over 12 mo"], "Graded if\nOver 12 mo"), (["of 12", "mo"], "of 12\nmo"),
        (["lisinopril", "metoprolol"], "lisinopril\nmetoprolol"),
    ])
    func wrappedPhrasesAreOneLine(_ lines: [String], _ text: String) {
        var page = MadeUpPage()
        page.grid(xs: [72, 192, 252], ys: [100, 130, 160])
        page.rows([["Coumadin", "Last fill"]], xs: [77, 197], y: 118)
        page.write("Lasix", x: 77, y: 148)
        page.rows(lines.map { [$0] }, xs: [197], y: 142, leading: 12)
        #expect(texts(read(page).tables[0])[1] == ["Lasix", text])
    }

    @Test func aTextOverALineIsNoCell() {
        for text in ["Ages 18 to 65 only", "Non-smokers-only"] {
            var page = ruled(Self.chart + [["", "", ""]])
            page.write(text, x: 100, y: 194)
            #expect(kinds(read(page)) == [.doubt(.textAcrossLine)])
        }
    }

    @Test func anOpenCellIsNoCell() {
        var page = ruled(Self.chart)
        page.page.rules.removeAll { $0.isAcross && $0.at == 140 }
        page.across(140, from: 72, to: 190)
        page.across(140, from: 232, to: 312)
        let result = read(page)
        #expect(kinds(result) == [.doubt(.openCell)] && result.tables.isEmpty)
    }

    @Test func tablesBesideOneAnotherKeepTheirTitles() {
        var page = MadeUpPage()
        for (number, title) in ["Male", "Female"].enumerated() {
            let left = 60 + 260 * Double(number)
            page.grid(xs: [left, left + 80, left + 160], ys: [100, 120, 140])
            page.write(title, x: left, y: 90, size: 14)
            page.write("Ages 18 to 65", x: left, y: 155)
            page.rows(
                [["Height", "Weight"], ["5'0\"", "\(150 - 10 * number)"]], xs: [left + 6, left + 86], y: 114,
                leading: 20)
        }
        let result = read(page)
        #expect(result.tables.map { $0.headings.map(\.text) } == [["Male"], ["Female"]])
        #expect(result.tables.allSatisfy { $0.textAfter.count == 1 })
    }

    // MARK: Blank strips

    @Test(arguments: [MadeUpPage.Side.left, .middle, .right])
    func aTableWithoutLines(side: MadeUpPage.Side) {
        var page = MadeUpPage()
        page.rows(Self.chart, xs: [110, 210, 310], y: 100, sides: [.left, side, side])
        let result = read(page)
        #expect(result.notices.isEmpty)
        #expect(result.tables.map(texts) == [Self.chart])
    }

    @Test func headingsInTheMiddleOfTheirColumns() {
        var page = MadeUpPage()
        page.write("Male", x: 205, y: 86, side: .middle)
        page.write("Female", x: 385, y: 86, side: .middle)
        let rows = [
            ["Height", "Preferred", "Standard", "Preferred", "Standard"], ["5'0\"", "150", "170", "140", "160"],
            ["5'1\"", "155", "175", "145", "165"], ["5'2\"", "160", "180", "150", "170"],
        ]
        page.rows(rows, xs: [72, 160, 250, 340, 430], y: 100, sides: [.left, .middle, .middle, .middle, .middle])
        let result = read(page)
        #expect(result.notices.isEmpty)
        #expect(texts(result.tables[0])[0] == ["", "Male", "", "Female", ""])
        #expect(result.tables[0].cell(row: 0, column: 2)?.column == 1)
        #expect(result.tables[0].cell(row: 0, column: 4)?.column == 3)
    }

    /// In the middle of three columns a heading could be the second's alone.
    @Test func aHeadingThatCouldBeOneColumnsOrThreeIsNotGuessed() {
        var page = MadeUpPage()
        page.write("Preferred", x: 250, y: 86, side: .middle)
        let rows = [
            ["Height", "A", "B", "C"], ["5'0\"", "150", "170", "140"], ["5'1\"", "155", "175", "145"],
            ["5'2\"", "160", "180", "150"],
        ]
        page.rows(rows, xs: [72, 160, 250, 340], y: 100, sides: [.left, .middle, .middle, .middle])
        let result = read(page)
        #expect(kinds(result) == [.doubt(.heading)] && result.tables.isEmpty)
    }

    /// Between the headings and the rows: a second line of the middle heading, or what the rows are about.
    @Test func aTextAloneUnderTheHeadingsIsNotGuessed() {
        for text in ["Male", "Plus"] {
            var page = MadeUpPage()
            page.rows(
                [["Height", "Preferred", "Standard"]], xs: [110, 210, 310], y: 86, sides: [.middle, .middle, .middle])
            page.write(text, x: 210, y: 100, side: .middle)
            let rows = Self.chart.dropFirst().map { $0 }
            page.rows(rows, xs: [110, 210, 310], y: 114, sides: [.middle, .middle, .middle])
            #expect(kinds(read(page)) == [.doubt(.heading)])
        }
    }

    /// What the rows of a second part are about is no heading of the column under it.
    @Test func aTitleBetweenRowsIsNoHeadingOfAColumn() {
        var page = MadeUpPage()
        page.rows(Self.chart, xs: [110, 210, 310], y: 86, sides: [.middle, .middle, .middle])
        page.write("Female", x: 210, y: 160, side: .middle)
        page.rows(Array(Self.chart.dropFirst()), xs: [110, 210, 310], y: 174, sides: [.middle, .middle, .middle])
        let result = read(page)
        #expect(kinds(result) == [.doubt(.heading)])
        #expect(result.tables.count == 1)
    }

    @Test func tablesBelowOneAnotherAreTwo() {
        var page = MadeUpPage()
        page.rows(Self.chart, xs: [110, 210, 310], y: 86)
        page.write("Female", x: 110, y: 156)
        page.rows(Self.chart, xs: [110, 210, 310], y: 170)
        let result = read(page)
        #expect(result.tables.map(texts) == [Self.chart, Self.chart])
        #expect(result.tables[1].textBefore.map(\.text) == ["Female"])
    }

    /// Shading of some columns is no table of its own.
    @Test func shadedColumnsAreNoBands() {
        var page = MadeUpPage()
        page.rows(Self.chart, xs: [80, 160, 240], y: 110, leading: 16)
        for row in 0..<4 {
            page.page.fills.append(
                PaperFill(
                    box: PaperBox(left: 150, top: 98 + 16 * Double(row), right: 300, bottom: 114 + 16 * Double(row)),
                    color: 0xDD_DDDD))
        }
        #expect(read(page).tables.map(texts) == [Self.chart])
    }

    @Test func signsSetWideApartAreOneWord() {
        var page = MadeUpPage()
        page.grid(xs: [72, 152, 232, 312], ys: [100, 120, 140, 160, 180])
        for (row, texts) in Self.chart.enumerated() {
            for (column, text) in texts.enumerated() {
                page.write(text, x: 78 + 80 * Double(column), y: 114 + 20 * Double(row), size: 8, tracking: 2.4)
            }
        }
        #expect(read(page).tables.map(texts) == [Self.chart])
    }

    /// Where the line between two columns is missing.
    @Test func figuresApartInOneCellAreNotRead() {
        var page = ruled(Self.chart)
        page.page.rules.removeAll { !$0.isAcross && $0.at == 232 }
        #expect(kinds(read(page)) == [.doubt(.columns)])
    }

    @Test func aDigitThatIsALittleSmallerIsNotGlued() {
        var page = ruled(Self.chart)
        page.write("1", x: 78 + 80 + 15, y: 134, size: 8.5)
        #expect(texts(read(page).tables[0])[1][1] == "150 1")
    }

    /// Headings to the left and figures to the right of their cells: one for every column is certain, one too few is not.
    @Test func headingsBesideTheirFigures() {
        let rows = [["150", "170", "140"], ["155", "175", "145"], ["160", "180", "150"]]
        for missing in [nil, 1] {
            var page = MadeUpPage()
            for (column, name) in ["A", "B", "C"].enumerated() where column != missing {
                page.write(name, x: 100 + Double(column) * 80, y: 86)
            }
            page.rows(rows, xs: [170, 250, 330], y: 100, sides: [.right, .right, .right])
            let result = read(page)
            #expect(result.tables.isEmpty == (missing != nil))
            if missing == nil { #expect(texts(result.tables[0])[0] == ["A", "B", "C"]) }
        }
    }

    /// Figures that stand as near to one another as words do belong to nobody knows which column.
    @Test func figuresWithoutAStripAreNotParted() {
        var page = MadeUpPage()
        for row in 0..<6 {
            page.write("5'\(row)\"", x: 72, y: 100 + Double(row) * 14)
            page.write("150", x: 200 + Double(row % 3) * 10, y: 100 + Double(row) * 14)
            page.write("170", x: 236 + Double(row % 3) * 10, y: 100 + Double(row) * 14)
        }
        let result = read(page)
        #expect(result.tables.isEmpty && !result.notices.isEmpty)
    }

    @Test func proseInColumnsIsNoTable() {
        var page = MadeUpPage()
        for row in 0..<8 {
            page.write("The applicant must have been without tobacco", x: 60, y: 100 + Double(row) * 12, size: 9)
            page.write("for a year, and must not use any medication", x: 320, y: 100 + Double(row) * 12, size: 9)
        }
        let result = read(page)
        #expect(result.tables.isEmpty && result.notices.isEmpty)
    }

    @Test func wordsInColumnsAreTold() {
        var page = MadeUpPage()
        for (row, name) in ["Abilify", "Accolate", "Actos", "Advair"].enumerated() {
            page.write(name, x: 72, y: 100 + Double(row) * 14)
            page.write("Decline", x: 300, y: 100 + Double(row) * 14)
        }
        #expect(kinds(read(page)).contains(.doubt(.tabularText)))
    }

    @Test func rowsPartedByLinesAcross() {
        var page = MadeUpPage()
        for row in 0...4 { page.across(90 + Double(row) * 30, from: 60, to: 400) }
        let rows = [
            ("Medication", "Decision"), ("Abilify", "Decline"), ("Accolate", "Accept if stable"), ("Actos", "Decline"),
        ]
        for (row, texts) in rows.enumerated() {
            page.write(texts.0, x: 66, y: 103 + Double(row) * 30)
            page.write(texts.1, x: 240, y: 103 + Double(row) * 30)
        }
        page.write("for two years", x: 240, y: 175)
        let result = read(page)
        #expect(result.notices.isEmpty)
        #expect(texts(result.tables[0])[2] == ["Accolate", "Accept if stable\nfor two years"])
    }

    // MARK: Marks, and what is not read

    @Test func aRaisedMarkIsNoDigit() {
        var page = ruled(Self.chart)
        page.write("1", x: 78 + 80 + 15, y: 134 - 4, size: 6)
        let result = read(page)
        #expect(texts(result.tables[0])[1] == ["5'0\"", "150¹", "170"])
    }

    /// Primes set small and high are of the figure before them, and a letter behind a name is a mark.
    @Test func raisedPrimesAreOfTheirFigures() {
        var page = MadeUpPage()
        page.rows([["Height", "Preferred", "Standard"]], xs: [72, 160, 240], y: 100)
        page.write("a", x: 205, y: 96, size: 7)
        for row in 0..<4 {
            let y = 120 + 14 * Double(row)
            page.write("5", x: 72, y: y)
            page.write("\u{2032}", x: 77, y: y - 4, size: 7, letter: 0.3)
            page.write("\(row)", x: 81.4, y: y)
            page.write("\u{2032}\u{2032}", x: 86.4, y: y - 4, size: 7, letter: 0.3)
            page.rows([["\(150 + row)", "\(170 + row)"]], xs: [160, 240], y: y)
        }
        let result = read(page)
        #expect(result.notices.isEmpty)
        #expect(
            result.tables.first.map(texts)?.prefix(2) == [
                ["Height", "Preferredᵃ", "Standard"], ["5\u{2032} 0\u{2032}\u{2032}", "150", "170"],
            ])
    }

    /// As far as the shape tells, a small figure on the same line is one of its own.
    @Test func aSmallFigureOnTheLineIsNotGlued() {
        var page = ruled(Self.chart)
        page.write("1", x: 78 + 80 + 15, y: 134, size: 6)
        #expect(texts(read(page).tables[0])[1][1] == "150 1")
    }

    /// The line that strikes a figure out is no line of the table, however it stands in its cell.
    @Test func aStrokeIsNoLineOfTheTable() {
        var page = ruled(Self.chart + [["5'3\"", "000000000000", "190"]])
        page.across(191, from: 157, to: 219)
        let result = read(page)
        #expect(kinds(result) == [.struck])
        #expect(texts(result.tables[0])[4] == ["5'3\"", "", "190"])
    }

    /// Headings set so close that only their number says where they part.
    /// Bold headings stand nearer to one another than figures do, and still further apart than their words.
    @Test func headingsNearerThanAStrip() {
        for (gap, isRead) in [(5.6, true), (3.6, false)] {
            var page = MadeUpPage()
            page.rows(
                Array(Self.chart.dropFirst()), xs: [100, 165, 240], y: 100, sides: [.middle, .middle, .middle])
            var x = 80.0
            for (words, blank) in [(["Height"], 0.0), (["Preferred", "Plus"], 3.0), (["Standard"], 0)] {
                for word in words {
                    page.write(word, x: x, y: 86)
                    x += 5 * Double(word.count) + blank
                }
                x += gap - blank
            }
            let result = read(page)
            #expect(result.tables.isEmpty != isRead, "\(gap)")
            if isRead {
                #expect(texts(result.tables[0])[0] == ["Height", "Preferred Plus", "Standard"])
            }
        }
    }

    /// One line under two headings says how far they go together; each stands in the middle of its half.
    @Test func oneLineUnderTwoHeadings() {
        for (places, isRead) in [([190.0, 370], true), ([160, 370], false)] {
            var page = MadeUpPage()
            page.write("Men", x: places[0], y: 72, side: .middle)
            page.write("Women", x: places[1], y: 72, side: .middle)
            page.across(76, from: 130, to: 430)
            let rows =
                [["Height", "A", "B", "C", "D"]]
                + (0..<4).map { ["5'\($0)\"", "15\($0)", "17\($0)", "14\($0)", "16\($0)"] }
            page.rows(rows, xs: [72, 145, 235, 325, 415], y: 90, sides: [.left, .middle, .middle, .middle, .middle])
            let result = read(page)
            #expect(result.tables.isEmpty != isRead, "\(places)")
            if isRead {
                #expect(result.tables[0].cell(row: 0, column: 1)?.columnSpan == 2)
                #expect(result.tables[0].text(row: 0, column: 4) == "Women")
            }
        }
    }

    /// In writing with letters of one width a blank is as wide as a strip elsewhere.
    @Test func aSentenceInWideLettersIsOneText() {
        var page = MadeUpPage()
        var x = 72.0
        for word in ["Weights", "for", "men", "and", "women", "alike"] {
            page.write(word, x: x, y: 76, letter: 0.6)
            x += 6 * Double(word.count + 1)
        }
        page.rows(Self.chart, xs: [72, 160, 250], y: 100, sides: [.left, .right, .right])
        let result = read(page)
        #expect(result.tables.map(texts) == [Self.chart])
        #expect(result.tables.first?.textBefore.map(\.text) == ["Weights for men and women alike"])
    }

    @Test func headingsWithoutAStrip() {
        for (names, isRead) in [
            (["Height", "Preferred", "Standard"], true), (["Height", "Super Pref", "Standard"], false),
        ] {
            var page = MadeUpPage()
            page.rows(Array(Self.chart.dropFirst()), xs: [110, 145, 195], y: 100, sides: [.middle, .middle, .middle])
            var x = 95.0
            for name in names {
                page.write(name, x: x, y: 86, size: 9)
                x += 4.5 * Double(name.count) + 3
            }
            let result = read(page)
            #expect(result.tables.isEmpty != isRead)
            if isRead { #expect(result.tables.map(texts) == [Self.chart]) }
        }
    }

    @Test func struckFiguresAreTold() {
        var page = ruled(Self.chart)
        page.write("999", x: 200, y: 134)
        page.across(131, from: 199, to: 216)
        let result = read(page)
        #expect(kinds(result) == [.struck])
        #expect(texts(result.tables[0])[1][1] == "150")
    }

    @Test func hiddenTextIsTold() {
        var page = ruled(Self.chart)
        page.write("999", x: 200, y: 134, isSeen: false)
        let result = read(page)
        #expect(kinds(result) == [.hidden])
        #expect(result.tables.map(texts) == [Self.chart])
    }

    @Test func doubledLettersAreReadOnce() {
        var page = ruled(Self.chart)
        page.write("150", x: 158.3, y: 134)
        let result = read(page)
        #expect(result.notices.isEmpty && result.tables.map(texts) == [Self.chart])
    }

    @Test func lettersOverOneAnotherAreTold() {
        var page = ruled(Self.chart)
        page.write("173", x: 158, y: 134)
        #expect(kinds(read(page)).contains(.overlapping))
    }

    /// The head of a page whose table lies on its side: its letters stand beside one another as the page is shown.
    @Test func aLineAgainstThePagesWritingIsRead() {
        var page = ruled(Self.chart)
        var y = 400.0
        for letter in "tilted" {
            let text = String(letter)
            page.write(text, x: 500, y: y, angle: 270)
            let index = page.page.glyphs.count - 1
            page.page.glyphs[index].box = PaperBox(left: 500, top: y - 1.4, right: 510, bottom: y + 1.4)
            y += 2.8
        }
        #expect(read(page).notices.isEmpty)
    }

    @Test func textOffThePageIsTold() {
        var page = ruled(Self.chart)
        page.write("190", x: 640, y: 134)
        #expect(kinds(read(page)) == [.offPage])
    }

    @Test func aStampOnASlantIsTold() {
        var page = ruled(Self.chart)
        page.write("DRAFT", x: 100, y: 400, size: 60, angle: 315)
        let result = read(page)
        #expect(kinds(result) == [.slanted] && result.tables.count == 1)
    }

    @Test func signsWithoutLettersAreTold() {
        var page = ruled(Self.chart)
        page.write("x", x: 300, y: 400)
        page.page.glyphs[page.page.glyphs.count - 1].isUnmapped = true
        #expect(kinds(read(page)) == [.unmapped])
    }

    @Test func aPictureInATableIsTold() {
        var page = ruled(Self.chart)
        page.page.pictures.append(PaperBox(left: 160, top: 142, right: 220, bottom: 158))
        #expect(kinds(read(page)) == [.pictureInTable])
    }

    // MARK: Pages

    @Test func aTableGoesOnWithRepeatedHeadings() {
        let result = read(
            ruled(Self.chart, y: 600), ruled([Self.chart[0], ["5'3\"", "165", "185"], ["5'4\"", "170", "190"]]))
        #expect(result.tables.count == 1)
        #expect(result.tables[0].rowCount == 7)
        #expect(result.tables[0].roles[4] == .furniture)
    }

    @Test func aTableGoesOnWithoutHeadings() {
        let result = read(ruled(Self.chart, y: 600), ruled([["5'3\"", "165", "185"], ["5'4\"", "170", "190"]]))
        #expect(result.tables.map { $0.rowCount } == [6])
    }

    /// Above the page's end another table begins on the next one.
    @Test func aTableThatEndsEarlyDoesNotGoOn() {
        #expect(read(ruled(Self.chart), ruled([["5'3\"", "165", "185"], ["5'4\"", "170", "190"]])).tables.count == 2)
    }

    /// Under a title of its own it is another table.
    @Test func aTableWithATitleOfItsOwnIsAnother() {
        var second = ruled([Self.chart[0], ["5'3\"", "165", "185"]])
        second.write("Female", x: 72, y: 90)
        #expect(read(ruled(Self.chart, y: 600), second).tables.count == 2)
    }

    /// Lines draw the same columns: they go on from the lower half of a page.
    @Test func aRuledTableThatEndsALittleEarlyGoesOn() {
        let next = ruled([["5'3\"", "165", "185"], ["5'4\"", "170", "190"]])
        #expect(read(ruled(Self.chart, y: 340), next).tables.map(\.rowCount) == [6])
        #expect(read(ruled(Self.chart, y: 340), ruled(Self.chart)).tables.count == 2)
    }

    @Test func headersAndFootersOfPagesAreFurniture() {
        var pages = [
            ruled(Self.chart, y: 600), ruled([Self.chart[0], ["5'3\"", "165", "185"], ["5'4\"", "170", "190"]]),
        ]
        for index in pages.indices {
            pages[index].write("Acme Life underwriting guide", x: 72, y: 30)
            pages[index].write("Page \(index + 1) of 2", x: 280, y: 770)
        }
        let result = read(pages[0], pages[1])
        #expect(result.tables.count == 1 && result.tables[0].textBefore.isEmpty && result.tables[0].textAfter.isEmpty)
    }

    @Test func aPageOnItsSide() {
        let upright = ruled(Self.chart)
        var page = PaperPage(width: 792, height: 612)
        func point(_ point: PaperPoint) -> PaperPoint { PaperPoint(x: 792 - point.y, y: point.x) }
        func box(_ box: PaperBox) -> PaperBox {
            PaperBox(left: 792 - box.bottom, top: box.left, right: 792 - box.top, bottom: box.right)
        }
        for glyph in upright.page.glyphs {
            var turned = glyph
            (turned.origin, turned.box, turned.angle) = (point(glyph.origin), box(glyph.box), 90)
            page.glyphs.append(turned)
        }
        for rule in upright.page.rules {
            page.rules.append(
                PaperRule(
                    isAcross: !rule.isAcross, at: rule.isAcross ? 792 - rule.at : rule.at,
                    from: rule.isAcross ? rule.from : 792 - rule.to,
                    to: rule.isAcross ? rule.to : 792 - rule.from))
        }
        let result = PaperTables(PaperDocument(pages: [page]))
        Account.check(result)
        #expect(result.tables.map(texts) == [Self.chart])
        // The place of a cell is on the page as it is shown.
        let place = result.tables[0].place(of: result.tables[0].cell(row: 1, column: 0)!)
        guard case .box(let found) = place else {
            Issue.record("expected a box, found \(place)")
            return
        }
        #expect(found.top == 780 && found.right == 6_660)
    }

    // MARK: Every small table

    /// All shapes of small tables, with and without lines: read as they were written, or not read.
    @Test func everySmallTable() {
        for columns in 2...5 {
            for rows in 3...6 {
                for style in 0..<4 {
                    var page = MadeUpPage()
                    let written = (0...rows).map { row in
                        (0..<columns).map { column in
                            row == 0 ? "Class \(column)" : column == 0 ? "5'\(row)\"" : "\(100 + 10 * column + row)"
                        }
                    }
                    let xs = (0..<columns).map { 80 + 70 * Double($0) }
                    page.rows(written, xs: xs, y: 110, leading: 16)
                    let (left, right) = (74.0, 74 + 70 * Double(columns))
                    switch style {
                    case 0:
                        page.grid(
                            xs: (0...columns).map { 74 + 70 * Double($0) },
                            ys: (0...rows + 1).map { 98 + 16 * Double($0) })
                    case 1: for row in 0...rows + 1 { page.across(98 + 16 * Double(row), from: left, to: right) }
                    case 2:
                        for row in stride(from: 1, through: rows, by: 2) {
                            page.page.fills.append(
                                PaperFill(
                                    box: PaperBox(
                                        left: left, top: 98 + 16 * Double(row), right: right,
                                        bottom: 114 + 16 * Double(row)),
                                    color: 0xDD_DDDD))
                        }
                    default: break
                    }
                    let result = PaperTables(PaperDocument(pages: [page.page]))
                    Account.check(result)
                    let found = result.tables.map(texts)
                    #expect(
                        found == [written],
                        "\(columns) columns, \(rows) rows, style \(style): \(found), \(result.notices.map(\.kind))")
                }
            }
        }
    }

    // MARK: Shaded rows

    /// Rows of which every other one is shaded, the first of those `first`, with a title in large letters.
    private func striped(_ rows: [[String]], firstShaded first: Int, columnWidth: Double = 100) -> MadeUpPage {
        var page = MadeUpPage()
        page.write("Height and weight", x: 72, y: 70, size: 16)
        let xs = rows[0].indices.map { 76 + Double($0) * columnWidth }
        page.rows(rows, xs: xs, y: 100, leading: 18)
        for row in stride(from: first, to: rows.count, by: 2) {
            let top = 88 + Double(row) * 18
            page.page.fills.append(
                PaperFill(
                    box: PaperBox(
                        left: 72, top: top, right: 72 + Double(rows[0].count) * columnWidth, bottom: top + 18),
                    color: 0xDD_E6F0))
        }
        return page
    }

    private static let drugs = [
        ["Medication", "Use", "Decision"], ["Abilify", "Bipolar disorder", "Decline"],
        ["Aricept", "Dementia", "Decline"], ["Coreg", "Heart failure", "Graded"], ["Eliquis", "Blood clot", "Graded"],
        ["Humira", "Arthritis", "Level"], ["Zyprexa", "Schizophrenia", "Decline"],
    ]

    /// The heading and the first row stand on the paper's ground, as pages of the web shade every even row.
    @Test(arguments: [1, 2], [5, 6, 7]) func rowsWithoutShadingAreRows(first: Int, count: Int) {
        let rows = Array(Self.drugs.prefix(count))
        let result = read(striped(rows, firstShaded: first))
        #expect(result.notices.isEmpty)
        #expect(result.tables.map(texts) == [rows])
        #expect(result.tables.first?.headings.map(\.text) == ["Height and weight"])
    }

    @Test(arguments: [1, 2]) func figuresWithoutShadingAreRows(first: Int) {
        let rows = [
            ["Height", "Minimum", "Maximum"], ["5'0\"", "90", "170"], ["5'1\"", "92", "175"], ["5'2\"", "94", "180"],
            ["5'3\"", "96", "185"], ["5'4\"", "98", "190"],
        ]
        let result = read(striped(rows, firstShaded: first))
        #expect(result.notices.isEmpty)
        #expect(result.tables.map(texts) == [rows])
    }

    /// Two lines of words above the bands, of which the upper has a blank: a heading in two lines, or a heading and a row.
    @Test func whatMayBeHeadingOrRowIsTold() {
        var rows = Self.drugs
        rows[0] = ["", "For what", "Plan"]
        let result = read(striped(rows, firstShaded: 2))
        #expect(kinds(result) == [.doubt(.headingOrRow)])
    }

    // MARK: Lines by hand

    private static func stroke(_ points: (Double, Double)..., isBent: Bool = false) -> PaperStroke {
        PaperStroke(points: points.map { PaperPoint(x: $0.0, y: $0.1) }, isBent: isBent)
    }

    @Test func aSlantedStrokeTakesAFigureBack() {
        var page = ruled(Self.chart)
        // Over 175, the last figure of the second row.
        page.page.strokes = [Self.stroke((235, 156), (256, 142))]
        let result = read(page)
        #expect(kinds(result) == [.struck])
        #expect(texts(result.tables[0])[2] == ["5'1\"", "155", ""])
    }

    @Test func aCrossOverAColumnTakesItBack() {
        var page = ruled(Self.chart)
        page.page.strokes = [Self.stroke((232, 100), (312, 180)), Self.stroke((312, 100), (232, 180))]
        let result = read(page)
        #expect(kinds(result) == [.struck])
        #expect(texts(result.tables[0]) == Self.chart.map { Array($0.prefix(2)) })
    }

    /// One line over several rows may take back a column or the whole table.
    @Test func aLongStrokeOverFiguresLeavesNothingCertain() {
        var page = ruled(Self.chart)
        page.page.strokes = [Self.stroke((74, 178), (310, 104))]
        #expect(kinds(read(page)) == [.doubt(.crossed)])
    }

    @Test func aCircleAroundAFigureIsToldAndTheFigureRead() {
        var page = ruled(Self.chart)
        let circle = (0...16).map { step -> PaperPoint in
            let angle = Double(step) / 8 * Double.pi
            return PaperPoint(x: 245.5 + 12 * cosine(angle), y: 151 + 12 * cosine(angle - Double.pi / 2))
        }
        page.page.strokes = [PaperStroke(points: circle, isBent: true)]
        page.page.curves = [PaperBox(left: 233.5, top: 139, right: 257.5, bottom: 163)]
        let result = read(page)
        #expect(kinds(result) == [.circled])
        #expect(result.tables.map(texts) == [Self.chart])
    }

    private func cosine(_ angle: Double) -> Double {
        // The first terms of the series, for an angle within two turns.
        let angle = angle.remainder(dividingBy: 2 * Double.pi)
        return (0..<12).reduce((sum: 0.0, term: 1.0)) { value, index in
            let next = -value.term * angle * angle / Double((2 * index + 1) * (2 * index + 2))
            return (value.sum + value.term, next)
        }.sum
    }

    /// A line in the upper part of the digits, and a bar of a felt pen.
    @Test func highLinesAndBarsStrike() {
        var page = ruled(Self.chart)
        page.across(148.6, from: 236, to: 256)
        page.page.fills = [PaperFill(box: PaperBox(left: 236, top: 128, right: 256, bottom: 133), color: 0x80_8080)]
        let result = read(page)
        #expect(kinds(result) == [.struck])
        #expect(texts(result.tables[0]).map { $0[2] } == ["Standard", "", "", "180"])
    }
}

/// What became of every glyph.
enum Account {
    /// Each glyph that shows is in exactly one cell, text or piece of furniture, or in a finding; and the cells hold them all.
    static func check(_ result: PaperTables, sourceLocation: SourceLocation = #_sourceLocation) {
        var inCells = 0
        for page in result.pages {
            for (glyph, fate) in zip(page.page.page.glyphs, page.fates) {
                #expect(fate != nil, "\(glyph.letter) has become nothing", sourceLocation: sourceLocation)
                if fate == .cell { inCells += 1 }
                if fate == .told {
                    #expect(!result.notices.isEmpty, "\(glyph.letter) is told nowhere", sourceLocation: sourceLocation)
                }
            }
        }
        let letters = result.tables.flatMap { table in table.cells.map { table.text(of: $0) } }
            .flatMap(\.unicodeScalars).count { !$0.properties.isWhitespace }
        #expect(letters == inCells, "\(inCells) glyphs in cells, \(letters) letters", sourceLocation: sourceLocation)
    }
}
