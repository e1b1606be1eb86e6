import ChartSchema
import Results

extension FindingsReport {
    /// The report as JUnit XML: a chart is a test suite, a rule a test case.
    ///
    /// A case fails with the findings that make the command fail; milder ones stand in its output. One with accepted
    /// findings only is skipped, and so is a rule that could say nothing about the chart. No times: they would differ from run to run.
    ///
    /// - Parameters:
    ///   - rules: The rules by kind of chart: a case each, with findings or without.
    ///   - failing: The least severity that fails; `nil` for none.
    package func junit(rules: [ManifestEntry.Kind: [String]], failing: Finding.Severity?) -> [UInt8] {
        var suites: [(name: String, file: String, cases: [JUnitCase])] = []
        let byChart = Dictionary(grouping: findings) { $0.chart ?? $0.location.file }
        var named: Set<String> = []
        let charts = self.charts.map { ($0.id.description, $0.path, rules[$0.kind] ?? []) }
        let others = findings.map { ($0.chart ?? $0.location.file, $0.location.file, [String]()) }
        let unchecked = Dictionary(grouping: self.unchecked, by: \.chart)
        for (name, file, codes) in charts + others where named.insert(name).inserted {
            let byRule = Dictionary(grouping: byChart[name] ?? []) { $0.rule }
            let reasons = Dictionary((unchecked[name] ?? []).map { ($0.rule, $0.reason) }) { first, _ in first }
            let cases = Set(codes).union(byRule.keys).union(reasons.keys).sorted().map { rule in
                JUnitCase(rule: rule, findings: byRule[rule] ?? [], unchecked: reasons[rule], failing: failing)
            }
            suites.append((name, file, cases))
        }
        let cases = suites.flatMap(\.cases)
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="chartwright \(name.inMarkup)" \(JUnitCase.counts(cases))>

            """
        for suite in suites {
            text += "  <testsuite name=\"\(suite.name.onOneLine.inMarkup)\" \(JUnitCase.counts(suite.cases))>\n"
            let classname = suite.name.onOneLine.split(separator: "/").joined(separator: ".")
            for each in suite.cases { text += each.text(classname: classname, file: suite.file) }
            text += "  </testsuite>\n"
        }
        return Array((text + "</testsuites>\n").utf8)
    }
}

/// What one rule says of one chart.
private struct JUnitCase {
    /// How many findings a case tells of.
    static let told = 100

    var rule: String
    var failed: [Finding]
    var accepted: [Finding]
    var mild: [Finding]
    /// Why the rule could say nothing.
    var unchecked: String?

    init(rule: String, findings: [Finding], unchecked: String?, failing: Finding.Severity?) {
        self.rule = rule
        self.unchecked = findings.isEmpty ? unchecked : nil
        accepted = findings.filter { !$0.isOpen }
        let open = findings.filter(\.isOpen)
        let fails = { (finding: Finding) in failing.map { finding.severity >= $0 } ?? false }
        failed = open.filter(fails)
        mild = open.filter { !fails($0) }
    }

    var isSkipped: Bool { failed.isEmpty && mild.isEmpty && (!accepted.isEmpty || unchecked != nil) }

    static func counts(_ cases: [JUnitCase]) -> String {
        """
        tests="\(cases.count)" failures="\(cases.count { !$0.failed.isEmpty })" errors="0" \
        skipped="\(cases.count(where: \.isSkipped))"
        """
    }

    func text(classname: String, file: String) -> String {
        let head =
            "    <testcase classname=\"\(classname.inMarkup)\" name=\"\(rule.inMarkup)\" file=\"\(file.onOneLine.inMarkup)\""
        if let unchecked {
            return head + ">\n      <skipped message=\"not checked: \(unchecked.inMarkup)\"/>\n    </testcase>\n"
        }
        guard let first = (failed + accepted + mild).first else { return head + "/>\n" }
        var body = ""
        if let worst = failed.map(\.severity).max() {
            body += """
                      <failure type="\(worst.rawValue)" message="\(Self.attribute(failed))">\(Self.list(failed))</failure>

                """
        } else if isSkipped {
            body += "      <skipped message=\"accepted \(first.acceptance!.inWords.inMarkup)\"/>\n"
        }
        let rest = mild + (isSkipped ? [] : accepted)
        if !rest.isEmpty { body += "      <system-out>\(Self.list(rest))</system-out>\n" }
        return head + ">\n" + body + "    </testcase>\n"
    }

    private static func attribute(_ findings: [Finding]) -> String {
        let more = findings.count > 1 ? " (and \(findings.count - 1) more)" : ""
        return (findings[0].message.asSentence + more).inMarkup
    }

    private static func list(_ findings: [Finding]) -> String {
        let lines = findings.prefix(told).map { finding in
            let accepted = finding.acceptance.map { " [accepted \($0.inWords)]" } ?? ""
            return "\(finding.placeInWords.onOneLine): \(finding.severity.rawValue): \(finding.sentences)\(accepted)"
        }
        let rest = findings.count > told ? ["and \(findings.count - told) more"] : []
        return (lines + rest).joined(separator: "\n").inMarkup
    }
}
