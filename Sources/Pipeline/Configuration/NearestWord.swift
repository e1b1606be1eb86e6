/// Finds what a misspelt word was probably meant to be.
package enum NearestWord {
    /// The candidate nearest to `word`, or `nil` when none is near: at most a third of the letters may differ, or
    /// one is the beginning of the other.
    package static func of(_ word: String, in candidates: some Sequence<String>) -> String? {
        let wanted = Array(word.lowercased())
        var best: (candidate: String, distance: Int)?
        for candidate in candidates where candidate != word {
            let letters = Array(candidate.lowercased())
            let distance = distance(wanted, letters)
            let near = distance <= max(1, max(wanted.count, letters.count) / 3)
            let begins =
                min(wanted.count, letters.count) >= 3 && (wanted.starts(with: letters) || letters.starts(with: wanted))
            guard near || begins else { continue }
            if best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
        }
        return best?.candidate
    }

    /// How many letters must be changed, added, removed or swapped with their neighbour.
    static func distance(_ a: [Character], _ b: [Character]) -> Int {
        guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
        var beforeLast = [Int](repeating: 0, count: b.count + 1)
        var last = Array(0...b.count)
        for i in 1...a.count {
            var row = [i] + [Int](repeating: 0, count: b.count)
            for j in 1...b.count {
                let change = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
                row[j] = min(change, last[j] + 1, row[j - 1] + 1)
                if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
                    row[j] = min(row[j], beforeLast[j - 2] + 1)
                }
            }
            (beforeLast, last) = (last, row)
        }
        return last[b.count]
    }
}
