import Testing

@testable import Notation

/// Sentences around tables: applied, neutral, or told of.
@Suite struct ChartSentenceTests {
    @Test(arguments: [
        ("Heights are measured in shoes; weights in pounds.", true),
        ("Heights and weights with shoes and indoor clothing", true),
        ("Weight without clothing, height in shoes", true),
        ("Heights without shoes, weights with clothes", false),
        ("Measured without coat or shoes", false),
        ("Height: no shoes", false),
    ])
    func heightsInShoes(text: String, isShod: Bool) {
        let sentence = ChartSentence(text)
        #expect(sentence.isShod == isShod)
        if !isShod { #expect(sentence.sense == .neutral) }
    }

    @Test(arguments: [
        "Florida and Puerto Rico cases are judged by a separate chart.",
        "Guam and Samoa files go by the Honolulu sheet.",
        "Bodybuilders are looked at by hand.", "Pilots are seen by the aviation desk.", "Missing limbs: call.",
        "Grey figures need a paramedical exam.", "This sheet is for cases keyed at home.",
    ])
    func sentencesOfSomebodyElse(sentence: String) { #expect(!ChartSentence(sentence).unreadWords.isEmpty) }

    @Test(arguments: [
        "Our underwriting team is here to help you place more business.", "ReadyTerm is underwritten by Acme Life.",
        "This material is for agent use only and may not be distributed to the public.",
        "Underwriting decisions are made by the home office.", "Colors are for easier reading.",
        "Questions can be sent to the sales desk.", "Guidelines are not guaranteed.",
    ])
    func sentencesOfThePage(sentence: String) {
        let read = ChartSentence(sentence)
        #expect(read.unreadWords.isEmpty && [.neutral, .beyond].contains(read.sense), "\(read.words)")
    }

    @Test(arguments: ["Pre-pregnancy weight, pounds", "Long-term care build chart"])
    func limitsOfSomethingElse(title: String) { #expect(!ChartSentence(title).unreadWords.isEmpty) }

    @Test(
        "Sentences and their senses",
        arguments: [
            (
                .people,
                [
                    "Men only", "This chart is for men only.", "Smokers", "Ages 18-60", "Men 30 and over",
                    "Élite non-fumeur", "Preferred Plus Male", "Harbor Life Male Build Chart",
                    "Edades de 18 a 64 años",
                ]
            ),
            (.people, ["This page is not to be used for anyone who smokes or uses tobacco in any form."]),
            (.elsewhere, ["Women: see page 12", "Smokers: use the chart on the next page."]),
            (
                .beyond,
                [
                    "Above the high end = decline", "Outside = declined", "Weights above the maximum are declined.",
                    "Above Table 12 = individual consideration", "Half inch rounds up",
                    "Round height to the nearest inch.",
                    "— Preferred not available at this height.",
                ]
            ),
            (.unit, ["All weights in pounds.", "Weights in kilograms"]),
            (
                .rule,
                [
                    "Ages 51-60: add 5 lb", "Females: deduct 10 lb.", "Smokers are rated one class higher",
                    "Limits for applicants under 18 are 10 % lower", "Preferred is not available above age 70.",
                    "Preferred requires 3 years tobacco free.", "Below BMI 18.5: manual review", "Chart minimum 89 lb",
                    "Women taller than 5'9\": use the men's figures.",
                    "Applicants with diabetes are limited to Standard.",
                    "This chart applies to Term 20 only.", "Not available in Texas.",
                    "Pour les fumeurs, retrancher 5 kg.",
                    "Each figure is the least weight at which the class heading its column ceases to be obtainable.",
                    "Former smokers", "Smokers excluded", "Pregnant women", "anti-smoker", "N o n smoker",
                    "Smokers quit 12 months ago", "From age 71 on, read one column to the right.",
                    "Men who frobnicate daily", "All other applicants", "¹ Waived below age 21.",
                ]
            ),
            (
                .neutral,
                [
                    "For agent use only. Not for use with the public.", "GPL-2207 (9/22)", "Page 2 of 4",
                    "Form 123-45 (01/26)",
                    "Acme Life Insurance Company, 1234 Main Street, Waco, TX 76702",
                    "Call 1-800-555-1234 for more information.",
                    "Effective January 1, 2024", "Corrections of 1 June are shown in the table.", "417212_0120 – 25",
                    "Our underwriting team is here to help you place more business.",
                    "Products and riders may vary by state.",
                    "BMI = weight (lb) x 703 / height (in) squared", "Height without shoes, weight in light clothing.",
                    "HMS Plus 125 / 125 CBO / HMS Plus 100", "Table 4 +100", "Simplified issue knock-out weights",
                    "Decline",
                    "© 2025 Prairie States Life, Omaha NE.", "Example: at 5'9\" a person of 225 lbs is Standard.",
                    "20-Year Level Term",
                    "There is no minimum weight.",
                ]
            ),
        ] as [(ChartSentence.Sense, [String])])
    func senses(sense: ChartSentence.Sense, texts: [String]) {
        for text in texts { #expect(ChartSentence(text).sense == sense, "\(text): \(ChartSentence(text).words)") }
    }

    @Test func aSentenceEndsWhereTheNextBegins() {
        #expect(Sentences.parts(of: "Men only. Women: see page 12.") == ["Men only.", "Women: see page 12."])
        #expect(Sentences.parts(of: "Table 3. Height and weight limits") == ["Table 3. Height and weight limits"])
        #expect(Sentences.parts(of: "Max. Weight 18.5 lbs. Allowed by St. Paul Co. Inc").count == 1)
        #expect(Sentences.parts(of: "Smokers: add 5 lb; women: add 3 lb\nMen").count == 3)
    }

    @Test func whatHoldsForTheWholeTableSaysSo() {
        #expect(ChartSentence("This chart is for men.").holdsForAll)
        #expect(ChartSentence("Women only.").holdsForAll)
        #expect(!ChartSentence("* Women only").holdsForAll)
        #expect(!ChartSentence("Men").holdsForAll)
        #expect(!ChartSentence("Preferred is available to non-tobacco users only.").holdsForAll)
    }

    /// No grammar knows what is said of the place; it is told of all the same.
    /// The figures themselves are refused, and with them the limits as they are read.
    @Test(arguments: [
        "Weights at the maximum are declined.", "Weights at or above the Graded maximum are declined.",
        "Weights at or below the minimum are declined.", "Applicants who weigh the maximum or more are declined.",
        "Weights of the Graded maximum and above are declined.", "Decline at or above the Standard maximum.",
        "Applicants at or above the maximum weight are not eligible.",
    ])
    func refusedAtTheEnd(_ text: String) { #expect(ChartSentence(text).sense == .rule) }

    @Test(arguments: ["Weights above the maximum are declined.", "Applicants below the minimum weight are declined."])
    func refusedBeyondTheEnd(_ text: String) { #expect(ChartSentence(text).sense == .beyond) }

    @Test(arguments: ["This page belongs to our New Jersey brokers.", "Guam files go elsewhere in this case."])
    func ofAPlace(_ text: String) { #expect(ChartSentence(text).sense == .rule) }
}
