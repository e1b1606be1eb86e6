import ChartSchema
import Foundation
import Pages
import Pipeline
import Reports
import Store
import Tables

/// The desk over one project: a request in, an answer out, without HTTP.
///
/// It writes drafts, and what `adopt`, `correct`, `validate --accept` and `ingest` write, through their own code.
actor Desk {
    nonisolated let project: ProjectFolder
    let configurationFile: String
    /// The same as the project names it, and as `--pipeline` takes it.
    nonisolated let pipeline: String
    nonisolated let drafts: DraftFolder
    nonisolated let access: DeskAccess
    nonisolated let origin: DeskOrigin
    let frame: PageFrame
    /// Who decides, unless somebody says otherwise.
    let who: String
    nonisolated let today: @Sendable () -> String
    nonisolated let pictures = PagePictures()
    /// In seconds: who asks for a file that takes longer to be read is told so.
    nonisolated let patience: Double
    /// Files that were opened and what was read of them, the newest last, and what is still at work.
    var files: [(sha256: String, file: OpenedFile)] = []
    var openings: [String: LongWork<OpenedFile>] = [:]
    var trials: [(key: [String], trial: TrialReading)] = []
    var readings: [[String]: LongWork<TrialReading>] = [:]
    /// What the inbox says of drafts, by all that it is made from.
    var knownLines = InboxLines()
    /// Works them out for drafts that nobody could wait for.
    var lining: Task<Void, Never>?
    /// What is published of the carriers that were asked for, and of which version that is said.
    var knownPublished = PublishedMemory()
    /// What is read before it is asked for.
    var ahead: Task<Void, Never>?
    /// What publishing would change, and of which state of draft and project that is said.
    var rehearsed: (state: String, task: Task<Result<Rehearsal, Rehearsal.Problem>, Never>)?
    nonisolated let largeForms = LargeForms()
    /// What `ingest` would do, and of which state of the project that was said.
    var knownNews: (state: String, news: ProjectNews)?
    /// Why the last look did not find it out.
    var newsProblem: String?
    /// The look that finds it out.
    var looking: Task<Void, Never>?
    /// The pages of the published charts, and of which version.
    var knownSite: (version: VersionNumber, day: String, site: Site)?
    /// What forms were answered with, until their pages are shown.
    var told = ToldAnswers()
    /// What was published from here, by the drafts' ids.
    var publications: [String: Publication] = [:]

    /// A draft that is published.
    struct Publication: Sendable {
        var chart: ChartID
        var version: String
        var files: [String]
        var commands: [String]
        /// What was looked at before; `nil` where somebody publishes without looking.
        var shown: Rehearsal?
        /// Whether the draft was answered meanwhile, and stays.
        var isKept: Bool
        /// Whether nothing else waited to be committed before it.
        var isAlone: Bool
    }

    /// - Parameters:
    ///   - configurationFile: As a person in the working directory can open it.
    ///   - pipeline: The same as the project names it.
    init(
        _ project: ProjectFolder, configurationFile: String, pipeline: String = "pipeline.json", access: DeskAccess,
        origin: DeskOrigin, who: String, patience: Double = 20, today: @escaping @Sendable () -> String
    ) throws {
        self.project = project
        self.configurationFile = configurationFile
        self.pipeline = pipeline
        self.access = access
        self.origin = origin
        self.who = who
        self.patience = patience
        self.today = today
        drafts = DraftFolder(project)
        frame = try PageFrame(
            navigation: Self.navigation,
            own: ["desk.css", "desk.js"])
    }

    /// Puts a file of the command line into the inbox.
    @discardableResult
    func add(file: String) throws -> String {
        let bytes = try FileBytes.read(file)
        let own = file.hasPrefix("./") ? String(file.dropFirst(2)) : file
        if own.hasPrefix("raw/"), !own.contains("..") { return try drafts.add(raw: own, bytes).draft.id }
        return try drafts.add(bytes, name: file).draft.id
    }

    /// Reads the project once, so that the first rehearsal need not: what is read is remembered as `ingest` remembers it.
    func warm() async { _ = await newsIfKnown() }

    // MARK: What is there

    /// The configuration as it stands; `nil` where there is none yet.
    func configuration() throws(InvalidConfiguration) -> PipelineConfiguration? {
        guard let bytes = try? FileBytes.read(configurationFile) else { return nil }
        return try PipelineConfiguration.load(bytes, file: pipeline, project: project)
    }

    func store(_ configuration: PipelineConfiguration?) -> DatasetStore {
        DatasetStore(
            root: project.location(
                of: configuration?.outputDirectory ?? PipelineConfiguration.defaultOutputDirectory))
    }

    func steps(_ draft: Draft) -> PublicationSteps {
        PublicationSteps(
            draft: draft, project: project, configurationFile: configurationFile, pipeline: pipeline, today: today(),
            memory: ReadingMemory(of: project, configuration: pipeline))
    }

    /// The hash of all that a publication is made from: what was shown is published, and nothing else.
    func state(_ stand: DraftFolder.Stand) -> String {
        let own = (try? FileBytes.read(project.location(of: stand.draft.path))).map(sha256Hexadecimal) ?? "none"
        return sha256Hexadecimal(Array([stand.revision, own, projectState].joined(separator: "\n").utf8))
    }

    /// The same of all that is in the project without any draft.
    var projectState: String {
        let configuration = try? configuration()
        let review = configuration?.review.files ?? ReviewFiles()
        let latest = "\(configuration?.outputDirectory ?? PipelineConfiguration.defaultOutputDirectory)/latest.json"
        let files =
            [configurationFile]
            + [review.accepted, review.corrections, review.names, latest].map {
                project.location(of: $0)
            }
        let hashes = files.map { (try? FileBytes.read($0)).map(sha256Hexadecimal) ?? "none" }
        let sources = (configuration?.carriers ?? []).flatMap(\.sources).map { project.location(of: $0.path) }
        let all = [today()] + hashes + (carrierFiles(configuration) + sources).map(stamp)
        return sha256Hexadecimal(Array(all.joined(separator: "\n").utf8))
    }

    /// The files that hold a carrier each, where the configuration names such.
    func carrierFiles(_ configuration: PipelineConfiguration?) -> [String] {
        guard let folder = configuration?.carriersFolder.map({ project.location(of: $0) }) else { return [] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().map { folder + "/" + $0 }
    }

    /// Another as soon as a file is written: files of which there are many are not read for it.
    func stamp(of path: String) -> String {
        var status = stat()
        guard stat(path, &status) == 0 else { return "\(path) none" }
        return "\(path) \(status.st_ino) \(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)"
    }
}
