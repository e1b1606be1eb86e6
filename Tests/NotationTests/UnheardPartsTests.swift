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
        ("Group policies", ["Group"]), ("Online applications", ["Online"]), ("Bank channel", ["Bank"]),
        ("Reissued policies", ["Reissued"]),
        ("Amputees", ["Amputees"]), ("Insurance applicants", []), ("New applications", []), ("Moonstone", []),
        ("Key persons", ["Key"]),
    ])
    func wordsOfTitles(title: String, unread: [String]) { #expect(ChartSentence(title).unreadWords == unread) }
}
