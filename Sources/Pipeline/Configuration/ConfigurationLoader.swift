import ChartSchema
import Reading

/// Turns the JSON of `pipeline.json` into a configuration: which keys there are and what each may hold.
struct ConfigurationLoader {
    var reader: ConfigurationReader
    let project: ProjectFolder
    /// The ids that a carrier may name; `nil` for any, in settings of other releases.
    let adapters: [String]?
    /// Where the review files are.
    private(set) var reviewFiles = ReviewFiles()
    private var dueAfterMonths: Int?
    private var carrierIDs = UniqueNames()
    private var chartIDs = UniqueNames()

    init(reader: ConfigurationReader, project: ProjectFolder, adapters: [String]?) {
        self.reader = reader
        self.project = project
        self.adapters = adapters
    }

    mutating func configuration(_ node: PlacedJSON, file: String) -> PipelineConfiguration? {
        guard
            let root = reader.object(
                node, what: "the pipeline", required: ["schema", "carriers"], optional: ["rules", "review", "outputs"])
        else { return nil }
        checkSchema(root.member("schema")?.value)
        let carriers = reader.array(root, "carriers").compactMap { carrier($0) }
        let rules = reader.rules(root.member("rules")?.value, scope: .pipeline)
        reviewFiles = files(of: root.member("review")?.value)
        let directory = outputDirectory(root.member("outputs")?.value)
        return PipelineConfiguration(
            file: file, carriers: carriers, rules: rules, outputDirectory: directory, dueAfterMonths: dueAfterMonths)
    }

    private mutating func checkSchema(_ node: PlacedJSON?) {
        guard let node, node.value != .number(String(PipelineConfiguration.schema)) else { return }
        reader.report(
            "schema", at: node.range, expected: "schema \(PipelineConfiguration.schema), the one this program reads",
            found: node.inWords, help: "write \"schema\": \(PipelineConfiguration.schema), or use another release")
    }

    mutating func carrier(_ node: PlacedJSON) -> PipelineConfiguration.Carrier? {
        guard
            let object = reader.object(
                node, what: "a carrier", required: ["id", "name", "products", "sources"],
                optional: ["adapter", "meanings", "rules"])
        else { return nil }
        let id = reader.id(object.member("id")?.value, what: "a carrier's id")
        let name = reader.text(object.member("name")?.value, what: "a carrier's name")
        let adapter = adapter(object.member("adapter")?.value)
        if let id, let range = object.member("id")?.value.range {
            carrierIDs.add(id, what: "the carrier", at: range, to: &reader)
        }
        var productIDs = UniqueNames()
        let products = reader.array(object, "products").compactMap { product($0, in: &productIDs) }
        // A product whose name has a mistake is still known to the sources.
        let known = Array(productIDs.names)
        let meanings = reader.meanings(object.member("meanings")?.value, products: known)
        let rules = reader.rules(object.member("rules")?.value, scope: .carrier)
        let sources = reader.array(object, "sources").compactMap { node in
            var source = source(node, carrier: id, products: known)
            source?.written = DeclaredSource(node, of: object)
            return source
        }
        guard let id, let name else { return nil }
        return PipelineConfiguration.Carrier(
            id: id, name: name, adapter: adapter, products: products, meanings: meanings, rules: rules,
            sources: sources)
    }

    private mutating func adapter(_ node: PlacedJSON?) -> String? {
        guard let adapters else { return reader.text(node, what: "an adapter") }
        return reader.choice(node, code: "adapter.unknown", what: "an adapter", of: adapters)
    }

    private mutating func product(_ node: PlacedJSON, in ids: inout UniqueNames) -> ReadingInstructions.Product? {
        guard let object = reader.object(node, what: "a product", required: ["id", "name"]) else { return nil }
        let id = reader.id(object.member("id")?.value, what: "a product's id")
        let name = reader.text(object.member("name")?.value, what: "a product's name")
        if let id, let range = object.member("id")?.value.range {
            ids.add(id, what: "the product", at: range, to: &reader)
        }
        guard let id, let name else { return nil }
        return ReadingInstructions.Product(id: id, name: name)
    }

