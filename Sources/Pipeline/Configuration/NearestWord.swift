import ChartSchema

/// Finds what a misspelt word was probably meant to be.
package enum NearestWord {
    /// The candidate nearest to `word`, or `nil` when none is near: at most a third of the letters may differ, or
    /// one is the beginning of the other.
    package static func of(_ word: String, in candidates: some Sequence<String>) -> String? {
        let wanted = Array(word.lowercased().utf8)
        var distances = EditDistance(from: wanted)
        var best: (candidate: String, distance: Int)?
        for candidate in candidates where candidate != word {
            let letters = Array(candidate.lowercased().utf8)
            let longer = max(wanted.count, letters.count)
            let distance = letters.withUnsafeBufferPointer { distances.to($0, limit: longer) } ?? longer
            let near = distance <= max(1, longer / 3)
            let begins =
                min(wanted.count, letters.count) >= 3 && (wanted.starts(with: letters) || letters.starts(with: wanted))
            guard near || begins else { continue }
            if best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
        }
        return best?.candidate
    }
}
