import Foundation

/// Where the dataset of a project lies, as the last run has read it in the configuration: those who only read versions need not look through the
/// configuration, which grows with the charts, as long as it is the same file.
enum RememberedPlace {
    private static let form = "chartwright/place/1"

    /// - Parameter configuration: As it was read; nothing is written of one whose state says too little.
    static func keep(_ directory: String, _ configuration: RememberedFile, of project: ProjectFolder, file: String) {
        let path = path(of: project, configuration: file)
        guard configuration.isSettled, !directory.contains("\n") else {
            unlink(path)
            return
        }
        let head = "\(configuration.line)\n\(directory)"
        guard ReadingMemory.read(form: form, path)?.head != head else { return }
        ReadingMemory.write(form: form, head: head, [], to: path)
    }

    /// - Returns: `nil` where nothing is known, or the configuration may be another.
    static func recall(in project: ProjectFolder, configuration file: String) -> String? {
        guard let head = ReadingMemory.read(form: form, path(of: project, configuration: file))?.head,
            let end = head.firstIndex(of: "\n"), let known = RememberedFile(line: String(head[..<end])),
            known.path == project.location(of: file), known.isSettled, FileState(known.path) == known.state
        else { return nil }
        let directory = String(head[head.index(after: end)...])
        return project.objection(to: directory) == nil ? directory : nil
    }

    private static func path(of project: ProjectFolder, configuration file: String) -> String {
        "\(project.location(of: ReadingMemory.folder))/\(ReadingMemory.name(of: file)).place"
    }
}

extension PipelineConfiguration {
    /// Where the versions are, without a look into the configuration where a run has read it as it is.
    package static func outputDirectory(of project: ProjectFolder, file: String) -> String? {
        RememberedPlace.recall(in: project, configuration: file)
    }
}
