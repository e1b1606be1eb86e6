import ChartSchema

/// A use that a person may have meant. Never used by itself.
package struct UseSuggestion: Equatable, Sendable {
    /// Plain names of the uses, joined as they were printed together.
    package var name: String
    package var uses: [String]
}

extension UseVocabulary {
    /// What a printed use probably means that is in no table: the nearest known wording of the whole, or else of each of
    /// its pieces. `nil` for one that is known, and where anything is near to nothing.
    package func suggestion(for printed: String) -> UseSuggestion? {
        guard uses(in: printed) == nil else { return nil }
        if let whole = nearest(to: FoldedName.of(printed)) { return suggestion([whole]) }
        var found: [[String]] = []
        let tokens = DrugToken.all(in: printed).filter { $0.kind != .footnote && $0.text != "#" }
        for run in tokens.split(whereSeparator: { $0.kind == .separator || $0.kind == .or }) where !run.folded.isEmpty {
            guard let ids = known(run.folded) ?? nearest(to: run.folded) else { return nil }
            found.append(ids)
        }
        return found.isEmpty ? nil : suggestion(found)
    }

    private func suggestion(_ parts: [[String]]) -> UseSuggestion {
        var uses: [String] = []
        for id in parts.joined() where !uses.contains(id) { uses.append(id) }
        return UseSuggestion(name: uses.map { name(of: $0) ?? $0 }.joined(separator: " / "), uses: uses)
    }

    /// The uses of the nearest wording, if there is one within a slip in five letters.
    private func nearest(to folded: String) -> [String]? {
        let letters = Array(folded.utf8)
        var limit = min(3, letters.count / 5)
        guard limit > 0 else { return nil }
        var distance = EditDistance(from: letters)
        var best: (distance: Int, wording: String)?
        for var wording in wordings {
            let found = wording.withUTF8 { distance.to($0, limit: limit) }
            guard let found, best.map({ (found, wording) < ($0.distance, $0.wording) }) ?? true else { continue }
            best = (found, wording)
            limit = found
        }
        return best.flatMap { known($0.wording) }
    }
}
