import Foundation
import Testing

@testable import Vocabulary

@Suite struct PageWordShareTests {
    private func share(_ sentence: String) -> PageWordShare { PageWordShare(sentence.split(separator: " "), beside: 0) }

    @Test(arguments: [
        "Thank you for your business.", "Please contact your marketing representative.",
        "Printed in Canada on recycled paper.", "An independent licensee of Gunnislake Tall Timber.",
    ])
    func isThePagesOwn(_ sentence: String) { #expect(!share(sentence).isLow) }

    @Test(arguments: [
        "Union members draw on the group chart.", "Athletes: body fat percentage governs.", "Measure barefoot.",
        "Flat extras go on top for aviators.",
    ])
    func isKnownToNobody(_ sentence: String) { #expect(share(sentence).isLow) }

    @Test func wordsOfThePageCount() {
        #expect(PageWordShare(["Gunnislake"[...]], beside: 0).others == [])
        #expect(PageWordShare(["gunnislake"[...]], beside: 0).others == ["gunnislake"])
        #expect(!PageWordShare(["gunnislake"[...]], beside: 9).isLow)
        #expect(!PageWordShare([], beside: 0).isLow)
    }

    /// `scripts/page-words` was run after the sentences changed.
    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3"), "needs Python"))
    func wordsAreThoseOfTheSentences() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let process = Process()
        process.executableURL = root.appending(path: "scripts/page-words")
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let made = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(made == (try Data(contentsOf: root.appending(path: "Sources/VocabularyData/data/page-words.txt"))))
    }
}
