import ChartSchema
import Diff

extension DiffSentenceExample {
    private static let decline = SampleState.rule("Warfarin", .decline, "Decline")
    private static let level = SampleState.rule("Warfarin", .level, "Level")

    /// Rules of medication charts.
    static let medications: [DiffSentenceExample] = [
        DiffSentenceExample(
            .productAdded, from: .medications([decline]),
            to: .medications([decline], products: ["final-expense", "term"]),
            "now for term"),
        DiffSentenceExample(
            .productRemoved, from: .medications([decline], products: ["final-expense", "term", "whole"]),
            to: .medications([decline]), "no longer for term, whole"),
        DiffSentenceExample(
            .outcomeChanged,
            from: .medications([SampleState.rule("Warfarin", .modified, "Return of premium", use: "CHF")]),
            to: .medications([SampleState.rule("Warfarin", .decline, "No coverage", use: "CHF")]),
            "Warfarin for CHF: Return of premium → No coverage"),
        DiffSentenceExample(
            .outcomeChanged, from: .medications([level], products: ["final-expense", "term", "whole"]),
            to: .medications(
                [
                    SampleState.rule("Warfarin", .decline, "Decline", product: "final-expense"),
                    SampleState.rule("Warfarin", .level, "Level", product: "term"),
                    SampleState.rule("Warfarin", .decline, "Decline", product: "whole"),
                ], products: ["final-expense", "term", "whole"]),
            "Warfarin (final-expense, whole): Level → Decline"),
        DiffSentenceExample(
            .wordingChanged, from: .medications([decline]),
            to: .medications([SampleState.rule("Warfarin", .decline, "No coverage")]), "Warfarin: Decline → No coverage"
        ),
        DiffSentenceExample(
            .windowChanged, from: .medications([SampleState.rule("Warfarin", .decline, "Decline", months: 24)]),
            to: .medications([SampleState.rule("Warfarin", .decline, "Decline", months: 36)]),
            "Warfarin: look-back 24 months → 36 months"),
        DiffSentenceExample(
            .windowChanged, from: .medications([SampleState.rule("Warfarin", .decline, "Decline", months: 24)]),
            to: .medications([decline]), "Warfarin: look-back 24 months → always"),
        DiffSentenceExample(
            .ruleAdded, from: .medications([decline]),
            to: .medications([decline, SampleState.rule("Insulin", .refer, "IC")]), "new rules: Insulin: IC"),
        DiffSentenceExample(
            .ruleAdded, from: .medications([decline]),
            to: .medications(
                [decline] + (10..<24).map { SampleState.rule("Drug \($0)", .refer, "IC") }),
            "new rules: \((10..<22).map { "Drug \($0)" }.joined(separator: ", ")) and 2 more: IC"),
        DiffSentenceExample(
            .ruleRemoved,
            from: .medications([
                decline, SampleState.rule("Insulin", .refer, "IC", use: "Diabetes", months: 12),
                SampleState.rule("Insulin", .refer, "IC", use: "Diabetes", months: 24),
            ]), to: .medications([decline]), "rules removed: Insulin for Diabetes: IC (2 rules)"),
        DiffSentenceExample(
            .duplicateKeys, from: .medications([decline]), to: .medications([decline, level]),
            "Warfarin: has several rules for one case, which cannot be compared"),
        DiffSentenceExample(
            .originsChanged, from: .medications([SampleState.rule("Warfarin", .decline, "Decline", ingredients: [])]),
            to: .medications([decline]), "Warfarin: read as “warfarin”, was no known drug"),
        DiffSentenceExample(
            .originsChanged, from: .medications([decline]),
            to: .medications([SampleState.rule("Warfarin", .decline, "Decline", tests: [.severity("severe")])]),
            "Warfarin: a condition is understood otherwise, in the same words"),
    ]
}
