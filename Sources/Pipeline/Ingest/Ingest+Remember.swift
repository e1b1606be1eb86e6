import ChartSchema
import Foundation
import Results
import Store
import Validation

extension Ingest {
    /// Writes down what the next run need not read again, and need not look at: what was read now, and of what was not asked for what an
    /// earlier run read.
    ///
    /// - Parameters:
    ///   - bodies: Of every build chart that the next version has of the run's carriers.
    ///   - isSettled: Whether nothing is left to be told of what belongs to no chart.
    func remember(
        _ read: [ReviewedSource], _ next: NextVersion, _ outcome: RunReport.Outcome, _ bodies: [ChartBodies],
        isSettled: Bool, in store: DatasetStore
    ) {
        guard let memory else { return }
        let readings = read.compactMap { $0.remembered(in: store) }
        memory.keep(
            readings, beside: Set(read.map(\.id)), of: configuration.plan, isWhole: carriers == nil && rest == nil)
        StandingRun.forget(project, configuration: configuration.file)
        let version: String? =
            switch outcome {
            case .published(let version, _): version
            case .nothingChanged(let version): version
            case .wouldPublish: nil
            }
        guard let version, carriers == nil, isSettled,
            let record = record(of: version, next, readings, bodies, beside: rest?.record, in: store, memory)
        else { return }
        record.write(to: StandingRun.path(of: project, configuration: configuration.file))
        RememberedPlace.keep(
            configuration.outputDirectory, record.configuration, of: project, file: configuration.file)
    }

    /// What this run and, for the carriers that it was not about, an earlier one have looked at; `nil` where that may be another meanwhile.
    private func record(
        of version: String, _ next: NextVersion, _ readings: [RememberedReading], _ bodies: [ChartBodies],
        beside before: StandingRecord?, in store: DatasetStore, _ memory: ReadingMemory
    ) -> StandingRecord? {
        guard let (file, outline) = outlined(beside: before, memory.clock),
            var files = StandingFiles(self, version, in: store, memory)
        else { return nil }
        let parts = CarrierParts(self, next, readings, bodies)
        let known = Dictionary((before?.carriers ?? []).map { ($0.id, $0) }) { first, _ in first }
        let carriers = outline.carriers.map { said in
            rest.map { !$0.carriers.contains(said.id) } ?? false
                ? known[said.id].map { parts.kept($0, said) } : parts.carrier(said)
        }
        guard carriers.allSatisfy({ $0 != nil }) else { return nil }
        var names = before?.head.names ?? [:]
        for carrier in rest?.carriers ?? [] { names[carrier] = nil }
        (files.head.outer, files.head.array) = (outline.outer, outline.array)
        files.head.names = names.merging(parts.names) { $1 }
        return StandingRecord(
            head: files.head, files: files.found, configuration: file, missing: files.missing,
            carriers: carriers.compactMap(\.self))
    }
}

extension Ingest {
    /// The configuration, and where it speaks of which carrier; `nil` where it may be another since the run began.
    fileprivate func outlined(
        beside before: StandingRecord?, _ clock: FileClock
    ) -> (RememberedFile, ConfigurationOutline)? {
        if let before, let outline = before.places { return (before.configuration, outline) }
        let path = project.location(of: configuration.file)
        guard let file = RememberedFile(path, clock: clock), file.isSettled, let bytes = try? FileBytes.read(path),
            sha256Hexadecimal(bytes) == file.sha256,
            let outline = ConfigurationOutline(bytes, file: configuration.file, project: project)
        else { return nil }
        return (file, outline)
    }
}

/// What a run did, put apart by carriers.
private struct CarrierParts {
    private let configured: [String: PipelineConfiguration.Carrier]
    private let readings: [String: [RememberedReading]]
    private let bodies: [String: [ChartBodies]]
    private let states: [String: [RunReport.Chart]]
    private let open: Set<String>
    private let far: [String: String]
    /// The accepted names of medications that charts print.
    let names: [String: [String]]

    init(
        _ ingest: Ingest, _ next: NextVersion, _ readings: [RememberedReading], _ bodies: [ChartBodies]
    ) {
        let carriers = ingest.configuration.carriers
        configured = Dictionary(carriers.map { ($0.id, $0) }) { first, _ in first }
        self.readings = Dictionary(grouping: readings, by: \.entry.carrier)
        self.bodies = Dictionary(grouping: bodies, by: \.id.carrier)
        states = Dictionary(grouping: next.states) { $0.id.split(separator: "/").first.map(String.init) ?? "" }
        far = FarFindings.of(bodies, beside: ingest.rest?.bodies ?? []).own
        let read = Set(readings.map(\.entry.id))
        open = next.unsettled.union(ingest.configuration.plan.filter { !read.contains($0.id) }.map(\.id.carrier))
        let accepted = ingest.configuration.review.names
        names =
            accepted.names.isEmpty
            ? [:]
            : self.readings.compactMapValues { readings in
                let unused = Set(accepted.unused(printed: readings.flatMap(\.names)).map(\.printed))
                let used = accepted.names.map(\.printed).filter { !unused.contains($0) }
                return used.isEmpty ? nil : used
            }
    }

