import ChartSchema
import Reading
import Store

extension ReadSource {
    /// Reads a source's file and makes its chart.
    ///
    /// - Parameters:
    ///   - isToPublish: Whether the chart may be published afterwards: only then is it written out to be hashed.
    ///   - today: The day that expiry is judged on; `nil`: nothing expires.
    ///   - memory: Remembers what is read.
    static func read(
        _ planned: PlannedSource, in project: ProjectFolder, configurationFile: String, isToPublish: Bool,
        today: String?, memory: ReadingMemory? = nil
    ) -> ReadSource {
        let source = planned.source
        let path = project.location(of: source.path)
        let state = FileState(path)
        let bytes: [UInt8]
        do {
            bytes = try FileBytes.read(path)
        } catch {
            return ReadSource(planned, failure: .unreadableSource(planned, error, project, configurationFile))
        }
        let sha256 = sha256Hexadecimal(bytes)
        var origin: (RememberedFile, ReadingKey)?
        if let memory, let state, state == FileState(path),
            let key = ReadingKey(planned, sha256: sha256, program: memory.program, today: today)
        {
            let file = RememberedFile(
                path: path, sha256: sha256, state: state, isSettled: memory.clock.isAfter(state))
            origin = (file, key)
        }
        let reading = SourceReading(
            source.kind, consume bytes, file: source.path, sha256: sha256, instructions: planned.instructions,
            corrections: planned.review.corrections, today: today)
        var result = ReadSource(planned, reading, isToPublish: isToPublish, today: today)
        result.origin = origin
        return result
    }
}

extension Finding {
    /// A source whose file is not there, is a folder, or cannot be read.
    fileprivate static func unreadableSource(
        _ planned: PlannedSource, _ problem: FileProblem, _ project: ProjectFolder, _ configurationFile: String
    ) -> Finding {
        let source = planned.source
        guard problem == .missing || problem == .folder else {
            return Finding(
                rule: problem.code, severity: .error, message: problem.message, help: problem.help,
                chart: planned.id.description, location: Location(file: source.path))
        }
        let nearest = problem == .missing ? project.nearest(to: source.path) : nil
        return Finding(
            rule: problem.code, severity: .error, message: problem.message,
            help: nearest.map { "did you mean \($0)?" } ?? "name the file that the chart is read from",
            chart: planned.id.description,
            location: Location(file: source.pathFile ?? configurationFile, line: source.pathLine, text: source.path))
    }
}
