import Notation

/// States and countries that a name and its value take out, and nothing else: "Excluded states: NY, MT".
enum PlacesLeftOut {
    /// As printed; none where the text says anything else.
    static func named(in text: String) -> [String] {
        guard let (name, value) = text.halves(apartAt: ":") else { return [] }
        let (left, right) = (TaggedText(String(name).spacedName), TaggedText(singleSpaced(value)))
        let leavesOut = left.has(.exception) || left.has(.negation) || ClassMeaning.refuses(left.text)
        guard leavesOut, left.has(.place) else { return [] }
        let parts = right.text.split { ",;/|".contains($0) }.map { singleSpaced($0) }
        return parts.filter { !$0.isEmpty }
    }
}
