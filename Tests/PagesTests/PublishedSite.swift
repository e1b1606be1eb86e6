import ChartSchema
import Eligibility
import Foundation
import Store
import Testing

@testable import Pages

/// The site of the repository's own dataset, read once for all tests.
enum PublishedSite {
    static let store = DatasetStore(
        root: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "normalized").path)
    static let manifest = Result { try #require(try store.latest(), "nothing is published in \(store.root)") }
    static let site = Result {
        let latest = try manifest.get()
        return try Site(latest, dataset: try EligibilityDataset(latest, in: store), store: store)
    }

    /// The page at an address, written as in a link.
    static func page(_ address: String) throws -> SitePage? {
        let (path, query) = parts(of: address)
        return try site.get().page(path: path, query: query)
    }

    /// The path and the parameters of an address, decoded.
    static func parts(of address: String) -> (path: String, query: [(String, String)]) {
        let halves = address.split(separator: "?", maxSplits: 1).map(String.init)
        var query: [(String, String)] = []
        for pair in halves.count < 2 ? [] : halves[1].split(separator: "&") {
            let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { side in
                side.replacing("+", with: " ").removingPercentEncoding ?? ""
            }
            query.append((sides[0], sides.count < 2 ? "" : sides[1]))
        }
        return (halves[0].removingPercentEncoding ?? "", query)
    }
}

extension SitePage {
    var text: String { String(decoding: body, as: UTF8.self) }

    /// What links lead to, with markup undone.
    var links: [String] {
        text.matches(of: /(?:href|src)="([^"]*)"/).map { match in
            String(match.1).replacing("&amp;", with: "&").replacing("&#39;", with: "'")
        }
    }
}
