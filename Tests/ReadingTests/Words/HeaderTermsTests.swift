import ChartSchema
import Testing

@testable import Reading

@Suite struct HeaderTermsTests {
    @Test(arguments: [
        ("Preferred Plus", "Preferred Plus"), ("Table 1\n+25", "Table 1 +25"),
        ("Max Weight Within Table 2", "Within Table 2"),
        ("Poids maximum Super Privilégiés (lbs)", "Super Privilégiés"),
        ("Adult maximum = Table D 200% (both)", "Table D 200%"), ("Standard Non-Tobacco", "Standard Non-Tobacco"),
        ("PlanRight Preferred", "PlanRight Preferred"), ("150 % à 200 %", "150 % à 200 %"),
        ("Étape 1 (Différé)", "Étape 1 (Différé)"), ("Preferred (NT)", "Preferred (NT)"),
        ("Male Preferred", "Preferred"),
        ("Decline Over", "Decline Over"),
    ])
    func labels(header: String, label: String) { #expect(HeaderTerms(header).label == label) }

    @Test(arguments: [
        "Min", "Maximum Weight", "Minimum (all plans)", "Weight (lb)", "Height (in.)", "POIDS MAX",
        "Adult minimum (both)", "Ages 16-59", "Male", "Poids Maximal (lb)", "Maximum Weight for Plan", "15.000-18.499",
        "weightMin (lb)",
    ])
    func bareHeaders(header: String) { #expect(HeaderTerms(header).label == nil) }

    @Test(arguments: [
        ("Gender: F", Sex.female), ("Sex M", .male), ("Filter: GENDER=F AND ISSUE_AGE>=50", .female),
        ("Tobacco: N, Sex: M", .male),
    ])
    func lettersOfSexes(text: String, sex: Sex) { #expect(HeaderTerms(text).sex == sex) }

    @Test func bounds() {
        #expect(HeaderTerms("Minimum").bound == .min)
        #expect(HeaderTerms("Weight Upper").bound == .max)
        #expect(HeaderTerms("SimpliNow Legacy Max (level) Min").bound == .min)
        #expect(HeaderTerms("Preferred").bound == nil)
        #expect(HeaderTerms("Decline Below").zone == .below)
        #expect(HeaderTerms("Refus en cas de poids supérieur à ce seuil").zone == .above)
    }

    @Test func units() {
        #expect(HeaderTerms("Weight (lbs)").unit == .pounds)
        #expect(HeaderTerms("Poids (kg)").unit == .kilograms)
        #expect(HeaderTerms("Height (ft' in\")").unit == .feetAndInches)
        #expect(HeaderTerms("Height (In.)").unit == .inches)
        #expect(HeaderTerms("pi/po").unit == .feetAndInches)
        #expect(HeaderTerms("height-in").unit == .inches)
    }

    @Test func people() {
        #expect(HeaderTerms("Female").sex == .female)
        #expect(HeaderTerms("(Male & Female)").sex == .any)
        #expect(HeaderTerms("Preferred Nontobacco").tobacco == .no)
        #expect(HeaderTerms("Élite non-fumeur").tobacco == .no)
        #expect(HeaderTerms("Privilégié non-fumeur et fumeur").tobacco == .any)
        #expect(HeaderTerms("Preferred / Preferred Plus, Preferred Tobacco").tobacco == .any)
        #expect(HeaderTerms("Standard Tobacco").tobacco == .yes)
    }

    @Test(arguments: [
        ("Preferred Plus Nontobacco", "preferred-plus"), ("Table2 +50", "table-2"), ("Table D 200%", "table-4"),
        ("Table A", "table-1"),
        ("Return of Premium", "modified"), ("Refus", "decline"), ("Individual Consideration", "refer"),
        ("Level Benefit", "level"),
    ])
    func meanings(label: String, id: String) { #expect(ClassMeaning.of(label)?.rawValue == id) }

    /// Names that mean one thing here and another there are nobody's to guess.
    @Test(arguments: [
        "Select", "Elite", "Premier", "Super Preferred", "Express Standard 1", "Within Table 2", "Table 17",
        "Preferred Best", "Table",
    ])
    func noMeaning(label: String) { #expect(ClassMeaning.of(label) == nil) }

    @Test func peopleOfAnAgeBoundNoWeights() {
        #expect(HeaderTerms("Over-50s Select Plan").bound == nil)
    }

    /// "NT/T" behind a class are both states; alone it asks for one.
    @Test(arguments: ["Standard NT/T", "Std NT & TB", "Standard NS/S"]) func bothStatesInShort(_ text: String) {
        #expect(HeaderTerms(text).tobacco == .any)
    }
}

/// Times of tobacco behind the names of classes.
@Suite struct TobaccoTimesOfClassesTests {
    @Test(arguments: [
        "Preferred Plus (no nicotine in 60 months)", "Preferred Plus (no tobacco in the past 36 months)",
        "Preferred\nno nicotine in 36 months", "Preferred - no tobacco use in 36 months",
    ])
    func withoutTobacco(_ text: String) {
        let terms = HeaderTerms(text)
        #expect(terms.tobacco == .no && terms.unit != .inches && !terms.isInDoubt)
    }

    /// Which of two groups is left out.
    @Test(arguments: ["No smokers over 60", "Standard (no smokers over 60)", "Standard, no smokers under 18"])
    func oneGroupOfTwo(_ text: String) {
        let terms = HeaderTerms(text)
        #expect(terms.tobacco == nil && terms.age == nil && terms.isInDoubt)
    }
}
