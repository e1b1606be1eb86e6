import ChartSchema
import Foundation
import Reports
import Store

/// A run after which nothing is to be done as long as no file that it looked at is another one.
///
/// ``standing(of:configuration:today:)`` looks at their states alone, and reads those of which their states do not say enough: neither
/// the configuration nor the dataset is opened.
package struct StandingRun: Sendable {
    private static let form = "chartwright/standing/1"

    /// What the run found, and when that holds.
    private struct Head: Codable {
        var version: String
        var summary: RunSummary
        var carriers: [String]
        var dueAfterMonths: Int?
        /// The day of the run, and the last days of what people have accepted and corrected.
        var today: String?
        var lastDays: [String]
    }

    private var head: Head

    /// The version that stands.
    package var version: String { head.version }
    package var summary: RunSummary { head.summary }
    /// The configuration's.
    package var carriers: [String] { head.carriers }
    /// As the configuration says it.
    package var dueAfterMonths: Int? { head.dueAfterMonths }

    /// The last run, if all that it looked at is still the same; `nil` where something is another, or was never looked at.
    ///
    /// - Parameter today: The day that expiry is judged on.
    package static func standing(
        of project: ProjectFolder, configuration file: String, today: String?
    ) -> StandingRun? {
        standing(of: project, configuration: file, today: today, program: nil)
    }

    /// - Parameter program: Stands for the program's digest.
    static func standing(
        of project: ProjectFolder, configuration file: String, today: String?, program: String?
    ) -> StandingRun? {
        let path = path(of: project, configuration: file)
        guard let (bytes, text, start) = ReadingMemory.read(form: form, path),
            let head = try? JSONDecoder().decode(Head.self, from: Data(text.utf8)),
            head.lastDays.allSatisfy({ isOver($0, head.today) == isOver($0, today) }),
            let files = Files(lines: bytes[start...]), files.areOf(program), files.areAsTheyWere
        else { return nil }
        let run = StandingRun(head: head)
        if let clock = ReadingMemory.clock(in: project.location(of: ReadingMemory.folder)),
            let renewed = files.renewed(clock), renewed.lines != files.lines
        {
            run.write(renewed, to: path)
        }
        return run
    }

    private static func isOver(_ day: String, _ today: String?) -> Bool { today.map { day < $0 } ?? false }

    private static func path(of project: ProjectFolder, configuration file: String) -> String {
        "\(project.location(of: ReadingMemory.folder))/\(ReadingMemory.name(of: file)).standing"
    }

    private func write(_ files: Files, to path: String) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard let text = try? encoder.encode(head) else { return }
        ReadingMemory.write(
            form: Self.form, head: String(decoding: text, as: UTF8.self), Array(files.lines.utf8), to: path)
    }

    /// Forgets the last run.
    static func forget(_ project: ProjectFolder, configuration file: String) {
        unlink(path(of: project, configuration: file))
    }

    /// Writes a run down.
    ///
    /// - Parameters:
    ///   - readings: Of every chart of the version.
    ///   - memory: Opened before the configuration was read.
    static func keep(
        _ readings: [RememberedReading], _ version: String, _ summary: RunSummary, of ingest: Ingest,
        in store: DatasetStore, _ memory: ReadingMemory
    ) {
        let configuration = ingest.configuration
        let review = configuration.review
        let own = [configuration.file, review.files.accepted, review.files.corrections, review.files.names]
        var files = Files(program: memory.programFiles, memory.program)
        guard files.add(decided: own.map { ingest.project.location(of: $0) }, memory.clock),
            files.add(published: version, in: store, memory.clock)
        else { return }
        for reading in readings { files.found += [reading.file, reading.chart] }
        let lastDays = review.accepted.compactMap(\.acceptance.until) + review.corrections.compactMap(\.until)
        let head = Head(
            version: version, summary: summary, carriers: configuration.carriers.map(\.id),
            dueAfterMonths: configuration.dueAfterMonths, today: ingest.today, lastDays: Set(lastDays).sorted())
        StandingRun(head: head).write(files, to: path(of: ingest.project, configuration: configuration.file))
    }
}

/// The files that a run looked at.
private struct Files {
    /// How many of ``found`` are the program's, and their digest.
    private var programs: Int
    private let program: String
    var found: [RememberedFile]
    /// Paths where there is no file.
    private var missing: [String] = []

    init(program files: [RememberedFile], _ digest: String) {
        found = files
        programs = files.count
        program = digest
    }

    /// Adds files that people write, which the run has read before; `false` where one may have been written to since.
    mutating func add(decided paths: [String], _ clock: FileClock) -> Bool {
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
    mutating func add(published version: String, in store: DatasetStore, _ clock: FileClock) -> Bool {
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
        for (path, sha256) in (try? store.partFiles(of: pointer)) ?? [] {
            // The run has read or written it.
            guard let state = FileState(path) else { return false }
            found.append(RememberedFile(path: path, sha256: sha256, state: state, isSettled: false))
        }
        missing.append(store.markOfInterruptedRun)
        return true
    }

    /// Whether they are those of the program that is running.
    ///
    /// - Parameter digest: Stands for it.
    func areOf(_ digest: String?) -> Bool {
        digest.map { $0 == program } ?? (ProgramFiles.paths() == found.prefix(programs).map(\.path))
    }

    var areAsTheyWere: Bool {
        found.allSatisfy { $0.holds() } && !missing.contains { FileManager.default.fileExists(atPath: $0) }
    }

    /// The same, knowing their states of today.
    func renewed(_ clock: FileClock) -> Files? {
        var result = self
        for (index, file) in found.enumerated() where !(file.isSettled && FileState(file.path) == file.state) {
            guard let file = file.renewed(clock) else { return nil }
            result.found[index] = file
        }
        return result
    }

    // MARK: Lines

    var lines: String {
        var text = "program \(programs) \(program)\n"
        for file in found { text += file.line + "\n" }
        for path in missing { text += "- \(path)\n" }
        return text
    }

    init?(lines: ArraySlice<UInt8>) {
        var lines = String(decoding: lines, as: UTF8.self).utf8.split(separator: UInt8(ascii: "\n")).map {
            Substring($0)
        }[...]
        guard let first = lines.popFirst()?.split(separator: " "), first.count == 3, let programs = Int(first[1]) else {
            return nil
        }
        (self.programs, program) = (programs, String(first[2]))
        found = []
        for line in lines {
            if line.hasPrefix("- ") {
                missing.append(String(line.dropFirst(2)))
            } else {
                guard let file = RememberedFile(line: line) else { return nil }
                found.append(file)
            }
        }
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
