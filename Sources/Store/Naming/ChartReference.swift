import ChartSchema

/// What a person writes to name a chart: `carrier/chart[/edition][@version]`.
public struct ChartReference: Hashable, Sendable {
    /// One to three parts, each the whole name or the beginning of one.
    public var parts: [String]
    /// `nil` is the latest.
    public var version: VersionNumber?

    /// `nil` when the text cannot name a chart: an empty part, more than three, a version that is no number.
    public init?(_ text: String) {
        let halves = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        if halves.count == 2 {
            guard halves[1] == "latest" || VersionNumber(String(halves[1])) != nil else { return nil }
            version = VersionNumber(String(halves[1]))
        }
        parts = halves[0].split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard (1...3).contains(parts.count), parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    }
}

/// Why a name does not lead to one chart.
public enum ChartResolutionError: Error, Hashable, Sendable {
    /// The text is no `carrier/chart[/edition][@version]`.
    case notAReference(String)
    /// No chart has such a name; the nearest names, nearest first.
    case unknown(String, candidates: [ChartID])
    /// Several charts begin like this.
    case ambiguous(String, candidates: [ChartID])
    /// The chart has editions, and none of them was in force on the day.
    case notInForce(ChartID, day: String, editions: [String])
    case store(StoreError)
}

/// A chart that was found, in the version it was found in.
public struct ResolvedChart: Hashable, Sendable {
    public var version: VersionNumber
    public var entry: ManifestEntry
}
