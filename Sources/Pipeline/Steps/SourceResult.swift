import ChartSchema
import Store
import Tables

/// What reading one source gave, before anybody's review: the chart, the account of its cells, and what there is to know about it.
///
/// It says nothing of time, host or order: the same job gives the same result. Other carriers' charts and people's decisions about
/// findings have no part in it.
///
/// - ``failed(_:because:)`` stands for a reading that broke down.
/// - ``line()`` and ``init(line:)`` carry it to another process or machine.
package struct SourceResult: Sendable {
    package var id: ChartID
    var kind: ChartKind
    var source: SourceFile
    /// The job's.
    var key: String
    /// `nil` where nothing could be read.
    var chart: HeldChart?
    var cells = CellCounts()
    /// In report order.
    package var findings: [Finding]
    /// The rules that could say nothing about the chart by itself.
    var unchecked: [UncheckedRule] = []
    /// What the carrier's charts say of it; `nil` where that was not judged, or no rule holds such a chart against others.
    var across: JudgedAcross?

    init(_ planned: PlannedSource, sha256: String?, key: String, failure: Finding) {
        (id, kind, self.key) = (planned.id, planned.source.kind, key)
        source = SourceFile(path: planned.source.path, sha256: sha256)
        findings = [failure]
    }

    init(_ planned: PlannedSource, sha256: String, key: String, _ reading: SourceReading) {
        (id, kind, self.key) = (planned.id, planned.source.kind, key)
        source = SourceFile(path: planned.source.path, sha256: sha256)
        chart = reading.draft.map { HeldChart($0.chart) }
        cells = reading.cells
        findings = reading.findings
        unchecked = reading.unchecked
    }

    /// The same with its chart put away.
    func puttingAway(on shelf: ChartShelf?) -> SourceResult {
        guard let shelf, let chart = chart?.atHand else { return self }
        var result = self
        result.chart = HeldChart(chart, bytes: chart.canonicalJSON(), on: shelf)
        return result
    }

    /// A job that was given up because the process that read it ended.
    package static func failed(_ job: SourceJob, because reason: String) -> SourceResult {
        let finding = Finding.brokeDown(reason, file: job.planned.source.path, chart: job.id.description)
        return SourceResult(job.planned, sha256: job.sha256, key: job.key, failure: finding)
    }

    /// Whether the reading was given up, so that another attempt may say more.
    var isBrokenDown: Bool { findings.contains { $0.isA(FileFinding.brokeDown) } }
}

/// The raw file of a source, as lines name it.
struct SourceFile: Codable, Hashable, Sendable {
    /// Relative to the project's folder.
    var path: String
    /// `nil` where the file cannot be had.
    var sha256: String?

    func write(to writer: inout CanonicalJSONWriter) {
        writer.object {
            $0.member("path", path)
            $0.member("sha256", sha256)
        }
    }
}
