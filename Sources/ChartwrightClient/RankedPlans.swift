/// The plans ranked for a build and medications together, those that fit first.
public struct RankedPlans: Decodable, Hashable, Sendable {
    /// The dataset's version.
    public var version: String
    public var medications: [NamedMedication]
    public var plans: [Plan]
}

/// A carrier's product held against a whole person.
public struct Plan: Decodable, Hashable, Sendable {
    public enum Verdict: String, Decodable, Hashable, Sendable {
        /// The build fits and every medication is taken.
        case fits
        /// As far as the charts speak: something is not known or not listed.
        case open
        /// Somebody decides.
        case refer
        /// The build does not fit, or a medication is declined.
        case refused
    }

    public var carrier: String
    public var product: String
    public var verdict: Verdict
    /// `nil` when no build was asked about, or there is no build chart.
    public var build: BuildPlan?
    /// One for each medication asked about; `nil` where there is no medication chart.
    public var medications: [MedicationPlan?]
}
