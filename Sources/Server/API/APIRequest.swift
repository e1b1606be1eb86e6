import ChartSchema
import Eligibility
import Store

/// A request whose parameters are what they should be, with the one version it is answered from.
struct APIRequest: Sendable {
    let snapshot: DatasetSnapshot
    /// By the parameters' names; one without values is not there.
    let values: [String: [String]]
    let body: [UInt8]
    /// Whether files may be read; where not, what needs one throws ``FileNeeded``.
    private(set) var mayRead = false

    /// The same, with files.
    var reading: APIRequest {
        var result = self
        result.mayRead = true
        return result
    }

    func text(_ name: String) -> String? { values[name]?.first }
    func texts(_ name: String) -> [String] { values[name] ?? [] }
    func integer(_ name: String) -> Int? { text(name).flatMap { Int($0) } }

    /// The version that `known_on` asks for, with the editions that `as_of` asks for.
    func plans() throws -> PlanSelection {
        try PlanSelection(
            try known(on: text("known_on"), place: "known_on"), carriers: texts("carrier"), products: texts("product"),
            day: day(asOf: text("as_of"), knownOn: text("known_on")), mayRead: mayRead)
    }

    /// The day whose editions are asked for; `nil` for the day of serving. What was known on a day that is past is asked for as it was answered then.
    func day(asOf: String?, knownOn: String?) -> String? {
        asOf ?? knownOn.flatMap { $0 < snapshot.day ? $0 : nil }
    }

    /// The version that was the latest on a day, in memory; the latest without a day.
    ///
    /// - Parameter place: Where the day stands.
    func known(on day: String?, place: String) throws -> ServedVersion {
        try Problem.placed(place) { try snapshot.known(on: day, mayRead: mayRead) }
    }

    /// The newest version that `known_on` lets be known; the latest without it.
    func newestVersion() throws -> VersionNumber {
        try Problem.placed("known_on") { try snapshot.version(knownOn: text("known_on"), mayRead: mayRead) }
    }

    /// The version that a parameter names, the newest that is known without one.
    func manifest(_ parameter: String = "version") throws -> DatasetManifest {
        let newest = try newestVersion()
        let number = text(parameter).flatMap { VersionNumber($0) } ?? newest
        if number == newest, number == snapshot.manifest.version { return snapshot.manifest }
        guard mayRead else { throw FileNeeded() }
        guard number <= newest else {
            if let day = text("known_on"), number <= snapshot.manifest.version {
                throw Problem.notKnown(number, on: day, place: parameter)
            }
            throw Problem(.unknownVersion(number, known: try snapshot.store.versions().filter { $0 <= newest }))
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
            texts("product"), "product", known: Set(charts.flatMap(\.products)).union(snapshot.latest.products))
    }
}

/// The plans that a request is about, and the version and the editions that count for it.
struct PlanSelection: Sendable {
    let version: VersionNumber
    let editions: EditionsInForce
    let day: String?
    private let carriers: [String]
    private let products: [String]

    /// - Throws: ``Problem`` for a carrier or product that the version does not have.
    init(
        _ version: ServedVersion, carriers: [String], products: [String], day: String?, mayRead: Bool
    ) throws {
        try Self.check(carriers, "carrier", known: version.carriers)
        try Self.check(products, "product", known: version.products)
        self.version = version.manifest.version
        editions = try version.editions(on: day, mayRead: mayRead)
        self.day = day
        self.carriers = carriers
        self.products = products
    }

    /// What should be known of other editions of the plans' charts.
    var notices: [EditionNotice] {
        editions.dataset.notices.filter { $0.isAbout { isWanted(carrier: $0, product: $1) } }
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
