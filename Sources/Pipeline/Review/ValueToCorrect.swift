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
    /// The raw cell that gave it.
    package let cell: CellReference
    /// The rules that are corrected, where the cell gave others too, or is none of a table.
    private let rules: [Correction.RuleName]
    /// What the chart says as it is read today.
    package let printed: AppliedCorrection.Value
    private let path: String
    private let field: AppliedCorrection.Field
    private let known: [Correction]
    private let edit: ReviewEdit

    /// - Parameters:
    ///   - name: The chart's id or its beginning.
    ///   - query: Which limit or rule is meant; it must leave one raw cell.
    ///   - printed: What is printed there, where a cell gave several values.
    /// - Throws: ``ReviewProblem`` where it leaves none or several.
    package init(
        _ field: AppliedCorrection.Field, of query: Query, printed: AppliedCorrection.Value? = nil, in name: String,
        configuration: PipelineConfiguration, project: ProjectFolder
    ) throws(ReviewProblem) {
        let planned = try Self.source(name, in: configuration)
        let chart = try Self.chart(planned, in: project)
        (cell, self.printed, rules) = try Self.target(field, of: query, being: printed, in: chart, id: planned.id)
        self.chart = planned.id
        self.field = field
        path = planned.source.path
        let place = (cell.table, cell.row, cell.column)
        known = configuration.review.corrections.filter { [rules] known in
            guard known.chart == planned.id, known.applied.field == field else { return false }
            switch known.address {
            case .cell(let other): return rules.isEmpty && (other.table, other.row, other.column) == place
            case .rule(let name): return rules.contains(name)
            case .limit: return false
            }
        }
        edit = ReviewEdit(configuration.review.files.corrections, key: "corrections", in: project)
    }

    /// The one value that a query leaves, and the rules that have to be named because its cell is not theirs alone.
    static func target(
        _ field: AppliedCorrection.Field, of query: Query, being printed: AppliedCorrection.Value?, in chart: Chart,
        id: ChartID
    ) throws(ReviewProblem) -> (cell: CellReference, value: AppliedCorrection.Value, rules: [Correction.RuleName]) {
        let found = try Self.printed(field, of: query, being: printed, in: chart, id: id)
        let rules = Self.rules(field, of: query, being: printed, in: chart, cell: found.cell)
        return (found.cell, found.value, rules)
    }

    /// The one raw cell that a query leaves, and what it gave.
    static func printed(
        _ field: AppliedCorrection.Field, of query: Query, being printed: AppliedCorrection.Value? = nil,
        in chart: Chart, id: ChartID
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
        // A rule is named by itself, also where a sentence or a title gave it.
        for (cell, value) in found
        where (cell.row >= 0 || chart.kind == .medication) && printed.map({ $0 == value }) ?? true {
            if !cells.contains(where: { Self.isOnePlace($0, cell) }) { cells.append(cell) }
            if !values.contains(value) { values.append(value) }
        }
        guard cells.count == 1 || isOneRule(query, being: printed, field, in: chart), values.count == 1 else {
            let found = cells.isEmpty ? "none" : cells.count == 1 ? "\(values.count) values" : "\(cells.count) cells"
            let what = chart.kind == .build ? "limit" : "rule"
            throw ReviewProblem(
                "figure", "expected one \(field.rawValue) of \(id) for \(query.inWords), found \(found)",
                help: cells.isEmpty
                    ? "chartwright show \(id) prints what there is"
                    : Self.choices(query, in: chart) ?? "say more of the \(what)")
        }
        return (cells[0], values[0])
    }

    /// The rules that have to be named because the cell alone would say more or less than is asked; none where it says just that.
    private static func rules(
        _ field: AppliedCorrection.Field, of query: Query, being printed: AppliedCorrection.Value?, in chart: Chart,
        cell: CellReference
    ) -> [Correction.RuleName] {
        guard case .medication(let chart) = chart, case .rule(let query) = query else { return [] }
        let asked = query.chosen(in: chart).filter { printed == nil || $0[field] == printed }
        let sharing = chart.rules.filter { $0.cell(of: field).map { isOnePlace($0, cell) } ?? false }
        let isOwn = asked.allSatisfy { $0.cell(of: field).map { isOnePlace($0, cell) } ?? false }
        if cell.row >= 0, isOwn, sharing.count == asked.count { return [] }
        var names: [Correction.RuleName] = []
        for rule in asked {
            let name = Correction.RuleName(rule, of: chart)
            if !names.contains(name) { names.append(name) }
        }
        return names
    }

    /// Whether what is asked about is one rule of a medication chart, which may be printed several times, all alike.
    private static func isOneRule(
        _ query: Query, being printed: AppliedCorrection.Value?, _ field: AppliedCorrection.Field, in chart: Chart
    ) -> Bool {
        guard case .medication(let chart) = chart, case .rule(let query) = query else { return false }
        let asked = query.chosen(in: chart).filter { printed == nil || $0[field] == printed }
        return Set(asked.map { Correction.RuleName($0, of: chart) }).count == 1
    }

    /// What tells the rules apart that a question leaves: at most eight of them.
    private static func choices(_ query: Query, in chart: Chart) -> String? {
        guard case .medication(let chart) = chart, case .rule(let query) = query else { return nil }
        let names = query.chosen(in: chart).map { rule in
            "\(Correction.RuleName(rule, of: chart).inWords): \(rule.outcome.rawValue)"
        }
        let more = names.count > 8 ? "; and \(names.count - 8) more" : ""
        return
            "say more with --use, --product, --lookback-min-months, --lookback-max-months, --condition or --printed: "
            + names.prefix(8).joined(separator: "; ") + more
    }

    /// `at table 0, row 3, column 3`, `of Coumadin for DVT any time`.
    package var placeInWords: String {
        switch rules.count {
        case 0: "at table \(cell.table), row \(cell.row), column \(cell.column)"
        case 1: "of \(rules[0].inWords)"
        default: "of \(rules.count) rules"
        }
    }

    /// How a correction stands to one that the value has already.
    package enum Standing: Sendable { case new, same, another }

    /// Whether the review file says the very same of the value, something else, or nothing that holds.
    package func standing(of value: AppliedCorrection.Value, _ signature: ReviewSignature) -> Standing {
        let holding = known.filter { !$0.isExpired(on: signature.date) }
        guard !holding.isEmpty else { return .new }
        let isSame =
            holding.count >= rules.count
            && holding.allSatisfy { known in
                let applied = known.applied
                return applied.published == value && applied.reason == signature.reason && applied.who == signature.who
                    && known.until == signature.until
            }
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
        if let known = known.first(where: { !$0.isExpired(on: signature.date) }), !replacing {
            throw ReviewProblem(
                "correction.known", file: "\(known.file):\(known.place.line)",
                "the \(what) is corrected already, to \(known.applied.published)",
                help: "with --replace this one takes its place")
        }
        if rules.isEmpty {
            try edit.write(entry(nil, value, signature), insteadOfEntryOnLine: known.first?.place.line)
        }
        for rule in rules {
            let line = known.first { if case .rule(rule) = $0.address { true } else { false } }?.place.line
            try edit.write(entry(rule, value, signature), insteadOfEntryOnLine: line)
        }
        return edit.file
    }

    /// - Parameter rule: Named in place of the cell.
    private func entry(
        _ rule: Correction.RuleName?, _ value: AppliedCorrection.Value, _ signature: ReviewSignature
    ) -> String {
        reviewEntry {
            $0.member("chart", chart.description)
            if let rule {
                $0.object("where") { rule.write(to: &$0) }
            } else {
                $0.object("cell") {
                    $0.member("file", path)
                    $0.member("table", cell.table)
                    $0.member("row", cell.row)
                    $0.member("column", cell.column)
                }
            }
            $0.member("field", field.rawValue)
            printed.write("expect", to: &$0)
            value.write("publish", to: &$0)
            signature.write(to: &$0)
        }
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
        query.chosen(in: chart).compactMap { rule in
            guard let value = rule[field], let cell = rule.cell(of: field) else { return nil }
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
