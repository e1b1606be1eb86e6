import ChartSchema
import Foundation
import Store
import Synchronization
import Validation

/// What earlier runs read, so that the next one reads only what is new.
///
/// It is kept in a folder of the project that nobody needs to keep: without it everything is read, and the dataset is the same. A file that is
/// damaged, or of another program's form, is as none. Each carrier has a file of its own, which is opened when one of its charts is asked for.
///
/// - ``recall(_:in:store:today:)`` gives what is remembered of a source, when all that it was read from is the same.
/// - ``keep(_:beside:of:isWhole:)`` writes down what the next run may remember.
package final class ReadingMemory: Sendable {
    /// In the project's folder; it holds a `.gitignore` of its own.
    static let folder = ".chartwright"
    private static let form = "chartwright/readings/2"
    private static let ending = ".readings"

    /// Of the program that reads, with the libraries it has loaded.
    let program: String
    let clock: FileClock
    /// The folder of the carriers' files.
    private let path: String
    let programFiles: [RememberedFile]
    /// Carriers' files that were opened.
    private let carriers = Mutex<[String: CarrierReadings]>([:])

    /// Opens what is remembered of a project read by one configuration, which is read after that.
    ///
    /// - Returns: `nil` where nothing can be kept: in a folder that cannot be written, or when the program was replaced
    ///   while it runs.
    package convenience init?(of project: ProjectFolder, configuration file: String) {
        self.init(of: project, configuration: file, program: nil)
    }

    /// - Parameter program: Stands for the program's digest.
    init?(of project: ProjectFolder, configuration file: String, program: String?) {
        let folder = project.location(of: Self.folder)
        guard let clock = Self.clock(in: folder) else { return nil }
        self.clock = clock
        path = "\(folder)/\(Self.name(of: file))"
        if let program {
            (self.program, programFiles) = (program, [])
        } else {
            guard let found = ProgramFiles.digest(clock) else { return nil }
            (self.program, programFiles) = found
        }
    }

    /// Makes the folder, and sees what time the file system has.
    static func clock(in folder: String) -> FileClock? {
        let manager = FileManager.default
        if !manager.fileExists(atPath: "\(folder)/.gitignore") {
            try? manager.createDirectory(atPath: folder, withIntermediateDirectories: false)
            try? Data("*\n".utf8).write(to: URL(filePath: "\(folder)/.gitignore"))
        }
        return FileClock(writing: "\(folder)/clock")
    }

    /// What the files about a configuration are called.
    static func name(of configuration: String) -> String {
        "ingest-" + sha256Hexadecimal(Array(configuration.utf8)).prefix(8)
    }

    // MARK: Remembering

    /// What is known of a source.
    enum Recollection: Sendable {
        case nothing
        /// This part of what it was read from is another.
        case outdated(ReadingKey.Part)
        case known(RememberedReading)
    }

    func recall(
        _ planned: PlannedSource, in project: ProjectFolder, store: DatasetStore, today: String?
    ) -> Recollection {
        guard var reading = reading(of: planned.id) else { return .nothing }
        guard reading.file.path == project.location(of: planned.source.path),
            let file = reading.file.renewed(clock)
        else { return .outdated(.file) }
        let key = ReadingKey(planned, sha256: file.sha256, program: program, today: today)
        guard let key else { return .nothing }
        guard key.digest == reading.key.digest else { return .outdated(key.difference(from: reading.key)) }
        guard reading.chart.path == store.location(of: reading.entry), reading.chart.sha256 == reading.entry.sha256,
            let chart = reading.chart.renewed(clock)
        else { return .nothing }
        (reading.file, reading.chart) = (file, chart)
        return .known(reading)
    }

    /// What judging other carriers' charts takes of one in the store.
    func bodies(of entry: ManifestEntry) -> ChartBodies? {
        guard let reading = reading(of: entry.id), reading.entry.sha256 == entry.sha256, let across = reading.across,
            reading.key.parts[.program] == ReadingKey.short(Array(program.utf8))
        else { return nil }
        return ChartBodies(id: entry.id, path: entry.source.path, bodies: across.bodies)
    }

    private func reading(of id: ChartID) -> RememberedReading? { readings(of: id.carrier).reading(of: id) }

    private func readings(of carrier: String) -> CarrierReadings {
        carriers.withLock { carriers in
            if let known = carriers[carrier] { return known }
            let readings = CarrierReadings(Self.read(form: Self.form, file(of: carrier)))
            carriers[carrier] = readings
            return readings
        }
    }

    private func file(of carrier: String) -> String { "\(path)/\(carrier)\(Self.ending)" }

    // MARK: Files

    /// Writes what was read; what cannot be written is not remembered.
    ///
    /// - Parameters:
    ///   - looked: The charts that the run was about.
    ///   - plan: All charts of the carriers that the run knows: of those that it was not about, what an earlier run read is kept.
    ///   - isWhole: Whether these are all carriers there are: others are forgotten.
    func keep(_ readings: [RememberedReading], beside looked: Set<ChartID>, of plan: [PlannedSource], isWhole: Bool) {
        mkdir(path, 0o755)
        let known = Dictionary(grouping: readings, by: \.entry.carrier)
        let planned = Dictionary(grouping: plan, by: \.id.carrier)
        for (carrier, sources) in planned where sources.contains(where: { looked.contains($0.id) }) {
            let others = sources.lazy.filter { !looked.contains($0.id) }.compactMap { self.reading(of: $0.id) }
            let bytes = CarrierReadings.bytes((known[carrier] ?? []) + others)
            guard bytes != self.readings(of: carrier).written else { continue }
            Self.write(form: Self.form, head: "", bytes, to: file(of: carrier))
        }
        if isWhole { forget(besides: planned) }
    }

    private func forget(besides planned: [String: [PlannedSource]]) {
        // Earlier releases had one file for all.
        unlink("\(path)\(Self.ending)")
        for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        where planned[String(name.dropLast(Self.ending.count))] == nil {
            unlink("\(path)/\(name)")
        }
    }

    /// Writes a file of this folder: its form and the hash of all the rest, a head that ends with an empty line, and lines.
    static func write(form: String, head: String, _ body: [UInt8], to path: String) {
        let start = Array("\(head)\n\n".utf8)
        let hash = SHA256()
        hash.update(start)
        hash.update(body)
        let partial = "\(path).\(getpid())"
        guard let file = fopen(partial, "we") else { return }
        var isWhole = true
        // Piece by piece: the record of a run has megabytes, which are not copied to be written.
        for piece in [Array("\(form) \(hash.hexadecimal())\n".utf8), start, body] {
            isWhole = fwrite(piece, 1, piece.count, file) == piece.count && isWhole
        }
        isWhole = fclose(file) == 0 && isWhole
        if !isWhole || rename(partial, path) != 0 { unlink(partial) }
    }

    /// - Returns: The file's bytes, its head, and where its lines begin; `nil` where it is not as it was written.
    static func read(form: String, _ path: String) -> (bytes: [UInt8], head: String, start: Int)? {
        let hash = SHA256()
        guard let bytes = try? FileBytes.read(path), let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else {
            return nil
        }
        let rest = bytes[(end + 1)...]
        hash.update(rest)
        guard String(decoding: bytes[..<end], as: UTF8.self) == "\(form) \(hash.hexadecimal())",
            let gap = rest.firstRange(of: Array("\n\n".utf8))
        else { return nil }
        return (bytes, String(decoding: rest[..<gap.lowerBound], as: UTF8.self), gap.upperBound)
    }
}

