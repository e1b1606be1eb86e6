import ChartSchema
import Results

extension FindingsReport {
    /// The report as a SARIF 2.1.0 log (OASIS standard, errata 01) of one run.
    ///
    /// Regions point into the decoded text of the raw files and count code points. Fingerprints are the findings' own,
    /// so that a viewer knows a finding again after the rows above it have moved within the file's text, and accepted
    /// findings are suppressed results.
    ///
    /// - Parameters:
    ///   - rules: Of every kind of finding that occurs and may, in the order of their codes.
    ///   - place: Where a finding stands in its raw file; `nil` when the line cannot be had.
    package func sarif(rules: [RuleDescription], place: (Finding) -> LinePlace?) -> [UInt8] {
        let log = SARIFLog(self, rules: rules)
        var writer = CanonicalJSONWriter(reservingCapacity: 4096 + findings.count * 1024)
        writer.beginObject()
        writer.lineBreak(indent: 1)
        writer.member(
            "$schema", "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json")
        writer.lineBreak(indent: 1)
        writer.member("version", "2.1.0")
        writer.lineBreak(indent: 1)
        writer.key("runs")
        writer.beginArray()
        log.writeRun(to: &writer, place)
        writer.endArray()
        writer.endLine()
        writer.endObject()
        writer.endLine()
        return writer.bytes
    }
}

/// What the results of one run refer to by number.
private struct SARIFLog {
    static let base = "%SRCROOT%"
    /// The longest snippet, in characters.
    static let snippetLength = 500

    let report: FindingsReport
    let rules: [RuleDescription]
    let ruleIndex: [String: Int]
    /// Paths, each once: those of charts, then others that findings name.
    let files: [(path: String, sha256: String?)]
    let fileIndex: [String: Int]

    init(_ report: FindingsReport, rules: [RuleDescription]) {
        self.report = report
        self.rules = rules
        ruleIndex = Dictionary(rules.enumerated().map { ($1.code, $0) }) { first, _ in first }
        var files: [(path: String, sha256: String?)] = []
        var index: [String: Int] = [:]
        let named =
            report.charts.map { (path: $0.path, sha256: $0.sha256) }
            + report.findings.map { (path: $0.location.file, sha256: nil) }
        for (path, sha256) in named where index[path] == nil {
            index[path] = files.count
            files.append((path, sha256))
        }
        (self.files, fileIndex) = (files, index)
    }

    func writeRun(to writer: inout CanonicalJSONWriter, _ place: (Finding) -> LinePlace?) {
        writer.object { run in
            run.object("tool") {
                $0.object("driver") { driver in
                    driver.member("name", "Chartwright")
                    driver.lines("rules", of: rules, indent: 2) { $1.write(to: &$0) }
                }
            }
            run.lineBreak(indent: 2)
            run.array("invocations", of: [true]) { writer, _ in writer.object { $0.member("executionSuccessful", true) }
            }
            run.lineBreak(indent: 2)
            run.member("columnKind", "unicodeCodePoints")
            run.object("originalUriBaseIds") {
                $0.object(Self.base) { $0.object("description") { $0.member("text", "The project's folder.") } }
            }
            run.lineBreak(indent: 2)
            run.lines("artifacts", of: files, indent: 2) { writer, file in
                writer.object {
                    $0.object("location") { writeLocation(of: file.path, to: &$0) }
                    if let sha256 = file.sha256 { $0.object("hashes") { $0.member("sha-256", sha256) } }
                }
            }
            run.lineBreak(indent: 2)
            run.lines("results", of: report.findings, indent: 2) { write($1, to: &$0, place) }
            run.lineBreak(indent: 2)
            run.object("properties") { $0.member("datasetVersion", report.version?.description) }
            run.endLine(indent: 1)
        }
    }

    private func writeLocation(of path: String, to writer: inout CanonicalJSONWriter) {
        writer.member("uri", path.asURIReference)
        if !path.hasPrefix("/") { writer.member("uriBaseId", Self.base) }
        writer.member("index", fileIndex[path])
    }

    private func write(_ finding: Finding, to writer: inout CanonicalJSONWriter, _ place: (Finding) -> LinePlace?) {
        writer.object { result in
            result.member("ruleId", finding.rule)
            if let index = ruleIndex[finding.rule] { result.member("ruleIndex", index) }
            result.member("level", finding.severity.sarifLevel)
            result.object("message") { $0.member("text", finding.sentences) }
            result.array("locations", of: [finding]) { writer, finding in
                writer.object { location in
                    location.object("physicalLocation") { physical in
                        physical.object("artifactLocation") { writeLocation(of: finding.location.file, to: &$0) }
                        writeRegion(of: finding, to: &physical, place)
                    }
                    guard let chart = finding.chart else { return }
                    location.array("logicalLocations", of: [chart]) { writer, chart in
                        writer.object { $0.member("fullyQualifiedName", chart) }
                    }
                }
            }
            result.object("partialFingerprints") { $0.member("finding/v1", finding.fingerprint) }
            result.array("suppressions", of: finding.acceptance.map { [$0] } ?? []) { $1.write(to: &$0) }
            result.object("properties") { properties in
                properties.member("table", finding.location.table)
                properties.member("row", finding.location.row)
                properties.member("column", finding.location.column)
                finding.location.place?.writeBeyondLine(to: &properties)
                properties.object("context") { context in
                    for key in finding.context.keys.sorted() { context.member(key, finding.context[key]) }
                }
            }
        }
    }

    private func writeRegion(
        of finding: Finding, to writer: inout CanonicalJSONWriter, _ place: (Finding) -> LinePlace?
    ) {
        guard let line = finding.location.line, line > 0 else { return }
        writer.object("region") { region in
            region.member("startLine", line)
            guard let place = place(finding), let column = place.column else { return }
            let start = place.text.prefix(column - 1)
            let cell = place.text[start.endIndex...].prefix(place.length)
            let from = start.unicodeScalars.count + 1
            region.member("startColumn", from)
            region.member("endColumn", from + cell.unicodeScalars.count)
            guard cell.count <= Self.snippetLength else { return }
            region.object("snippet") { $0.member("text", String(cell)) }
        }
    }
}
