import Tables

/// Lines of the project's files, for pictures: each file is read once, when one of its lines is first asked for.
package final class RawLineCache {
    private let project: ProjectFolder
    private var files: [String: DecodedLines?] = [:]

    package init(project: ProjectFolder) { self.project = project }

    /// A line by its number from 1; `nil` when it cannot be had.
    package func line(of file: String, _ number: Int) -> String? {
        if let known = files[file] { return known?.line(number) }
        let path = file.hasPrefix("/") ? file : project.location(of: file)
        let lines = (try? FileBytes.read(path)).map { DecodedLines($0) }
        files[file] = .some(lines)
        return lines?.line(number)
    }
}
