import Testing

@testable import Tables

@Suite struct RecordTests {
    @Test func elements() throws {
        let text =
            "<chart><row><height>60</height><max>125</max></row><row><height>61</height><max>128</max></row></chart>"
        #expect(try table(text).texts == [["height", "max"], ["60", "125"], ["61", "128"]])
    }

    @Test func attributes() throws {
        #expect(
            try table("<chart><row height='60' max='125'/><row height='61' max='128'/></chart>").texts == [
                ["height", "max"], ["60", "125"], ["61", "128"],
            ])
    }

    /// A value that only some elements have leaves their names what tells them apart.
    @Test func elementsOfSeveralNames() throws {
        let read = try table(
            "<c><NotEligible within='2'><drug>A</drug><drug>B</drug></NotEligible><Standard><drug>C</drug></Standard></c>"
        )
        #expect(
            read.texts.map { $0.map { $0 } } == [
                ["group", "within", "drug"], ["Not Eligible", "2", "A"], ["Not Eligible", "2", "B"],
                ["Standard", "", "C"],
            ])
    }

    /// Whatever else counts the records counts one less behind an element that is none.
    @Test(arguments: [
        (
            "<c><exclude where='Guam'/><NotEligible><drug>A</drug><drug>B</drug></NotEligible><Standard><drug>C</drug></Standard></c>",
            [["group", "drug"], ["Not Eligible", "A"], ["Not Eligible", "B"], ["Standard", "C"]]
        ),
        (
            "<c><exclude where='Guam'/><m>A</m><m within='2'>B</m><m within='3'>C</m><m>D</m></c>",
            [["m", "within"], ["A", ""], ["B", "2"], ["C", "3"], ["D", ""]]
        ),
        (
            "<c><row h='60' w='125'/><row h='61' w='128'/><exclude where='Guam'/></c>",
            [["h", "w"], ["60", "125"], ["61", "128"]]
        ),
    ])
    func anElementOfItsOwnIsNoRecord(text: String, cells: [[String]]) throws {
        let read = try table(text)
        #expect(read.texts.map { $0.map { $0 } } == cells)
        #expect((read.headings + read.textAfter).map(\.text).contains("exclude where: Guam"))
    }

    /// What an entry of a legend says is of what bears its code.
    @Test func entriesOfALegend() throws {
        let read = try table(
            "<c><legend><item code='n'>Nonsmokers only</item><item code='w'>Pounds</item></legend><row h='60' w='125'/><row h='61' w='128'/></c>"
        )
        #expect(read.headings.map(\.text) == ["n = Nonsmokers only", "w = Pounds"])
    }

    @Test func commentsStandWhereTheyAreWritten() throws {
        let read = try table(
            "<!-- women only --><c><!-- exported 2025-11 --><row h='60' w='125'/><!-- <row h='1' w='2'/> --><row h='61' w='128'/></c>"
        )
        #expect(read.texts == [["h", "w"], ["60", "125"], ["61", "128"]])
        #expect(read.headings.map(\.text) == ["comment: women only"])
    }

    /// A heading over a group ends the one of its kind over the group before; what stands above that one holds for both.
    @Test(arguments: ["<heading>", "<!-- "])
    func headingsOverGroups(start: String) throws {
        func heading(_ text: String) -> String {
            start == "<heading>" ? "<heading>\(text)</heading>" : "<!-- \(text) -->"
        }
        let rows = "<g><r h='60' w='125'/><r h='61' w='128'/><r h='62' w='130'/></g>"
        let text =
            "<c><title>Build</title>\(heading("Men only"))\(rows)\(heading("Women only"))\(rows)\(heading("Ages 60 and over"))\(rows)</c>"
        let tables = try read(text).tables
        #expect(
            tables.map { $0.headings.map { $0.text.split(separator: " ").dropFirst().joined(separator: " ") } } == [
                ["Build", "Men only"], ["Build", "Women only"], ["Build", "Women only", "Ages 60 and over"],
            ])
        // Of another kind than the one before: both may hold, and that is told.
        #expect(tables.map(\.carriedHeadings.count) == [0, 0, 1])
    }

    /// A sentence may be of all that stands behind it.
    @Test func sentencesOverGroupsHold() throws {
        let rows = "<g><r h='60' w='125'/><r h='61' w='128'/><r h='62' w='130'/></g>"
        let tables = try read(
            "<c><note>All limits are for nonsmokers.</note>\(rows)<note>Weights are in pounds.</note>\(rows)</c>"
        ).tables
        #expect(tables.last?.headings.count == 2)
    }

    /// A text among records holds for those behind it, as it would in print.
    @Test(arguments: [
        (
            "<g><heading>Accept</heading><d><n>A</n></d><d><n>B</n></d><heading>Decline</heading><d><n>C</n></d></g>",
            [["group", "n"], ["Accept", "A"], ["Accept", "B"], ["Decline", "C"]]
        ),
        (
            "<c><sex>M</sex><r h='60' w='125'/><r h='61' w='128'/><sex>F</sex><r h='60' w='120'/></c>",
            [["sex", "h", "w"], ["M", "60", "125"], ["M", "61", "128"], ["F", "60", "120"]]
        ),
        (
            "<c><!-- Men --><r h='60' w='125'/><!-- Women --><r h='60' w='120'/></c>",
            [["group", "h", "w"], ["Men", "60", "125"], ["Women", "60", "120"]]
        ),
        (
            "<c><r h='60' w='125'/><r h='61' w='128'/><sex>F</sex><r h='60' w='120'/><r h='61' w='123'/></c>",
            [["h", "w", "sex"], ["60", "125", ""], ["61", "128", ""], ["60", "120", "F"], ["61", "123", "F"]]
        ),
    ])
    func headingsAmongRecordsBeginSections(text: String, cells: [[String]]) throws {
        let read = try table(text)
        #expect(read.texts.map { $0.map { $0 } } == cells && read.headings.isEmpty)
    }

    /// Texts of which none stands above the first record may be of those before them.
    @Test func textsBehindRecordsHoldForNothingThatIsKnown() throws {
        let read = try table("<c><r h='60' w='125'/><sex>M</sex><r h='61' w='128'/><sex>F</sex></c>")
        #expect(read.texts == [["h", "w"], ["60", "125"], ["61", "128"]])
        #expect(read.cellNotes.map(\.text) == ["sex: M", "sex: F"] && read.headings.isEmpty)
    }

    @Test func namesInsideRecordsAreKept() throws {
        let read = try table(
            "<c><height in='60'><female max='125'/></height><height in='61'><female max='128'/></height></c>")
        #expect(read.enclosingElements.map(\.name.text).contains("female"))
    }

    @Test func remarksAmongRecordsHoldForNothingThatIsKnown() throws {
        let rows = ["60", "61", "62", "63"].map { "<r h='\($0)' w='125'/>" }
        let read = try table("<c>\(rows[0])<note>For men only.</note>\(rows[1...].joined())</c>")
        #expect(read.cellNotes.map(\.text) == ["For men only."] && read.headings.isEmpty && read.columnCount == 2)
    }

    /// `<male height="60"/>` and `<female height="60"/>` are told apart by nothing but their names.
    @Test func rowsOfSeveralNamesKeepThem() throws {
        let read = try table("<c><male h='60' w='125'/><female h='60' w='120'/><male h='61' w='128'/></c>")
        #expect(
            read.texts == [
                ["group", "h", "w"], ["male", "60", "125"], ["female", "60", "120"], ["male", "61", "128"],
            ])
        let lines = try table("<c><row1 h='60' w='125'/><row2 h='61' w='128'/></c>")
        #expect(lines.columnCount != 3)
    }

    @Test func namesOfElementsAreKept() throws {
        let read = try table(
            "<chart><NonSmoker><part title='Adults'><r h='60' w='125'/><Guam/><r h='61' w='128'/></part></NonSmoker></chart>"
        )
        #expect(read.enclosingElements.map(\.name.text) == ["chart", "Non Smoker", "part", "r"])
        #expect(read.enclosingElements.map(\.values) == [.none, .none, .own, .own])
        #expect(read.bareElements.map(\.text) == ["Guam"])
        let empty = try table("<c><r><h>60</h><w>125</w><note/></r><r><h>61</h><w>128</w><note>old</note></r></c>")
        #expect(empty.bareElements.isEmpty)
    }

    @Test func wordsBetweenElementsStandAroundTheTables() throws {
        let read = try table("<c>Men only.<r h='60' w='125'/><r h='61' w='128'/></c>")
        #expect(read.textAfter.map(\.text) == ["Men only."])
    }

    @Test func unitsBelongToTheName() throws {
        let text = "<c><r><h unit='in'>60</h><w uom='lb'>125</w></r><r><h unit='in'>61</h><w uom='lb'>128</w></r></c>"
        #expect(try table(text).texts[0] == ["h (in)", "w (lb)"])
    }

    @Test func classesAsAttributesOfLimits() throws {
        let text = """
            <c>
              <row h="60"><max class="Preferred">125</max><max class="Standard">140</max></row>
              <row h="61"><max class="Preferred">128</max><max class="Standard">144</max></row>
            </c>
            """
        #expect(
            try table(text).texts == [
                ["h", "Preferred max", "Standard max"], ["60", "125", "140"], ["61", "128", "144"],
            ])
    }

    @Test func recordsInsideARowRepeatIt() throws {
        let text = """
            <c>
              <height in="60"><limit class="P" max="125"/><limit class="S" max="140"/></height>
              <height in="61"><limit class="P" max="128"/><limit class="S" max="144"/></height>
            </c>
            """
        #expect(
            try table(text).texts == [
                ["height in", "class", "max"], ["60", "P", "125"], ["60", "S", "140"], ["61", "P", "128"],
                ["61", "S", "144"],
            ])
    }

    @Test func groupsAreTablesAndTheirTitlesHeadings() throws {
        let text = """
            <c carrier="Acme">
              <table title="Male"><r><h>60</h><w>125</w></r><r><h>61</h><w>128</w></r></table>
              <table title="Female"><r><h>60</h><w>120</w></r><r><h>61</h><w>123</w></r></table>
            </c>
            """
        let tables = try read(text).tables
        #expect(
            tables.map(\.texts) == [
                [["h", "w"], ["60", "125"], ["61", "128"]], [["h", "w"], ["60", "120"], ["61", "123"]],
            ])
        #expect(
            tables.map { $0.headings.map(\.text) } == [
                ["carrier: Acme", "title: Male"], ["carrier: Acme", "title: Female"],
            ])
    }

    /// Groups of few records each are rows: the drug stands beside its indications.
    @Test func smallGroupsAreRows() throws {
        let text = """
            <c><Drug name="Coreg"><Use name="CHF" within="24" unit="months"/><Use name="Edema"/></Drug>
            <Drug name="Lipitor"><Use name="Cholesterol"/></Drug></c>
            """
        #expect(
            try table(text).texts == [
                ["Drug name", "Use name", "within (months)"], ["Coreg", "CHF", "24"], ["Coreg", "Edema", ""],
                ["Lipitor", "Cholesterol", ""],
            ])
    }

    @Test func valuesThatTakeTurnsAreRecords() throws {
        let text = """
            <c><d><n>Coreg</n><u>CHF</u><o>Decline</o><u>Edema</u><o>Accept</o></d>
            <d><n>Lipitor</n><u>Cholesterol</u><o>Accept</o></d></c>
            """
        #expect(
            try table(text).texts == [
                ["n", "u", "o"], ["Coreg", "CHF", "Decline"], ["Coreg", "Edema", "Accept"],
                ["Lipitor", "Cholesterol", "Accept"],
            ])
    }

    @Test func missingValuesLeaveTheirPlaceBlank() throws {
        let text = "<c><r><h>60</h><w>125</w></r><r><h>61</h></r><r><h>62</h><w/></r><r><w>140</w></r></c>"
        #expect(try table(text).texts == [["h", "w"], ["60", "125"], ["61", ""], ["62", ""], ["", "140"]])
    }

    @Test func prefixesCDATACommentsAndEntities() throws {
        let text =
            "<a:c xmlns:a='x'><a:r><a:h><![CDATA[5'0\"]]></a:h><a:w>&lt;125&#160;lb</a:w></a:r><!-- n --><a:r><a:h>5'1&quot;</a:h><a:w>1<?x?>28</a:w></a:r></a:c>"
        #expect(try table(text).texts == [["h", "w"], ["5'0\"", "<125 lb"], ["5'1\"", "128"]])
    }

    @Test func everyValueHasItsLine() throws {
        let table = try table("<c>\n<r>\n<h>60</h>\n<w>125</w>\n</r>\n<r>\n<h>61</h>\n<w>128</w>\n</r>\n</c>")
        #expect(table.placed.suffix(4).map(\.line) == [3, 4, 7, 8])
    }

    @Test func notesOfTheFileAreKept() throws {
        let text =
            "<c><note>Add 5 lb above 50.</note><r><h>60</h><w>125</w></r><r><h>61</h><w>128</w></r><footer>End</footer></c>"
        let table = try table(text)
        #expect(table.texts == [["h", "w"], ["60", "125"], ["61", "128"]])
        #expect(table.headings.map(\.text) == ["note: Add 5 lb above 50.", "footer: End"])
    }

    @Test func textBesideElementsIsKept() throws {
        let text = "<c><p>Ages <b>16</b> to 60.</p><r><h>60</h><w>125</w></r><r><h>61</h><w>128</w></r></c>"
        let tables = try read(text).tables
        let all = tables.flatMap { $0.placed.map(\.text) + $0.headings.map(\.text) }.joined(separator: " ")
        for word in ["Ages", "16", "to 60.", "125", "128"] { #expect(all.contains(word)) }
    }

    /// An element with attributes and a text: none of them is lost, whatever the attributes say.
    @Test(arguments: [
        ("<w note=\"\">80</w>", ["h", "w"], ["60", "80"]),
        ("<w note=\"\" unit=\"kg\">80</w>", ["h", "w (kg)"], ["60", "80"]),
        ("<w note=\"est.\">80</w>", ["h", "note est. w"], ["60", "80"]),
        ("<w type=\"max\">80</w>", ["h", "max w"], ["60", "80"]),
        ("<w type=\"xs:decimal\">80</w>", ["h", "w"], ["60", "80"]),
        ("<limit max=\"80\">Preferred</limit>", ["h", "max", "limit"], ["60", "80", "Preferred"]),
    ])
    func attributesAndTextBothSurvive(element: String, names: [String], values: [String]) throws {
        let table = try table("<c><r><h>60</h>\(element)</r><r><h>60</h>\(element)</r></c>")
        #expect(table.texts == [names, values, values])
    }

    @Test func attributeValuesAreDecoded() throws {
        let row = "<r h=\"5&apos;6&quot;\" w=\"&lt;80&#8211;90\" c=\"A&amp;B &#38;amp;\"/>"
        #expect(
            try table("<c>\(row)\(row)</c>").texts == [
                ["h", "w", "c"], ["5'6\"", "<80–90", "A&B &amp;"], ["5'6\"", "<80–90", "A&B &amp;"],
            ])
    }
}
