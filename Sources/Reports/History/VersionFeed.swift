import ChartSchema

/// What a dataset's versions changed, as a feed that a team can subscribe to: newest first.
///
/// A feed's entries have days, so that versions which do not say theirs are left out. The same dataset gives the same bytes.
package struct VersionFeed: Sendable {
    package struct Entry: Hashable, Sendable {
        package var id: String
        package var title: String
        /// An ISO date.
        package var day: String
        package var lines: [String]
    }

    /// Stays the same for as long as the first version does.
    package var id: String
    package var title: String
    /// Where the feed itself is to be had; `nil` for a file.
    package var link: String?
    package var entries: [Entry]

    /// The day of the newest entry; `nil` for a feed without any.
    package var updated: String? { entries.first?.day }

    /// - Parameters:
    ///   - versions: Oldest first; the SHA-256 of the first names the feed.
    ///   - link: Where the feed is to be had.
    package init(_ versions: [VersionHead], link: String? = nil) {
        id = "urn:chartwright:dataset:\(versions.first?.sha256 ?? "empty")"
        title = "Changes of the charts"
        self.link = link
        entries = versions.reversed().compactMap { version in
            let manifest = version.manifest
            guard let day = manifest.published ?? manifest.notBefore else { return nil }
            let changes = manifest.migrated().manifest.changes
            let kind = changes.changeClass.map { ": \($0.rawValue)" } ?? ""
            return Entry(
                id: "urn:chartwright:version:\(version.sha256)", title: "\(manifest.version)\(kind)", day: day,
                lines: ChangeLines.lines(of: changes.changes))
        }
    }

    /// The feed in Atom (RFC 4287).
    package func atom() -> [UInt8] {
        var text = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\">\n"
        text += "  <id>\(id.inMarkup)</id>\n  <title>\(title.inMarkup)</title>\n"
        text += "  <updated>\(Self.moment(updated ?? "1970-01-01"))</updated>\n"
        text += "  <author><name>chartwright</name></author>\n"
        if let link { text += "  <link rel=\"self\" href=\"\(link.inMarkup)\"/>\n" }
        for entry in entries {
            text += "  <entry>\n    <id>\(entry.id.inMarkup)</id>\n    <title>\(entry.title.inMarkup)</title>\n"
            text += "    <updated>\(Self.moment(entry.day))</updated>\n"
            text += "    <content type=\"text\">\(entry.lines.joined(separator: "\n").inMarkup)</content>\n  </entry>\n"
        }
        return Array((text + "</feed>\n").utf8)
    }

    /// The feed in JSON Feed 1.1.
    package func json() -> [UInt8] {
        var writer = CanonicalJSONWriter(reservingCapacity: 4096)
        writer.beginObject()
        writer.member("version", "https://jsonfeed.org/version/1.1")
        writer.member("title", title)
        if let link { writer.member("feed_url", link) }
        writer.lines("items", of: entries, indent: 0) { writer, entry in
            writer.object {
                $0.member("id", entry.id)
                $0.member("title", entry.title)
                $0.member("date_published", Self.moment(entry.day))
                $0.member("content_text", entry.lines.joined(separator: "\n"))
            }
        }
        writer.endObject()
        writer.endLine()
        return writer.bytes
    }

    private static func moment(_ day: String) -> String { "\(day)T00:00:00Z" }
}