/// What was read of the charts of one carrier: a line each, of which only those are decoded that are asked for.
private struct CarrierReadings: Sendable {
    private let bytes: [UInt8]
    private let start: Int
    /// Where the line of a chart stands in `bytes`.
    private let lines: [String: Range<Int>]

    init(_ file: (bytes: [UInt8], head: String, start: Int)?) {
        bytes = file?.bytes ?? []
        start = file?.start ?? 0
        var lines: [String: Range<Int>] = [:]
        var place = start
        while place < bytes.count {
            let end = bytes[place...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            // `{"id":"acme/build/2024-05-01",`
            let id = bytes[place..<end].dropFirst(7).prefix { $0 != UInt8(ascii: "\"") }
            lines[String(decoding: id, as: UTF8.self)] = place..<end
            place = end + 1
        }
        self.lines = lines
    }

    var written: [UInt8] { Array(bytes[start...]) }

    func reading(of id: ChartID) -> RememberedReading? {
        guard let range = lines[id.description] else { return nil }
        return try? JSONDecoder().decode(RememberedReading.self, from: Data(bytes[range]))
    }

    static func bytes(_ readings: [RememberedReading]) -> [UInt8] {
        var writer = CanonicalJSONWriter(reservingCapacity: 4096 * (readings.count + 1))
        for reading in readings.sorted(by: { $0.entry.id < $1.entry.id }) {
            reading.write(to: &writer)
            writer.endDocument()
        }
        return writer.bytes
    }
}
