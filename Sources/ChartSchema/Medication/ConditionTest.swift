/// One test of a rule's condition that a program can decide, given a person, a dose and the other medications taken.
public enum ConditionTest: Hashable, Sendable {
    /// The applicant's age is in the band ("age 40-49").
    case age(AgeRange)
    /// The applicant's age is not in the band ("level; decline 40-49").
    case ageOutside(AgeRange)
    /// The dose is beyond, or up to, an amount ("more than 40 mg").
    case dose(DoseBound)
    /// The applicant uses tobacco, or does not ("smoking rates").
    case tobacco(Tobacco)
    /// Another medication is taken as well, or is not ("with an anticoagulant", `*` with `#`).
    case taking(OtherMedication)
    /// Something is diagnosed as well, or is not ("with no diabetic complications").
    case diagnosed(name: String, isPresent: Bool)
    /// How bad the use is ("severe", "chronic").
    case severity(String)
    /// Who prescribes it ("prescribed by a psychiatrist").
    case prescriber(String)
    /// Words that are a test, but none of the above: a person decides.
    case words(String)
}

/// An amount of a medication that a dose is compared with.
public struct DoseBound: Hashable, Sendable {
    public enum Side: String, Hashable, Sendable, Codable, CaseIterable {
        case over
        case from
        case under
        case upTo = "up-to"
    }

    public var side: Side
    public var amount: Figure
    /// As printed in lower case (`mg`, `mcg`, `units`).
    public var unit: String
    /// Whether the amount is that of a day and not of a single dose.
    public var isDaily: Bool

    public init(side: Side, amount: Figure, unit: String, isDaily: Bool = false) {
        self.side = side
        self.amount = amount
        self.unit = unit
        self.isDaily = isDaily
    }
}

/// Medications of which any one, taken beside a rule's own, decides its test.
public struct OtherMedication: Hashable, Sendable {
    public struct Name: Hashable, Sendable, Encodable {
        /// As printed, or the words of a class ("anticoagulant").
        public var medication: String
        /// Names of the active ingredients, sorted; empty where no dictionary has the name.
        public var ingredients: [String]

        public init(medication: String, ingredients: [String]) {
            self.medication = medication
            self.ingredients = ingredients
        }
    }

    public var anyOf: [Name]
    /// Whether the test holds when one is taken (`true`), or when none is (`false`).
    public var isTaken: Bool

    public init(anyOf: [Name], isTaken: Bool) {
        self.anyOf = anyOf
        self.isTaken = isTaken
    }
}

extension ConditionTest {
    /// Whether a program can decide it; words are for a person.
    package var isDecidable: Bool {
        if case .words = self { false } else { true }
    }
}
