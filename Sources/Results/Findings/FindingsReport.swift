import ChartSchema

/// The findings of a published version, or of what stands in the project today.
package struct FindingsReport: Sendable {
    /// `nil` for what stands in the project.
    package var version: VersionNumber?
    /// Every chart that was checked, those without a finding too, in the order of their ids.
    package var charts: [Chart]
    /// In report order.
    package var findings: [Finding]
    /// The rules that could say nothing about a chart; none are known of a published version.
    package var unchecked: [UncheckedRule]
    /// How many findings policy has set off; none are known of a published version.
    package var off: Int

    package init(
        version: VersionNumber?, charts: [Chart] = [], findings: [Finding], unchecked: [UncheckedRule] = [],
        off: Int = 0
    ) {
        self.version = version
        self.charts = charts
        self.findings = findings
        self.unchecked = unchecked
        self.off = off
    }

    package var counts: SeverityCounts { SeverityCounts(findings, off: off) }

    /// What nobody has accepted.
    package var open: [Finding] { findings.filter(\.isOpen) }

    /// A chart that was checked.
    package struct Chart: Sendable, Hashable {
        package var id: ChartID
        package var kind: ManifestEntry.Kind
        /// The raw file, relative to the project's folder.
        package var path: String
        /// Of the raw file; `nil` where it could not be read.
        package var sha256: String?
        package var products: [String]
        package var records: Int
        /// What was read, for a report on what is not published; `nil` for other charts, and where nothing was read.
        package var build: BuildChart?

        package init(
            id: ChartID, kind: ManifestEntry.Kind, path: String, sha256: String?, products: [String], records: Int,
            build: BuildChart? = nil
        ) {
            self.id = id
            self.kind = kind
            self.path = path
            self.sha256 = sha256
            self.products = products
            self.records = records
            self.build = build
        }

        /// A published chart.
        package init(_ entry: ManifestEntry) {
            self.init(
                id: entry.id, kind: entry.kind, path: entry.source.path, sha256: entry.source.sha256,
                products: entry.products, records: entry.counts.records)
        }
    }
}
