import ChartSchema
import Store

/// The charts of a dataset version as answers need them.
public struct EligibilityDataset: Sendable {
    public let version: VersionNumber
    public let build: BuildIndex
    public let medication: MedicationIndex
    /// The findings of every chart that was read.
    public let findings: [ChartID: [Finding]]

    public init(
        version: VersionNumber, build: BuildIndex, medication: MedicationIndex, findings: [ChartID: [Finding]] = [:]
    ) {
        self.version = version
        self.build = build
        self.medication = medication
        self.findings = findings
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
        for entry in manifest.charts.effective(on: day) where isWanted(entry) {
            findings[entry.id] = entry.findings
            switch entry.kind {
            case .build: builds.append(try store.chart(entry))
            case .medication: medications.append(try store.medicationChart(entry))
            }
        }
        self.init(
            version: manifest.version, build: BuildIndex(builds, effectiveOn: day),
            medication: MedicationIndex(medications, effectiveOn: day), findings: findings)
    }
}
