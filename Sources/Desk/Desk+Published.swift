import ChartSchema
import Pipeline
import Store

/// What is published, as far as drafts are held against it; looked at once a version.
struct PublishedMemory {
    /// The hash of `latest.json`.
    var version = ""
    var carriers: [String: PublishedCharts] = [:]
    /// The charts by the bytes they were read from.
    var files: [String: [ChartID]]?
}

extension Desk {
    func latestFile(_ configuration: PipelineConfiguration?) -> String {
        project.location(
            of: "\(configuration?.outputDirectory ?? PipelineConfiguration.defaultOutputDirectory)/latest.json")
    }

    /// The published charts of the carrier that somebody named.
    func published(for draft: Draft, _ configuration: PipelineConfiguration?) -> PublishedCharts {
        guard let carrier = draft.carrier?.id else { return .none }
        forgetOldVersions(configuration)
        if let known = knownPublished.carriers[carrier] { return known }
        let found = PublishedCharts(of: carrier, in: store(configuration))
        knownPublished.carriers[carrier] = found
        return found
    }

    /// The charts that were published from these very bytes.
    func charts(ofFile sha256: String, _ configuration: PipelineConfiguration?) -> [ChartID] {
        forgetOldVersions(configuration)
        if let files = knownPublished.files { return files[sha256] ?? [] }
        let entries = (try? store(configuration).latest())??.charts ?? []
        let files = Dictionary(grouping: entries, by: \.source.sha256).mapValues { $0.map(\.id) }
        knownPublished.files = files
        return files[sha256] ?? []
    }

    private func forgetOldVersions(_ configuration: PipelineConfiguration?) {
        let version = (try? FileBytes.read(latestFile(configuration))).map(sha256Hexadecimal) ?? "none"
        if knownPublished.version != version { knownPublished = PublishedMemory(version: version) }
    }
}