    private mutating func source(
        _ node: PlacedJSON, carrier: String?, products: [String]
    ) -> PipelineConfiguration.Source? {
        guard
            let object = reader.object(
                node, what: "a source", required: ["chart", "kind", "path", "edition", "products"],
                optional: ["origin", "retrieved", "layout", "meanings", "given", "rules", "withdrawn", "golden"])
        else { return nil }
        let chart = reader.id(object.member("chart")?.value, what: "a chart's name")
        let kind = reader.choice(
            object.member("kind")?.value, code: "kind.unknown", what: "a kind of chart",
            of: ChartKind.allCases.map(\.rawValue))
        let path = path(object.member("path")?.value, what: "a path in the project")
        let edition = reader.date(object.member("edition")?.value, what: "an edition")
        let covered = coveredProducts(object, of: products, carrier: carrier)
        let origin = reader.text(object.member("origin")?.value, what: "where the file came from")
        let retrieved = reader.date(object.member("retrieved")?.value, what: "the day the file came")
        let layout = object.member("layout").flatMap { reader.layout($0.value) }
        let meanings = reader.meanings(object.member("meanings")?.value, products: products)
        let given = reader.given(object.member("given")?.value)
        let rules = reader.rules(object.member("rules")?.value, scope: .chart)
        let withdrawal = withdrawal(object.member("withdrawn")?.value, after: edition)
        if let carrier, let chart, let edition, let range = object.member("chart")?.value.range {
            chartIDs.add("\(carrier)/\(chart)/\(edition)", what: "the chart", at: range, to: &reader)
        }
        guard let chart, let kind = kind.flatMap(ChartKind.init(rawValue:)), let path, let edition,
            let pathRange = object.member("path")?.value.range
        else { return nil }
        return PipelineConfiguration.Source(
            chart: chart, kind: kind, path: path, pathLine: reader.line(of: pathRange), edition: edition,
            products: covered, origin: origin, retrieved: retrieved, layout: layout, meanings: meanings,
            given: given, rules: rules,
            hasGolden: reader.flag(object.member("golden")?.value, what: "whether its records are kept") ?? false,
            withdrawal: withdrawal)
    }

    /// `{"from": "2026-09-01", "reason": "the carrier's letter of 3 August"}`.
    private mutating func withdrawal(_ node: PlacedJSON?, after edition: String?) -> Withdrawal? {
        guard let node, let object = reader.object(node, what: "a withdrawal", required: ["from", "reason"]) else {
            return nil
        }
        let from = reader.date(object.member("from")?.value, what: "the first day without the chart")
        let reason = reader.text(object.member("reason")?.value, what: "whose word it is")
        guard let from, let reason else { return nil }
        if let edition, from < edition, let range = object.member("from")?.value.range {
            reader.report(
                "withdrawn", at: range, expected: "a day from \(edition) on, when the edition begins",
                found: from.quoted,
                help: "name the first day on which the chart no longer holds")
            return nil
        }
        return Withdrawal(from: from, reason: reason)
    }

    private mutating func coveredProducts(_ source: PlacedJSON, of products: [String], carrier: String?) -> [String] {
        let nodes = reader.array(source, "products")
        if nodes.isEmpty, let member = source.member("products"), case .array = member.value.value {
            reader.report(
                "product.none", at: member.value.range, expected: "the products that the chart is for",
                found: "an empty array",
                help: products.isEmpty
                    ? "name the carrier's products first"
                    : "add one of \(products.map(\.quoted).joined(separator: ", "))")
        }
        var seen = UniqueNames()
        return nodes.compactMap { node in
            let what = carrier.map { "a product of \($0)" } ?? "a product of the carrier"
            guard let id = reader.choice(node, code: "product.unknown", what: what, of: products) else { return nil }
            seen.add(id, what: "the product", at: node.range, to: &reader)
            return id
        }
    }

    mutating func outputDirectory(_ node: PlacedJSON?) -> String {
        let fallback = PipelineConfiguration.defaultOutputDirectory
        guard let node else { return fallback }
        guard let object = reader.object(node, what: "the outputs", required: ["directory"]) else { return fallback }
        return path(object.member("directory")?.value, what: "a folder in the project") ?? fallback
    }

    /// `{"accepted": "review/accepted.json", "corrections": "review/corrections.json",
    /// "names": "review/names.tsv", "due_after_months": 24}`.
    private mutating func files(of node: PlacedJSON?) -> ReviewFiles {
        var files = ReviewFiles()
        guard let node,
            let object = reader.object(
                node, what: "the review files", required: [],
                optional: ["accepted", "corrections", "names", "due_after_months"])
        else { return files }
        dueAfterMonths = months(object.member("due_after_months")?.value)
        if let accepted = path(object.member("accepted")?.value, what: "a file in the project") {
            files.accepted = accepted
        }
        if let corrections = path(object.member("corrections")?.value, what: "a file in the project") {
            files.corrections = corrections
        }
        if let names = path(object.member("names")?.value, what: "a file in the project") { files.names = names }
        return files
    }

    private mutating func months(_ node: PlacedJSON?) -> Int? {
        guard let node else { return nil }
        if case .number(let text) = node.value, let number = Int(text), number >= 1 { return number }
        reader.report(
            "months", at: node.range, expected: "a number of months from 1", found: node.inWords,
            help: "write it as a whole number, such as 24")
        return nil
    }

    private mutating func path(_ node: PlacedJSON?, what: String) -> String? {
        guard let node, let text = reader.text(node, what: what) else { return nil }
        guard let objection = project.objection(to: text) else { return text }
        let help =
            switch objection {
            case .absolute: "write it relative to the folder of pipeline.json, such as raw/acme/2024-05-01/build.csv"
            case .parent: "copy the file into raw/ and name it from there, without \"..\""
            case .backslash: "write folders with /"
            case .notPlain: "write it plainly, such as raw/acme/2024-05-01/build.csv"
            case .link: "put the file itself there instead of a link"
            }
        let found =
            if case .link(let target) = objection { "\(node.inWords), a link to \(target)" } else { node.inWords }
        reader.report(
            "path", at: node.range, expected: "\(what), and none that leads out of it", found: found, help: help)
        return nil
    }
}
