import ChartSchema
import Store

/// The charts of a dataset version as answers need them.
public struct EligibilityDataset: Sendable {
    public let version: VersionNumber
    public let build: BuildIndex
    /// The findings of every chart that was read.
    public let findings: [ChartID: [Finding]]

    /// Reads the charts that count and `isWanted`.
    ///
    /// - Parameter day: An ISO date; only editions of that day or before it count. Without one the newest count.
    public init(
        _ manifest: DatasetManifest, in store: DatasetStore, effectiveOn day: String? = nil,
        where isWanted: (ManifestEntry) -> Bool = { _ in true }
    ) throws(StoreError) {
        var charts: [BuildChart] = []
        var findings: [ChartID: [Finding]] = [:]
        for entry in manifest.charts.effective(on: day) where isWanted(entry) {
            findings[entry.id] = entry.findings
            if entry.kind == .build { charts.append(try store.chart(entry)) }
        }
        version = manifest.version
        build = BuildIndex(charts, effectiveOn: day)
        self.findings = findings
    }
}
