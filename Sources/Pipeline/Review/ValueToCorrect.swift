import ChartSchema
import Reading
import Validation

/// One printed value that a person wants published otherwise: a figure of a build chart, a decision or window of a
/// medication chart.
package struct ValueToCorrect: Sendable {
    /// Which value is meant.
    package enum Query: Sendable {
        case limit(ValueQuery)
        case rule(RuleQuery)

        var inWords: String {
            switch self {
            case .limit(let query): query.inWords
            case .rule(let query): query.inWords
            }
        }
    }

    package let chart: ChartID
    package let cell: CellReference
    /// What the chart says as it is read today.
    package let printed: AppliedCorrection.Value
    private let path: String
    private let field: AppliedCorrection.Field
    private let known: Correction?
    private let edit: ReviewEdit

    /// - Parameters:
    ///   - name: The chart's id or its beginning.
    ///   - query: Which limit or rule is meant; it must leave one raw cell.
    /// - Throws: ``ReviewProblem`` where it leaves none or several.
    package init(
        _ field: AppliedCorrection.Field, of query: Query, in name: String,
        configuration: PipelineConfiguration, project: ProjectFolder
    ) throws(ReviewProblem) {
        let planned = try Self.source(name, in: configuration)
        let chart = try Self.chart(planned, in: project)
        (cell, printed) = try Self.printed(field, of: query, in: chart, id: planned.id)
        self.chart = planned.id
        self.field = field
        path = planned.source.path
        let place = (cell.table, cell.row, cell.column)
        known = configuration.review.corrections.first { known in
            guard case .cell(let other) = known.address else { return false }
            return known.chart == planned.id && known.applied.field == field
                && (other.table, other.row, other.column) == place
        }
        edit = ReviewEdit(configuration.review.files.corrections, key: "corrections", in: project)
    }

    /// The one raw cell that a query leaves, and what it gave.
    static func printed(
        _ field: AppliedCorrection.Field, of query: Query, in chart: Chart, id: ChartID
    ) throws(ReviewProblem) -> (cell: CellReference, value: AppliedCorrection.Value) {
        let found: [(cell: CellReference, value: AppliedCorrection.Value)]
        switch (chart, query) {
        case (.build(let chart), .limit(let query)) where Bound(field) != nil:
            found = Self.figures(Bound(field)!, of: query, in: chart)
        case (.medication(let chart), .rule(let query)) where Bound(field) == nil:
            found = Self.values(field, of: query, in: chart)
        default:
            let fields = AppliedCorrection.Field.allCases.filter { (Bound($0) != nil) == (chart.kind == .build) }
            throw ReviewProblem(
                "field", "expected a field of a \(chart.kind.rawValue) chart, found \(field.rawValue)",
                help: "they are \(fields.map(\.rawValue).joined(separator: ", "))")
        }
        var cells: [CellReference] = []
        var values: [AppliedCorrection.Value] = []
        for (cell, value) in found where cell.row >= 0 {
            if !cells.contains(where: { Self.isOnePlace($0, cell) }) { cells.append(cell) }
            if !values.contains(value) { values.append(value) }
        }
        guard cells.count == 1, values.count == 1 else {
            let found = cells.isEmpty ? "none" : cells.count == 1 ? "\(values.count) values" : "\(cells.count) cells"
            let what = chart.kind == .build ? "limit" : "rule"
            throw ReviewProblem(
                "figure", "expected one \(field.rawValue) of \(id) for \(query.inWords), found \(found)",
                help: cells.isEmpty ? "chartwright show \(id) prints what there is" : "say more of the \(what)")
        }
        return (cells[0], values[0])
    }

    /// How a correction stands to one that the value has already.
    package enum Standing: Sendable { case new, same, another }

    /// Whether the review file says the very same of the value, something else, or nothing that holds.
    package func standing(of value: AppliedCorrection.Value, _ signature: ReviewSignature) -> Standing {
        guard let known, !known.isExpired(on: signature.date) else { return .new }
        let applied = known.applied
        let isSame =
            applied.published == value && applied.reason == signature.reason && applied.who == signature.who
            && known.until == signature.until
        return isSame ? .same : .another
    }

    /// Writes the correction.
    ///
    /// - Parameter replacing: Whether it takes the place of one that is there.
    /// - Returns: The review file, relative to the project's folder.
    package func correct(
        to value: AppliedCorrection.Value, _ signature: ReviewSignature, replacing: Bool = false
    ) throws(ReviewProblem) -> String {
        let what = Bound(field) == nil ? "value" : "figure"
        guard value != printed else {
            throw ReviewProblem(
                "correction.empty", "expected another \(what) than the printed \(printed), found the same",
                help: "name the \(what) that is to be published")
        }
        if let known, !replacing, !known.isExpired(on: signature.date) {
            throw ReviewProblem(
                "correction.known", file: "\(known.file):\(known.place.line)",
                "the \(what) is corrected already, to \(known.applied.published)",
                help: "with --replace this one takes its place")
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
            printed.write("expect", to: &$0)
            value.write("publish", to: &$0)
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

    private static func isOnePlace(_ one: CellReference, _ other: CellReference) -> Bool {
        (one.table, one.row, one.column) == (other.table, other.row, other.column)
    }

    private static func figures(
        _ bound: Bound, of query: ValueQuery, in chart: BuildChart
    ) -> [(cell: CellReference, value: AppliedCorrection.Value)] {
        zip(chart.flatRecords(), chart.rows.flatMap(\.limits)).compactMap { record, limit in
            guard query.matches(record), let value = limit[bound], let cell = limit.cell(of: bound) else { return nil }
            return (cell, .figure(value))
        }
    }

    private static func values(
        _ field: AppliedCorrection.Field, of query: RuleQuery, in chart: MedicationChart
    ) -> [(cell: CellReference, value: AppliedCorrection.Value)] {
        chart.rules.compactMap { rule in
            guard query.matches(rule, in: chart), let value = rule[field], let cell = rule.cell(of: field) else {
                return nil
            }
            return (cell, value)
        }
    }

    /// The chart as it is printed today.
    private static func chart(_ planned: PlannedSource, in project: ProjectFolder) throws(ReviewProblem) -> Chart {
        let path = planned.source.path
        let bytes: [UInt8]
        do {
            bytes = try FileBytes.read(project.location(of: path))
        } catch {
            throw ReviewProblem("file", file: path, error.message, help: error.help)
        }
        let reading = SourceReading(
            planned.source.kind, bytes, file: path, sha256: "", instructions: planned.instructions)
        guard let chart = reading.draft?.chart else {
            throw ReviewProblem(
                "file", file: path, "the file holds no chart that can be read",
                help: "chartwright validate --chart \(planned.id) says why")
        }
        return chart
    }
}
