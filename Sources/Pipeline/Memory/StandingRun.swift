import ChartSchema
import Dispatch
import Foundation
import Results
import Store
import Validation

/// The last run, held against the files that it looked at: for which carriers there is something to do since.
///
/// ``look(at:configuration:today:memory:)`` looks at the files' states alone, and reads those of which their states do not say enough: neither
/// the configuration nor the dataset is opened.
package struct StandingRun: Sendable {
    /// As it is written down, with the states that its files have now.
    private(set) var record: StandingRecord
    /// The carriers whose files or settings are others, and those that the run had left something to do for.
    package private(set) var differing: Set<String>
    /// The configuration, where it is another one.
    private var outline: ConfigurationOutline?
    private let project: ProjectFolder
    private let configurationFile: String

    /// The version that stands.
    package var version: String { record.head.version }
    package var summary: RunSummary { record.summary }
    /// The configuration's.
    package var carriers: [String] { record.carriers.map(\.id) }
    /// As the configuration says it.
    package var dueAfterMonths: Int? { record.head.dueAfterMonths }
    /// Whether there is nothing to do.
    package var stands: Bool { differing.isEmpty && outline == nil }

    /// The last run; `nil` where everything has to be looked at: there was none, or what is another concerns all carriers.
    ///
    /// - Parameters:
    ///   - today: The day that expiry is judged on.
    ///   - memory: Opened before; `nil` where nothing can be kept.
    package static func look(
        at project: ProjectFolder, configuration file: String, today: String?, memory: ReadingMemory?
    ) -> StandingRun? {
        look(at: project, configuration: file, today: today, clock: memory?.clock, program: nil)
    }

    /// - Parameter program: Stands for the program's digest.
    static func look(
        at project: ProjectFolder, configuration file: String, today: String?, clock: FileClock?, program: String?
    ) -> StandingRun? {
        let path = path(of: project, configuration: file)
        guard var record = StandingRecord(path), record.head.isOf(program, record.files),
            record.head.lastDays.allSatisfy({ isOver($0, record.head.today) == isOver($0, today) }),
            !record.missing.contains(where: { FileManager.default.fileExists(atPath: $0) }),
            record.namesCarriersFiles(in: project)
        else { return nil }
        var isRenewed = false
        for index in record.files.indices where !record.files[index].isAsItWas {
            guard let file = record.files[index].known(clock) else { return nil }
            isRenewed = isRenewed || record.files[index] != file
            record.files[index] = file
        }
        var run = StandingRun(record, project, file)
        guard run.lookAtConfiguration(clock, &isRenewed) else { return nil }
        run.lookAtCarriers(clock, &isRenewed)
        if run.stands, isRenewed, clock != nil { run.record.write(to: path) }
        return run
    }

    private init(_ record: StandingRecord, _ project: ProjectFolder, _ file: String) {
        self.record = record
        self.project = project
        configurationFile = file
        differing = Set(record.carriers.filter(\.isOpen).map(\.id))
    }

    private static func isOver(_ day: String, _ today: String?) -> Bool { today.map { day < $0 } ?? false }

    static func path(of project: ProjectFolder, configuration file: String) -> String {
        "\(project.location(of: ReadingMemory.folder))/\(ReadingMemory.name(of: file)).standing"
    }

    /// Forgets the last run.
    static func forget(_ project: ProjectFolder, configuration file: String) {
        unlink(path(of: project, configuration: file))
    }

    // MARK: Looking

    /// Finds the carriers of which another configuration says something else; `false` where it says something else of all.
    private mutating func lookAtConfiguration(_ clock: FileClock?, _ isRenewed: inout Bool) -> Bool {
        if record.configuration.isAsItWas { return true }
        if let file = record.configuration.known(clock) {
            isRenewed = isRenewed || record.configuration != file
            record.configuration = file
            return true
        }
        guard let bytes = try? FileBytes.read(record.configuration.path),
            let outline = ConfigurationOutline(bytes, file: configurationFile, project: project),
            outline.outer == record.head.outer, outline.text?.folder == record.head.carriersFolder.map({ $0 + "/" })
        else { return false }
        let before = Dictionary(record.carriers.map { ($0.id, $0.said.digest) }) { first, _ in first }
        let now = Dictionary(outline.carriers.map { ($0.id, $0.digest) }) { first, _ in first }
        differing.formUnion(outline.carriers.filter { before[$0.id] != $0.digest }.map(\.id))
        differing.formUnion(before.keys.filter { now[$0] == nil })
        self.outline = outline
        return true
    }

    /// Looks at the files of all carriers, side by side.
    private mutating func lookAtCarriers(_ clock: FileClock?, _ isRenewed: inout Bool) {
        let carriers = record.carriers
        let pieces = min(carriers.count, 16)
        var found = [[(Int, ArraySlice<UInt8>?)]](repeating: [], count: pieces)
        found.withUnsafeMutableBufferPointer { found in
            nonisolated(unsafe) let found = found
            DispatchQueue.concurrentPerform(iterations: pieces) { piece in
                let range = carriers.count * piece / pieces..<carriers.count * (piece + 1) / pieces
                for index in range where !FileLines(carriers[index].files).areAsTheyWere {
                    found[piece].append((index, FileLines(carriers[index].files).known(clock)))
                }
            }
        }
        for (index, lines) in found.joined() {
            if let lines {
                isRenewed = isRenewed || lines != record.carriers[index].files
                record.carriers[index].files = lines
            } else {
                differing.insert(record.carriers[index].id)
            }
        }
    }

    // MARK: Going on from it

    /// What the configuration says of some carriers now; `nil` where it cannot be read.
    func configuration(of wanted: Set<String>) -> PipelineConfiguration? {
        guard let outline = outline ?? record.outline(file: configurationFile, project: project) else { return nil }
        return PipelineConfiguration.load(only: wanted, of: outline, file: configurationFile, project: project)
    }

    /// What stays as it is beside some carriers.
    func rest(besides carriers: Set<String>) -> RunRest {
        var rest = RunRest(record, carriers: carriers)
        for (number, carrier) in record.carriers.enumerated() where !carriers.contains(carrier.id) {
            rest.summary = rest.summary + carrier.summary
            rest.bodies += carrier.rows(number)
            rest.newestDay = [rest.newestDay, carrier.retrieved].compactMap(\.self).max()
            rest.ids[number] = carrier.id
            if !carrier.far.isEmpty { rest.far[number] = carrier.far }
            rest.usedNames.formUnion(record.head.names[carrier.id] ?? [])
        }
        return rest
    }
}

