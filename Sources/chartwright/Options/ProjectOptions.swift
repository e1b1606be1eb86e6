import ArgumentParser
import Foundation
import Pipeline

/// Where the project is: shared by every command that reads `pipeline.json` or `normalized/`.
struct ProjectOptions: ParsableArguments {
    @Option(name: .customShort("C"), help: ArgumentHelp("Run in another project folder.", valueName: "dir"))
    var directory: String?

    @Option(name: .customLong("pipeline"), help: ArgumentHelp("Another configuration.", valueName: "file"))
    var pipelineFile = "pipeline.json"

    /// Goes into the folder of `-C`; every relative path of the command counts from there.
    func enter() throws(Failure) -> ProjectFolder {
        if let directory, !FileManager.default.changeCurrentDirectoryPath(directory) {
            var isFolder: ObjCBool = false
            let exists = FileManager.default.fileExists(atPath: directory, isDirectory: &isFolder)
            throw Failure(
                code: "project.folder", file: directory,
                message:
                    "expected a folder, found \(exists ? (isFolder.boolValue ? "one without permission" : "a file") : "none")",
                help: "name the folder that holds pipeline.json")
        }
        return ProjectFolder(".")
    }

    /// The configuration, checked.
    func configuration(in project: ProjectFolder) throws(Failure) -> PipelineConfiguration {
        let bytes: [UInt8]
        do {
            bytes = try FileBytes.read(pipelineFile)
        } catch {
            let help =
                if error == .missing {
                    project.nearest(to: pipelineFile).map { "did you mean \($0)?" }
                        ?? "run in the project's folder, or name it with -C"
                } else { error.help }
            throw Failure(error, file: pipelineFile, help: help)
        }
        do {
            return try PipelineConfiguration.load(bytes, file: pipelineFile, project: project)
        } catch {
            throw Failure(error)
        }
    }
}
