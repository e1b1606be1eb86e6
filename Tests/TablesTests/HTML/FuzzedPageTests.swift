import ChartSchema
import Testing

@testable import Tables

/// Pages that the fuzzer made.
@Suite struct FuzzedPageTests {
    /// A struck cell that is nothing else stands beside the last column of a table with spans: nobody finds it in the grid.
    @Test(arguments: [
        "<table><td>/<s><th colspan=2", "<table><tr><td colspan=2>1</td><td><s>old</s></td></tr><tr><td>2</table>",
        "<table><tr><td rowspan=2>1</td><td></td><td><s>old</s></td></tr><tr><td>2</td></tr></table>",
    ])
    func whatIsStruckBesideTheLastColumnEndsNothing(markup: String) {
        _ = try? read(markup)
        _ = try? read("<p>60 125</p>\(markup)")
    }

    /// Of figures written in two ways, one of which is none, it changed from run to run which one was the usual.
    @Test func whatIsAsCommonDecidesAlikeInEveryRun() throws {
        let page = """
            <table><tr><th>Ht<td>56 in<td>57 in<td>58 in<td>59 in
            <tr><th>Lower<td>74<td>76<td>79<td>
            <tr><th>Upper<td>127<td>132<td>136<td>141</table>
            """
        let readings = try (0..<40).map { _ in DocumentJSON.bytes(try read(page)) }
        #expect(Set(readings).count == 1)
        #expect(try table(page).roles == [.header, .body, .body])
    }
}
