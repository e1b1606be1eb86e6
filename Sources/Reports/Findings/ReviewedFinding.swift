import ChartSchema

/// A finding, and what people have decided about it.
///
/// An accepted finding stays in every report, is counted apart, and never makes a command fail.
package struct ReviewedFinding: Sendable, Hashable {
    package var finding: Finding
    /// `nil` while nobody has accepted it.
    package var acceptance: Acceptance?

    package init(_ finding: Finding, acceptance: Acceptance? = nil) {
        self.finding = finding
        self.acceptance = acceptance
    }

    /// Why a known anomaly is no reason to act.
    package struct Acceptance: Sendable, Hashable {
        package var reason: String
        package var by: String
        /// An ISO date.
        package var date: String
        /// The last ISO date that it holds; `nil` for good.
        package var expires: String?

        package init(reason: String, by: String, date: String, expires: String? = nil) {
            self.reason = reason
            self.by = by
            self.date = date
            self.expires = expires
        }
    }
}
