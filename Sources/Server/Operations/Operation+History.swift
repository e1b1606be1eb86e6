import ChartSchema
import Diff
import Eligibility
import Reports
import Results
import Store

extension Operation {
    static let versions = Operation(
        id: "listVersions", group: .history, path: "/v1/versions",
        summary: "The versions of the dataset and what each changed, newest first.",
        parameters: [.knownOn, .limit(20, most: 100)], answer: .json("Versions"), problems: [.notFound], work: .heavy
    ) { request in
        let store = request.snapshot.store
        let newest = try request.newestVersion()
        let published = try store.versions().filter { $0 <= newest }
        let wanted = published.suffix(request.integer("limit") ?? 20)
        return APIAnswer(VersionLog(try wanted.map { try store.head($0) }).json())
    }

    static let version = Operation(
        id: "getVersion", group: .history, path: "/v1/versions/{version}",
        summary: "A version's manifest in one piece, with every entry and finding.",
        parameters: [.path("version", .version, "A published version.")], answer: .json("Manifest"),
        problems: [.notFound], work: .heavy
    ) { request in APIAnswer(try request.manifest().canonicalJSON()) }

    static let diff = Operation(
        id: "getDiff", group: .history, path: "/v1/diff",
        summary: "What changed between two versions, in an underwriter's words.",
        parameters: [
            .query("from", .version, "The older version; the one before \"to\" when left out."),
            .query("to", .version, "The newer version; the newest that is known when left out."), .knownOn,
            .carriers, .products, .query("kind", .choice(["build", "medication"]), "Only charts of this kind."),
            .query("impact", .choice(["yes", "no"]), "Say what changed builds mean for people; no when left out."),
            .query("statements", .integer(1...1000), "At most so many statements a chart; 50 when left out."),
        ], answer: .json("Diff"), problems: [.notFound], work: .heavy
    ) { request in
        let to = try request.manifest("to")
        let store = request.snapshot.store
        let old: DatasetManifest
        if request.text("from") != nil {
            old = try request.manifest("from")
        } else {
            guard let parent = to.parent?.version else {
                throw Problem(
                    .notFound, "diff.first", "version \(to.version) is the first", help: "name an older and a newer one"
                )
            }
            old = try store.manifest(parent)
        }
        try request.checkNames(in: old, to)
        func wanted(_ manifest: DatasetManifest) -> DiffSide {
            DiffSide(manifest, in: store).filtered(
                carriers: Set(request.texts("carrier")), products: Set(request.texts("product")),
                kind: request.text("kind").flatMap { ManifestEntry.Kind(rawValue: $0) })
        }
        let differ = DatasetDiffer(
            bounds: DiffBounds(statements: request.integer("statements") ?? 50),
            withImpact: request.text("impact") == "yes")
        return APIAnswer(try differ.diff(from: wanted(old), to: wanted(to)).json())
    }

    static let findings = Operation(
        id: "listFindings", group: .history, path: "/v1/findings",
        summary: "What should be known about the charts of a version, as it was published.",
        parameters: [
            .version, .knownOn, .carriers,
            .query(
                "chart", .pattern("^[a-z0-9-]+/[a-z0-9-]+(?:/[0-9-]+)?$", example: "acme-life/term"),
                "Only this chart, carrier/chart with or without /edition.", repeats: true),
            .query("severity", .choice(Finding.Severity.allCases.map(\.rawValue)), "At least so grave."),
            .query(
                "rule", .pattern("^[a-z0-9.-]+$", example: "build.weight.decreasing"), "Only of this rule.",
                repeats: true),
        ], answer: .json("Findings"), problems: [.notFound], work: .heavy
    ) { request in
        let manifest = try request.manifest()
        try request.checkNames(in: manifest)
        let (carriers, charts, rules) = (request.texts("carrier"), request.texts("chart"), request.texts("rule"))
        let severity = request.text("severity").flatMap { Finding.Severity(rawValue: $0) }
        let entries = manifest.charts.filter { entry in
            (carriers.isEmpty || carriers.contains(entry.carrier))
                && (charts.isEmpty || charts.contains { (entry.id.description + "/").hasPrefix($0 + "/") })
        }
        let findings = entries.flatMap(\.findings).filter { finding in
            (rules.isEmpty || rules.contains(finding.rule)) && severity.map { finding.severity >= $0 } ?? true
        }
        let report = FindingsReport(
            version: manifest.version, charts: entries.map { FindingsReport.Chart($0) },
            findings: findings.sorted(by: Finding.inReportOrder))
        return APIAnswer(report.json())
    }

    /// - Parameter read: Walks back to the raw cells.
    static func lineage(_ read: @escaping LineageReader) -> Operation {
        Operation(
            id: "getLineage", group: .history, path: "/v1/charts/{carrier}/{chart}/{edition}/lineage",
            summary: "The way from a chart's values back to the raw cells they were read from.",
            parameters: Parameter.chart + [
                .version, .knownOn,
                .query("height", BodyForm.height, "Build charts: only limits for this height."),
                .query("class", .words(maxLength: 100), "Build charts: a rate class, or a label as printed."),
                .query("sex", .choice(["female", "male"]), "Build charts: only limits for this sex."),
                .query("age", .integer(BodyForm.ageRange), "Build charts: only limits for this age in years."),
                .query("tobacco", .choice(["yes", "no"]), "Build charts: only limits for this tobacco state."),
                .query("weight", .integer(1...1999), "Build charts: only limits that hold this weight in pounds."),
                .query("product", .name, "Only this product."),
                .query("medication", BodyForm.name, "Medication charts: a name as printed, or an ingredient."),
                .query("use", BodyForm.name, "Medication charts: what it is taken for."),
            ], answer: .json("Lineage"), problems: [.notFound], work: .heavy, isOfVersion: false
        ) { request in
            let (manifest, entry) = try request.chart()
            let build = ["height", "class", "sex", "age", "tobacco", "weight"]
            let stray = (entry.kind == .build ? ["medication", "use"] : build).first { request.text($0) != nil }
            if let stray {
                throw Problem(
                    .notFound, "explain.option", "a \(entry.kind.rawValue) chart has no values by \(stray)",
                    help: "leave out \(stray)", place: stray)
            }
            let question = LineageQuestion(
                chart: try request.snapshot.store.chart(entry), entry: entry, version: manifest.version,
                height: request.text("height").flatMap { HeightText($0) }, rateClass: request.text("class"),
                sex: request.text("sex").flatMap { Sex(rawValue: $0) }, age: request.integer("age"),
                tobacco: request.text("tobacco").flatMap { Tobacco(rawValue: $0) },
                weight: request.integer("weight").map { Figure($0) }, product: request.text("product"),
                medication: request.text("medication"), use: request.text("use"))
            return APIAnswer(try read(question).json())
        }
    }
}

/// Which values' origin is asked for; what is `nil` narrows nothing down.
package struct LineageQuestion: Sendable {
    package var chart: Chart
    package var entry: ManifestEntry
    package var version: VersionNumber
    package var height: HeightText?
    package var rateClass: String?
    package var sex: Sex?
    package var age: Int?
    package var tobacco: Tobacco?
    package var weight: Figure?
    package var product: String?
    package var medication: String?
    package var use: String?
}

/// Walks back from values to raw cells; the write wing knows how.
///
/// - Throws: ``NoLineage`` when the chart has no such value.
package typealias LineageReader = @Sendable (LineageQuestion) throws -> Lineage

/// A chart has no value such as was asked for.
package struct NoLineage: Error, Sendable {
    package var message: String
    package var help: String

    package init(message: String, help: String) {
        self.message = message
        self.help = help
    }
}
