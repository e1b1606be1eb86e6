import ChartSchema
import Results
import Store

extension Ingest {
    /// The findings of the project as it stands; the dataset is not written.
    ///
    /// - Parameter charts: The charts that are looked at, by the beginnings of their ids; empty for all.
    package func check(
        charts: [String] = [], progress: @Sendable (Progress) -> Void = { _ in }
    ) async -> FindingsReport {
        let plan = configuration.plan
        let selected = plan.filter { isSelected($0.id) && (charts.isEmpty || charts.contains(where: $0.id.isNamed)) }
        // A chart is held against all others, those that nobody asked for, too.
        let ids = Set(selected.map(\.id))
        let alone = await read(plan, isToPublish: false, progress: progress)
        // A chart that is remembered is held against a new one as it was published.
        let judged = try? await judgedAcross(alone, in: store).read
        let read = (judged ?? alone).filter { ids.contains($0.id) }
        var strays = charts.isEmpty ? configuration.review.strays(in: plan, carriers: carriers) : []
        if charts.isEmpty, carriers == nil {
            strays += configuration.unnamedRawFiles(in: project).map { path in
                Finding(
                    IngestFinding.fileUnnamed, message: "No source of \(configuration.file) names the file.",
                    help: "Adopt it: chartwright inspect \(path) says what it is; or take it away.", chart: nil,
                    location: .init(file: path))
            }
        }
        return FindingsReport(
            version: nil, charts: read.map { FindingsReport.Chart($0) }, findings: read.flatMap(\.standing) + strays,
            unchecked: read.flatMap(\.unchecked), off: read.reduce(0) { $0 + $1.off })
    }

    func isSelected(_ id: ChartID) -> Bool { carriers?.contains(id.carrier) ?? true }

    /// Reads sources side by side.
    ///
    /// - Parameter isToPublish: Whether their charts may be published afterwards.
    func read(
        _ sources: [PlannedSource], isToPublish: Bool, progress: @Sendable (Progress) -> Void
    ) async -> [ReviewedSource] {
        let store = store
        let shelf = isToPublish ? ChartShelf() : nil
        return await OrderedTasks.map(sources, limit: jobs) { source, done in
            progress(Progress(chart: source.id, done: done, total: sources.count))
        } _: { [project, configuration, today, memory, readsAll] source in
            var outdated: ReadingKey.Part?
            if let memory, !readsAll {
                switch memory.recall(source, in: project, store: store, today: today) {
                case .known(let known): return ReviewedSource(source, remembered: known, today: today)
                case .outdated(let part): outdated = part
                case .nothing: break
                }
            }
            let read = ReviewedSource.read(
                source, in: project, configurationFile: configuration.file, isToPublish: isToPublish, today: today,
                memory: memory, shelf: shelf)
            return outdated.map { read.because($0) } ?? read
        }
    }
}

extension ChartID {
    /// Whether a name is the id or its beginning: `acme`, `acme/build`, `acme/build/2024-05-01`.
    package func isNamed(_ name: String) -> Bool { description == name || description.hasPrefix(name + "/") }
}

extension ReviewedSource {
    /// The findings of a chart that was only checked.
    fileprivate var standing: [Finding] {
        isPublishable ? findings : findings + [.consequence(of: self, parent: nil)]
    }
}

extension FindingsReport.Chart {
    fileprivate init(_ read: ReviewedSource) {
        let source = read.planned.source
        self.init(
            id: read.id, kind: source.kind, path: source.path, sha256: read.sha256,
            products: source.products, records: read.records,
            build: read.held?.atHand?.buildChart)
    }
}
