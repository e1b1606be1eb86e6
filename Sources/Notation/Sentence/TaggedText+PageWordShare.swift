import Vocabulary

extension TaggedText {
    /// - Parameter page: Tags that are the page's own, whatever words they have.
    func pageWordShare(beside page: Set<Int>) -> PageWordShare {
        let isShouted = !text.contains(where: \.isLowercase)
        let words = tags.indices.filter { !page.contains($0) && token($0).kind == .word }.map { place in
            // The name of a place says where something holds; in capitals all words stand alike.
            isShouted || has(.place, at: place)
                ? printed(place..<place + 1).lowercased()[...] : printed(place..<place + 1)[...]
        }
        return PageWordShare(words, beside: page.count { token($0).kind == .word })
    }
}
