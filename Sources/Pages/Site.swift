import ChartSchema
import Eligibility
import Results
import Store

/// The web pages of one dataset version: pure functions from a GET request to bytes.
///
/// - ``page(path:query:)`` gives the page, the style sheet, the script or the suggestions of an address.
/// - ``notFound(path:)`` gives the page for an address that nobody knows.
/// - ``contentSecurityPolicy`` is the header that every page can be sent with.
///
/// A site holds a snapshot; make another when another version is published. Its addresses never begin with `/api/`,
/// `/forms/`, `/health`, `/metrics` or `/openapi`. No page grows with the dataset beyond ``largestPage``.
public struct Site: Sendable {
    let manifest: DatasetManifest
    let dataset: EligibilityDataset
    let store: DatasetStore
    let names: SiteNames
    let rawCells: (@Sendable (Finding.Location) -> RawNeighbourhood?)?
    let rawPicture: (@Sendable (ChartSource, [CellReference]) -> [UInt8]?)?
    let builds: BuildChecker
    let medications: MedicationChecker
    let products: [ListedProduct]
    let medicationNames: MedicationNames
    let buildForm: Form
    let medicationForm: Form

    /// The same for the same templates, style, script and names: a page is other bytes when this is, or the version.
    public let fingerprint: String

    private let frame: PageFrame

    /// - Parameters:
    ///   - manifest: The version that `dataset` was read from.
    ///   - dataset: Its editions that are in force.
    ///   - store: Where charts and older versions are read.
    ///   - project: What the dataset does not hold itself.
    public init(
        _ manifest: DatasetManifest, dataset: EligibilityDataset, store: DatasetStore,
        project: SiteProject = SiteProject()
    ) throws {
        self.manifest = manifest
        self.dataset = dataset
        self.store = store
        names = project.names
        rawCells = project.rawCells
        rawPicture = project.rawPicture
        builds = BuildChecker(index: dataset.build, findings: dataset.findings)
        medications = MedicationChecker(index: dataset.medication)
        products = dataset.productsWithOthers
        medicationNames = MedicationNames(dataset.medication)
        buildForm = dataset.buildForm
        medicationForm = dataset.medicationForm
        frame = try PageFrame(navigation: project.navigation + Self.navigation)
        let named = (project.names.carriers.merging(project.names.products) { first, _ in first })
            .sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }.joined(separator: "\n")
        fingerprint = String(
            sha256Hexadecimal(PageFiles.all.flatMap(\.bytes) + frame.assets.style.bytes + Array(named.utf8)).prefix(12))
    }

    /// Nothing is loaded but from the site itself, and no script or style stands in a page.
    public static let contentSecurityPolicy =
        "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; "
        + "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

    /// In bytes: no page is larger, whatever the dataset holds.
    public static let largestPage = 2_000_000

    /// The answer to a GET request; `nil` when the address is none of the site's.
    ///
    /// - Parameters:
    ///   - path: The path with its percent escapes decoded: `/build`.
    ///   - query: The decoded parameters in their order.
    /// - Throws: ``StoreError`` when a chart or a version cannot be read.
    public func page(path: String, query: [(String, String)] = []) throws -> SitePage? {
        if let asset = frame.asset(path: path) { return asset }
        let query = SiteQuery(query)
        let parts = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        switch (parts[0], parts.count) {
        case ("", 1): return home()
        case ("build", 1): return buildPage(query)
        case ("medication", 1): return medicationPage(query)
        case ("plans", 1): return plansPage(query)
        case ("medications", 1): return medicationList(query)
        case ("medications", 2) where parts[1] == "suggestions": return suggestions(query)
        case ("products", 1): return productList(query)
        case ("products", 3): return productPage(parts[1], parts[2])
        case ("charts", 1): return chartList(query)
        case ("charts", 4...): return try chartPage(Array(parts.dropFirst()), query)
        case ("compare", 1): return comparePage(query)
        case ("versions", 1): return try versionList()
        case ("versions", 2): return try versionPage(parts[1], query)
        case ("calendar", 1): return try calendar(query)
        case ("calendar", 2): return try dayPage(parts[1])
        case ("findings", 1): return findingsPage(query)
        default: return nil
        }
    }

    /// The page for an address that nobody knows.
    public func notFound(path: String) -> SitePage {
        render(
            "not-found", title: "Page not found", status: 404,
            ["path": String(path.prefix(SiteQuery.longestValue))])
    }

    /// A page in the frame that all of them have.
    ///
    /// - Parameter here: The address of the entry of the navigation that the page belongs to.
    func render(
        _ template: String, title: String, here: String = "", status: Int = 200, _ values: [String: Any?]
    ) -> SitePage {
        var all = values
        all["version"] = manifest.version.description
        all["version-address"] = Address.version(manifest.version)
        return frame.render(template, title: title, here: here, status: status, all)
    }

    private static let navigation = [
        PageFrame.Group("Check", [("/build", "Build"), ("/medication", "Medication"), ("/plans", "Both")]),
        PageFrame.Group(
            "Data",
            [
                ("/products", "Products"), ("/charts", "Charts"), ("/medications", "Medications"),
                ("/compare", "Compare"), ("/versions", "Versions"), ("/calendar", "Calendar"),
                ("/findings", "Findings"),
            ]),
    ]
}
