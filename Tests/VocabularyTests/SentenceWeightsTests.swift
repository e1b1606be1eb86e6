import Foundation
import Testing

@testable import Vocabulary

@Suite struct SentenceWeightsTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    @Test(arguments: [
        "Thank you for your business.", "Please contact your marketing representative.",
        "Underwriting reserves the right to request additional information.",
        "Merci de votre confiance et bonne lecture!", "Document interne, a l'usage des conseillers.",
        "Gracias por su confianza.", "Este documento es para uso exclusivo del agente.",
    ])
    func isThePagesOwn(_ sentence: String) { #expect(SentenceWeights(sentence).sum < 0) }

    @Test(arguments: [
        "Union members draw on the group chart.", "Athletes: body fat percentage governs.",
        "Flat extras go on top for aviators.", "Une ordonnance récente vaut un refus.",
        "La grille ne sert pas aux fumeurs de cigares.", "Los fumadores de puros usan otra tabla.",
        "Rebaje diez libras si hay diabetes.",
    ])
    func mayRestrict(_ sentence: String) { #expect(SentenceWeights(sentence).sum > 0) }

    @Test func wordsThatNobodyWeighedSayNothing() {
        #expect(!SentenceWeights("Wer raucht, findet seine Werte auf der Rückseite").isKnown)
        // A name is none of them.
        #expect(SentenceWeights("Welcome to Gunnislake Tall Timber").isKnown)
        #expect(SentenceWeights("").isKnown)
    }

    private func sentences(_ kind: String, isSpanish: Bool) throws -> [String] {
        let folder = Self.root.appending(path: "Tests/Fixtures/sentences")
        return try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.contains(".\(kind).") && $0.hasPrefix("es-") == isSpanish }
            .flatMap { name in
                try String(contentsOf: folder.appending(path: name), encoding: .utf8).split(separator: "\n")
                    .map(String.init)
            }
    }

    /// The sentences that the words were weighed by: few that restrict are taken for harmless, and most that are harmless; of Spanish, of which
    /// fewer were weighed, six in ten.
    @Test(arguments: [(false, 0.9), (true, 0.6)])
    func sentencesAreToldApart(isSpanish: Bool, share: Double) throws {
        let restricting = try sentences("restricting", isSpanish: isSpanish)
        let harmless = try sentences("furniture", isSpanish: isSpanish)
        let unheard = restricting.filter { SentenceWeights($0).sum < 0 }
        #expect(unheard.count * (isSpanish ? 100 : 200) < restricting.count, "\(unheard)")
        #expect(Double(harmless.count { SentenceWeights($0).sum < 0 }) > Double(harmless.count) * share)
    }

    /// `scripts/sentence-weights` was run after the sentences changed.
    @Test(
        .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3"), "needs Python"),
        arguments: ["en", "fr", "es"])
    func weightsAreThoseOfTheSentences(_ language: String) throws {
        let process = Process()
        process.executableURL = Self.root.appending(path: "scripts/sentence-weights")
        process.arguments = [language]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let made = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        let kept = Self.root.appending(path: "Sources/VocabularyData/data/sentence-weights.\(language).tsv")
        #expect(made == (try Data(contentsOf: kept)))
    }
}
