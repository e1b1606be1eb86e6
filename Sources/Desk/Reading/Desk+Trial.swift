import Pipeline
import Store
import Tables

/// Files and what is read of them, beside the desk: a long one keeps only those waiting who ask for it.
extension Desk {
    private static let documentsKept = 6
    private static let trialsKept = 24

    /// The tables of a draft's file.
    func document(of draft: Draft) async throws -> Document { try await opened(draft).document }

    /// A draft's file read with its answers; the same again as long as draft and configuration are the same.
    ///
    /// - Throws: Why it cannot be read; ``TooLong/time`` where it takes longer than anybody waits: it goes on, and is there the next time.
    func trial(
        _ draft: Draft, _ configuration: PipelineConfiguration?, within seconds: Double? = nil
    ) async throws -> TrialReading {
        let key = trialKey(draft, configuration)
        if let known = trials.first(where: { $0.key == key }) { return known.trial }
        let file = try await opened(draft, within: seconds)
        if let problem = file.problem { throw problem }
        let work = readings[key] ?? reading(of: draft, file, configuration)
        readings[key] = work
        let trial = try await finished(work, within: seconds)
        readings[key] = nil
        if !isKnown(key) {
            trials.append((key, trial))
            if trials.count > Self.trialsKept { trials.removeFirst() }
        }
        return trial
    }

    func isKnown(_ key: [String]) -> Bool { trials.contains { $0.key == key } }

    private func reading(
        of draft: Draft, _ file: OpenedFile, _ configuration: PipelineConfiguration?
    ) -> LongWork<TrialReading> {
        let (published, today) = (published(for: draft, configuration), today())
        forgetDone()
        return LongWork { file.reading(draft, configuration, published: published, today: today) }
    }

    private func opened(_ draft: Draft, within seconds: Double? = nil) async throws -> OpenedFile {
        if let known = files.first(where: { $0.sha256 == draft.sha256 }) { return known.file }
        let work = openings[draft.sha256] ?? LongWork { [project] in try OpenedFile(draft, in: project) }
        openings[draft.sha256] = work
        defer { if work.isDone { openings[draft.sha256] = nil } }
        let file = try await finished(work, within: seconds)
        if !files.contains(where: { $0.sha256 == draft.sha256 }) {
            files.append((draft.sha256, file))
            if files.count > Self.documentsKept { files.removeFirst() }
        }
        return file
    }

    private func finished<Value>(_ work: LongWork<Value>, within seconds: Double?) async throws -> Value {
        guard let result = await work.result(within: seconds ?? patience) else {
            throw TooLong.time(seconds: Int(patience))
        }
        return try result.get()
    }

    /// What was given up and is done by now, and nobody has asked for again.
    private func forgetDone() {
        if readings.count > Self.trialsKept { readings = readings.filter { !$0.value.isDone } }
    }

    // MARK: What it is made from

    /// All that a trial is made from.
    func trialKey(_ draft: Draft, _ configuration: PipelineConfiguration?) -> [String] {
        [sha256Hexadecimal(draft.json)] + readingState(configuration)
    }

    /// The same without the draft.
    func readingState(_ configuration: PipelineConfiguration?) -> [String] {
        let review = configuration?.review.files ?? ReviewFiles()
        let names =
            [configurationFile, latestFile(configuration)]
            + [review.names, review.corrections].map { project.location(of: $0) }
        return [today()] + names.map { (try? FileBytes.read($0)).map(sha256Hexadecimal) ?? "none" }
            + carrierFiles(configuration).map(stamp)
    }
}
