import Testing

@testable import Reading

/// How long a plan lasts is part of its name, and no age and no figure.
@Suite struct TermNamesTests {
    @Test(arguments: ["30-year", "10/15/20-year", "10-, 15- and 20-year", "Level 10-20 year", "15 yr"])
    func termsStayWhole(header: String) {
        let terms = HeaderTerms(header)
        #expect(terms.label == header)
        #expect(terms.age == nil)
        #expect(terms.interval == nil)
    }

    @Test(arguments: ["16-17 year", "Level 10-20 year"])
    func rangesMayBeAges(header: String) { #expect(HeaderTerms(header).isInDoubt) }

    @Test(arguments: ["Ages 18-59 years", "18-59 years", "50 years and over"])
    func agesAreNoTerms(header: String) { #expect(HeaderTerms(header).age != nil) }

    @Test func yearsOfTobaccoAreKept() {
        let terms = HeaderTerms("Nicotine-free 5 years")
        #expect(terms.tobacco == .no)
        #expect(terms.label == "Nicotine-free 5 years")
    }
}
