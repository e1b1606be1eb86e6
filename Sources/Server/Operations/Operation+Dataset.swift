import ChartSchema
import Eligibility
import Export
import Reports
import Results
import Store

extension Operation {
    static let products = Operation(
        id: "listProducts", group: .dataset, path: "/v1/products",
        summary: "The products that there are charts for.",
        parameters: [.carriers, .products, .asOf, .knownOn], answer: .json("Products"), problems: [.notFound]
    ) { request in
        let plans = try request.plans()
        let listing = ProductListing(
            plans.editions.dataset.products.filter { plans.isWanted(carrier: $0.carrier, product: $0.product) },
            notices: plans.notices)
        return APIAnswer(listing.json())
    }

    static let medications = Operation(
        id: "listMedications", group: .dataset, path: "/v1/medications",
        summary: "The medications that charts print, those that match best first.",
        parameters: [
            .query("search", .words(maxLength: 200), "Only those with a word that begins so."),
            .carriers, .asOf, .knownOn, .limit(50, most: 1000), .offset,
        ], answer: .json("Medications"), problems: [.notFound]
    ) { request in
        let plans = try request.plans()
        let names = plans.editions.names
        let carriers = request.texts("carrier")
        let found = (request.text("search").map { names.matching($0) } ?? names.all).filter {
            carriers.isEmpty || !$0.carriers.allSatisfy { !carriers.contains($0) }
        }
        let page = ListingPage(
            found, version: plans.version, offset: request.integer("offset") ?? 0,
            limit: request.integer("limit") ?? 50)
        return APIAnswer(page.json())
    }

    static let charts = Operation(
        id: "listCharts", group: .dataset, path: "/v1/charts",
        summary: "The charts of a version.",
        parameters: [
            .version, .knownOn, .carriers, .products,
            .query("kind", .choice(["build", "medication"]), "Only charts of this kind."),
            .limit(100, most: 1000), .offset,
        ], answer: .json("Charts"), problems: [.notFound]
    ) { request in
        let manifest = try request.manifest()
        try request.checkNames(in: manifest)
        let (carriers, products) = (request.texts("carrier"), request.texts("product"))
        let found = manifest.charts.filter { entry in
            (carriers.isEmpty || carriers.contains(entry.carrier))
                && (products.isEmpty || entry.products.contains(where: products.contains))
                && request.text("kind").map { entry.kind.rawValue == $0 } ?? true
        }
        let page = ListingPage(
            found, version: manifest.version, offset: request.integer("offset") ?? 0,
            limit: request.integer("limit") ?? 100)
        return APIAnswer(page.json())
    }

    static let chart = Operation(
        id: "getChart", group: .dataset, path: "/v1/charts/{carrier}/{chart}/{edition}",
        summary: "A chart's canonical JSON, byte for byte as it was published.",
        parameters: Parameter.chart + [.version, .knownOn],
        answer: AnswerForm(
            schema:
                ##"{"oneOf":[{"$ref":"#/components/schemas/BuildChart"},{"$ref":"#/components/schemas/MedicationChart"}]}"##
        ), problems: [.notFound], work: .heavy
    ) { request in
        APIAnswer(try request.snapshot.store.chartBytes(try request.chart().entry))
    }

    static let records = Operation(
        id: "getChartRecords", group: .dataset, path: "/v1/charts/{carrier}/{chart}/{edition}/records",
        summary: "A chart's flat records, one JSON object a line.",
        parameters: Parameter.chart + [.version, .knownOn], answer: .text("application/x-ndjson"),
        problems: [.notFound],
        work: .heavy
    ) { request in
        let chart = try request.snapshot.store.chart(try request.chart().entry)
        return APIAnswer(chart.flatRecords().flatMap { $0.ndjsonLine() })
    }

    static let forms = [("getForm", "/v1/forms/{form}"), ("getFormByName", "/forms/{form}")].map { id, path in
        Operation(
            id: id, group: .dataset, path: path,
            summary: "The questions that somebody has to be asked before plans can be checked.",
            parameters: [
                .path("form", .choice(["build", "medication"]), "Which check the questions are for."), .asOf, .knownOn,
            ],
            answer: .json("Form")
        ) { request in
            let dataset = try request.plans().editions.dataset
            return APIAnswer((request.text("form") == "build" ? dataset.buildForm : dataset.medicationForm).json())
        }
    }
}

extension Parameter {
    static let chart: [Parameter] = [
        .path("carrier", .name, "The carrier's id."), .path("chart", .name, "The chart's id."),
        .path("edition", .name, "The edition, or latest."),
    ]
    static let version = query("version", .version, "A published version; the newest that is known when left out.")
}

extension APIRequest {
    /// The chart that the path names.
    ///
    /// - Throws: ``Problem`` when the version has none of the name.
    func chart() throws -> (manifest: DatasetManifest, entry: ManifestEntry) {
        let manifest = try manifest()
        let parts = ["carrier", "chart", "edition"].compactMap { text($0) }
        let editions = manifest.charts.filter { $0.carrier == parts[0] && $0.chart == parts[1] }
        let found = parts[2] == "latest" ? editions.last : editions.first { $0.edition == parts[2] }
        guard let found else {
            throw Problem(
                .notFound, "store.chart.unknown",
                "version \(manifest.version) has no chart \(parts.joined(separator: "/"))",
                help: "GET /v1/charts names every chart", suggestions: editions.suffix(5).map(\.id.description))
        }
        return (manifest, found)
    }
}
