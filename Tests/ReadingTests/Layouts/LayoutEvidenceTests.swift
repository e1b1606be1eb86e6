import ChartSchema
import Tables
import Testing

@testable import Reading

/// Every decision names its evidence and what would contradict it.
@Suite struct LayoutEvidenceTests {
    private func decisions(_ csv: String, given: Given = Given()) throws -> [LayoutDecision] {
        var instructions = ReadingInstructions(id: ChartID(carrier: "acme", chart: "build", edition: "2026-01-01"))
        instructions.given = given
        let document = try TableReader.read(Array(csv.utf8), file: "build.csv")
        return ChartReader.inspect(document, sha256: "", instructions: instructions).decisions
    }

    private let plain = """
        Height,Minimum,Preferred,Standard
        5'8",104,180,205
        5'9",107,185,211
        5'10",110,191,217
        5'11",113,197,223
        """

    @Test func everyColumnIsExplained() throws {
        let decisions = try decisions(plain)
        #expect(decisions.map(\.subject) == [.direction, .heights, .header, .column(1), .column(2), .column(3), .unit])
        for decision in decisions {
            #expect(!decision.evidence.isEmpty)
            #expect(!decision.contradiction.isEmpty)
            #expect(decision.against.isEmpty)
        }
        #expect(decisions.last?.certainty == .likely, "no unit is printed")
        #expect(decisions.first?.certainty == .certain)
    }

    @Test func whatDoesNotFitIsSaid() throws {
        let fallen = plain.replacing("185", with: "158").replacing("211", with: "211?")
        let decisions = try decisions(fallen)
        let preferred = try #require(decisions.first { $0.subject == .column(2) })
        #expect(preferred.certainty == .doubtful)
        #expect(preferred.against == ["its figures fall 1 times as heights rise"])
    }

    @Test func aGivenUnitIsEvidence() throws {
        let metric = "Height (cm),Preferred\n150,60\n160,68\n170,77\n180,86\n190,96\n"
        let unit = try decisions(metric, given: Given(unit: .kilograms)).last
        #expect(unit?.choice == "kilograms")
        #expect(unit?.evidence == ["given in pipeline.json"])
    }

    @Test func rowsAreNamedWhereHeightsRunAcross() throws {
        let decisions = try decisions("Height,5'8\",5'9\",5'10\",5'11\"\nPreferred,180,185,191,197\n")
        #expect(decisions.map(\.subject) == [.direction, .heights, .header, .row(1), .unit])
        #expect(decisions[0].choice == "heights across the top")
    }
}
