import Testing

@testable import Reading

/// What a text denies holds for none of the figures, and for nobody.
@Suite struct DeniedEndsTests {
    @Test(arguments: ["There is no minimum weight.", "No minimum weight", "Without a maximum weight", "No minimum"])
    func aDeniedEndIsNone(text: String) {
        let terms = HeaderTerms(text)
        #expect(terms.bound == nil)
        #expect(terms.boundOfWeights == nil)
    }

    @Test(arguments: [
        "No minimum weight for women.", "Without a minimum weight for women.", "Not for public use for women.",
        "Does not replace the application for women.",
    ])
    func whoIsDeniedSomethingIsNotMeant(text: String) {
        let terms = HeaderTerms(text)
        #expect(terms.sex == nil)
        #expect(terms.isInDoubt)
    }

    @Test(arguments: ["Minimum weight, non-tobacco", "Minimum", "Not less than", "Female – Not for public use"])
    func othersStay(text: String) {
        let terms = HeaderTerms(text)
        #expect(!terms.isInDoubt)
        #expect(terms.bound != nil || terms.sex != nil)
    }
}
