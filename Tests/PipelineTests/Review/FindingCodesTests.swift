import Foundation
import Testing

@testable import Pipeline

@Suite struct FindingCodesTests {
    /// Every code that a source file of the reading rooms names must be known, or policy could not speak of it.
    @Test func everyCodeOfReadingIsKnown() throws {
        let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Sources")
            .standardized
        var found: Set<String> = []
        for room in ["Reading", "Tables", "Validation"] {
            let folder = sources.appending(path: room).path
            for case let name as String in FileManager.default.enumerator(atPath: folder) ?? .init()
            where name.hasSuffix(".swift") {
                let text = try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
                for match in text.matches(
                    of: /"((?:reading|layout|file|csv|markup|sheet|medication|build|charts)\.[a-z.-]+[a-z])"/)
                {
                    found.insert(String(match.1))
                }
            }
        }
        let unknown = found.subtracting(FindingCodes.all).sorted()
        #expect(found.count > 60)
        #expect(unknown == [], "add them to Sources/Pipeline/Configuration/FindingCodes.swift")
    }

    @Test func noCodeIsTwoThings() {
        #expect(FindingCodes.judgements.isDisjoint(with: FindingCodes.uncertainties))
        #expect(FindingCodes.remarks.isDisjoint(with: FindingCodes.uncertainties))
        #expect(FindingCodes.remarks.isDisjoint(with: FindingCodes.judgements))
        #expect(FindingCodes.beginnings.contains("build.class.*") && FindingCodes.beginnings.contains("build.*"))
    }
}
