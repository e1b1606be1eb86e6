import ArgumentParser
import Foundation
import Pipeline
import Store

/// Where the project is: shared by every command that reads `pipeline.json` or `normalized/`.
struct ProjectOptions: ParsableArguments {
    @Option(name: .customShort("C"), help: ArgumentHelp("Run in another project folder.", valueName: "dir"))
    var directory: String?

    @Option(name: .customLong("pipeline"), help: ArgumentHelp("Another configuration.", valueName: "file"))
    var pipelineFile = "pipeline.json"

    /// The arguments with the project's options that stand before the command put behind it and the words after it.
    static func moved(behindTheCommand arguments: [String]) -> [String] {
        var rest = arguments[...]
        var moved: [String] = []
        while let first = rest.first, first.hasPrefix("-") {
            let isWhole = first.hasPrefix("--pipeline=") || first.hasPrefix("-C") && first.count > 2
            guard isWhole || ["-C", "--pipeline"].contains(first) && rest.count > 1 else { return arguments }
            moved += rest.prefix(isWhole ? 1 : 2)
            rest = rest.dropFirst(isWhole ? 1 : 2)
        }
        guard !rest.isEmpty else { return arguments }
        // No command has a name of more words.
        let words = rest.prefix(2).prefix { !$0.hasPrefix("-") }
        return words + moved + rest.dropFirst(words.count)
    }

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
        let bytes = try read(in: project)
        return try withConfiguration { () throws(InvalidConfiguration) in
            try PipelineConfiguration.load(bytes, file: pipelineFile, project: project)
        }
    }

    /// Why the carriers of a configuration cannot be told apart.
    func cannotFollow(in project: ProjectFolder) throws(Failure) -> Failure {
        _ = try configuration(in: project)
        return Failure(
            code: "pipeline.carriers", file: pipelineFile,
            message: "expected carriers that can be told apart, found an id that is written with escapes",
            help: "write the carriers' ids in plain letters")
    }

    private func read(in project: ProjectFolder) throws(Failure) -> [UInt8] {
        do {
            return try FileBytes.read(pipelineFile)
        } catch {
            guard error == .missing else { throw Failure(error, file: pipelineFile) }
            let nearest = project.nearest(to: pipelineFile)
            throw Failure(
                error, file: pipelineFile,
                help: nearest.map { "did you mean \($0)?" } ?? "run in the project's folder, or name it with -C")
        }
    }

    /// The dataset of the project.
    ///
    /// Reading what was published needs little of the configuration; without one the dataset is where it usually is.
    func dataset(in project: ProjectFolder) throws(Failure) -> DatasetStore {
        if let directory = PipelineConfiguration.outputDirectory(of: project, file: pipelineFile) {
            return DatasetStore(root: project.location(of: directory))
        }
        guard FileManager.default.fileExists(atPath: pipelineFile) else {
            return DatasetStore(root: project.location(of: PipelineConfiguration.defaultOutputDirectory))
        }
        let bytes = try read(in: project)
        let directory = try withConfiguration { () throws(InvalidConfiguration) in
            try PipelineConfiguration.outputDirectory(bytes, file: pipelineFile, project: project)
        }
        return DatasetStore(root: project.location(of: directory))
    }
}

/// Does what needs the configuration, and turns its mistakes into a failure.
private func withConfiguration<Value>(_ body: () throws(InvalidConfiguration) -> Value) throws(Failure) -> Value {
    do {
        return try body()
    } catch {
        throw Failure(error)
    }
}

/// Does what needs the store, and turns its errors into failures.
func withStore<Value>(_ body: () throws(StoreError) -> Value) throws(Failure) -> Value {
    do {
        return try body()
    } catch {
        throw Failure(error)
    }
}
