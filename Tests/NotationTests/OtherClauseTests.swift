import Testing

@testable import Notation

@Suite struct OtherClauseTests {
    @Test(arguments: [
        "Hormone replacement ok, breast cancer within 10 years no", "Accept for DVT (stroke D)",
        "Accept for prevention (stroke +50)", "Accept for prevention - stroke no", "Accept for prevention / stroke D",
        "Accept if one stent, if two stents RNA", "Accept if one stent; with two: tier 3",
        "Accept for prevention, but stroke Tbl 4", "Accept under 70, 70 and up MOD",
        "Accept for prevention, all others out", "Accept if controlled; uncontrolled - call", "ok >4y, D<4y",
        "$3.50 temp FE thru yr 3, then Std", "lifetime decline if for MS; trigeminal neuralgia fine",
        "Asthma under 60 OK, over 60 presume COPD", "Accept for weight loss. For T2D see diabetes grid.",
    ])
    func mayDecideOtherwise(_ cell: String) { #expect(OtherClause.words(in: cell) != nil) }

    @Test(arguments: [
        "Accept", "Accept for HTN only", "Decline if used for CHF", "Accept (if no COPD)", "Decline (CHF, COPD)",
        "Refer - ask for diagnosis", "Table 4 (mild)", "Accept if stable, no hospitalization in 12 months",
        "Decline - except RLS", "Level (no complications)", "Accept - well controlled",
        "Decline for MS, ALS or AIDS", "Level if used for HTN - no other cardiac meds",
        "Decline to age 60; Graded thereafter", "Have you taken it in the past 2 years? If Yes, Decline.",
    ])
    func isTheDecisionsOwn(_ cell: String) { #expect(OtherClause.words(in: cell) == nil) }
}
