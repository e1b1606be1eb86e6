import ChartSchema
import Reading
import Validation

/// One printed figure of a build chart that a person wants published otherwise.
package struct FigureToCorrect: Sendable {
    package let chart: ChartID
    package let cell: CellReference
    /// What the chart says as it is read today.
    package let printed: Figure
    private let path: String
    private let field: AppliedCorrection.Field
    private let known: Correction?
    private let edit: ReviewEdit

    /// - Parameters:
    ///   - name: The chart's id or its beginning.
    ///   - query: Which limit is meant; it must leave one raw cell.
    /// - Throws: ``ReviewProblem`` where it leaves none or several.
    package init(
        _ field: AppliedCorrection.Field, of query: ValueQuery, in name: String,
        configuration: PipelineConfiguration, project: ProjectFolder
    ) throws(ReviewProblem) {
        let planned = try Self.source(name, in: configuration)
        let chart = try Self.chart(planned, in: project)
        guard planned.source.kind == .build, let bound = Bound(field) else {
            throw ReviewProblem(
                "field", "expected a field of a \(planned.source.kind.rawValue) chart, found \(field.rawValue)",
                help: "write corrections of medication charts into \(configuration.review.files.corrections)")
        }
        var cells: [CellReference] = []
        var values: [Figure] = []
        let limits = chart.rows.flatMap(\.limits)
        for (record, limit) in zip(chart.flatRecords(), limits) where query.matches(record) {
            guard let value = limit[bound], let cell = limit.cell(of: bound), cell.row >= 0 else { continue }
            if !cells.contains(cell) { cells.append(cell) }
            if !values.contains(value) { values.append(value) }
        }
        guard cells.count == 1, values.count == 1 else {
            let found = cells.isEmpty ? "none" : "\(cells.count) cells"
            throw ReviewProblem(
                "figure", "expected one \(field.rawValue) of \(planned.id) for \(query.inWords), found \(found)",
                help: cells.isEmpty ? "chartwright show \(planned.id) prints what there is" : "say more of the limit")
        }
        self.chart = planned.id
        self.field = field
        cell = cells[0]
        printed = values[0]
        path = planned.source.path
        let place = (cell.table, cell.row, cell.column)
        known = configuration.review.corrections.first { known in
            guard case .cell(let other) = known.address else { return false }
            return known.chart == planned.id && known.applied.field == field
                && (other.table, other.row, other.column) == place
        }
        edit = ReviewEdit(configuration.review.files.corrections, key: "corrections", in: project)
    }

    /// Writes the correction.
    ///
    /// - Returns: The review file, relative to the project's folder.
    package func correct(to figure: Figure, _ signature: ReviewSignature) throws(ReviewProblem) -> String {
        guard figure != printed else {
            throw ReviewProblem(
                "correction.empty", "expected another figure than the printed \(printed), found the same",
                help: "name the figure that is to be published")
        }
        if let known, !known.isExpired(on: signature.date) {
            throw ReviewProblem(
                "correction.known", file: "\(known.file):\(known.place.line)",
                "the figure is corrected already, to \(known.applied.published)", help: "edit the entry")
        }
        let entry = reviewEntry {
            $0.member("chart", chart.description)
            $0.object("cell") {
                $0.member("file", path)
                $0.member("table", cell.table)
                $0.member("row", cell.row)
                $0.member("column", cell.column)
            }
            $0.member("field", field.rawValue)
            $0.member("expect", printed)
            $0.member("publish", figure)
            signature.write(to: &$0)
        }
        try edit.write(entry, insteadOfEntryOnLine: known?.place.line)
        return edit.file
    }

    private static func source(
        _ name: String, in configuration: PipelineConfiguration
    ) throws(ReviewProblem) -> PlannedSource {
        let plan = configuration.plan
        let named = plan.filter { $0.id.isNamed(name) }
        guard named.count <= 1, let planned = named.first else {
            let ids = (named.isEmpty ? plan : named).map(\.id.description)
            throw ReviewProblem(
                named.isEmpty ? "chart.unknown" : "chart.ambiguous", file: configuration.file,
                "expected the id of a chart or its beginning, found \(name.quoted)",
                help: named.isEmpty
                    ? NearestWord.of(name, in: ids).map { "did you mean \($0)?" }
                        ?? "its charts are \(ids.joined(separator: ", "))"
                    : "write more of it: \(ids.joined(separator: ", "))")
        }
        return planned
    }

    /// The chart as it is printed today.
    private static func chart(_ planned: PlannedSource, in project: ProjectFolder) throws(ReviewProblem) -> BuildChart {
        let path = planned.source.path
        let bytes: [UInt8]
        do {
            bytes = try FileBytes.read(project.location(of: path))
        } catch {
            throw ReviewProblem("file", file: path, error.message, help: error.help)
        }
        let reading = SourceReading.buildChart(
            bytes, file: path, sha256: "", instructions: planned.instructions)
        guard let draft = reading.draft else {
            throw ReviewProblem(
                "file", file: path, "the file holds no chart that can be read",
                help: "chartwright validate --chart \(planned.id) says why")
        }
        return draft.chart
    }
}
