import ChartSchema

/// Which chart of one state is which of another.
struct ChartMatcher {
    struct Match {
        var old: ManifestEntry?
        var new: ManifestEntry?
        var status: ChartDiff.Status
    }

    /// In the order of their ids: the new one, or the old one where there is none.
    private(set) var matches: [Match] = []

    /// - Parameter findsEditions: Whether an added chart is compared with the edition before it.
    init(_ old: [ManifestEntry], _ new: [ManifestEntry], matching: DiffSide.Matching, findsEditions: Bool) {
        var before: [String: ManifestEntry] = [:]
        var after: [String: ManifestEntry] = [:]
        for entry in old { before[matching.key(of: entry)] = entry }
        for entry in new { after[matching.key(of: entry)] = entry }
        var gone = before.filter { after[$0.key]?.kind != $0.value.kind }
        var came = after.filter { before[$0.key]?.kind != $0.value.kind }
        for (key, entry) in after where came[key] == nil {
            let old = before[key]!
            matches.append(Match(old: old, new: entry, status: old.id == entry.id ? .changed : .edition))
        }
        let goneByFile = Dictionary(grouping: gone) { FileKey($0.value) }
        for (file, same) in Dictionary(grouping: came, by: { FileKey($0.value) }) {
            guard same.count == 1, let before = goneByFile[file], before.count == 1 else { continue }
            matches.append(Match(old: before[0].value, new: same[0].value, status: .renamed))
            gone[before[0].key] = nil
            came[same[0].key] = nil
        }
        let editions = came.isEmpty ? [:] : Dictionary(grouping: old, by: \.id.series)
        for entry in came.values {
            let earlier = (editions[entry.id.series] ?? []).filter {
                $0.kind == entry.kind && $0.edition < entry.edition
            }.max { $0.edition < $1.edition }
            let edition = findsEditions ? earlier : nil
            matches.append(Match(old: edition, new: entry, status: edition == nil ? .added : .edition))
        }
        for entry in gone.values { matches.append(Match(old: entry, new: nil, status: .removed)) }
        matches.sort { ($0.id, $0.status == .removed ? 0 : 1) < ($1.id, $1.status == .removed ? 0 : 1) }
    }
}

extension ChartMatcher.Match {
    /// The new one, or the old one where there is none.
    var entry: ManifestEntry { (new ?? old)! }
    var id: ChartID { entry.id }
}

extension DiffSide.Matching {
    fileprivate func key(of entry: ManifestEntry) -> String {
        switch self {
        case .byID: entry.id.description
        case .byChart: entry.id.series
        case .single: ""
        }
    }
}

/// A raw file of a carrier that charts of a kind are read from.
private struct FileKey: Hashable {
    var kind: ManifestEntry.Kind
    var carrier: String
    var sha256: String

    init(_ entry: ManifestEntry) { (kind, carrier, sha256) = (entry.kind, entry.carrier, entry.source.sha256) }
}
