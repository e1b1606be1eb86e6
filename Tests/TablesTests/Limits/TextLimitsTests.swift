import Foundation
import Testing

@testable import Tables

@Suite("Limits of texts")
struct TextLimitsTests {
    private func refusal(_ text: String) -> UnreadableFile? {
        do throws(UnreadableFile) {
            _ = try TableReader.read(Array(text.utf8), file: "chart")
            return nil
        } catch {
            return error
        }
    }

    private static let limits = TextLimits()

    /// A table of its own.
    private static let group =
        "<b x='z'><c h='5' w='6'/><c h='6' w='7'/><c h='7' w='8'/><c h='8' w='9'/></b>"

    @Test("A file beyond a limit is refused, with its line and the limit's name")
    func refusals() {
        let limits = Self.limits
        let wide = Array(repeating: "1", count: limits.columns + 1).joined(separator: ",")
        let attributes = (0...limits.attributes).map { "attribute\($0)=\"1\"" }.joined(separator: " ")
        let cases: [(name: String, line: Int, text: String)] = [
            ("line", 2, "Height,Weight\n70," + String(repeating: "9", count: limits.line)),
            ("columns", 1, "Height,Weight\n70,200\n" + wide + "\n"),
            ("tables", 1_001, String(repeating: "<table><tr><td>5</table>\n", count: limits.tables + 1)),
            (
                "places", 1,
                "<table>" + String(repeating: "<tr><td rowspan=65000>1", count: 3_000) + "</table>"
            ),
            (
                "places", 1,
                "<table><tr>" + String(repeating: "<td colspan=1000>1", count: 16)
                    + String(repeating: "<tr><td>1", count: 1_000) + "</table>"
            ),
            (
                "places", 3,
                "<chart>\n<edition>5</edition>\n<group " + (0..<500).map { "n\($0)='5' " }.joined() + ">"
                    + String(repeating: "<row h='5' w='6'/>", count: 2_500) + "</group></chart>"
            ),
            (
                "headings", 1,
                "<chart>" + String(repeating: "<note>x</note>", count: limits.headings / 100)
                    + String(repeating: Self.group, count: 101) + "</chart>"
            ),
            ("text", 2, "Height,Weight\n70," + String(repeating: "9", count: limits.text + 1)),
            (
                "text", 1,
                "<h1>" + String(repeating: "A ", count: limits.text) + "</h1><table><tr><td>1<tr><td>5</table>"
            ),
            ("chart-columns", 1, Array(repeating: "1", count: limits.chartColumns + 1).joined(separator: ",") + "\n2"),
            ("attributes", 2, "<html>\n<table><tr><td \(attributes)>5</td></tr></table>"),
            ("attributes", 2, "<?xml version=\"1.0\"?>\n<a \(attributes)><b>5</b></a>"),
            ("tag", 1, "<table><tr><td title=\"" + String(repeating: "x", count: limits.tag) + ">5</td></tr></table>"),
            ("cell", 1, "<table><tr><td>" + String(repeating: "9", count: limits.cell + 1) + "</td></tr></table>"),
            ("rows", 1, String(repeating: "70,200\n", count: limits.rows + 1)),
            ("nesting", 2, "<p>A\n" + String(repeating: "<ul><li>", count: limits.nesting + 1)),
            ("nesting", 2, "<p>A\n" + String(repeating: "<dl><dt>a<dd>", count: limits.nesting + 1)),
            ("nesting", 2, "<p>A\n" + String(repeating: "<table><tr><td>5<td>", count: limits.nesting + 1)),
            (
                "nesting", 1,
                "<html xmlns='http://www.w3.org/1999/xhtml'>"
                    + Self.nested(limits.nesting + 1, of: "<table><tr><td>", "</td></tr></table>") + "</html>"
            ),
            (
                "nesting", 1,
                "<feed><entry>"
                    + Self.nested(limits.nesting + 1, of: "&lt;table>&lt;tr>&lt;td>", "&lt;/table>") + "</entry></feed>"
            ),
            ("depth", 2, "<?xml version=\"1.0\"?>\n" + Self.nested(limits.depth + 1)),
        ]
        for (name, line, text) in cases {
            let refusal = refusal(text)
            #expect(refusal?.code == "file.limit", "\(name)")
            #expect(refusal?.line == line, "\(name)")
            #expect(refusal?.help.contains("CHARTWRIGHT_LIMITS=\(name)=") == true, "\(name)")
        }
    }

