import ChartSchema

extension MedicationRule {
    /// Whether this rule speaks more exactly than another where both hold: for a use and not for any, under a
    /// condition and not always, within a narrower window; in nothing less exactly.
    func overrides(_ other: MedicationRule) -> Bool {
        let uses = Self.compare(use != nil, other.use != nil)
        let conditions = Self.compare(condition != nil, other.condition != nil)
        guard let windows = lookback.exactness(beside: other.lookback) else { return false }
        return [uses, conditions, windows].allSatisfy { $0 >= 0 } && [uses, conditions, windows].contains { $0 > 0 }
    }

    private static func compare(_ a: Bool, _ b: Bool) -> Int { a == b ? 0 : a ? 1 : -1 }
}

extension LookbackWindow {
    /// 1 when this window lies within the other, -1 when the other lies within this, 0 when they are the same, and
    /// `nil` when neither holds the other.
    fileprivate func exactness(beside other: LookbackWindow) -> Int? {
        if self == other { return 0 }
        if isUnlimited { return -1 }
        if other.isUnlimited { return 1 }
        guard counted == other.counted else { return nil }
        let (low, high) = (minMonths ?? -1, maxMonths ?? .max)
        let (otherLow, otherHigh) = (other.minMonths ?? -1, other.maxMonths ?? .max)
        if (low, high) == (otherLow, otherHigh) { return 0 }
        if otherLow <= low, high <= otherHigh { return 1 }
        return low <= otherLow && otherHigh <= high ? -1 : nil
    }

    private var isUnlimited: Bool { minMonths == nil && maxMonths == nil }
}
