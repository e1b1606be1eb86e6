import ChartSchema

/// The findings of a version, or of files that are in none.
///
/// - ``json()``, ``FindingsText``: for programs and terminals.
/// - ``sarif(rules:places:)``, ``junit(rules:failing:)``, ``githubAnnotations()``: for code scanning and for continuous integration.
/// - ``markdown()``, ``FindingsPage``: for people.
package struct FindingsReport: Sendable {
    /// `nil` for files that belong to no version.
    package var version: VersionNumber?
    /// Every chart that was checked, those without a finding too, in the order of their ids.
    package var charts: [Chart]
    /// In report order.
    package var findings: [Finding]

    package init(version: VersionNumber?, charts: [Chart] = [], findings: [Finding]) {
        self.version = version
        self.charts = charts
        self.findings = findings
    }

    /// A chart that was checked.
    package struct Chart: Sendable, Hashable {
        package var id: ChartID
        package var kind: ManifestEntry.Kind
        /// The raw file, relative to the project's folder.
        package var path: String
        /// Of the raw file.
        package var sha256: String
        package var products: [String]
        package var records: Int

        package init(_ entry: ManifestEntry) {
            id = entry.id
            kind = entry.kind
            path = entry.source.path
            sha256 = entry.source.sha256
            products = entry.products
            records = entry.counts.records
        }
    }

    /// What nobody has accepted.
    package var open: [Finding] { findings.filter(\.isOpen) }

    package var acceptedCount: Int { findings.count { !$0.isOpen } }

    /// `version 1.2.0: 2 warnings, 1 info`.
    package var summary: String { "\(name): \(counts)" }

    /// `version 1.2.0`.
    var name: String { version.map { "version \($0)" } ?? "findings" }

    /// `2 warnings, 1 info, 3 accepted`.
    var counts: String {
        let open = SeverityCounts(open).inWords
        return acceptedCount == 0 ? open : "\(open), \(acceptedCount) accepted"
    }

    /// The gravest first, open before accepted, otherwise in report order.
    var gravestFirst: [Finding] {
        Finding.Severity.allCases.reversed().flatMap { severity in
            let same = findings.filter { $0.severity == severity }
            return same.filter(\.isOpen) + same.filter { !$0.isOpen }
        }
    }

    /// One finding a line.
    package func json() -> [UInt8] {
        var writer = CanonicalJSONWriter(reservingCapacity: 4096)
        writer.beginObject()
        writer.member("version", version?.description)
        writer.lines("findings", of: findings, indent: 0) { $1.write(to: &$0) }
        writer.endObject()
        writer.endLine()
        return writer.bytes
    }
}

extension SeverityCounts {
    /// `1 error, 2 warnings`, or `no findings`.
    package var inWords: String {
        let parts = [(error, "error"), (warning, "warning"), (info, "info")].filter { $0.0 > 0 }
        return parts.isEmpty ? "no findings" : parts.map { counted($0.0, $0.1) }.joined(separator: ", ")
    }
}

extension Finding {
    /// `raw/acme/build.csv:7`, or as much of it as is known.
    var placeInWords: String {
        if let line = location.line { return "\(location.file):\(line)" }
        return location.table.map { "\(location.file), table \($0)" } ?? location.file
    }
}
