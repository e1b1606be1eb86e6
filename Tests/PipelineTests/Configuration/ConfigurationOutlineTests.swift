import ChartSchema
import Foundation
import Testing

@testable import Pipeline

/// What is read of some carriers alone is what reading the whole file gives for them.
@Suite struct ConfigurationOutlineTests {
    @Test func everyCarrierOfThisProject() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../pipeline.json")
        let bytes = Array(try Data(contentsOf: file))
        let project = ProjectFolder(file.deletingLastPathComponent().path)
        let whole = try PipelineConfiguration.load(bytes, file: "pipeline.json", project: project)
        let outline = try #require(ConfigurationOutline(bytes))
        #expect(outline.carriers.map(\.id) == whole.carriers.map(\.id))
        for carrier in whole.carriers {
            let only = try #require(
                PipelineConfiguration.load(only: [carrier.id], of: outline, file: "pipeline.json", project: project))
            #expect(only.rules == whole.rules && only.outputDirectory == whole.outputDirectory)
            #expect(only.review.accepted == whole.review.accepted)
            let own = whole.plan.filter { $0.id.carrier == carrier.id }
            #expect(only.plan.map(ChartSettings.document) == own.map(ChartSettings.document))
            // Lines are those of the whole file.
            #expect(only.plan.map(\.source.pathLine) == own.map(\.source.pathLine))
        }
    }

    @Test func aCarrierThatStandsTwiceIsLeftToTheLoader() {
        #expect(ConfigurationOutline(Array(#"{"carriers": [{"id": "a"}, {"id": "b"}]}"#.utf8))?.carriers.count == 2)
        #expect(ConfigurationOutline(Array(#"{"carriers": [{"id": "a"}, {"id": "a"}]}"#.utf8)) == nil)
        #expect(ConfigurationOutline(Array(#"{"carriers": [{"id": "a"}, {"id": "\u0061"}]}"#.utf8)) == nil)
        #expect(ConfigurationOutline(Array(#"{"carriers": [{"id": "a"},]}"#.utf8)) == nil)
        #expect(ConfigurationOutline(Array(#"{"carriers": [{"name": "a"}]}"#.utf8)) == nil)
    }
}
