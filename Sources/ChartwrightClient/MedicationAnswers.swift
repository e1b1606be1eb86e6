/// What a medication means for every plan, the most favourable first.
public struct MedicationAnswers: Decodable, Hashable, Sendable {
    /// The dataset's version.
    public var version: String
    public var medication: NamedMedication
    public var plans: [MedicationPlan]
}

/// A typed name and what it was found to mean.
public struct NamedMedication: Decodable, Hashable, Sendable {
    public var name: String
    public var ingredients: [String]
    /// RxNorm identifiers of the ingredients that have one.
    public var rxcui: [String]
    /// How the name led to the ingredients.
    public var ways: [String]
}

/// What a carrier's product says of a medication.
public struct MedicationPlan: Decodable, Hashable, Sendable {
    public enum Kind: String, Decodable, Hashable, Sendable {
        /// The rules give one outcome.
        case decided
        /// The outcome depends on what is not known.
        case depends
        /// The medication is listed, but not for this use, time or person.
        case unspoken
        /// The medication is not listed: no statement, which is no acceptance.
        case unlisted
    }

    public var carrier: String
    public var product: String
    public var kind: Kind
    /// `accept`, `level`, `graded`, `modified`, `guaranteed`, `rated`, `refer` or `decline`, where it is decided.
    public var outcome: String?
    /// Every outcome that is possible, the most favourable first.
    public var possible: [String]
    /// Whether rules that hold alike have different outcomes; the least favourable counts.
    public var contradicted: Bool
}
