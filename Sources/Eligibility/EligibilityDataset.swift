import ChartSchema
import Store

/// The charts of a dataset version as answers need them.
///
///     let store = DatasetStore(root: "normalized")
///     let manifest = try store.latest()!
///     let dataset = try EligibilityDataset(manifest, in: store) { $0.carrier == "sbli" }
///     dataset.version == manifest.version  // true
public struct EligibilityDataset: Sendable {
    public let version: VersionNumber
    public let build: BuildIndex
    public let medication: MedicationIndex
    /// The findings of every chart that was read.
    public let findings: [ChartID: [Finding]]
    /// What should be known of the editions beside those that count; empty where no day was asked about.
    public let notices: [EditionNotice]

    public init(
        version: VersionNumber, build: BuildIndex, medication: MedicationIndex, findings: [ChartID: [Finding]] = [:],
        notices: [EditionNotice] = []
    ) {
        self.version = version
        self.build = build
        self.medication = medication
        self.findings = findings
        self.notices = notices
    }

    /// Reads the charts that count and `isWanted`.
    ///
    /// - Parameter day: An ISO date; only editions of that day or before it count. Without one the newest count.
    public init(
        _ manifest: DatasetManifest, in store: DatasetStore, effectiveOn day: String? = nil,
        where isWanted: (ManifestEntry) -> Bool = { _ in true }
    ) throws(StoreError) {
        var builds: [BuildChart] = []
        var medications: [MedicationChart] = []
        var findings: [ChartID: [Finding]] = [:]
        var wanted = manifest
        wanted.charts = manifest.charts.filter(isWanted)
        for entry in wanted.charts.effective(on: day) {
            findings[entry.id] = entry.findings
            switch try store.chart(entry) {
            case .build(let chart): builds.append(chart)
            case .medication(let chart): medications.append(chart)
            }
        }
        self.init(
            version: manifest.version, build: BuildIndex(builds, effectiveOn: day),
            medication: MedicationIndex(medications, effectiveOn: day), findings: findings,
            notices: day.map { wanted.notices(on: $0) } ?? [])
    }
}
