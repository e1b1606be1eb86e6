import ChartSchema

extension DatasetStore {
    /// What every published version says of itself, oldest first.
    ///
    /// - Parameters:
    ///   - limit: At most so many of the newest, and the first of all; `nil` for all.
    ///   - last: Leaves out later versions.
    public func history(
        newest limit: Int? = nil, upTo last: VersionNumber? = nil
    ) throws(StoreError) -> [VersionHead] {
        let versions = try versions().filter { version in last.map { version <= $0 } ?? true }
        let wanted = versions.prefix(1) + versions.dropFirst().suffix(limit ?? .max)
        var history: [VersionHead] = []
        for version in wanted { history.append(try head(version)) }
        return history
    }
}
