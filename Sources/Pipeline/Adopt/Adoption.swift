import ChartSchema
import Reading
import Store
import Tables

/// A file that becomes a source of the project: its place under `raw/`, the new text of `pipeline.json` with the pinned
/// layout, and the records that are kept as its golden.
///
/// ``init(_:in:configurationFile:)`` works all of it out and writes nothing; ``write()`` writes it.
package struct Adoption: Sendable {
    package var id: ChartID
    /// Where the file goes, relative to the project's folder.
    package var path: String
    /// The file read with its pinned layout.
    package var reading: SourceReading
    /// What the layout pinned for the chart's edition before says otherwise.
    package var drift: Finding?
    /// What a person should look at before they believe that it is the file they meant, ``drift`` first.
    package var doubts: [Finding] { (drift.map { [$0] } ?? []) + mistakes + carriedOver }
    private var mistakes: [Finding] = []
    private var carriedOver: [Finding] = []
    /// What was accepted of the edition before, and still applies.
    private(set) var carried = CarriedReview()
    /// The review file that it is written into.
    let acceptedFile: String

    let project: ProjectFolder
    let bytes: [UInt8]
    let configurationFile: String
    /// The files of the configuration that become others.
    let configuration: [(path: String, bytes: [UInt8])]

    /// Their paths: `pipeline.json`, or the files of carriers that it names.
    package var configurationFiles: [String] { configuration.map(\.path) }

    /// - Throws: ``AdoptionError`` when the request contradicts itself or the project.
    package init(
        _ request: AdoptionRequest, in project: ProjectFolder, configurationFile: String
    ) throws(AdoptionError) {
        try request.check()
        do {
            bytes = try FileBytes.read(request.file)
        } catch {
            throw .file(error, request.file)
        }
        self.project = project
        self.configurationFile = configurationFile
        let chart = request.chart ?? LooseFile.chartName(of: request.file)
        id = ChartID(carrier: request.carrier.id, chart: chart, edition: request.edition)
        path = request.pathInProject(project)

        let main = try AdoptionText.read(configurationFile)
        let old = main.isEmpty ? nil : try Self.load(main, configurationFile, project)
        let text = try Self.text(main, configurationFile, project)
        let before = text.bytes
        try request.checkAgainst(old, id: id, path: path, bytes: bytes, project: project)
        let earlier = old?.earlierSource(of: id)
        let kind = request.kind ?? earlier?.kind ?? Self.kind(of: bytes, file: path)
        try request.checkMeanings(of: kind)
        try request.checkProducts(of: old, earlier: earlier)
        // First without a layout, to see which there is; then with it, as every later run will read.
        let open = AdoptionText(
            of: request, id: id, kind: kind, path: path, earlier: earlier, layout: nil)
        let unpinned = try open.written(into: before, request: request, file: configurationFile, project: project)
        let found = try Self.read(unpinned.configuration, id: id, bytes: bytes, file: path)
        let layout = found.draft?.layout
        let pinned = AdoptionText(
            of: request, id: id, kind: kind, path: path, earlier: earlier, layout: layout)
        let written = try pinned.written(into: before, request: request, file: configurationFile, project: project)
        configuration = text.files(of: written.bytes)
        reading = try Self.read(written.configuration, id: id, bytes: bytes, file: path)
        if let layout, let known = earlier?.layout, let change = LayoutDrift(pinned: known, found: layout) {
            drift = change.finding(file: path, chart: id, severity: .warning)
        }
        acceptedFile = written.configuration.review.files.accepted
        if let old, let earlier, earlier.edition != id.edition {
            let before = ChartID(carrier: id.carrier, chart: id.chart, edition: earlier.edition)
            if let today = request.carriesAcceptancesOn {
                carried = CarriedReview(to: reading.findings, from: before, of: old, in: project, today: today)
            }
            carriedOver = AdoptionDoubt.carried(carried, CarriedRules(earlier.rules), from: before, to: self)
        }
        mistakes = AdoptionDoubt.all(of: self, asked: request, beside: old)
    }

    /// What a file is about, by its form; one that cannot be read at all is as good as a build chart.
    private static func kind(of bytes: [UInt8], file: String) -> ChartKind {
        (try? TableReader.read(bytes, file: file)).map { LooseFile.kind(of: $0) } ?? .build
    }

    private static func text(
        _ bytes: [UInt8], _ file: String, _ project: ProjectFolder
    ) throws(AdoptionError) -> ConfigurationText {
        do {
            return try ConfigurationText(bytes, file: file, project: project)
        } catch {
            throw .configuration(error)
        }
    }

    static func load(
        _ bytes: [UInt8], _ file: String, _ project: ProjectFolder
    ) throws(AdoptionError) -> PipelineConfiguration {
        do {
            return try PipelineConfiguration.load(bytes, file: file, project: project)
        } catch {
            throw .configuration(error)
        }
    }

    private static func read(
        _ configuration: PipelineConfiguration, id: ChartID, bytes: [UInt8], file: String
    ) throws(AdoptionError) -> SourceReading {
        let planned = configuration.plan.first { $0.id == id }!
        return SourceReading(
            planned.source.kind, bytes, file: file, sha256: sha256Hexadecimal(bytes),
            instructions: planned.instructions)
    }
}

/// Why an adoption could not be worked out or written.
package enum AdoptionError: Error, Sendable {
    case problem(AdoptionProblem)
    case file(FileProblem, String)
    case configuration(InvalidConfiguration)
}

extension PipelineConfiguration {
    /// The source of the same chart: of the same edition, or else of the latest one.
    package func earlierSource(of id: ChartID) -> Source? {
        let sources = carriers.first { $0.id == id.carrier }?.sources.filter { $0.chart == id.chart } ?? []
        return sources.first { $0.edition == id.edition } ?? sources.max { $0.edition < $1.edition }
    }
}
