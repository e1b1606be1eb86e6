import ChartSchema

/// A chart of the manifest as one record.
struct ChartRecord {
    let entry: ManifestEntry

    init(_ entry: ManifestEntry) { self.entry = entry }
}

extension ChartRecord: FlatRow {
    static func list(_ record: ChartRecord?, in list: inout FlatList) {
        let entry = record?.entry
        list.id("id", entry?.id.description)
        list.id("kind", entry?.kind.rawValue, options: ManifestEntry.Kind.allCases.map(\.rawValue))
        list.id("carrier", entry?.carrier)
        list.id("chart", entry?.chart)
        list.date("edition", entry?.edition)
        list.texts("products", entry?.products, of: "product")
        list.id("sha256", entry?.sha256)
        list.whole("rows", entry?.counts.rows, .given)
        list.whole("records", entry?.counts.records, .given)
        list.whole("warnings", entry?.findings.count { $0.severity >= .warning }, .given)
        list.id("source_file", entry?.source.path, .given)
        list.id("source_sha256", entry?.source.sha256, .given)
        list.date("withdrawn_from", entry?.withdrawal?.from, .optional)
    }
}

/// Records that print the same are the same.
extension ChartRecord: Hashable {
    static func == (a: ChartRecord, b: ChartRecord) -> Bool { a.ndjsonLine() == b.ndjsonLine() }
    func hash(into hasher: inout Hasher) { hasher.combine(ndjsonLine()) }
}
