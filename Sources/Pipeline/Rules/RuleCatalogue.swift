import ChartSchema
import Reading
import Results
import Tables
import Validation

/// Every kind of finding that the program can make.
package enum RuleCatalogue {
    /// In the order of their codes.
    package static let all: [RuleDescription] = (validation + reading + runs).sorted { $0.code < $1.code }

    /// The rules that judge charts, by the kind of chart.
    package static let rules: [ManifestEntry.Kind: [RuleDescription]] = [
        .build: BuildRules.all.map { RuleDescription($0) } + DatasetRules.all.map { RuleDescription($0) },
        .medication: MedicationRules.all.map { RuleDescription($0) },
    ]

    /// The code that a misspelt one was probably meant to be.
    package static func nearest(to code: String) -> String? { NearestWord.of(code, in: all.map(\.code)) }

    private static let validation = ManifestEntry.Kind.allCases.flatMap { rules[$0] ?? [] }

    /// What is found before a chart is judged.
    static let reading =
        described(FileFinding.self) + described(PaperFinding.self) + described(CSVFinding.self)
        + described(MarkupFinding.self) + described(SheetFinding.self) + described(ChartFinding.self)
        + described(MedicationFinding.self)

    /// What is found of runs and reviews.
    private static let runs =
        described(AdoptionDoubt.self) + described(IngestFinding.self) + described(ReviewFinding.self)

    private static func described<Kind: FindingKind>(_ kinds: Kind.Type) -> [RuleDescription] {
        kinds.allCases.map { RuleDescription($0) }
    }
}

extension RuleDescription {
    /// A rule with its examples, and what it says of them.
    init<Evidence: RuleEvidence>(_ rule: any Rule<Evidence>) {
        let findings = rule.triggering.map { example in
            Validator.judgement(of: Evidence(example)).findings.filter { $0.rule == rule.code }
        }
        self.init(
            rule.code, rule.severity, rule.explanation, uncheckedWhere: rule.needs.map(\.reason),
            remedy: rule.remedy ?? Self.remedy(findings),
            triggering: zip(rule.triggering, findings).map { Example($0, message: $1.first?.message) },
            nonTriggering: rule.nonTriggering.map { Example($0) })
    }

    /// What findings advise, each advice once.
    private static func remedy(_ findings: [[Finding]]) -> String {
        var each: [String] = []
        for help in findings.joined().compactMap(\.help) where !each.contains(help) { each.append(help) }
        return each.joined(separator: " ")
    }
}

extension RuleDescription.Example {
    init(_ example: some RuleExample, message: String? = nil) {
        self.init(title: example.title, tables: example.cells, message: message)
    }
}
