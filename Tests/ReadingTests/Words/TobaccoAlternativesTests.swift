import ChartSchema
import Testing

@testable import Reading

/// Names beside one that names a tobacco state: alternatives to it, or words about the page.
@Suite struct TobaccoAlternativesTests {
    @Test(arguments: [
        "Preferred / Preferred Plus, Preferred Tobacco", "Titan / Titan Tobacco", "Whole Life / Term Tobacco",
    ])
    func areForEverybody(header: String) { #expect(HeaderTerms(header).tobacco == .any, "\(header)") }

    @Test(arguments: [
        ("Build chart - smoker applicants, monthly EFT business", Tobacco.yes),
        ("* Through age 60 only, with no tobacco use in the last 5 years.", .no),
        ("* Women only, with no nicotine use in the last 60 months.", .no),
        ("Standard (Non-Smoker, Secure Term)", .no),
    ])
    func areNone(text: String, tobacco: Tobacco) { #expect(HeaderTerms(text).tobacco == tobacco, "\(text)") }
}
