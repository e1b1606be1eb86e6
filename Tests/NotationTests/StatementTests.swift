import ChartSchema
import Testing

@testable import Notation

@Suite struct StatementTests {
    /// Each clause as "outcome: what it is for", "otherwise" for the others, "?" where a word was not claimed.
    private func described(_ text: String) -> [String]? {
        Statement(text)?.clauses.map { clause in
            let said = clause.meanings.map(ScopeTests.described).joined(separator: ", ")
            let doubt = clause.isWhole ? "" : " ?" + clause.scopes.flatMap(\.unclaimedWords).joined(separator: "|")
            return clause.outcome.rawValue + (clause.isOtherwise ? " otherwise" : "")
                + (said.isEmpty ? "" : ": " + said) + doubt
        }
    }

    @Test(
        arguments: [
            ("Decline", ["decline"]), ("Eagle Level", ["level"]), ("Graded Death Benefit", ["graded"]),
            ("Level (non-tobacco only; tobacco Graded)", ["level: tobacco no", "graded: tobacco yes"]),
            ("Graded (nonsmokers), Decline (smokers)", ["graded: tobacco no", "decline: tobacco yes"]),
            ("Level (ages 50-80 only; under 50 Decline)", ["level: age 50-80", "decline: age -49"]),
            ("Level (not under 45; under 45 Graded)", ["level: age 45-", "graded: age -44"]),
            (
                "Graded (50 units or less only; over 50 units Decline)",
                ["graded: up-to 50 units", "decline: over 50 units"]
            ),
            ("Graded, no smokers", ["graded: tobacco no"]),
            (
                "Ages 60 and over: Decline for stroke, Graded for COPD",
                ["decline: age 60-, use stroke", "graded: age 60-, use COPD"]
            ),
            ("Under 60: Decline; 60 and over: Graded", ["decline: age -59", "graded: age 60-"]),
            ("Same as Zoloft, but Decline for stroke", nil),
            ("As Lamictal, except that bipolar disorder is Graded", nil),
            ("Decline if the first prescription is less than 24 months old", ["decline: window -24"]),
            ("Level for non-smokers, Graded for smokers", ["level: tobacco no", "graded: tobacco yes"]),
            ("Level (smokers: Graded)", ["level", "graded: tobacco yes"]),
            ("Level (unless under 40)", ["level: age 40-"]),
            ("Decline (unless over 60)", ["decline: age -60"]), ("Level (no tobacco)", ["level: tobacco no"]),
            ("Graded if stable 2 years, otherwise Refer", ["graded: if stable 2 years", "refer otherwise"]),
            ("Level if no hospitalization, else Decline", ["level: without hospitalization", "decline otherwise"]),
            ("Decline if under 50, otherwise Graded", ["decline: age -49", "graded otherwise"]),
            ("Level; Refer if disabled", ["level", "refer: with disabled"]), ("Graded or Decline", nil),
            ("Level 50+", ["level: age 50-"]),
            ("Level at age 65 and above, Graded below", ["level: age 65-", "graded otherwise"]),
            ("Decline through age 44; Level 45 and older", ["decline: age -44", "level: age 45-"]),
            ("Graded over 60", ["graded: age 61-"]), ("Level, but not for ages under 50", ["level: age 50-"]),
            ("Level (issue ages 50-70), Graded (71-85)", ["level: age 50-70", "graded: age 71-85"]),
            ("Decline if under age 50 or over age 75", ["decline: age outside 50-75"]),
            ("Level only if 60 or older", ["level: age 60-"]), ("NOT declined", nil), ("Not a decline", nil),
            ("Not eligible (Level or Graded)", ["decline"]),
            ("Eagle Level; decline 40-49", ["level", "decline: age 40-49"]),
            ("Eagle Level (if diagnosed as chronic Eagle Guaranteed)", ["level", "guaranteed: with chronic"]),
            ("Decline (0-2 yrs), Graded (2+ yrs)", ["decline: window -24", "graded: window 24-"]),
            ("Decline within 4 years, then Level", ["decline: window -48", "level otherwise"]),
            ("Graded (2 years)", ["graded"]), ("HTN: Accept; CHF: Decline", ["accept: use HTN", "decline: use CHF"]),
            ("Table 4 (D)", ["rated"]), ("Refer to home office", ["refer"]), ("Individual consideration", ["refer"]),
            ("Level - Day 1 coverage", ["level"]), ("Level Preferred", ["level"]), ("Return of Premium", ["modified"]),
            ("Possibly decline", nil), ("Eligible for Graded", ["graded"]), ("No coverage", ["decline"]),
            ("Aricept", nil), ("Un-acceptable", ["decline"]),
            ("Accept if not used in the past 5 years", ["accept: window 60-"]),
            ("Level if not filled in the last 24 months", ["level: window 24-"]),
            ("Accept if none within 24 months", ["accept: window 24-"]),
            ("Level if no seizures in 2 years; if not, Graded", ["level ?seizures in 2 years|if", "graded otherwise"]),
            ("Females: Accept; Males: Refer", ["accept: sex female", "refer: sex male"]),
            ("OK - apply for Level Benefit", ["level"]), ("Call the home office before submitting", ["refer"]),
            ("Decline if last filled within 12 months", ["decline: window -12"]),
            ("Decline regardless of last fill", ["decline"]), ("Graded unless otherwise noted", ["graded"]),
            ("All of these drugs are Graded unless another decision is shown.", ["graded"]),
            ("Table 4 and up", ["rated"]), ("Conditionally acceptable", nil),
            (
                "Decline if filled within 36 months or if complications remain",
                [
                    "decline: window -36, with complications remain ?or"
                ]
            ),
            (
                "Decline unless last filled more than 2 years ago and age is over 50",
                [
                    "decline: window -24, age -50 ?and"
                ]
            ),
            ("Decline if filled within 2 years for COPD or asthma", ["decline: window -24, use COPD or asthma"]),
            ("Decline if the applicant has had a stroke", ["decline: with stroke"]),
            ("Decline if taken for stroke", ["decline: use stroke"]),
            (
                "We decline anyone prescribed any of the drugs below during the last 24 months.",
                ["decline: window -24"]
            ),
            (
                "Anyone who has filled these drugs within 2 years is not eligible and will be declined.",
                ["decline: window -24"]
            ),
            ("Those taking any medication listed here in the last 36 months are declined", ["decline: window -36"]),
            ("Decline if taking all of these drugs", ["decline: with all of these drugs"]),
        ] as [(String, [String]?)])
    func clauses(_ text: String, _ expected: [String]?) { #expect(described(text) == expected) }
}
