import ChartSchema

/// The charts of one carrier as they stand in a manifest in parts.
///
/// A part begins at a chart whose id says so, and not where a carrier does: what stands before the carrier's first such chart belongs to
/// the part of the carrier before, and what stands from its last one on is continued by the carrier behind. All parts between are whole,
/// whatever other carriers have.
package struct CarrierParts: Sendable {
    /// Before the first chart that begins a part; all charts where none does.
    package var head: [ManifestEntry]
    /// Whole parts, in their order.
    package var parts: [ManifestRoot.Part]
    /// The files of ``parts``.
    package var documents: [PartDocument]
    /// From the last chart that begins a part on.
    package var tail: [ManifestEntry]

    /// - Parameter entries: All charts of the carrier, in the order of their ids.
    package init(_ entries: [ManifestEntry]) {
        let starts = entries.indices.filter { ManifestPart.begins(at: entries[$0].id) }
        let (first, last) = (starts.first ?? entries.count, starts.last ?? entries.count)
        head = Array(entries[..<first])
        tail = Array(entries[last...])
        (parts, documents) = Array(entries[first..<last]).writtenParts
    }
}

extension [ManifestEntry] {
    /// What a root says of the charts' parts, and the parts' files.
    var writtenParts: (parts: [ManifestRoot.Part], documents: [PartDocument]) { map(PartEntry.init).writtenParts }
}

extension [PartEntry] {
    /// What a root says of the charts' parts, and the parts' files.
    var writtenParts: (parts: [ManifestRoot.Part], documents: [PartDocument]) {
        var documents: [PartDocument] = []
        func keep(_ bytes: [UInt8]) -> String {
            let sha256 = sha256Hexadecimal(bytes)
            documents.append((ManifestPart.path(of: sha256), bytes))
            return sha256
        }
        let parts = parts.map { range in
            ManifestRoot.Part(
                first: self[range.lowerBound].id, last: self[range.upperBound - 1].id, charts: range.count,
                records: self[range].reduce(0) { $0 + $1.records },
                entries: keep(ManifestPart.entriesJSON(self[range])),
                findings: ManifestPart.findingsJSON(self[range]).map(keep))
        }
        return (parts, documents)
    }
}
