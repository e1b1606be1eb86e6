import ChartSchema
import Results

extension UncheckedRules {
    /// The member `not_checked`: one rule and reason a line.
    func write(to writer: inout CanonicalJSONWriter) {
        writer.lines("not_checked", of: groups, indent: 1) { writer, group in
            writer.object {
                $0.member("rule", group.rule)
                $0.member("missing", group.missing)
                $0.member("reason", group.reason)
                $0.member("charts", group.charts)
            }
        }
    }
}
