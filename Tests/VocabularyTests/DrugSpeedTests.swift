import Testing

@testable import Vocabulary

/// How fast drug names are read. The bounds hold for release builds
/// (`swift test -c release -Xswiftc -enable-testing --filter DrugSpeedTests`); a debug build only prints its figures.
@Suite(.serialized) struct DrugSpeedTests {
    @Test func theDictionaryIsLoadedInAnInstant() {
        let fastest = (0..<5).map { _ in
            ContinuousClock().measure { #expect(DrugDictionary().count > 18_000) }
        }.min()!
        print("drug dictionary: loaded in \(fastest)")
        #if !DEBUG
        #expect(fastest < .milliseconds(30))
        #endif
    }

    @Test func aFoldedNameIsLookedUpInLessThanAMicrosecond() {
        let dictionary = DrugDictionary.standard
        let names = [
            "warfarin", "coumadin", "lisinopril", "zyprexa", "tarka", "hydrochlorothiazide", "xyznope", "lantus",
        ]
        var found = 0
        let time = ContinuousClock().measure {
            for _ in 0..<10_000 {
                for name in names where dictionary.entry(folded: name) != nil { found += 1 }
            }
        }
        #expect(found == 70_000)
        print("drug dictionary: one look-up in \(time / 80_000)")
        #if !DEBUG
        #expect(time / 80_000 < .microseconds(1))
        #endif
    }
}
