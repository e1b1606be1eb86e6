import Reports
import Store

/// What pages load: a style sheet, a script and an icon, each at an address that holds a hash of its bytes.
struct PageAssets: Sendable {
    struct Asset: Sendable {
        var address: String
        var contentType: String
        var bytes: [UInt8]
    }

    let style: Asset
    let script: Asset
    let icon: Asset
    /// What pages of one kind load besides.
    let own: [Asset]

    /// - Parameter own: The names of further style sheets and scripts: `desk.css`.
    init(own: [String] = []) {
        let colours =
            ":root{\(ChartPlot.colours.light)}\n@media (prefers-color-scheme:dark){:root{\(ChartPlot.colours.dark)}}\n"
        let sheet = colours + ChartPlot.styleSheet + PageFiles.text("style.css")
        style = Self.asset("style", "css", "text/css; charset=utf-8", Array(sheet.utf8))
        script = Self.asset("script", "js", "text/javascript; charset=utf-8", PageFiles.bytes("script.js"))
        icon = Self.asset("icon", "svg", "image/svg+xml", PageFiles.bytes("icon.svg"))
        self.own = own.map { file in
            let parts = file.split(separator: ".").map(String.init)
            let type = parts[1] == "css" ? "text/css; charset=utf-8" : "text/javascript; charset=utf-8"
            return Self.asset(parts[0], parts[1], type, PageFiles.bytes(file))
        }
    }

    func page(path: String) -> SitePage? {
        if path == "/favicon.ico" { return SitePage(contentType: icon.contentType, body: icon.bytes) }
        guard let asset = ([style, script, icon] + own).first(where: { $0.address == path }) else { return nil }
        return SitePage(contentType: asset.contentType, body: asset.bytes, caching: .immutable)
    }

    private static func asset(_ name: String, _ ending: String, _ type: String, _ bytes: [UInt8]) -> Asset {
        let hash = sha256Hexadecimal(bytes).prefix(12)
        return Asset(address: "/assets/\(name)-\(hash).\(ending)", contentType: type, bytes: bytes)
    }
}
