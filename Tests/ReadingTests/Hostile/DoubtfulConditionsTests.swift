import ChartSchema
import Testing

@testable import Reading

/// Conditions of which a program can decide parts, and which are more than their parts.
@Suite struct DoubtfulConditionsTests {
    @Test(arguments: [
        "save for swelling due to pregnancy", "unless for COPD and on oxygen", "unless stable and no hospitalization",
        "unless for psoriasis without arthritis", "if age 50 or older at diagnosis",
        "if taken with any medication marked", "if hospitalized or taken with Lithium", "any history",
        "80 mg or more or with Coreg", "80mg+ / with Coreg", "prescribed before age 40",
    ])
    func theyStayWords(condition: String) {
        #expect(ConditionNotation.tests(of: condition) == [.words(condition)])
    }

    @Test func partsThatAreWholeAreDecided() {
        #expect(ConditionNotation.tests(of: "unless for migraine") == [.diagnosed(name: "migraine", isPresent: false)])
        #expect(ConditionNotation.tests(of: "age 50 or older") == [.age(AgeRange(min: 50, max: nil))])
    }
}
