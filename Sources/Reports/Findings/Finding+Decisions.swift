import ChartSchema

extension Finding {
    /// What people have decided about the finding, a line each.
    var decisions: [Diagnostic.Decision] {
        var lines: [Diagnostic.Decision] = []
        if let policy {
            let reason = policy.reason.map { "; \($0)" } ?? ""
            let text =
                "\(policy.was.rawValue) by the rule itself, \(severity.rawValue) by \(policy.pattern) of the "
                + "\(policy.scope.rawValue)\(reason)"
            lines.append(Diagnostic.Decision(name: "policy", text: text.asSentence))
        }
        if let acceptance { lines.append(Diagnostic.Decision(name: "accepted", text: acceptance.inWords)) }
        return lines
    }
}

extension Finding.Acceptance {
    /// `by R. Reader on 2026-02-01 until 2027-02-01: the carrier confirmed it`.
    var inWords: String { "by \(who) on \(date)\(until.map { " until \($0)" } ?? ""): \(reason)".asSentence }
}
