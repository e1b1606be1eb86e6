import Reading

extension AdoptionRequest.Named {
    /// What a person typed for a carrier or product: one of those that are known, by id or name, or else a new one.
    ///
    /// - Returns: `nil` where nothing is left of which an id could be made.
    package init?(typed text: String, known: [(id: String, name: String)]) {
        let folded = text.lowercased()
        if let found = known.first(where: { $0.id == folded }) {
            self.init(id: found.id, name: found.name)
        } else {
            self.init(name: text, known: known)
        }
    }

    /// What a chart prints as a name: one that is known by it, or else a new one, under an id that no other has.
    package init?(name: String, known: [(id: String, name: String)]) {
        let folded = name.lowercased()
        if let found = known.first(where: { $0.name.lowercased() == folded }) {
            self.init(id: found.id, name: found.name)
            return
        }
        let id = ConfigurationReader.slug(name.replacing("+", with: " plus "))
        guard !id.isEmpty else { return nil }
        let taken = Set(known.map(\.id))
        let free = taken.contains(id) ? (2...).lazy.map { "\(id)-\($0)" }.first { !taken.contains($0) } ?? id : id
        self.init(id: free, name: name == free ? nil : name)
    }
}
