import ChartSchema

/// The findings of a published version, or of what stands in the project today.
package struct FindingsReport: Sendable {
    /// `nil` for what stands in the project.
    package var version: VersionNumber?
    /// In report order.
    package var findings: [Finding]
    /// The rules that could say nothing about a chart; none are known of a published version.
    package var unchecked: [UncheckedRule]
    /// How many findings policy has set off; none are known of a published version.
    package var off: Int

    package init(version: VersionNumber?, findings: [Finding], unchecked: [UncheckedRule] = [], off: Int = 0) {
        self.version = version
        self.findings = findings
        self.unchecked = unchecked
        self.off = off
    }

    /// `version 1.2.0: 2 warnings, 1 info, 3 accepted`.
    package var summary: String {
        "\(version.map { "version \($0)" } ?? "project"): \(SeverityCounts(findings, off: off).inWords)"
    }

    /// The findings with pictures, what could not be checked, and the summary.
    ///
    /// - Parameters:
    ///   - isVerbose: Whether fingerprints are shown, and every rule that could say nothing instead of how many.
    ///   - line: The decoded line of a raw file, by path and number from 1.
    package func text(
        _ palette: Palette = .plain, isVerbose: Bool = false, line: @escaping (String, Int) -> String?
    ) -> String {
        let unchecked = UncheckedRules(unchecked)
        let parts = [
            FindingsText(palette: palette, showsFingerprints: isVerbose, line: line).text(findings),
            isVerbose ? unchecked.text(palette) : "",
        ]
        let end = [unchecked.summary, summary].filter { !$0.isEmpty }.map { $0 + "\n" }.joined()
        return (parts.filter { !$0.isEmpty } + [end]).joined(separator: "\n")
    }

    /// One finding a line.
    package func json() -> [UInt8] {
        var writer = CanonicalJSONWriter(reservingCapacity: 4096)
        writer.beginObject()
        writer.member("version", version?.description)
        writer.object("counts") { SeverityCounts(findings, off: off).write(to: &$0) }
        writer.lines("findings", of: findings, indent: 0) { $1.write(to: &$0) }
        if version == nil { UncheckedRules(unchecked).write(to: &writer) }
        writer.endObject()
        writer.endLine()
        return writer.bytes
    }
}

extension SeverityCounts {
    /// `1 error, 2 warnings, 3 accepted, 1 set off`, or `no findings`.
    package var inWords: String {
        let open = [(error, "error"), (warning, "warning"), (info, "info")].filter { $0.0 > 0 }
        let decided = [(accepted, "accepted"), (off, "set off")].filter { $0.0 > 0 }
        let parts = open.map { counted($0.0, $0.1) } + decided.map { "\($0.0) \($0.1)" }
        return parts.isEmpty ? "no findings" : parts.joined(separator: ", ")
    }

    func write(to writer: inout CanonicalJSONWriter) {
        writer.member("error", error)
        writer.member("warning", warning)
        writer.member("info", info)
        writer.member("accepted", accepted)
        writer.member("off", off)
    }
}
