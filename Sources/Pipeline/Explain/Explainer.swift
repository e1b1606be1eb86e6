import ChartSchema
import Reports
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
                record: record, steps: cells.map { Lineage.Step(cell: $0, line: lines?.line($0.line)) },
                corrections: place.1.corrections)
        }
        guard !values.isEmpty else { throw NothingToExplain(query: query, chart: chart) }
        return Lineage(
            chart: chart.id, version: version.description, chartPath: entry.path, chartSHA256: entry.sha256,
            source: chart.source, raw: raw, question: query.inWords, values: values)
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
    package var query: ValueQuery
    package var chart: BuildChart

    package var message: String { "the chart \(chart.id) has no value for \(query.inWords)" }

    /// What there is instead: the class that was probably meant, the classes, the heights, or the products.
    package var help: String {
        if let asked = query.rateClass, !classes.contains(where: { ValueQuery.fold($0) == ValueQuery.fold(asked) }) {
            return NearestWord.of(asked, in: classes).map { "did you mean \($0.quoted)?" }
                ?? "its classes are \(classes.map(\.quoted).joined(separator: ", "))"
        }
        if let product = query.product, !chart.products.contains(product) {
            return "its products are \(chart.products.joined(separator: ", "))"
        }
        let heights = chart.rows.map(\.height).filter { !$0.isAny }
        if let height = query.height, let low = heights.compactMap(\.min).min(),
            let high = heights.compactMap(\.max).max(),
            height.inches < low || height.inches > high
        {
            return "its heights go from \(HeightRange(exactly: low).inWords) to \(HeightRange(exactly: high).inWords)"
        }
        return "ask for less: leave out one of the options"
    }

    /// Labels and ids, each once, in the chart's order.
    private var classes: [String] {
        var names: [String] = []
        for column in chart.columns {
            let label = column.classLabel.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
            for case let name? in [label, column.rateClass?.rawValue] where !names.contains(name) { names.append(name) }
        }
        return names
    }
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
