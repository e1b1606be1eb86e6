import ChartSchema
import Reading
import Store
import Tables

/// One source to be read: all that its chart depends on, so that whoever has it needs no project.
///
/// - ``init(_:in:configurationFile:today:)`` makes it of a planned source and its file; `ingest` reads every chart through one.
/// - ``read(in:)`` gives the ``SourceResult``, the same wherever it is done.
/// - ``line(inlining:)`` and ``init(line:)`` carry it to another process or machine.
package struct SourceJob: Sendable {
    /// With what decides about the chart; people's policies and acceptances are applied when results are published.
    var planned: PlannedSource
    var content: Content
    /// The day that corrections expire on, an ISO date; `nil`: none does.
    var today: String?
    /// Of all that the chart depends on, as ``ReadingKey/digest``; empty where nobody asks for it.
    var key = ""

    /// The raw file.
    enum Content: Sendable {
        case bytes([UInt8], sha256: String)
        /// In the folder of who reads, at the source's path; it must have this SHA-256.
        case inFolder(sha256: String)
        /// It cannot be had.
        case missing(Finding)
    }

    package var id: ChartID { planned.id }

    /// Of the raw file; `nil` where it cannot be had.
    var sha256: String? {
        switch content {
        case .bytes(_, let sha256), .inFolder(let sha256): sha256
        case .missing: nil
        }
    }

    /// Takes the source's file.
    ///
    /// - Parameter configurationFile: Where a mistaken path is said to stand.
    init(_ planned: PlannedSource, in project: ProjectFolder, configurationFile: String, today: String?) {
        self.planned = planned
        self.today = today
        do {
            let bytes = try FileBytes.read(project.location(of: planned.source.path))
            content = .bytes(bytes, sha256: sha256Hexadecimal(bytes))
        } catch {
            content = .missing(.unreadableSource(planned, error, project, configurationFile))
        }
    }

    init(planned: PlannedSource, content: Content, today: String?, key: String) {
        (self.planned, self.content, self.today, self.key) = (planned, content, today, key)
    }

    /// Reads the chart: tables, then the chart, then what people have corrected, then the rules about the chart by itself.
    ///
    /// - Parameter folder: Where files are that the job does not hold.
    package consuming func read(in folder: ProjectFolder = ProjectFolder(".")) -> SourceResult {
        let (planned, today, key) = (self.planned, self.today, self.key)
        let sha256: String
        let bytes: [UInt8]
        switch content {
        case .missing(let finding): return SourceResult(planned, sha256: nil, key: key, failure: finding)
        case .bytes(let content, let digest): (bytes, sha256) = (content, digest)
        case .inFolder(let digest):
            do {
                bytes = try planned.bytes(in: folder, sha256: digest)
            } catch {
                return SourceResult(planned, sha256: digest, key: key, failure: error.finding)
            }
            sha256 = digest
        }
        content = .inFolder(sha256: sha256)
        let reading = SourceReading(
            planned.source.kind, consume bytes, file: planned.source.path, sha256: sha256,
            instructions: planned.instructions, corrections: planned.review.corrections, today: today)
        return SourceResult(planned, sha256: sha256, key: key, reading)
    }
}

/// Why a job's file is not the one that was planned.
private struct OtherFile: Error {
    var finding: Finding
}

extension PlannedSource {
    /// The source's file as another folder has it.
    fileprivate func bytes(in folder: ProjectFolder, sha256: String) throws(OtherFile) -> [UInt8] {
        let bytes: [UInt8]
        do {
            bytes = try FileBytes.read(folder.location(of: source.path))
        } catch {
            throw OtherFile(
                finding: Finding(
                    error.kind, message: error.message, help: error.help,
                    chart: id.description, location: .init(file: source.path)))
        }
        let found = sha256Hexadecimal(bytes)
        guard found == sha256 else {
            throw OtherFile(
                finding: Finding(
                    FileFinding.otherThanPlanned,
                    message:
                        "The file is another than the one that was planned: its SHA-256 is \(found), not \(sha256).",
                    help: "Plan again, or give the reader the file as it was.", chart: id.description,
                    location: .init(file: source.path)))
        }
        return bytes
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
                problem.kind, message: problem.message, help: problem.help,
                chart: planned.id.description, location: Location(file: source.path))
        }
        let nearest = problem == .missing ? project.nearest(to: source.path) : nil
        return Finding(
            problem.kind, message: problem.message,
            help: nearest.map { "did you mean \($0)?" } ?? "name the file that the chart is read from",
            chart: planned.id.description,
            location: Location(file: source.pathFile ?? configurationFile, line: source.pathLine, text: source.path))
    }
}
