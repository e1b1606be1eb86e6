import ChartSchema

/// One medication somebody takes or took. What is not known is `nil`; a rule that asks for it leaves its answer open.
///
///     let query = MedicationQuery(name: "warfarin", use: "atrial fibrillation", lastFilled: 14)
///     query.firstFilled == nil  // true
///     MedicationQuery.Dose("40mg/day")!.isDaily  // true
public struct MedicationQuery: Hashable, Sendable {
    /// A brand, a generic or a list as a chart would print it.
    public var name: String
    /// What it is taken for, in any words that charts use.
    public var use: String?
    /// Months since the last fill; 0 for a medication that is taken now.
    public var lastFilled: Int?
    /// Months since the first fill.
    public var firstFilled: Int?
    public var dose: Dose?

    public init(
        name: String, use: String? = nil, lastFilled: Int? = nil, firstFilled: Int? = nil, dose: Dose? = nil
    ) {
        self.name = name
        self.use = use
        self.lastFilled = lastFilled
        self.firstFilled = firstFilled
        self.dose = dose
    }

    /// An amount at a time or a day.
    public struct Dose: Hashable, Sendable {
        public var amount: Figure
        /// In lower case: `mg`, `mcg`, `units`.
        public var unit: String
        public var isDaily: Bool

        public init(amount: Figure, unit: String, isDaily: Bool) {
            self.amount = amount
            self.unit = unit
            self.isDaily = isDaily
        }
    }
}

/// What rules may ask of the one who takes a medication.
public struct MedicationContext: Hashable, Sendable {
    public var age: PersonAge?
    public var usesTobacco: Bool?
    /// The names of other medications taken.
    public var taking: [String]
    /// Whether nothing else is taken than `taking`.
    public var isTakingComplete: Bool

    public init(
        age: PersonAge? = nil, usesTobacco: Bool? = nil, taking: [String] = [], isTakingComplete: Bool = false
    ) {
        self.age = age
        self.usesTobacco = usesTobacco
        self.taking = taking
        self.isTakingComplete = isTakingComplete
    }
}