    /// A carrier that the run was about.
    func carrier(_ said: ConfigurationOutline.Carrier) -> StandingRecord.Carrier? {
        guard let own = configured[said.id] else { return nil }
        var files: [UInt8] = []
        for reading in readings[said.id] ?? [] {
            files += Array("\(reading.file.line)\n\(reading.chart.line)\n".utf8)
        }
        let rows = (bodies[said.id] ?? []).sorted { $0.id < $1.id }.flatMap {
            $0.bodies.map { BodyRow($0, carrier: 0) }
        }
        return StandingRecord.Carrier(
            id: said.id, said: said, retrieved: own.sources.compactMap(\.retrieved).max(), far: far[said.id] ?? "",
            summary: RunSummary(states[said.id] ?? []), isOpen: open.contains(said.id), files: files[...],
            bodies: StandingRecord.Carrier.lines(of: rows))
    }

    /// One that it was not about, as the configuration speaks of it now.
    func kept(_ carrier: StandingRecord.Carrier, _ said: ConfigurationOutline.Carrier) -> StandingRecord.Carrier {
        var carrier = carrier
        carrier.said = said
        return carrier
    }
}

/// The files that belong to no carrier.
private struct StandingFiles {
    var head: StandingRecord.Head
    private(set) var found: [RememberedFile]
    private(set) var missing: [String] = []

    /// - Returns: `nil` where one of them may be another since the run began.
    init?(_ ingest: Ingest, _ version: String, in store: DatasetStore, _ memory: ReadingMemory) {
        let review = ingest.configuration.review
        let lastDays = review.accepted.compactMap(\.acceptance.until) + review.corrections.compactMap(\.until)
        head = StandingRecord.Head(
            version: version, dueAfterMonths: ingest.configuration.dueAfterMonths, today: ingest.today,
            lastDays: Set(lastDays).sorted(), outer: "", array: 0..<0, names: [:], program: memory.program,
            programFiles: memory.programFiles.count)
        found = memory.programFiles
        let folder = ingest.configuration.carriersFolder
        head.carriersFolder = folder
        let own =
            [review.files.accepted, review.files.corrections, review.files.names]
            + (folder.map { ConfigurationText.files(in: $0, of: ingest.project) } ?? [])
        guard add(decided: own.map { ingest.project.location(of: $0) }, memory.clock),
            add(published: version, in: store, memory.clock, beside: ingest.rest?.record)
        else { return nil }
    }

    /// Adds files that people write, which the run has read before; `false` where one may have been written to since.
    private mutating func add(decided paths: [String], _ clock: FileClock) -> Bool {
        for path in paths {
            if let file = RememberedFile(path, clock: clock), file.isSettled {
                found.append(file)
            } else if FileState(path) == nil, !FileManager.default.fileExists(atPath: path),
                clock.isAfterFolder(of: path)
            {
                missing.append(path)
            } else {
                return false
            }
        }
        return true
    }

    /// Adds the files of the version that the run ended in; `false` where another run has published since.
    ///
    /// - Parameter last: What an earlier run has looked at.
    private mutating func add(
        published version: String, in store: DatasetStore, _ clock: FileClock, beside last: StandingRecord?
    ) -> Bool {
        guard let pointer = try? store.latestPointer(), pointer.version.description == version,
            let latest = RememberedFile("\(store.root)/\(LatestPointer.path)", clock: clock),
            latest.sha256 == sha256Hexadecimal(pointer.canonicalJSON()),
            let manifest = RememberedFile("\(store.root)/\(DatasetManifest.path(of: pointer.version))", clock: clock),
            manifest.sha256 == pointer.sha256
        else { return false }
        found += [latest, manifest]
        for path in store.constantFiles {
            guard let file = RememberedFile(path, clock: clock) else { return false }
            found.append(file)
        }
        let known = Dictionary((last?.files ?? []).map { ($0.path, $0) }) { first, _ in first }
        for (path, sha256) in (try? store.partFiles(of: pointer)) ?? [] {
            // The run has read or written it, or it is as the last one left it.
            guard let state = FileState(path) else { return false }
            let fresh = RememberedFile(path: path, sha256: sha256, state: state, isSettled: false)
            found.append(known[path].flatMap { $0.sha256 == sha256 && $0.state == state ? $0 : nil } ?? fresh)
        }
        missing.append(store.markOfInterruptedRun)
        return true
    }
}

extension FileClock {
    /// Whether nothing has come to or gone from the nearest folder above a path since the clock was looked at.
    fileprivate func isAfterFolder(of path: String) -> Bool {
        let parent = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
        guard let state = FileState(folder: parent) else { return parent != "." && isAfterFolder(of: parent) }
        return isAfter(state)
    }
}
