import ChartSchema

extension MedicationOutcome {
    /// How much an outcome takes from the applicant, where outcomes can be compared.
    var burden: Int? {
        switch self {
        case .accept, .level: 0
        case .graded: 1
        case .modified: 2
        case .guaranteed: 3
        case .decline: 4
        case .rated, .refer: nil
        }
    }
}
