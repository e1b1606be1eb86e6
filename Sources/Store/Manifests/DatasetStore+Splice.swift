import ChartSchema

/// A version that differs from the one before in the charts of some carriers alone.
extension DatasetStore {
    /// The latest version's manifest with the charts of some carriers alone; `nil` carriers: with all.
    func latest(only carriers: Set<String>?) throws(StoreError) -> DatasetManifest? {
        guard let carriers else { return try latest() }
        return try latest(carriers: carriers.sorted(), products: [])
    }

    /// The root of a version, and those of its parts' files that may be new. Only parts that have, or get, charts of these carriers are opened, and
    /// what comes out is what writing the whole manifest would give: where a part begins depends on its first chart alone.
    ///
    /// - Parameter manifest: With all charts of the carriers, and no others.
    func spliced(
        _ manifest: DatasetManifest, into latest: ManifestRoot, only carriers: Set<String>
    ) throws(StoreError) -> (root: ManifestRoot, documents: [PartDocument]) {
        var opened = try openedParts(manifest.charts, in: latest.parts, of: carriers)
        // A part whose first chart went, or is preceded by a new one that begins none, belongs to the part before.
        for index in latest.parts.indices.dropFirst().reversed() {
            guard let entries = opened[index] else { continue }
            if entries.first.map({ ManifestPart.begins(at: $0.id) }) ?? false { continue }
            if opened[index - 1] == nil { opened[index - 1] = try self.entries([latest.parts[index - 1]]) }
        }
        var (parts, documents): ([ManifestRoot.Part], [PartDocument]) = ([], [])
        var run = manifest
        run.charts = []
        func cut() {
            let (cut, written) = run.charts.writtenParts
            parts += cut
            documents += written
            run.charts = []
        }
        for (index, part) in latest.parts.enumerated() {
            if let entries = opened[index] {
                run.charts += entries
            } else {
                cut()
                parts.append(part)
            }
        }
        if latest.parts.isEmpty { run.charts = manifest.charts }
        cut()
        run.charts = []
        return (ManifestRoot(head: run, parts: parts), documents)
    }

    /// The entries, as they are to be, of the parts that have or get charts of some carriers, by the parts' numbers.
    private func openedParts(
        _ charts: [ManifestEntry], in parts: [ManifestRoot.Part], of carriers: Set<String>
    ) throws(StoreError) -> [Int: [ManifestEntry]] {
        guard !parts.isEmpty else { return [:] }
        var fresh: [Int: [ManifestEntry]] = [:]
        for entry in charts {
            // Behind the last part that begins before it.
            let index = max(0, parts.partitioningIndex { $0.first > entry.id } - 1)
            fresh[index, default: []].append(entry)
        }
        let held = parts.indices.filter { index in
            fresh[index] != nil || carriers.contains { parts[index].mayHold(carrier: $0) }
        }
        var opened: [Int: [ManifestEntry]] = [:]
        for index in held {
            let kept = try entries([parts[index]]).filter { !carriers.contains($0.carrier) }
            opened[index] = (kept + (fresh[index] ?? [])).sorted { $0.id < $1.id }
        }
        return opened
    }
}

extension ManifestRoot.Part {
    fileprivate func mayHold(carrier: String) -> Bool { first.carrier <= carrier && carrier <= last.carrier }
}

extension [ManifestRoot.Part] {
    /// Those in which charts of a carrier may stand, of parts in their order.
    func of(_ carrier: String) -> [ManifestRoot.Part] {
        let start = partitioningIndex { $0.last.carrier >= carrier }
        return Array(self[start...].prefix { $0.first.carrier <= carrier })
    }
}

extension RandomAccessCollection where Index == Int {
    /// The index of the first element for which something holds, where it holds for all behind it.
    func partitioningIndex(where holds: (Element) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = (low + high) / 2
            if holds(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
