import Notation
import Testing

/// Short forms that a document explains.
@Suite struct AbbreviationsTests {
    @Test func shortFormsAreWrittenOut() {
        let forms = Abbreviations([
            "NT = Non-Tobacco; TU = Tobacco User", "M = minimum weight, X = maximum weight (pounds)",
        ])
        #expect(forms.expanded("Pref TU") == "Pref Tobacco User")
        #expect(forms.expanded("X") == "maximum weight (pounds)")
        #expect(forms.expanded("Max") == "Max")
    }

    @Test func whatTwoLegendsExplainDifferentlyIsNotWrittenOut() {
        let forms = Abbreviations(["P = Preferred; S = Standard", "P = Preferred Plus; S = standard"])
        #expect(forms.expanded("P / S") == "P / standard")
    }

    @Test(arguments: ["Above = decline", "BMI = weight / height", "Max = 300", "Men = M", "Height = 5'10\""])
    func wordsOfChartsAreNoShortForms(text: String) { #expect(Abbreviations([text]).isEmpty) }

    @Test func aWordBeforeTheShortFormsIsNoneOfThem() {
        let forms = Abbreviations(["Key: M = male, F = female, UP = Ultra Preferred"])
        #expect(forms.expanded("M UP") == "male Ultra Preferred")
        #expect(forms.words(of: "F UP", meaning: "Ultra Preferred") == "UP")
        #expect(forms.words(of: "F Std", meaning: "Ultra Preferred") == nil)
    }

    @Test func legends() {
        #expect(Abbreviations.isLegend("IC = individual consideration, call your underwriter. D = decline."))
        #expect(!Abbreviations.isLegend("D = decline above 300 lb"))
    }
}
