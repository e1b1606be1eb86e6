import ChartSchema

/// The findings of a published version, or of what stands in the project today.
///
/// - ``text(_:isVerbose:line:)``, ``json()``: for terminals and programs.
/// - ``sarif(rules:places:)``, ``junit(rules:failing:)``, ``githubAnnotations(places:)``: for code scanning and
///   continuous integration.
/// - ``markdown()``, ``FindingsPage``: for people.
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

    /// `version 1.2.0: 2 warnings, 1 info, 3 accepted`.
    package var summary: String { "\(name): \(counts.inWords)" }

    /// `version 1.2.0`, or `project`.
    var name: String { version.map { "version \($0)" } ?? "project" }

    package var counts: SeverityCounts { SeverityCounts(findings, off: off) }

    /// What nobody has accepted.
    var open: [Finding] { findings.filter(\.isOpen) }

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
        writer.object("counts") { counts.write(to: &$0) }
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

extension [Finding] {
    /// The gravest first, open before accepted, otherwise in the order given.
    package var gravestFirst: [Finding] {
        Finding.Severity.allCases.reversed().flatMap { severity in
            let same = filter { $0.severity == severity }
            return same.filter(\.isOpen) + same.filter { !$0.isOpen }
        }
    }
}

extension Finding {
    /// `raw/acme/build.csv:7`, or as much of it as is known.
    var placeInWords: String {
        switch location.place {
        case .line(let line)?: return "\(location.file):\(line)"
        case let place?: return "\(location.file), \(place.inWords)"
        case nil: break
        }
        return location.table.map { "\(location.file), table \($0)" } ?? location.file
    }
}
