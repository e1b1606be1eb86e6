import ChartSchema
import Eligibility
import Store

/// A request whose parameters are what they should be, with the one version it is answered from.
struct APIRequest: Sendable {
    let snapshot: DatasetSnapshot
    /// By the parameters' names; one without values is not there.
    let values: [String: [String]]
    let body: [UInt8]

    func text(_ name: String) -> String? { values[name]?.first }
    func texts(_ name: String) -> [String] { values[name] ?? [] }
    func integer(_ name: String) -> Int? { text(name).flatMap { Int($0) } }

    /// The editions that `as_of` asks for.
    func plans() throws -> PlanSelection {
        try PlanSelection(snapshot, carriers: texts("carrier"), products: texts("product"), day: text("as_of"))
    }

    /// The version that `version` names, the latest without one.
    func manifest(_ parameter: String = "version") throws -> DatasetManifest {
        guard let text = text(parameter), let number = VersionNumber(text), number != snapshot.manifest.version else {
            return snapshot.manifest
        }
        guard number < snapshot.manifest.version else {
            throw Problem(.unknownVersion(number, known: try snapshot.store.versions()))
        }
        return try snapshot.store.manifest(number)
    }
}

extension APIRequest {
    /// Refuses carriers and products that none of some versions has.
    func checkNames(in manifests: DatasetManifest...) throws(Problem) {
        let charts = manifests.flatMap(\.charts)
        try PlanSelection.check(texts("carrier"), "carrier", known: Set(charts.map(\.carrier)))
        try PlanSelection.check(
            texts("product"), "product", known: Set(charts.flatMap(\.products)).union(snapshot.products))
    }
}

/// The plans that a request is about, and the editions that count for it.
struct PlanSelection: Sendable {
    let editions: EditionsInForce
    let day: String?
    private let carriers: [String]
    private let products: [String]

    /// - Throws: ``Problem`` for a carrier or product that the version does not have.
    init(_ snapshot: DatasetSnapshot, carriers: [String], products: [String], day: String?) throws {
        try Self.check(carriers, "carrier", known: snapshot.carriers)
        try Self.check(products, "product", known: snapshot.products)
        editions = try snapshot.editions(on: day)
        self.day = day
        self.carriers = carriers
        self.products = products
    }

    func isWanted(carrier: String, product: String) -> Bool {
        (carriers.isEmpty || carriers.contains(carrier)) && (products.isEmpty || products.contains(product))
    }

    fileprivate static func check(_ wanted: [String], _ what: String, known: Set<String>) throws(Problem) {
        guard let unknown = wanted.first(where: { !known.contains($0) }) else { return }
        throw Problem(
            .notFound, "check.\(what).unknown", "there is no \(what) \"\(unknown)\" in the dataset",
            help: "GET /v1/products names every carrier and product", place: what)
    }
}
