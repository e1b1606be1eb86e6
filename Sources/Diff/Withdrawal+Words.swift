import ChartSchema

extension Withdrawal {
    /// `2026-09-01: the carrier's letter of 3 August`.
    var inWords: String { "\(from): \(reason)" }
}
