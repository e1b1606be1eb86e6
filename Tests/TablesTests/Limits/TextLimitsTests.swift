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

    @Test("A file beyond a limit is refused, with its line and the limit's name")
    func refusals() {
        let limits = Self.limits
        let wide = Array(repeating: "1", count: limits.columns + 1).joined(separator: ",")
        let attributes = (0...limits.attributes).map { "attribute\($0)=\"1\"" }.joined(separator: " ")
        let cases: [(name: String, line: Int, text: String)] = [
            ("line", 2, "Height,Weight\n70," + String(repeating: "9", count: limits.line)),
            ("columns", 1, "Height,Weight\n70,200\n" + wide + "\n"),
            ("attributes", 2, "<html>\n<table><tr><td \(attributes)>5</td></tr></table>"),
            ("attributes", 2, "<?xml version=\"1.0\"?>\n<a \(attributes)><b>5</b></a>"),
            ("tag", 1, "<table><tr><td title=\"" + String(repeating: "x", count: limits.tag) + ">5</td></tr></table>"),
            ("cell", 1, "<table><tr><td>" + String(repeating: "9", count: limits.cell + 1) + "</td></tr></table>"),
            ("rows", 1, String(repeating: "70,200\n", count: limits.rows + 1)),
            ("depth", 2, "<?xml version=\"1.0\"?>\n" + Self.nested(limits.depth + 1)),
        ]
        for (name, line, text) in cases {
            let refusal = refusal(text)
            #expect(refusal?.code == "file.limit", "\(name)")
            #expect(refusal?.line == line, "\(name)")
            #expect(refusal?.help.contains("CHARTWRIGHT_LIMITS=\(name)=") == true, "\(name)")
        }
    }

    private static func nested(_ depth: Int) -> String {
        String(repeating: "<a>", count: depth) + "5" + String(repeating: "</a>", count: depth)
    }

    @Test("A file at its limits is read")
    func atTheLimit() {
        let attributes = (0..<900).map { "a\($0)=\"1\"" }.joined(separator: " ")
        let wide = Array(repeating: "1", count: Self.limits.columns).joined(separator: ",")
        for text in [
            "Height,Weight\n70," + String(repeating: "9", count: Self.limits.line - 3) + "\n",
            "<table><tr><td \(attributes)>5</td></tr></table>", wide + "\n" + wide,
            "<?xml version=\"1.0\"?><r>" + String(repeating: "<a/><b>5</b>", count: Self.limits.depth) + "</r>",
            "<table>" + String(repeating: "<tr><td>70<br>5", count: Self.limits.depth) + "</table>",
        ] {
            #expect(refusal(text)?.code != "file.limit")
        }
    }

    @Test("Limits are raised by name; what is no limit counts for nothing")
    func environment() {
        let raised = TextLimits(environment: "line=5,rows=7,none=3,cell=-1,tag=x,,columns")
        var expected = TextLimits()
        (expected.line, expected.rows) = (5, 7)
        #expect(raised == expected)
        #expect(TextLimits(environment: nil) == TextLimits())
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
