import ChartSchema

/// The history of a dataset: what each version changed, newest first.
package struct VersionLog: Sendable {
    /// Newest first.
    package let versions: [VersionHead]

    /// - Parameter versions: Oldest first.
    package init(_ versions: [VersionHead]) { self.versions = versions.reversed() }
}
