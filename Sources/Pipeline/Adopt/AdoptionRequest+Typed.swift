import Reading

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