/// What a run need not look at: carriers for which there is nothing to do, as an earlier run left them.
struct RunRest: Sendable {
    /// Of the last run, with the states that its files have now.
    let record: StandingRecord
    /// Those that the run is about.
    var carriers: Set<String>
    var summary = RunSummary([])
    /// How heavy the build charts let each class be, the carriers by their numbers.
    var bodies: [BodyRow] = []
    /// What `dataset.carrier.far` finds about them, where it finds anything.
    var far: [Int: String] = [:]
    var ids: [Int: String] = [:]
    /// The newest day that a raw file was retrieved.
    var newestDay: String?
    /// Accepted names that medication charts print.
    var usedNames: Set<String> = []

    init(_ record: StandingRecord, carriers: Set<String>) {
        self.record = record
        self.carriers = carriers
    }

    /// The version that stands.
    var version: String { record.head.version }

    /// Of these carriers, those about whose charts the rules find something else beside the build charts that a run is about.
    func stirred(by charts: [ChartBodies]) -> Set<String> {
        let told = FarFindings.of(charts, beside: bodies).rest
        let numbers = Set(told.keys).union(far.keys).filter { told[$0] != far[$0] }
        return Set(numbers.compactMap { ids[$0] })
    }
}

/// What `dataset.carrier.far` finds, as a short text a carrier, to see whether it is the same.
struct FarFindings {
    /// By the carriers' ids.
    var own: [String: String] = [:]
    /// By the carriers' numbers.
    var rest: [Int: String] = [:]

