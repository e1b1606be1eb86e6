import ChartSchema
import Tables
import Testing

@testable import Reading

/// What the rows of a table ask of the texts around it costs one look through these, however many rows ask.
@Suite struct ExplainingTextsTests {
    @Test func aLegendOfManyCodesIsLookedThroughOnce() {
        let codes = (0..<200).map { number in String(["A", "B", "C"][number % 3]) + Self.letters(number) }
        let around = texts(codes.map { "\($0) = Decline" })
        for _ in 0..<2 {
            for code in codes { #expect(around.decision(for: code)?.outcome == .decline) }
            #expect(around.decision(for: "ZZZZ") == nil)
        }
        #expect(around.searches == 1)
    }

    @Test func aMarkIsLookedForOnce() {
        let around = texts(["\u{2713} = Accept", "x = Decline"])
        for _ in 0..<20 {
            #expect(around.decision(for: "\u{2713}")?.outcome == .accept)
            #expect(around.decision(for: "x")?.outcome == .decline)
        }
        #expect(around.searches == 2)
    }

    @Test func notesAreFoundByTheirNumber() {
        let around = texts((0..<90).map { "(\($0)) Only where number \($0)." } + ["(7) And seven."])
        for number in 0..<90 {
            #expect(around.notes(numbered: "\(number)").count == (number == 7 ? 2 : 1))
        }
        #expect(around.notes(numbered: "99").isEmpty)
        #expect(around.searches == 1)
    }

    @Test func clausesAreCutOnce() {
        let around = texts((0..<50).map { "Plan\($0) is our graded benefit." })
        for number in 0..<50 { #expect(around.decision(named: "Plan\(number)")?.outcome == .graded) }
        #expect(around.searches == 1)
    }

    /// Texts of a page in its order, but for those beside the table that asks.
    @Test func theRestOfAPageIsWhatOtherTablesHave() {
        let pieces = (0..<6).map { TextPiece("Text \($0)", line: $0) }
        let tables = [
            [pieces[0], pieces[1]], [pieces[2], pieces[0]], [], [pieces[3], pieces[1], pieces[4], pieces[3]],
        ]
        let page = PageTexts(tables)
        for table in tables.indices {
            for near in [[], [pieces[0]], [pieces[3], pieces[5]]] {
                var seen = Set(near)
                let others = tables.indices.filter { $0 != table }.flatMap { tables[$0] }
                #expect(page.far(from: table, near: near) == others.filter { seen.insert($0).inserted })
            }
        }
    }

    private func texts(_ far: [String]) -> ExplainingTexts {
        let pieces = far.enumerated().map { TextPiece($1, line: $0 + 1) }
        return ExplainingTexts(near: pieces, far: [], headers: [], TextSenses())
    }

    private static func letters(_ number: Int) -> String {
        String(String.UnicodeScalarView([number / 26 % 26, number % 26].map { Unicode.Scalar(UInt8(65 + $0)) }))
    }
}
