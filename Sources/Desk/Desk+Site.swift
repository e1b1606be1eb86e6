import ChartSchema
import Eligibility
import Pages
import Pipeline
import Store

/// The pages of what is published, as `serve` has them: where a publication leads to.
extension Desk {
    static let navigation = [PageFrame.Group("Desk", [("/", "Inbox"), ("/project", "Project")])]

    /// `nil` for an address that is none of theirs, and where nothing is published.
    func published(_ request: DeskRequest) -> DeskAnswer? {
        do {
            guard let site = try site() else { return nil }
            guard let page = try site.page(path: request.path, query: request.query) else { return nil }
            return DeskAnswer(
                status: page.status, contentType: page.contentType, body: page.body, location: page.location)
        } catch {
            return problem("The dataset could not be read: \(error)", status: 503)
        }
    }

    /// The site of the version that is the latest, on the day it is; made once a version and day.
    private func site() throws -> Site? {
        let configuration = try? self.configuration() as PipelineConfiguration??
        let store = store(configuration.flatMap(\.self))
        guard let manifest = try store.latest() else { return nil }
        let today = ISODate.today
        if let known = knownSite, known.version == manifest.version, known.day == today { return known.site }
        var about = SiteProject()
        for carrier in configuration.flatMap(\.self)?.carriers ?? [] {
            about.names.carriers[carrier.id] = carrier.name
            for product in carrier.products { about.names.products["\(carrier.id)/\(product.id)"] = product.name }
        }
        about.rawCells = { [project] place in RawTableCache(project: project).neighbourhood(of: place) }
        about.rawPicture = { [project, pictures] source, cells in pictures.printed(cells, of: source, in: project) }
        about.navigation = Self.navigation
        let dataset = try EligibilityDataset(manifest, in: store, effectiveOn: today)
        let site = try Site(manifest, dataset: dataset, store: store, project: about)
        knownSite = (manifest.version, today, site)
        return site
    }
}
