import Pages
import Pipeline

extension ProjectOptions {
    /// What the project adds to the pages of its dataset. Without a configuration that can be read, ids stand for names.
    func site(in folder: ProjectFolder) -> SiteProject {
        var site = SiteProject()
        for carrier in (try? configuration(in: folder))?.carriers ?? [] {
            site.names.carriers[carrier.id] = carrier.name
            for product in carrier.products { site.names.products["\(carrier.id)/\(product.id)"] = product.name }
        }
        site.rawCells = { place in RawTableCache(project: folder).neighbourhood(of: place) }
        let pictures = PagePictures()
        site.rawPicture = { source, cells in pictures.printed(cells, of: source, in: folder) }
        return site
    }
}
