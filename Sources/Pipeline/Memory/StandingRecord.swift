import ChartSchema
import Foundation
import Results
import Store
import Validation

/// What a run looked at, as it is written down: what belongs to no carrier, and then carrier by carrier.
struct StandingRecord: Sendable {
    private static let form = "chartwright/standing/2"

    /// What the run found, and when that holds.
    struct Head: Codable {
        var version: String
        var dueAfterMonths: Int?
        /// The day of the run, and the last days of what people have accepted and corrected.
        var today: String?
        var lastDays: [String]
        /// Of all that the configuration says of no carrier.
        var outer: String
        /// The folder of the files that hold a carrier each; `nil` where all stand in one file.
        var carriersFolder: String?
        /// Where in the configuration its carriers stand.
        var array: Range<Int>
        /// The accepted names of medications that charts print, by their carriers.
        var names: [String: [String]]
        /// Of the program, with how many of ``files`` are its own.
        var program: String
        var programFiles: Int
    }

    var head: Head
    /// The program's, the review files, those of the version that stands.
    var files: [RememberedFile]
    var configuration: RememberedFile
    /// Paths where there is no file.
    var missing: [String]
    /// In the configuration's order.
    var carriers: [Carrier]

    struct Carrier: Sendable {
        var id: String
        /// Where the configuration speaks of it, and the hash of what it says.
        var said: ConfigurationOutline.Carrier
        /// The newest day that a file of it was retrieved; `nil` where none says.
        var retrieved: String?
        /// What `dataset.carrier.far` finds about its charts; empty where nothing.
        var far: String
        var summary: RunSummary
        /// Whether the next run has something to do for it, though no file changes.
        var isOpen: Bool
        /// Its raw files and charts, a ``RememberedFile/line`` each.
        var files: ArraySlice<UInt8>
        /// How heavy its build charts let each class be, a line each.
        var bodies: ArraySlice<UInt8>
    }

    /// - Returns: `nil` where there is none, or it is not as it was written.
    init?(_ path: String) {
        guard let (bytes, text, start) = ReadingMemory.read(form: Self.form, path),
            let head = try? JSONDecoder().decode(Head.self, from: Data(text.utf8))
        else { return nil }
        self.init(head, bytes, start)
    }

    func write(to path: String) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard let text = try? encoder.encode(head) else { return }
        ReadingMemory.write(form: Self.form, head: String(decoding: text, as: UTF8.self), lines, to: path)
    }

    init(
        head: Head, files: [RememberedFile], configuration: RememberedFile, missing: [String], carriers: [Carrier]
    ) {
        (self.head, self.files, self.configuration) = (head, files, configuration)
        (self.missing, self.carriers) = (missing, carriers)
    }

    /// The configuration's, as long as this is the same file; those of carriers are looked at with ``files``.
    func outline(file: String, project: ProjectFolder) -> ConfigurationOutline? {
        guard configuration.isSettled, let bytes = try? FileBytes.read(configuration.path),
            FileState(configuration.path) == configuration.state,
            let text = try? ConfigurationText(bytes, file: file, project: project)
        else { return nil }
        return ConfigurationOutline(text, outer: head.outer, array: head.array, carriers: carriers.map(\.said))
    }

    /// Where the configuration speaks of which carrier, without its text, as long as this is the same file.
    var places: ConfigurationOutline? {
        guard configuration.isSettled, FileState(configuration.path) == configuration.state else { return nil }
        return ConfigurationOutline(nil, outer: head.outer, array: head.array, carriers: carriers.map(\.said))
    }

    var summary: RunSummary { carriers.reduce(RunSummary([])) { $0 + $1.summary } }
}

// MARK: Lines

extension StandingRecord {
    private init?(_ head: Head, _ bytes: [UInt8], _ start: Int) {
        let parsed = bytes.withUnsafeBufferPointer { buffer -> StandingRecord? in
            var reader = FieldReader(buffer, at: start)
            func file(_ range: Range<Int>) -> RememberedFile? {
                RememberedFile(line: String(decoding: buffer[range], as: UTF8.self))
            }
            guard let files = reader.number(), let missing = reader.number() else { return nil }
            _ = reader.line()
            guard let configuration = file(reader.line()) else { return nil }
            var record = StandingRecord(
                head: head, files: [], configuration: configuration, missing: [], carriers: [])
            for _ in 0..<files {
                guard let file = file(reader.line()) else { return nil }
                record.files.append(file)
            }
            for _ in 0..<missing { record.missing.append(String(decoding: buffer[reader.line()], as: UTF8.self)) }
            while !reader.isAtEnd {
                guard let carrier = Carrier(&reader, bytes) else { return nil }
                record.carriers.append(carrier)
            }
            return record
        }
        guard let parsed else { return nil }
        self = parsed
    }

