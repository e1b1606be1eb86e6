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

    @Test func commentsStandWhereTheyAreWritten() throws {
        let read = try table(
            "<!-- women only --><c><!-- exported 2025-11 --><row h='60' w='125'/><!-- <row h='1' w='2'/> --><row h='61' w='128'/></c>"
        )
        #expect(read.texts == [["h", "w"], ["60", "125"], ["61", "128"]])
        #expect(read.headings.map(\.text) == ["comment: women only"])
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
        ("<w note=\"est.\">80</w>", ["h", "est. w"], ["60", "80"]),
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
