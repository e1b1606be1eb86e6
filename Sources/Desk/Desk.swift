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
    /// The tables of files that were read, the newest last: an answer needs no second look at the file.
    private var documents: [(sha256: String, document: Document)] = []
    private var knownTexts: (sha256: String, texts: DocumentTexts)?
    private var trials: [(key: [String], trial: TrialReading)] = []
    /// What is published of the carriers that were asked for, and of which version that is said.
    var knownPublished = PublishedMemory()
    /// What is read before it is asked for.
    var ahead: Task<Void, Never>?
    /// What publishing would change, and of which state of draft and project that is said.
    var rehearsed: (state: String, task: Task<Result<Rehearsal, Rehearsal.Problem>, Never>)?
    nonisolated let largeForms = LargeForms()
    /// What `ingest` would do, and of which state of the project that was said.
    var knownNews: (state: String, news: ProjectNews)?
    /// The look that finds it out.
    var looking: Task<Void, Never>?
    /// The pages of the published charts, and of which version.
    var knownSite: (version: VersionNumber, site: Site)?
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
    }

    /// - Parameters:
    ///   - configurationFile: As a person in the working directory can open it.
    ///   - pipeline: The same as the project names it.
    init(
        _ project: ProjectFolder, configurationFile: String, pipeline: String = "pipeline.json", access: DeskAccess,
        origin: DeskOrigin, who: String, today: @escaping @Sendable () -> String
    ) throws {
        self.project = project
        self.configurationFile = configurationFile
        self.pipeline = pipeline
        self.access = access
        self.origin = origin
        self.who = who
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

    /// The tables of a draft's file.
    func document(of draft: Draft) throws -> Document {
        if let known = documents.first(where: { $0.sha256 == draft.sha256 }) { return known.document }
        let bytes = try FileBytes.read(project.location(of: draft.path))
        guard sha256Hexadecimal(bytes) == draft.sha256 else { throw ChangedFile(path: draft.path) }
        let document = try TableReader.read(bytes, file: draft.path)
        documents.append((draft.sha256, document))
        if documents.count > 6 { documents.removeFirst() }
        return document
    }

    struct ChangedFile: Error { var path: String }

    /// A draft's file read with its answers; the same again as long as draft and configuration are the same.
    func trial(_ draft: Draft, _ configuration: PipelineConfiguration?) throws -> TrialReading {
        let key = trialKey(draft, configuration)
        if let known = trials.first(where: { $0.key == key }) { return known.trial }
        let document = try document(of: draft)
        if let problem = TooLong(document) { throw problem }
        let trial = TrialReading(
            document, texts: texts(of: document, draft.sha256), sha256: draft.sha256, said: draft.said,
            configuration: configuration,
            published: published(for: draft, configuration), today: today())
        keep(trial, key)
        return trial
    }

    /// What the texts of the last file that was read mean: one answer is given after another.
    private func texts(of document: Document, _ sha256: String) -> DocumentTexts {
        if let knownTexts, knownTexts.sha256 == sha256 { return knownTexts.texts }
        let texts = DocumentTexts(document)
        knownTexts = (sha256, texts)
        return texts
    }

    /// All that a trial is made from.
    func trialKey(_ draft: Draft, _ configuration: PipelineConfiguration?) -> [String] {
        let names = [
            configurationFile, project.location(of: configuration?.review.files.names ?? ""), latestFile(configuration),
        ]
        return [sha256Hexadecimal(draft.json), today()]
            + names.map { (try? FileBytes.read($0)).map(sha256Hexadecimal) ?? "none" }
    }

    func isKnown(_ key: [String]) -> Bool { trials.contains { $0.key == key } }

    func keep(_ trial: TrialReading, _ key: [String]) {
        guard !isKnown(key) else { return }
        trials.append((key, trial))
        if trials.count > 24 { trials.removeFirst() }
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
        let sources = (configuration?.carriers ?? []).flatMap(\.sources).map {
            stamp(of: project.location(of: $0.path))
        }
        let all = [today()] + hashes + sources
        return sha256Hexadecimal(Array(all.joined(separator: "\n").utf8))
    }

    /// Another as soon as a file is written: the files of all charts are not read for it.
    private func stamp(of path: String) -> String {
        var status = stat()
        guard stat(path, &status) == 0 else { return "none" }
        return "\(status.st_ino) \(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)"
    }
}
