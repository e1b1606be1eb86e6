/// One medication that somebody takes or took. What is left out, and a rule asks for, leaves the outcome open.
///
///     let query = MedicationQuery(name: "warfarin", lastFilledMonths: 0, dose: "5mg/day")
///     query.use == nil  // true
public struct MedicationQuery: Codable, Hashable, Sendable {
    /// A brand or a generic name.
    public var name: String
    /// What it is taken for.
    public var use: String?
    /// Months since the last fill; 0 for a medication that is taken now.
    public var lastFilledMonths: Int?
    /// Months since the first fill.
    public var firstFilledMonths: Int?
    /// `40mg`, or `40mg/day`.
    public var dose: String?

    public init(
        name: String, use: String? = nil, lastFilledMonths: Int? = nil, firstFilledMonths: Int? = nil,
        dose: String? = nil
    ) {
        self.name = name
        self.use = use
        self.lastFilledMonths = lastFilledMonths
        self.firstFilledMonths = firstFilledMonths
        self.dose = dose
    }
}
