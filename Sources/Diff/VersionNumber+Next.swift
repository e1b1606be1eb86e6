import ChartSchema

extension VersionNumber {
    /// The number of the first version of a dataset.
    public static let first = VersionNumber(1, 0, 0)

    /// The number of a version that changes this one by so much.
    public func next(_ level: ChangeLevel) -> VersionNumber {
        switch level {
        case .major: VersionNumber(major + 1, 0, 0)
        case .minor: VersionNumber(major, minor + 1, 0)
        case .patch: VersionNumber(major, minor, patch + 1)
        }
    }
}
