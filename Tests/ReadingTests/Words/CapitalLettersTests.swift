import Testing

@testable import Reading

/// The letter A as a name, which is a word in several languages.
@Suite struct CapitalLettersTests {
    @Test(arguments: [
        ("Class A", "A"), ("Class B", "B"), ("Class II", "Class II"), ("A\n+25%", "A +25%"), ("Table A", "Table A"),
        ("Table A max", "Table A"),
    ])
    func areNames(header: String, label: String) { #expect(HeaderTerms(header).label == label, "\(header)") }

    @Test func isAPreposition() { #expect(HeaderTerms("Poids à").bound == .max) }
}
