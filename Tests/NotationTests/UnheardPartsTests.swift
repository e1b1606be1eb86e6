import Testing

@testable import Notation

@Suite struct UnheardPartsTests {
    @Test(arguments: [
        "Please send us everyone older.", "Send heavier clients to us.", "Younger lives are rated.",
        "The second column is for retirees.",
        "Ages are to the nearest birthday.", "Ages shown are insurance ages.",
        "Anyone who has yet to turn 45: turn the case down.",
    ])
    func changesARule(sentence: String) { #expect(!MedicationSentence(sentence).words.isEmpty) }

    @Test(arguments: [
        "This list helps you find the right plan for your clients.", "This column shows the use.",
        "Older editions are in the archive.", "Ages at the last birthday.",
    ])
    func changesNone(sentence: String) { #expect(MedicationSentence(sentence).words.isEmpty) }

    @Test(arguments: [
        ("Quote as Table 2", ["Table"]),
        ("APS and resting EKG on file first", ["APS", "resting", "EKG", "first"]),
        ("Weights in pounds", []), ("Without shoes", []), ("Rounded to the nearest pound", []),
    ])
    func wordsOfNotes(note: String, unheard: [String]) { #expect(ChartSentence.unheardWords(ofNote: note) == unheard) }

    @Test(arguments: [
        "For advisor use only", "For financial advisers only", "Not intended for consumers", "MT-19E (2024-05)",
        "Issued March 2023",
        "Issue 4, January 2025",
    ])
    func linesOfPages(text: String) {
        let tagged = TaggedText(text)
        let page = PageWords(tagged).tags
        #expect(tagged.tags.indices.allSatisfy { page.contains($0) || tagged.token($0).kind == .sign })
    }

    @Test(arguments: [
        "For women only", "Issue ages 18-85", "10/15/20-year", "For smokers only", "Not for smokers",
        "not for clients aged 71 and over", "For agents over 50 only", "Home office staff only", "For agents only",
        "With insurance only",
    ])
    func noLinesOfPages(text: String) {
        let tagged = TaggedText(text)
        #expect(PageWords(tagged).tags.isEmpty)
    }

    @Test(arguments: [
        ("Group policies", ["Group"]), ("Online applications", ["Online"]), ("Bank channel", ["Bank"]),
        ("Reissued policies", ["Reissued"]),
        ("Amputees", ["Amputees"]), ("Insurance applicants", []), ("New applications", []), ("Moonstone", []),
        ("Key persons", ["Key"]),
    ])
    func wordsOfTitles(title: String, unread: [String]) { #expect(ChartSentence(title).unreadWords == unread) }
}
