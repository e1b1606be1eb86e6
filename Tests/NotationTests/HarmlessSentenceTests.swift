import Notation
import Testing

@Suite struct HarmlessSentenceTests {
    @Test(arguments: [
        "We are pleased to announce a new edition of this guide.", "This brochure is not a contract of insurance.",
        "Questions? Call the help line or send an e-mail.",
        "Final underwriting class depends on the complete medical history.",
    ])
    func cannotChangeAChart(_ sentence: String) { #expect(HarmlessSentence.fill(sentence)) }

    /// A name, a title and what a grammar knows are never taken for harmless, whatever their words weigh.
    @Test(arguments: [
        "Thank You Plan", "Guam files go elsewhere, thank you for your business.",
        "Bold weights are printed for your convenience.", "Thank you, weights are in kilograms.",
        "Applicants must weigh less than the figure shown, thank you.", "Members of the lodge: thank you.",
        "Thank you for your business. Union members draw on the group chart.", "",
    ])
    func mayChangeAChart(_ sentence: String) { #expect(!HarmlessSentence.fill(sentence)) }
}
