import Testing

@testable import Pipeline

@Suite struct FindingCodesTests {
    /// Or policy could not speak of it. What `adopt` and a run say of themselves is nobody's to overrule.
    @Test func policyMaySpeakOfWhateverIsFoundInFiles() {
        let ofRuns = AdoptionDoubt.allCases.map(\.rawValue) + IngestFinding.allCases.map(\.rawValue)
        #expect(Set(RuleCatalogue.all.map(\.code)).subtracting(ofRuns).sorted() == FindingCodes.all)
    }

    @Test func noCodeIsTwoThings() {
        #expect(FindingCodes.judgements.isDisjoint(with: FindingCodes.uncertainties))
        #expect(FindingCodes.remarks.isDisjoint(with: FindingCodes.uncertainties))
        #expect(FindingCodes.remarks.isDisjoint(with: FindingCodes.judgements))
        #expect(FindingCodes.beginnings.contains("build.class.*") && FindingCodes.beginnings.contains("build.*"))
    }
}
