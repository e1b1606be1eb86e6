import ChartSchema
import Foundation

extension PipelineConfiguration {
    /// `raw`, and whatever else sources lie in.
    package var rawFolders: [String] {
        let sources = carriers.flatMap(\.sources).compactMap { source in
            source.path.split(separator: "/").dropLast().first.map(String.init)
        }
        return Set(sources + ["raw"]).sorted()
    }

    /// The files among the raw ones that no source names, relative to the project's folder: what a carrier sent and nobody reads. Hidden
    /// files and notes in Markdown are none.
    package func unnamedRawFiles(in project: ProjectFolder) -> [String] {
        let named = Set(carriers.flatMap(\.sources).map(\.path))
        var found: [String] = []
        for folder in rawFolders {
            let root = project.location(of: folder)
            guard let files = FileManager.default.enumerator(atPath: root) else { continue }
            while let path = files.nextObject() as? String {
                let name = path.split(separator: "/").last ?? ""
                if name.hasPrefix(".") {
                    files.skipDescendants()
                    continue
                }
                guard files.fileAttributes?[.type] as? FileAttributeType == .typeRegular,
                    !name.lowercased().hasSuffix(".md"), !named.contains("\(folder)/\(path)")
                else { continue }
                found.append("\(folder)/\(path)")
            }
        }
        return found.sorted()
    }
}
