/// What a medication rule grants or refuses.
public enum MedicationOutcome: String, Hashable, Sendable, Codable, CaseIterable {
    /// Taken, where the chart grades no further.
    case accept
    /// The full benefit from the first day: "Immediate", "Level".
    case level
    case graded
    /// Return of premium in the first years.
    case modified
    case guaranteed
    /// Taken at a higher price: a table, a flat extra, smoking rates.
    case rated
    /// Somebody decides: individual consideration, additional information.
    case refer
    case decline
}
