import Notation
import Testing

@testable import Reading

/// Figures beside an age that the grammar of ages did not take.
struct BrokenAgesTests {
    private static func stand(in text: String) -> Bool { BrokenAges.stand(in: Scope(TaggedText(text), .build)) }

    @Test(arguments: [
        "Ages 60-18", "Males ages 65-18", "Ages 18-6O", "Ages 18.5-60", "Ages –60", "Ages -5 to 10", "Ages 1e1-6e1",
        "Ages 18-150", "Ages 1860",
        "Ages 18-99999999999999999999",
    ])
    func areFound(_ text: String) {
        #expect(Self.stand(in: text))
        #expect(Who(text).age == nil && Who(text).isInDoubt)
    }

    @Test(arguments: [
        "Ages 18-60", "Ages 18 - 60", "Ages 50-80 – 2026", "Ages 18-60 - 20 year term", "Age 18 to 60, Male",
        "Ages 65+", "Age 65 and above",
        "Male – ages 18–60", "Under age 50", "Build chart 2024", "Ages 18-60, maximum 300 lb",
    ])
    func areNotFound(_ text: String) { #expect(!Self.stand(in: text)) }
}
