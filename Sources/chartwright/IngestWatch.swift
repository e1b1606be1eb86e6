import ChartSchema
import Foundation
import Pipeline
import Reports
import Results

/// `ingest --watch`: tells what `ingest` would, as soon as a file lands or changes; publishes nothing.
struct IngestWatch {
    let project: ProjectOptions
    let folder: ProjectFolder
    let jobs: Int
    let today: String?
    /// As it could last be read.
    private var configuration: PipelineConfiguration

    init(_ project: ProjectOptions, _ folder: ProjectFolder, jobs: Int, today: String?) throws {
        self.project = project
        self.folder = folder
        self.jobs = jobs
        self.today = today
        configuration = try project.configuration(in: folder)
    }

    /// Goes on until the program is ended.
    mutating func run() async throws -> Never {
        // First, so that nothing that happens meanwhile is missed.
        var watch = try opened()
        try await tell { _ in true }
        Console.tell("watching \(rawFolders.joined(separator: ", ")) and \(project.pipelineFile); ^C ends it\n")
        while true {
            let changes: FolderWatch.Changes
            do throws(WatchProblem) { changes = try watch.next() } catch { throw Failure(error) }
            let hasDecisions = changes.isIncomplete || changes.paths.contains(where: isDecision)
            do {
                if hasDecisions {
                    configuration = try project.configuration(in: folder)
                    watch = try opened()
                }
                try await take(changes.paths, tellsAll: hasDecisions)
            } catch let failure as Failure {
                // Whoever is in the middle of an edit has not asked to stop.
                Console.tell(failure.text(Console.errorPalette))
            }
        }
    }

    /// What people write: the configuration and the review files.
    private var decisions: Set<String> {
        let review = configuration.review.files
        return [project.pipelineFile, review.accepted, review.corrections, review.names]
    }

    private func isDecision(_ path: String) -> Bool {
        decisions.contains(path) || configuration.carriersFolder.map { path.hasPrefix($0 + "/") } ?? false
    }

    private var rawFolders: [String] { configuration.rawFolders }

    private func opened() throws(Failure) -> FolderWatch {
        let files = Set(decisions.map { $0.split(separator: "/").dropLast().joined(separator: "/") })
        let folders = files.union(configuration.carriersFolder.map { [$0] } ?? [])
        let own = folders.filter { !rawFolders.contains($0) && !$0.isEmpty }.sorted()
        do throws(WatchProblem) {
            return try FolderWatch(everythingIn: rawFolders, filesIn: ["."] + own)
        } catch {
            throw Failure(error)
        }
    }

    private func take(_ paths: Set<String>, tellsAll: Bool) async throws {
        let sources = Dictionary(grouping: configuration.plan, by: \.source.path)
        let own = Set(paths.flatMap { sources[$0] ?? [] }.map(\.id.description))
        let raw = rawFolders.map { $0 + "/" }
        for path in paths.sorted() where sources[path] == nil && raw.contains(where: path.hasPrefix) {
            try tellStranger(path)
        }
        if tellsAll || !own.isEmpty { try await tell { tellsAll || own.contains($0) } }
    }

    /// Tells what `ingest` would publish and what it finds of some charts.
    private func tell(about isWanted: (String) -> Bool) async throws {
        let memory = ReadingMemory(of: folder, configuration: project.pipelineFile)
        let last = StandingRun.look(
            at: folder, configuration: project.pipelineFile, today: today, memory: memory)
        let report: RunReport
        if let last, last.stands {
            report = RunReport(last)
        } else if let narrow = try await IngestCommand.run(since: last, { ingest($0, memory) }) {
            report = narrow
        } else {
            report = try await IngestCommand.run(ingest(configuration, memory))
        }
        let charts = report.news.charts.filter { isWanted($0.id) }
        let told = RunNews(charts: charts, others: report.news.others)
        try IngestCommand.tell(told.heldBack, in: folder) { report.text(told, $0, findings: $1) }
    }

    private func ingest(_ configuration: PipelineConfiguration, _ memory: ReadingMemory?) -> Ingest {
        Ingest(
            project: folder, configuration: configuration, isDryRun: true, jobs: jobs, today: today, memory: memory)
    }

    /// Tells of a file that is no source: what it reads as, and what would make it one.
    private func tellStranger(_ path: String) throws {
        guard FileManager.default.fileExists(atPath: folder.location(of: path)) else { return }
        let carrier = configuration.carriers.map(\.id).first {
            path.split(separator: "/").dropLast().contains(Substring($0))
        }
        let reader = LooseFile(carrier: carrier, products: [], configuration: configuration)
        let (reading, _) = reader.read(path, kind: nil)
        var text = path + "  is no source of \(project.pipelineFile) yet: "
        if let chart = reading.draft?.chart, reading.isPublishable {
            text += "a \(chart.kind.rawValue) chart, \(counted(chart.recordCount, "record")), "
            text += "\(counted(reading.findings.count, "finding"))\n"
        } else {
            text += "it cannot be read as a chart\n"
        }
        try Console.write(text + "  chartwright inspect \(path) says more, and adopt makes it a source\n")
    }
}

extension Failure {
    init(_ problem: WatchProblem) { self.init(code: "ingest.watch", message: problem.message, help: problem.help) }
}
