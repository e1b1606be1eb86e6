import ChartSchema

/// Words of plans beside a decision.
extension StatementReader {
    /// "plan" itself, or a plan that decides; "Term" is one of several.
    func isPlanWord(_ place: Int) -> Bool {
        text.has(.decision, at: place) || text.has(.plan, at: place) && text.has(.filler, at: place)
    }

    /// "Level" of "Not eligible for Level".
    func isOfPlan(_ place: Int) -> Bool {
        place > 0 && text.has(.purpose, at: place - 1)
            && text.value(.decision, at: place).flatMap(MedicationOutcome.init).map {
                $0 != .decline && $0 != .accept && $0 != .refer
            } ?? false
    }
}
