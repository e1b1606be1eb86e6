import Reading

extension AdoptionRequest {
    /// An edition as a person types it: `2026-03-01`, `March 2026`, `3/1/2026`.
    package static func edition(typed text: String) -> String? { EditionHint.date(typed: text) }
}

extension AdoptionRequest.Named {
    /// What a person typed for a carrier or product: one of those that are known, by id or name, or else a new one.
    ///
    /// - Returns: `nil` where nothing is left of which an id could be made.
    package init?(typed text: String, known: [(id: String, name: String)]) {
        let folded = text.lowercased()
        if let found = known.first(where: { $0.id == folded || $0.name.lowercased() == folded }) {
            self.init(id: found.id, name: found.name)
            return
        }
        let id = ConfigurationReader.slug(text)
        guard !id.isEmpty else { return nil }
        self.init(id: id, name: text == id ? nil : text)
    }
}
