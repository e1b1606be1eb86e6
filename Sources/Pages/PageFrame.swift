import Reports

/// What every page has around it, whoever makes it: the templates, the style sheet, the script, the icon, the navigation.
package struct PageFrame: Sendable {
    /// A group of the navigation.
    package struct Group: Sendable {
        package var name: String
        /// Addresses and what they are called.
        package var entries: [(address: String, name: String)]

        package init(_ name: String, _ entries: [(String, String)]) {
            self.name = name
            self.entries = entries.map { (address: $0.0, name: $0.1) }
        }
    }

    private let templates: PageTemplates
    let assets: PageAssets
    private let navigation: [Group]

    /// - Parameter own: Further style sheets and scripts, by their names among the pages' files.
    package init(navigation: [Group], own: [String] = []) throws {
        templates = try PageTemplates()
        assets = PageAssets(own: own)
        self.navigation = navigation
    }

    /// The style sheet, script or icon at an address; `nil` where there is none.
    package func asset(path: String) -> SitePage? { assets.page(path: path) }

    /// A page in its frame.
    ///
    /// - Parameter here: The address of the entry of the navigation that the page belongs to.
    package func render(
        _ template: String, title: String, here: String = "", status: Int = 200, _ values: [String: Any?]
    ) -> SitePage {
        var all = [String: Any](values)
        all["title"] = title
        all["isHome"] = here == "/"
        all["style"] = assets.style.address
        all["script"] = assets.script.address
        all["icon"] = assets.icon.address
        all["own-styles"] = assets.own.filter { $0.contentType.hasPrefix("text/css") }.map { ["address": $0.address] }
        all["own-scripts"] = assets.own.filter { $0.contentType.hasPrefix("text/javascript") }
            .map { ["address": $0.address] }
        all["navigation"] = navigation.map { group in
            [
                "name": group.name,
                "entries": group.entries.map {
                    ["address": $0.address, "name": $0.name, "is-here": $0.address == here]
                },
            ] as [String: Any]
        }
        return SitePage(status: status, body: templates.render(template, all))
    }

    /// A template by itself: a part of a page.
    package func part(_ template: String, _ values: [String: Any?]) -> [UInt8] {
        templates.render(template, [String: Any](values))
    }
}
