import ChartSchema
import Reading
import Results
import Store
import Tables

/// Walks from published values back to the raw cells they were read from.
package struct Explainer: Sendable {
    private let project: ProjectFolder

    package init(project: ProjectFolder) { self.project = project }

    /// The way back of every value that the query is about.
    ///
    /// - Throws: ``NothingToExplain`` when the chart has no such value.
    package func lineage(
        of query: ValueQuery, in chart: BuildChart, entry: ManifestEntry, version: VersionNumber
    ) throws(NothingToExplain) -> Lineage {
        let (raw, lines) = rawFile(of: chart.source)
        let limits = chart.rows.flatMap { row in row.limits.map { (row, $0) } }
        let values = zip(chart.flatRecords(), limits).filter { query.matches($0.0) }.map { record, place in
            let cells = place.1.cells + place.0.keys(of: place.1) + chart.columns[place.1.column].cells
            return Lineage.Value(
                record: .build(record),
                steps: cells.map { step($0, lines, entry) }, corrections: place.1.corrections)
        }
        guard !values.isEmpty else {
            throw NothingToExplain(chart: chart.id, question: query.inWords, help: query.help(in: chart))
        }
        return Lineage(
            chart: chart.id, version: version.description, chartPath: entry.path, chartSHA256: entry.sha256,
            source: chart.source, raw: raw, question: query.inWords, values: values)
    }

    /// The way back of every rule that the query is about.
    ///
    /// - Throws: ``NothingToExplain`` when the chart has no such rule.
    package func lineage(
        of query: RuleQuery, in chart: MedicationChart, entry: ManifestEntry, version: VersionNumber
    ) throws(NothingToExplain) -> Lineage {
        let (raw, lines) = rawFile(of: chart.source)
        let values = chart.rules.indices.filter { query.matches(chart.rules[$0], in: chart) }.map { index in
            let rule = chart.rules[index]
            return Lineage.Value(
                record: .medication(chart.flatRecord(rule: index)),
                steps: rule.cells.map { step($0, lines, entry) }, corrections: rule.corrections)
        }
        guard !values.isEmpty else {
            throw NothingToExplain(chart: chart.id, question: query.inWords, help: query.help(in: chart))
        }
        return Lineage(
            chart: chart.id, version: version.description, chartPath: entry.path, chartSHA256: entry.sha256,
            source: chart.source, raw: raw, question: query.inWords, values: values)
    }

    private func step(_ cell: CellReference, _ lines: DecodedLines?, _ entry: ManifestEntry) -> Lineage.Step {
        let said = entry.findings.first { $0.isA(ChartFinding.sayingApplied) && $0.location.text == cell.text }
        return Lineage.Step(
            cell: cell, line: cell.place.line.flatMap { lines?.line($0) }, said: said?.message)
    }

    /// What the raw file is today; its lines only when its bytes are still those that were read.
    private func rawFile(of source: ChartSource) -> (Lineage.RawFile, DecodedLines?) {
        do {
            let bytes = try FileBytes.read(project.location(of: source.path))
            let sha256 = sha256Hexadecimal(bytes)
            return sha256 == source.sha256 ? (.same, DecodedLines(bytes)) : (.changed(sha256: sha256), nil)
        } catch {
            return (.unreadable(reason: error.message), nil)
        }
    }
}

/// A chart has no value such as was asked for.
package struct NothingToExplain: Error, Sendable {
    package var chart: ChartID
    /// In words.
    package var question: String
    /// What there is instead.
    package var help: String

    package var message: String { "the chart \(chart) has no value for \(question)" }
}

extension BuildRow {
    /// The cells that name the row for one of its limits: those of the limit's own table, where it has such. Stacked
    /// tables share a row, and each names its height once more.
    fileprivate func keys(of limit: BuildLimit) -> [CellReference] {
        let tables = Set(limit.cells.map(\.table))
        let own = cells.filter { tables.contains($0.table) }
        return own.isEmpty ? cells : own
    }
}
