import Testing

@testable import Vocabulary

@Suite struct DrugCompletionTests {
    @Test func brandsAndGenericNamesComeByTheirBeginning() {
        #expect(names("Coum") == ["coumadin", "coumarin", "coumermycin"].filter(isKnown))
        #expect(names("warf").first == "warfarin")
        #expect(names("Toprol-X").first == "toprol xl")
        #expect(names("zyprexa").first == "zyprexa")
        #expect(DrugDictionary.completions(of: "coumad").first?.ingredients.map(\.name) == ["warfarin"])
        #expect(DrugDictionary.completions(of: "coumad").first?.kind == .brand)
    }

    @Test func theNameItselfComesFirstAndLaterWordsLast() {
        #expect(names("hctz").first == "hctz")
        let found = names("aspart")
        #expect(found.first?.hasPrefix("aspart") == true || found.allSatisfy { $0.contains(" aspart") })
        #expect(names("insulin asp").first?.hasPrefix("insulin aspart") == true)
        #expect(names("sodium").first.map { $0.hasPrefix("sodium") } == true)
    }

    @Test func aSaltAfterItsIngredientIsLeftOut() {
        #expect(!names("warfarin").contains("warfarin sodium"))
        #expect(names("warfarin s") == ["warfarin sodium"])
    }

    @Test func nothingAndNonsenseHaveNone() {
        for typed in ["", "  ", "-", "qqzx"] { #expect(names(typed).isEmpty) }
        #expect(DrugDictionary.completions(of: "a", limit: 0).isEmpty)
    }

    /// Every match of every short beginning, against a plain search.
    @Test func nothingIsMissed() {
        let names = ["a b", "b", "ab", "b ab", "abc d", "c", "a b a", "d abc ab"]
        let index = NameCompletions(names)
        for typed in ["a", "b", "c", "d", "ab", "abc", "a b", "b a", "abc d", "e", "b ab"] {
            let plain = names.indices.filter { (" " + names[$0]).contains(" " + typed) }
            let ranked =
                plain.filter { names[$0] == typed }
                + plain.filter { names[$0] != typed && names[$0].hasPrefix(typed) }
                + plain.filter { !names[$0].hasPrefix(typed) }
            #expect(index.matches(typed, limit: 100) == ranked)
            for limit in 0...ranked.count { #expect(index.matches(typed, limit: limit) == Array(ranked.prefix(limit))) }
        }
    }

    /// The figures of docs/performance.md; the bound holds for release builds.
    @Test func typingIsAnsweredInMicroseconds() {
        _ = DrugDictionary.completions(of: "a")
        let typed = ["a", "co", "cou", "coum", "hydro", "insulin", "zyp", "metf"]
        var found = 0
        let time = ContinuousClock().measure {
            for _ in 0..<50 { for text in typed { found += DrugDictionary.completions(of: text).count } }
        }
        #expect(found > 50 * 8)
        print("drug dictionary: one completion in \(time / 400)")
        #if !DEBUG
        #expect(time / 400 < .microseconds(100))
        #endif
    }

    private func names(_ typed: String) -> [String] { DrugDictionary.completions(of: typed).map(\.name) }

    private func isKnown(_ name: String) -> Bool { DrugDictionary.standard.entry(folded: name) != nil }
}
