import ChartSchema

/// What an answer grants, where its name alone says it only to who sells it.
enum BenefitWords {
    static func about(_ word: String) -> String? {
        switch word {
        case MedicationOutcome.level.rawValue: "the whole benefit from the first day"
        case MedicationOutcome.graded.rawValue: "a part of the benefit in the first years"
        case MedicationOutcome.modified.rawValue: "premiums back in the first years, then the benefit"
        case MedicationOutcome.guaranteed.rawValue: "no questions asked, the benefit after a waiting time"
        case MedicationOutcome.refer.rawValue: "the carrier decides"
        default: nil
        }
    }
}