    @Test("A table that is only printed may be wider than a chart, and its texts longer")
    func printed() throws {
        let long = "Height,Weight\n70," + String(repeating: "9", count: Self.limits.line - 3) + "\n"
        #expect(try TableReader.read(Array(long.utf8), file: "long", isChart: false).tables.count == 1)
        let wide = Array(repeating: "1", count: Self.limits.columns).joined(separator: ",") + "\n2"
        #expect(
            try TableReader.read(Array(wide.utf8), file: "wide", isChart: false).tables[0].columnCount
                == Self.limits.columns)
    }

    private static func nested(_ depth: Int, of begin: String = "<a>", _ end: String = "</a>") -> String {
        String(repeating: begin, count: depth) + "5" + String(repeating: end, count: depth)
    }

    @Test("A file at its limits is read")
    func atTheLimit() {
        let attributes = (0..<900).map { "a\($0)=\"1\"" }.joined(separator: " ")
        let wide = Array(repeating: "1", count: Self.limits.chartColumns).joined(separator: ",")
        for text in [
            "Height,Weight\n70," + String(repeating: "9", count: Self.limits.text) + "\n",
            "<table><tr><td \(attributes)>5</td></tr></table>", wide + "\n" + wide,
            "<?xml version=\"1.0\"?><r>" + String(repeating: "<a/><b>5</b>", count: Self.limits.depth) + "</r>",
            "<table>" + String(repeating: "<tr><td>70<br>5", count: Self.limits.depth) + "</table>",
            Self.nested(Self.limits.nesting, of: "<table><tr><td>", "</table>"),
            String(repeating: "<table><tr><td>70</table>", count: 2 * Self.limits.nesting),
        ] {
            #expect(refusal(text)?.code != "file.limit")
        }
    }

    @Test("Limits are raised by name")
    func environment() throws {
        var expected = TextLimits()
        (expected.line, expected.rows) = (5, 7)
        #expect(try TextLimits(environment: "line=5,rows=7") == expected)
        for nothing in [nil, ""] { #expect(try TextLimits(environment: nothing) == TextLimits()) }
    }

    @Test(
        "What is no limit's name and a number, once, is told with the names of all",
        arguments: [
            "none=3", "cell=-1", "cell=0", "cell=x", "cell", "cell=1=2", "cell=99999999999999999999", " cell=1",
            "cell=1,",
            "cell=1,cell=2", ",", "CELL=1",
        ])
    func wrongEnvironment(_ text: String) {
        let error = #expect(throws: InvalidLimits.self) { try TextLimits(environment: text) }
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        #expect(error.map { parts.contains($0.part[...]) } == true)
        #expect(error?.known.contains("nesting") == true)
    }

    @Test("Lines at any place are measured")
    func lines() throws {
        var limits = TextLimits()
        limits.line = 4
        func check(_ text: String) throws {
            let bytes = Array(text.utf8)
            try bytes.withUnsafeBufferPointer { try limits.checkLines($0) }
        }
        for text in ["", "1234", "1234\n1234\n\n12\n1234", "\n\n\n\n\n\n"] { try check(text) }
        for (text, line) in [("12345", 1), ("1\n12345\n1", 2), ("1234\n1234\n12345", 3)] {
            #expect(throws: LimitExceeded(limit: "line", found: "a line of 5 bytes", most: 4, line: line)) {
                try check(text)
            }
        }
    }
}
