import Paper

/// Captions that a page prints below its tables: each of several tables is followed by one paragraph right below it, far above what
/// comes next, and none has a text as near above it.
enum CaptionsBelow {
    /// How many times as far the next thing must be.
    private static let ratio = 2.0

    /// The boxes of a page from top to bottom: those of tables, and those of paragraphs with their size.
    struct Thing {
        var box: PaperBox
        /// `nil` for a table.
        var size: Double?
    }

    /// The place of each table with that of its caption; none where a table has none.
    static func find(_ things: [Thing]) -> [Int: Int] {
        let tables = things.indices.filter { things[$0].size == nil }
        guard tables.count > 1 else { return [:] }
        var captions: [Int: Int] = [:]
        for table in tables {
            let caption = table + 1
            guard things.indices.contains(caption), let size = things[caption].size else { return [:] }
            let gap = things[caption].box.top - things[table].box.bottom
            guard gap >= -1, gap < 1.5 * size else { return [:] }
            let after =
                things.indices.contains(caption + 1)
                ? things[caption + 1].box.top - things[caption].box.bottom : Double.infinity
            let above = table > 0 ? things[table].box.top - things[table - 1].box.bottom : Double.infinity
            guard after > ratio * max(gap, 0.5 * size), above > ratio * max(gap, 0.5 * size) else { return [:] }
            captions[table] = caption
        }
        return captions
    }
}
