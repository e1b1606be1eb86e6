import ChartSchema

extension Chart {
    /// The chart as the carrier printed it, without corrections.
    var asPrinted: Chart {
        switch self {
        case .build(let chart): return .build(chart.asPrinted)
        case .medication(var chart):
            for rule in chart.rules.indices { chart.rules[rule].undoCorrections() }
            return .medication(chart)
        }
    }
}

extension MedicationRule {
    fileprivate mutating func undoCorrections() {
        for correction in corrections {
            switch (correction.field, correction.printed) {
            case (.outcome, .word(let word)): outcome = MedicationOutcome(rawValue: word) ?? outcome
            case (.lookbackMin, .figure(let months)): lookback.minMonths = months.wholeValue
            case (.lookbackMin, .nothing): lookback.minMonths = nil
            case (.lookbackMax, .figure(let months)): lookback.maxMonths = months.wholeValue
            case (.lookbackMax, .nothing): lookback.maxMonths = nil
            default: break
            }
        }
        if lookback.minMonths == nil, lookback.maxMonths == nil { lookback.basis = nil }
        corrections = []
    }
}
