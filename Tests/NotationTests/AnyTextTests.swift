import Testing

@testable import Notation

/// Whatever is printed is read without a fault, and no unknown word of it is passed over.
@Suite struct AnyTextTests {
    private static let pieces = [
        "Level", "Decline", "Graded", "Standard", "Table", "refer", "(", ")", "[", ";", ",", "/", "-", ":", ".", "\n",
        "+", "&",
        "if", "not", "unless", "except", "only", "otherwise", "with", "for", "and", "or", "but", "then", "below", "no",
        "un-",
        "2", "24", "50", "months", "years", "mg", "units", "over", "under", "age", "ages", "within", "past",
        "first fill",
        "smokers", "tobacco", "females", "CHF", "Stroke", "Plavix", "insulin", "severe", "oxygen", "Florida", "NY",
        "frobnicate",
        "*", "†", "¹", "½", "≤", "%", "$", "w/", "n/a", "any", "currently taking", "prescribed by", "term", "to age",
        "per day",
    ]

    private struct Dice: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ state >> 29
        }
    }

    @Test func noUnknownWordIsPassedOver() {
        var dice = Dice(state: 20_240_501)
        for _ in 0..<800 {
            let count = Int.random(in: 0...9, using: &dice)
            let text = (0..<count).map { _ in Self.pieces.randomElement(using: &dice)! }
                .joined(separator: Bool.random(using: &dice) ? " " : "")
            for setting in [Scope.Setting(), .decision, .build] {
                let scope = Scope(text, setting)
                let places = scope.claims.map(\.tags) + scope.unclaimed
                #expect(places.allSatisfy { $0.lowerBound >= 0 && $0.upperBound <= scope.tagged.tags.count }, "\(text)")
                let unknown = scope.tagged.tags.indices.filter {
                    scope.tagged.tags[$0].senses.isEmpty && scope.tagged.token($0).kind == .word
                }
                #expect(unknown.allSatisfy { place in places.contains { $0.contains(place) } }, "\(text)")
                _ = Statement(text, setting)
            }
        }
    }

    /// A word that nobody knows never leaves a text that can be applied.
    @Test(arguments: [
        "if frobnicated", "frobnicated smokers", "ages 50-80 frobnicated", "Level if frobnicated", "with", "unless",
        "except",
        "subject to frobnication", "Decline frobnicated",
    ])
    func unknownWordsAreToldOf(_ text: String) {
        let isWhole =
            Statement(text).map { $0.unknownNeighbours == 0 && $0.clauses.allSatisfy(\.isWhole) } ?? Scope(text).isWhole
        #expect(!isWhole)
    }
}
