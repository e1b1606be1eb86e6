import Foundation
import Pipeline

/// `pipeline.json`, as somebody typed it.
enum ConfigurationDoor: Door {
    static let name = "configuration"

    static func enter(_ bytes: [UInt8]) {
        do {
            _ = try PipelineConfiguration.load(bytes, file: "pipeline.json", project: ProjectFolder("/nowhere"))
        } catch {
            precondition(!error.problems.isEmpty, "a refusal without a reason")
        }
        _ = try? PipelineConfiguration.outputDirectory(bytes, file: "pipeline.json", project: ProjectFolder("/nowhere"))
    }
}

/// A review file: accepted findings, corrections, names.
enum ReviewDoor: Door {
    static let name = "review"

    /// A project whose review files hold what is looked at.
    private static let folder = FileManager.default.temporaryDirectory.appending(path: "fuzz-\(getpid())")

    static func enter(_ bytes: [UInt8]) {
        do {
            let review = folder.appending(path: "review")
            try FileManager.default.createDirectory(at: review, withIntermediateDirectories: true)
            for file in ["accepted", "corrections", "names"] {
                try Data(bytes).write(to: review.appending(path: "\(file).json"))
            }
        } catch {
            print("the review files could not be written to \(folder.path): \(error)")
            exit(74)
        }
        let empty = Array(#"{"schema": 1, "carriers": []}"#.utf8)
        do {
            _ = try PipelineConfiguration.load(empty, file: "pipeline.json", project: ProjectFolder(folder.path))
        } catch {
            precondition(!error.problems.isEmpty, "a refusal without a reason")
        }
    }
}
