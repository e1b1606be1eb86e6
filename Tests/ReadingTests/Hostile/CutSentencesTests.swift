import Foundation
import Notation
import Testing

@testable import Reading

/// Sentences that begin or end at any of their words, as pages and cells cut them, are read without a fault.
@Suite struct CutSentencesTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Fixtures/sentences")

    /// One sentence of ninety, of all files.
    private static func sentences() throws -> [String] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".txt") }
        let all = try names.sorted().flatMap { name in
            try String(contentsOf: folder.appending(path: name), encoding: .utf8).split(separator: "\n").map(
                String.init)
        }
        return all.indices.filter { $0 % 90 == 0 }.map { all[$0] }
    }

    @Test func areReadFromAnyWordOn() throws {
        var count = 0
        for sentence in try Self.sentences() {
            let words = sentence.split(separator: " ")
            for cut in 1..<max(2, min(7, words.count)) {
                for part in [words.dropFirst(cut), words.dropLast(cut)] where !part.isEmpty {
                    Self.read(part.joined(separator: " "))
                    count += 1
                }
            }
        }
        #expect(count > 1000)
    }

    @Test(arguments: ["Applicants not within the weight range are not eligible.", "Clients never above the maximum"])
    func wordsThatLookBackBeginTheSentence(_ text: String) { Self.read(text) }

    private static func read(_ text: String) {
        _ = ChartSentence(text)
        _ = MedicationSentence(text)
        _ = Statement(text)
        _ = HeaderTerms(text)
        _ = OutcomeNotation.read(text)
        _ = DecisionScope(text)
        _ = PlanHeader(text)
        _ = TimedDecision(text)
    }
}
