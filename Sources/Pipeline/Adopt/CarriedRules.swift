import ChartSchema

/// The `rules` of a chart's edition before, as the next edition gets them: what is said of judgements holds for the chart. That something
/// which could not be read may be left out is said of one file, and has to be said again of another.
struct CarriedRules: Sendable {
    private(set) var carried: [SeverityPolicy.Rule] = []
    private(set) var left: [SeverityPolicy.Rule] = []

    init(_ policy: SeverityPolicy) {
        for rule in policy.rules {
            let isOfOneFile = rule.severity != .error && FindingCodes.firm.contains(rule.pattern)
            if isOfOneFile { left.append(rule) } else { carried.append(rule) }
        }
    }

    /// The text of an object's members that are carried, as it stands in a file.
    ///
    /// - Returns: `nil` where there is none.
    func text(of rules: PlacedJSON, in bytes: [UInt8]) -> String? {
        guard case .object(let members) = rules.value else { return nil }
        let patterns = Set(carried.map(\.pattern))
        let kept = members.filter { patterns.contains($0.key) }.map { member in
            String(decoding: bytes[member.keyRange.lowerBound..<member.value.range.upperBound], as: UTF8.self)
        }
        return kept.isEmpty ? nil : "{\(kept.joined(separator: ", "))}"
    }
}
