import Testing

@testable import Reading

@Suite struct DimensionNameTests {
    @Test(arguments: [
        "Sex", "Gender (M/F)", "SEX_CD", "Insured's sex", "Issue ages", "Attained age at application", "Age band",
        "Tobacco status", "Product",
        "Plan name", "Sexe", "Âge", "", "Rate class",
    ])
    func namesOfWhatTheCellsSay(header: String) { #expect(HeaderTerms(header).isClearName) }

    @Test(arguments: [
        "Sex excluded", "Not available to", "Opposite sex", "Gender of spouse", "Owner sex", "Beneficiary gender",
        "Ages except",
        "Ages outside", "Spouse age", "Tobacco excluded", "Spouse tobacco", "Except product", "Former product",
    ])
    func namesOfTheOthers(header: String) { #expect(!HeaderTerms(header).isClearName) }
}
