import ChartSchema
import Store

extension ReviewedSource {
    /// Reads a source's file and makes its chart.
    ///
    /// - Parameters:
    ///   - isToPublish: Whether the chart may be published afterwards: only then is it written out to be hashed.
    ///   - today: The day that expiry is judged on; `nil`: nothing expires.
    ///   - memory: Remembers what is read.
    ///   - shelf: Where the chart is put away.
    static func read(
        _ planned: PlannedSource, in project: ProjectFolder, configurationFile: String, isToPublish: Bool,
        today: String?, memory: ReadingMemory? = nil, shelf: ChartShelf? = nil
    ) -> ReviewedSource {
        let path = project.location(of: planned.source.path)
        let state = FileState(path)
        let job = SourceJob(planned, in: project, configurationFile: configurationFile, today: today)
        var origin: (RememberedFile, ReadingKey)?
        if let memory, let state, state == FileState(path), let sha256 = job.sha256,
            let key = ReadingKey(planned, sha256: sha256, program: memory.program, today: today)
        {
            let file = RememberedFile(
                path: path, sha256: sha256, state: state, isSettled: memory.clock.isAfter(state))
            origin = (file, key)
        }
        let read = job.read(in: project).puttingAway(on: shelf)
        var result = ReviewedSource(planned, read, isToPublish: isToPublish, today: today)
        result.origin = origin
        return result
    }
}
