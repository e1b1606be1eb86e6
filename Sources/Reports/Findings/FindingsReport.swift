import ChartSchema

/// The findings of a published version.
package struct FindingsReport: Sendable {
    package var version: VersionNumber
    /// In report order.
    package var findings: [Finding]

    package init(version: VersionNumber, findings: [Finding]) {
        self.version = version
        self.findings = findings
    }

    /// `version 1.2.0: 2 warnings, 1 info`.
    package var summary: String { "version \(version): \(SeverityCounts(findings).inWords)" }

    /// One finding a line.
    package func json() -> [UInt8] {
        var writer = CanonicalJSONWriter(reservingCapacity: 4096)
        writer.beginObject()
        writer.member("version", version.description)
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
