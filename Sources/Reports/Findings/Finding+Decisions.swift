import ChartSchema

extension Finding {
    /// What people have decided about the finding, a line each.
    var decisions: [Diagnostic.Decision] {
        var lines: [Diagnostic.Decision] = []
        if let policy {
            let reason = policy.reason.map { "; \($0)" } ?? ""
            lines.append(
                Diagnostic.Decision(
                    name: "policy",
                    text: "\(policy.was.rawValue) by the rule itself, \(severity.rawValue) by \(policy.pattern) of the "
                        + "\(policy.scope.rawValue)\(reason)"))
        }
        if let acceptance {
            let until = acceptance.until.map { " until \($0)" } ?? ""
            lines.append(
                Diagnostic.Decision(
                    name: "accepted",
                    text: "by \(acceptance.who) on \(acceptance.date)\(until): \(acceptance.reason)"))
        }
        return lines
    }
}
