import ChartSchema

extension AppliedCorrection.Field {
    /// What a person typed, as the field holds it; `nil` for what it cannot hold.
    package func value(_ text: String) -> AppliedCorrection.Value? {
        switch self {
        case .outcome: MedicationOutcome(rawValue: text).map { .word($0.rawValue) }
        case .lookbackMin, .lookbackMax:
            text == "none" ? .nothing : Int(text).flatMap { $0 > 0 ? .figure(Figure($0)) : nil }
        case .weightMin, .weightMax, .bmiMin, .bmiMax: Figure(text).flatMap { $0 >= 0 ? .figure($0) : nil }
        }
    }
}
