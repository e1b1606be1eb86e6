import FuzzingFrame

@testable import Pipeline

/// `pipeline.json`, as somebody typed it.
enum ConfigurationDoor: Door {
    static let name = "configuration"

    static func enter(_ bytes: [UInt8]) {
        let project = ProjectFolder("/nowhere")
        do {
            _ = try PipelineConfiguration.load(bytes, file: "pipeline.json", project: project)
        } catch {
            promise(!error.problems.isEmpty, "a refusal without a reason")
        }
        if Thoroughness.isChosen(bytes, oneOf: 4) {
            _ = try? PipelineConfiguration.outputDirectory(bytes, file: "pipeline.json", project: project)
        }
    }
}

/// A review file: accepted findings, corrections, names.
enum ReviewDoor: Door {
    static let name = "review"

    static func enter(_ bytes: [UInt8]) {
        hold { () throws(InvalidConfiguration) in
            var loader = ReviewLoader(bytes, file: "review/accepted.json")
            _ = try loader.entries("accepted") { $0.accepted($1) }
            return loader.reader.problems.map(\.found)
        }
        hold { () throws(InvalidConfiguration) in
            var loader = ReviewLoader(bytes, file: "review/corrections.json")
            _ = try loader.entries("corrections") { $0.correction($1) }
            return loader.reader.problems.map(\.found)
        }
        hold { () throws(InvalidConfiguration) in
            _ = try Review.names(bytes, file: "review/names.json")
            return []
        }
    }

    /// - Parameter read: Gives what was found instead of what is expected.
    private static func hold(_ read: () throws(InvalidConfiguration) -> [String]) {
        do {
            promise(try read().allSatisfy { !$0.isEmpty }, "a mistake that nobody can find")
        } catch {
            promise(!error.problems.isEmpty, "a refusal without a reason")
        }
    }
}
