import ChartSchema

extension ConfigurationReader {
    /// The `rules` of the pipeline, of a carrier or of a chart: `{"build.class.*": "error", "build.zones.gap":
    /// {"severity": "off", "reason": "…"}}`.
    mutating func rules(_ node: PlacedJSON?, scope: Finding.PolicyChange.Scope) -> SeverityPolicy {
        guard let node else { return SeverityPolicy() }
        guard case .object(let members) = node.value else {
            report("type", at: node.range, expected: "the rules: an object", found: node.inWords, help: "write { … }")
            return SeverityPolicy()
        }
        return SeverityPolicy(rules: members.compactMap { rule($0, scope: scope) })
    }

    private mutating func rule(_ member: PlacedJSON.Member, scope: Finding.PolicyChange.Scope) -> SeverityPolicy.Rule? {
        guard isKnown(member) else { return nil }
        var reason: String?
        var node = member.value
        if case .object = node.value {
            guard
                let object = object(
                    node, what: "what a rule becomes", required: ["severity"], optional: ["reason"]),
                let severity = object.member("severity")?.value
            else { return nil }
            reason = text(object.member("reason")?.value, what: "why the rule is judged so")
            node = severity
        }
        let words = Finding.Severity.allCases.reversed().map(\.rawValue) + ["off"]
        guard let word = choice(node, code: "rules.severity", what: "a severity", of: words) else { return nil }
        let rule = SeverityPolicy.Rule(
            pattern: member.key, severity: Finding.Severity(rawValue: word), reason: reason)
        guard rule.severity != nil || reason != nil else {
            report(
                "rules.reason", at: member.value.range, expected: "the reason why \(member.key.quoted) is set off",
                found: "none", help: "write {\"severity\": \"off\", \"reason\": \"…\"}")
            return nil
        }
        return isSafe(rule, member, scope: scope) ? rule : nil
    }

    /// A pattern that covers no code is a mistake, not a rule for nothing.
    private mutating func isKnown(_ member: PlacedJSON.Member) -> Bool {
        let rule = SeverityPolicy.Rule(pattern: member.key, severity: nil, reason: nil)
        let isPattern = member.key.hasSuffix(".*") && !member.key.dropLast().contains("*")
        let covers = isPattern ? FindingCodes.all.contains(where: rule.covers) : FindingCodes.all.contains(member.key)
        if covers { return true }
        let nearest = NearestWord.of(member.key, in: isPattern ? FindingCodes.beginnings : FindingCodes.all)
        report(
            "rules.unknown", at: member.keyRange,
            expected: "a rule's code, or the beginning of codes such as build.class.*",
            found: member.key.quoted,
            help: nearest.map { "did you mean \($0.quoted)?" } ?? "chartwright validate prints codes in brackets")
        return false
    }

    /// What could not be read may be made less than an error for one chart, by its exact code and with a reason.
    private mutating func isSafe(
        _ rule: SeverityPolicy.Rule, _ member: PlacedJSON.Member, scope: Finding.PolicyChange.Scope
    ) -> Bool {
        guard rule.severity != .error, let code = FindingCodes.firm.first(where: rule.covers) else {
            return true
        }
        let isExact = rule.pattern == code
        guard
            scope != .chart || !isExact || rule.severity == nil || rule.reason == nil
                || code == FindingCodes.layoutDrift
        else { return true }
        let matter = FindingCodes.review.contains(code) ? "a correction does not fit" : "something could not be read"
        let what = isExact ? "it says" : "\(code), which \(rule.pattern) covers, says"
        report(
            "rules.uncertain", at: member.value.range,
            expected: "\"error\" for \(member.key.quoted): \(what) that \(matter)",
            found: rule.severity?.rawValue.quoted ?? "\"off\"",
            help: code == FindingCodes.layoutDrift && isExact
                ? "pin the layout that is right"
                : "name the exact code in the rules of the one chart that may be published without it, with a reason")
        return false
    }
}

extension FindingCodes {
    /// Every beginning of codes as a pattern: `build.*`, `build.class.*`.
    static var beginnings: [String] {
        var patterns: Set<String> = []
        for code in all {
            let parts = code.split(separator: ".")
            for count in 1..<parts.count { patterns.insert(parts.prefix(count).joined(separator: ".") + ".*") }
        }
        return patterns.sorted()
    }
}
