import Results

/// Rules across charts find something else about charts of further carriers: the run is about these, too.
struct ConcernsMore: Error {
    var carriers: Set<String>
}

extension Ingest {
    /// The same run about no more carriers than need be: those for which there is something to do since the last run, and those about which the
    /// rules across charts find something else for it. Nothing of the others is opened, and what is published is the same.
    ///
    /// - Parameters:
    ///   - last: The last run, beside what is there now.
    ///   - make: The run with a configuration.
    /// - Returns: `nil` where the run has to be about everything.
    /// - Throws: ``StoreError`` when the dataset cannot be read or written; it is then what it was before.
    package static func run(
        since last: StandingRun, progress: @Sendable (Progress) -> Void = { _ in },
        _ make: (PipelineConfiguration) -> Ingest
    ) async throws -> RunReport? {
        var carriers = last.differing
        while !carriers.isEmpty {
            guard let configuration = last.configuration(of: carriers) else { return nil }
            var ingest = make(configuration)
            guard ingest.carriers == nil, ingest.memory != nil, !ingest.readsAll else { return nil }
            ingest.rest = last.rest(besides: carriers)
            do {
                return try await ingest.run(progress: progress)
            } catch let more as ConcernsMore {
                carriers.formUnion(more.carriers)
            }
        }
        return nil
    }
}