    private var lines: [UInt8] {
        var bytes = Array("\(files.count) \(missing.count)\n\(configuration.line)\n".utf8)
        for file in files { bytes += Array("\(file.line)\n".utf8) }
        for path in missing { bytes += Array("\(path)\n".utf8) }
        bytes.reserveCapacity(bytes.count + carriers.reduce(0) { $0 + $1.files.count + $1.bodies.count + 256 })
        for carrier in carriers { carrier.write(to: &bytes) }
        return bytes
    }
}

extension StandingRecord.Carrier {
    fileprivate init?(_ reader: inout FieldReader, _ bytes: [UInt8]) {
        let id = reader.text()
        guard let start = reader.number(), let count = reader.number(), let line = reader.number() else { return nil }
        let digest = reader.text()
        let (retrieved, far) = (reader.text(), reader.text())
        var counts: [Int] = []
        for _ in 0..<10 {
            guard let count = reader.number() else { return nil }
            counts.append(Int(count))
        }
        _ = reader.line()
        guard let files = reader.lines(counts[8]), let bodies = reader.lines(counts[9]) else { return nil }
        var summary = RunSummary([])
        (summary.charts, summary.corrected) = (counts[0], counts[1])
        (summary.findings.error, summary.findings.warning, summary.findings.info) = (counts[2], counts[3], counts[4])
        (summary.findings.accepted, summary.findings.off) = (counts[5], counts[6])
        self.init(
            id: id,
            said: ConfigurationOutline.Carrier(
                id: id, range: Int(start)..<Int(start + count), line: Int(line), digest: digest),
            retrieved: retrieved == "-" ? nil : retrieved, far: far == "-" ? "" : far, summary: summary,
            isOpen: counts[7] != 0, files: bytes[files], bodies: bytes[bodies])
    }

    fileprivate func write(to bytes: inout [UInt8]) {
        func lines(_ slice: ArraySlice<UInt8>) -> Int { slice.count { $0 == UInt8(ascii: "\n") } }
        let found = summary.findings
        let words: [String] = [
            id, "\(said.range.lowerBound)", "\(said.range.count)", "\(said.line)", said.digest, retrieved ?? "-",
            far.isEmpty ? "-" : far, "\(summary.charts)", "\(summary.corrected)", "\(found.error)", "\(found.warning)",
            "\(found.info)", "\(found.accepted)", "\(found.off)", isOpen ? "1" : "0", "\(lines(files))",
            "\(lines(bodies))",
        ]
        bytes += Array((words.joined(separator: " ") + "\n").utf8)
        bytes += files
        bytes += bodies
    }
}

// MARK: Bodies

extension StandingRecord.Carrier {
    static func lines(of bodies: [BodyRow]) -> ArraySlice<UInt8> {
        var text = ""
        for row in bodies {
            text += "\(row.rateClass.rank) \(Self.sexes.firstIndex(of: row.sex)!) "
            text += "\(Self.tobaccos.firstIndex(of: row.tobacco)!) \(row.body.bitPattern >> 32) "
            text += "\(row.body.bitPattern & 0xffff_ffff)\n"
        }
        return Array(text.utf8)[...]
    }

    /// - Parameter number: Stands for the carrier.
    func rows(_ number: Int) -> [BodyRow] {
        bodies.withUnsafeBufferPointer { buffer in
            var reader = FieldReader(buffer)
            var rows: [BodyRow] = []
            while !reader.isAtEnd {
                guard let rank = reader.number(), let rateClass = Self.classes[Int(rank)],
                    let sex = reader.number(), let tobacco = reader.number(), let high = reader.number(),
                    let low = reader.number()
                else { break }
                _ = reader.line()
                rows.append(
                    BodyRow(
                        carrier: number, rateClass: rateClass, sex: Self.sexes[Int(sex)],
                        tobacco: Self.tobaccos[Int(tobacco)],
                        body: Double(bitPattern: UInt64(high) << 32 | UInt64(low))))
            }
            return rows
        }
    }

    private static let sexes = Sex.allCases
    private static let tobaccos = Tobacco.allCases
    private static let classes = Dictionary(RateClass.allCases.map { ($0.rank, $0) }) { first, _ in first }
}
