import ChartSchema

/// What made a chart, or one thing in it, otherwise.
public enum DiffCause: String, Codable, Hashable, Sendable, CaseIterable, Comparable {
    /// The carrier's file is another one.
    case rawFile = "raw-file"
    /// The carrier's adapter says something else of the chart's labels.
    case adapter
    /// The pinned layout is another one.
    case layout
    /// What the configuration says names mean, what it gives because the file does not, or the products.
    case configuration
    /// The words that the program knows, or names that a person has accepted.
    case vocabulary
    /// Corrections that people made, changed or took back.
    case correction
    /// The same file with the same settings, read otherwise by another release of the program.
    case program
    /// The same file read otherwise; the older version does not say what it was read with.
    case reading

    public static func < (a: DiffCause, b: DiffCause) -> Bool { a.place < b.place }
    private var place: Int { DiffCause.allCases.firstIndex(of: self)! }

    /// What two entries say by themselves: enough where they record no inputs, and where there is nothing to rebuild from.
    package static func causes(from a: ManifestEntry, to b: ManifestEntry) -> [DiffCause] {
        guard a.sha256 != b.sha256 else { return [] }
        if a.source.sha256 != b.source.sha256 { return [.rawFile] }
        if a.counts.corrected != b.counts.corrected { return [.correction] }
        return [.reading]
    }
}
