import ChartSchema
import Pipeline
import Reading

/// A small medication chart, written by hand, that is easily read wrong; what must be read of it, and what flagged.
struct HostileMedicationChart: Sendable {
    enum Form: String, Sendable {
        case csv, html, xml
    }

    var name: String
    var form: Form
    var text: String
    /// One line a rule: `Warfarin | Stroke | ..24 | - | decline | -`, with use, window, condition, decision and product.
    var reads: [String]
    /// Severity, code and row of every warning and error.
    var flags: [String]

    init(_ name: String, _ form: Form, _ text: String, reads: [String], flags: [String]) {
        self.name = name
        self.form = form
        self.text = text
        self.reads = reads
        self.flags = flags
    }

    static let all =
        polarity + windows + layouts + names + decisions + columnHeaders + sections + headings + conditions
        + plans + nesting + notes + ranges + restrictions + recognised + unheard

    /// The chart as any file is read that is in no pipeline.
    func reading() -> SourceReading { Self.read(text, form) }

    static func read(_ text: String, _ form: Form) -> SourceReading {
        let page = form == .html ? "<html><body>\n\(text)\n</body></html>\n" : text + "\n"
        return SourceReading(
            .medication, Array(page.utf8), file: "chart.\(form.rawValue)", sha256: "",
            instructions: ReadingInstructions(id: ChartID("unknown/chart/undated")!))
    }
}

extension SourceReading {
    /// The rules of a medication chart as ``HostileMedicationChart/reads`` has them.
    var ruleLines: [String] {
        (draft?.chart.medicationChart?.rules ?? []).map { rule in
            [
                rule.medication, rule.use ?? "-", Self.words(rule.lookback), rule.condition ?? "-",
                rule.outcome.rawValue, rule.product ?? "-",
            ].joined(separator: " | ")
        }
    }

    private static func words(_ window: LookbackWindow) -> String {
        guard window != .always else { return "any" }
        let ends = [window.minMonths, window.maxMonths].map { $0.map(String.init) ?? "" }.joined(separator: "..")
        return (window.basis == .firstFill ? "first " : "") + ends
    }

    /// Warnings and errors as ``HostileMedicationChart/flags`` has them.
    var flags: Set<String> {
        Set(
            findings.filter { $0.severity >= .warning }.map { finding in
                "\(finding.severity.rawValue) \(finding.rule)" + (finding.location.row.map { " \($0)" } ?? "")
            })
    }
}
