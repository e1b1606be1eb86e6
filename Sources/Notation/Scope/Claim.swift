import ChartSchema

/// What a grammar made of some words of a text: for whom, for what or since when something holds.
package enum Meaning: Hashable, Sendable {
    case age(AgeRange)
    /// Every age but these.
    case ageOutside(AgeRange)
    case sex(Sex)
    case tobacco(Tobacco)
    /// A time of fills, or of the diagnosis.
    case window(LookbackWindow)
    case dose(DoseBound)
    /// As printed: what the medication is taken for.
    case use(String)
    /// As printed: what it is not taken for.
    case notUse(String)
    /// As printed: something that stands beside the illness, or does not.
    case fact(String, isPresent: Bool)
    /// As printed: other medications, taken or not.
    case medication([String], isTaken: Bool)
    /// As printed.
    case severity(String)
    /// As printed.
    case prescriber(String)
    /// As printed: states, amounts of insurance, numbers of medications. No program decides them.
    case other(String)
    /// Nobody is left out.
    case everyone

    /// "Currently takes", "is now on": as a condition it is said so, whatever the words.
    package static let isTakenNow = "currently taking"

    /// Of applicants, or of when a medication was filled, and decided by a program: what a title or a header says beside a name.
    package var isOfTitle: Bool {
        switch self {
        case .age, .ageOutside, .sex, .tobacco, .window: true
        default: false
        }
    }

    /// Whether both say the same of applicants, whatever they say: two sexes, two bands of ages.
    package func isOfKind(_ other: Meaning) -> Bool {
        switch (self, other) {
        case (.sex, .sex), (.tobacco, .tobacco): true
        case (.age, .age), (.age, .ageOutside), (.ageOutside, .age), (.ageOutside, .ageOutside): true
        default: false
        }
    }

    package var isAge: Bool {
        switch self {
        case .age, .ageOutside: true
        default: false
        }
    }

    /// Of applicants themselves.
    package var isOfPeople: Bool {
        switch self {
        case .age, .ageOutside, .sex, .tobacco: true
        default: false
        }
    }
}

/// Some words of a text and what they mean.
package struct Claim: Hashable, Sendable {
    package var meaning: Meaning
    /// The tags that were claimed.
    package var tags: Range<Int>

    var isWindow: Bool { if case .window = meaning { true } else { false } }
}
