import ChartSchema
import Foundation
import Tables
import Testing

@testable import Reading

/// What people say of texts that no grammar claims.
@Suite struct SaidTextTests {
    private static let build = """
        Height,Preferred,Standard
        "5'8\"\"",180,205
        "5'9\"\"",185,211
        "5'10\"\"",191,217

        """

    private func build(_ text: String, _ sayings: [Saying]) throws -> DraftChart {
        var instructions = ReadingInstructions(id: ChartID(carrier: "c", chart: "x", edition: "2026-01-01"))
        for saying in sayings { instructions.means(saying.text, only: [.init(saying: saying)]) }
        return ChartReader.read(
            try TableReader.read(Array(text.utf8), file: "x.csv"), sha256: "", instructions: instructions)
    }

    private func rules(_ draft: DraftChart) -> [String] {
        draft.findings.filter { $0.severity > .info || $0.rule.contains("saying") }.map(\.rule)
    }

    @Test(arguments: [true, false])
    func whomLimitsAreForIsHeardAboveAndBelow(isAbove: Bool) throws {
        let line = "\"Our second kind of others only\",,\n"
        let saying = Saying("our second KIND of others only", .words("Female, ages 18 to 60, non-tobacco"))
        let draft = try build(isAbove ? line + Self.build : Self.build + line, [saying])
        #expect(rules(draft) == ["reading.saying.applied"])
        #expect(draft.chart.columns.allSatisfy { $0.sex == .female && $0.tobacco == .no && $0.age.max == 60 })
        #expect(draft.chart.columns.count == 2 && draft.chart.rows.count == 3)
        #expect(draft.chart.notes.contains { $0.text == "Our second kind of others only" }, "notes stay as printed")
    }

    @Test func oneSentenceOfATextIsLeftOut() throws {
        let text = Self.build + "\"The limits are as of May. Use the blue form only.\",,\n"
        #expect(rules(try build(text, [])).contains("reading.footnote.unapplied"))
        let draft = try build(text, [Saying("Use the blue form only.", .leftOut, reason: "about forms")])
        #expect(rules(draft) == ["reading.saying.applied"])
    }

    @Test func wordsThatChangeNothingAreRefused() throws {
        let text = Self.build + "\"Use the blue form only\",,\n"
        let draft = try build(text, [Saying("Use the blue form only", .words("Hello there"))])
        #expect(rules(draft).contains("reading.saying.unread"))
        let printed = try build(text, [Saying("Use the blue form only", .asPrinted)])
        #expect(rules(printed).contains("reading.saying.unread"))
    }

    @Test func aTextThatIsGoneIsToldOnlyOfItsOwnChart() throws {
        var saying = Saying("Not there", .words("Female"))
        #expect(rules(try build(Self.build, [saying])) == ["reading.saying.stale"])
        var instructions = ReadingInstructions(id: ChartID(carrier: "c", chart: "x", edition: "2026-01-01"))
        instructions.means("Not there", only: [.init(saying: saying)], isOfCarrier: true)
        let document = try TableReader.read(Array(Self.build.utf8), file: "x.csv")
        #expect(rules(ChartReader.read(document, sha256: "", instructions: instructions)).isEmpty)
        // Of two that speak of one text the later holds, whatever it is.
        saying = Saying("Not there", .leftOut, reason: "r")
        instructions.means("not there", only: [.init(saying: saying)])
        #expect(instructions.sayings.map(\.sense) == [.leftOut])
        instructions.means("Not there", only: [.init(rateClass: .standard)])
        #expect(instructions.sayings.isEmpty)
    }

    @Test func aClassInOtherWordsKeepsItsPrintedLabel() throws {
        let draft = try build(
            Self.build.replacing("Preferred", with: "Sel. Blue"), [Saying("Sel. Blue", .words("Preferred Plus"))])
        let column = try #require(draft.chart.columns.first)
        #expect(column.rateClass == .preferredPlus && column.classLabel == "Sel. Blue")
        #expect(column.cells.allSatisfy { $0.text != "Preferred Plus" })
    }

    @Test func cellsThatSpanKeepTheirPlaces() throws {
        let page = """
            <table><tr><th rowspan=2>Height</th><th colspan=2>Zog</th></tr><tr><th>Preferred</th><th>Standard</th></tr>
            <tr><td>5'8"</td><td>180</td><td>205</td></tr><tr><td>5'9"</td><td>185</td><td>211</td></tr>
            <tr><td>5'10"</td><td>191</td><td>217</td></tr></table>
            """
        var instructions = ReadingInstructions(id: ChartID(carrier: "c", chart: "x", edition: "2026-01-01"))
        instructions.means("Zog", only: [.init(saying: Saying("Zog", .words("Female")))])
        let draft = ChartReader.read(
            try TableReader.read(Array(page.utf8), file: "x.html"), sha256: "", instructions: instructions)
        #expect(draft.chart.columns.map(\.sex) == [.female, .female] && draft.chart.rows.count == 3)
        #expect(draft.chart.columns.flatMap(\.cells).contains { $0.text == "Zog" })
    }
}
