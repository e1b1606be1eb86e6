import ChartSchema
import Testing

@testable import Vocabulary

@Suite struct DrugSuggestionTests {
    @Test func slipsAreCounted() {
        #expect(distance("warfarin", "warfarin") == 0)
        #expect(distance("warfrain", "warfarin") == 1)
        #expect(distance("wafarin", "warfarin") == 1)
        #expect(distance("warfarrin", "warfarin") == 1)
        #expect(distance("warfaxin", "warfarin") == 1)
        #expect(distance("lamtrogine", "lamotrigine") == 2)
        #expect(distance("lasix", "losec") == nil)
        #expect(distance("", "ab") == 2)
    }

    @Test func soundsAreHeard() {
        #expect(SoundKey.of("rhythmol".utf8) == SoundKey.of("rythmol".utf8))
        #expect(SoundKey.of("cefalexin".utf8) == SoundKey.of("cephalexin".utf8))
        #expect(SoundKey.of("zyprexa".utf8) != SoundKey.of("zyrtec".utf8))
    }

    @Test func theNearestDrugsComeFirstAndEachOnce() {
        let suggestions = DrugDictionary.standard.suggestions(for: "Bumetadine")
        #expect(suggestions.first?.ingredients.map(\.name) == ["bumetanide"])
        #expect(suggestions.first?.distance == 2)
        #expect(Set(suggestions.map(\.ingredients)).count == suggestions.count)
    }

    @Test(arguments: [
        ("Donepazil 10 mg", "donepezil 10 mg"), ("Donepazil", "donepezil"),
        ("Donepazil HCl 5 mg tablet", "donepezil HCl 5 mg tablet"),
        ("Aspirinn;", "aspirin;"), ("Insullin", "insulin"),
    ])
    func aSuggestionStandsInThePlaceOfTheMisspeltWord(_ printed: String, _ whole: String) {
        #expect(DrugDictionary.standard.suggestions(for: printed).first?.inPlace(in: printed) == whole)
    }

    @Test func eachUnknownPartOfAListHasItsOwn() {
        let suggestions = DrugDictionary.standard.suggestions(for: "carbiopa, levodopa, entacopone")
        #expect(suggestions.map(\.part) == ["carbiopa", "entacopone"])
        #expect(suggestions.map(\.name) == ["carbidopa", "entacapone"])
    }

    @Test func aResolvedNameNeedsNone() {
        #expect(DrugDictionary.standard.suggestions(for: "warfarin").isEmpty)
        #expect(DrugDictionary.standard.suggestions(for: "Celebrex (citalopram)").isEmpty)
    }

    private func distance(_ left: String, _ right: String) -> Int? {
        var distance = EditDistance(from: Array(left.utf8))
        return Array(right.utf8).withUnsafeBufferPointer { distance.to($0, limit: 2) }
    }

    /// Few names are held against an unknown one letter by letter, and all that are near enough are among them.
    @Test(arguments: ["plavixx", "metfromin", "lisinoprll", "actop", "warfarin sodum", "zzyzx", "abc"])
    func lettersTellMostNamesApart(_ unknown: String) {
        let dictionary = DrugDictionary.standard
        let wanted = NearestNames(to: unknown)
        var (all, few) = (wanted, wanted)
        dictionary.names.forEachKey { key, kind in all.consider(key, kind: kind) }
        let held = dictionary.numbers(near: wanted)
        for number in held { dictionary.names.withKey(number) { few.consider($0, kind: $1) } }
        #expect(few.ranked.map(\.name) == all.ranked.map(\.name))
        #expect(held.count * 4 < dictionary.names.count)
    }
}