    static func of(_ charts: [ChartBodies], beside rest: [BodyRow]) -> FarFindings {
        let taken = (rest.map(\.carrier).max() ?? -1) + 1
        var numbers: [String: Int] = [:]
        var rows = rest
        for chart in charts {
            let carrier = numbers[chart.id.carrier] ?? taken + numbers.count
            numbers[chart.id.carrier] = carrier
            rows += chart.bodies.map { BodyRow($0, carrier: carrier) }
        }
        let told = FarBodies.told(rows).mapValues {
            String(sha256Hexadecimal(Array($0.joined(separator: "\n").utf8)).prefix(16))
        }
        var found = FarFindings()
        for (id, number) in numbers { found.own[id] = told[number] }
        found.rest = told.filter { $0.key < taken }
        return found
    }
}

extension StandingRecord {
    /// Whether the folder of the carriers' files has those that the run has read, and no others.
    fileprivate func namesCarriersFiles(in project: ProjectFolder) -> Bool {
        guard let folder = head.carriersFolder else { return true }
        let start = project.location(of: folder) + "/"
        let read = Set(files.map(\.path).filter { $0.hasPrefix(start) })
        return read == Set(ConfigurationText.files(in: folder, of: project).map(project.location))
    }
}

extension StandingRecord.Head {
    /// Whether the program that is running is the one that wrote it down.
    ///
    /// - Parameter digest: Stands for it.
    fileprivate func isOf(_ digest: String?, _ files: [RememberedFile]) -> Bool {
        digest.map { $0 == program } ?? (ProgramFiles.paths() == files.prefix(programFiles).map(\.path))
    }
}

extension RememberedFile {
    /// Whether its state alone says that it is the same.
    fileprivate var isAsItWas: Bool { isSettled && FileState(path) == state }

    /// The same as it is now; `nil` where its content is another. Without a clock nothing new is known of it.
    fileprivate func known(_ clock: FileClock?) -> RememberedFile? {
        guard let clock else { return holds() ? self : nil }
        return FileState(path)?.size == state.size ? renewed(clock) : nil
    }
}

/// Lines of files, looked at where they stand.
private struct FileLines {
    private let bytes: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

    /// Whether the states alone say that all are the same.
    var areAsTheyWere: Bool {
        bytes.withUnsafeBufferPointer { buffer in
            var reader = FieldReader(buffer)
            var path: [CChar] = []
            while !reader.isAtEnd {
                _ = reader.word()
                guard let size = reader.number(), let inode = reader.number(), let modified = reader.number(),
                    let changed = reader.number(), buffer[reader.word().lowerBound] == UInt8(ascii: "s")
                else { return false }
                path.removeAll(keepingCapacity: true)
                for byte in buffer[reader.line()] { path.append(CChar(bitPattern: byte)) }
                path.append(0)
                let state = FileState(
                    size: size, inode: UInt64(inode), modified: modified, changed: changed)
                guard FileState(cString: path) == state else { return false }
            }
            return true
        }
    }

    /// The same lines as the files are now; `nil` where one is another.
    func known(_ clock: FileClock?) -> ArraySlice<UInt8>? {
        var known: [UInt8] = []
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            guard let file = RememberedFile(line: String(decoding: line, as: UTF8.self)),
                let now = file.isAsItWas ? file : file.known(clock)
            else { return nil }
            known += Array((now.line + "\n").utf8)
        }
        return known[...]
    }
}

extension RunReport {
    /// Of a run that had nothing to do since the last one.
    package init(_ last: StandingRun) {
        self.init(charts: [], findings: [], outcome: .nothingChanged(version: last.version), rest: last.summary)
    }
}
