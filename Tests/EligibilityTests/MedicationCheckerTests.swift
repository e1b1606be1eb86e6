import ChartSchema
import Testing

@testable import Eligibility

@Suite struct MedicationCheckerTests {
    private typealias S = SampleRules

    private func answer(
        _ rules: [MedicationRule], _ query: MedicationQuery, _ context: MedicationContext = MedicationContext()
    ) throws -> MedicationAnswer {
        let checker = MedicationChecker(index: MedicationIndex([S.chart(rules)]))
        return try #require(checker.answers(for: query, as: NamedMedication(query.name), context).first)
    }

    @Test func whatIsNotListedHasNoStatement() throws {
        let found = try answer([S.rule("Aspirin", .accept)], MedicationQuery(name: "Warfarin"))
        #expect(found.kind == .unlisted)
        #expect(found.outcome == nil)
    }

    @Test(arguments: ["Coumadin", "warfarin", "Warfarin Sodium", "Jantoven"])
    func brandAndGenericAreOneDrug(_ name: String) throws {
        let found = try answer([S.rule("Warfarin", .decline)], MedicationQuery(name: name))
        #expect(found.kind == .decided)
        #expect(found.outcome == .decline)
    }

    @Test func aMisspellingIsNeverMatched() throws {
        #expect(try answer([S.rule("Warfarin", .accept)], MedicationQuery(name: "Warfarrin")).kind == .unlisted)
        #expect(NamedMedication("Warfarrin").suggestions.first == "warfarin")
        #expect(NamedMedication("Warfarrin").ingredients == [])
    }

    @Test func aNameThatOnlyTheChartHasIsFound() throws {
        let rule = S.rule("Zzyx Forte", ingredients: [], .refer)
        #expect(try answer([rule], MedicationQuery(name: "zzyx forte")).outcome == .refer)
    }

    private let ladder = [
        SampleRules.rule("Warfarin", use: "CHF", within: 24, .decline),
        SampleRules.rule("Warfarin", use: "CHF", within: 36, .graded),
        SampleRules.rule("Warfarin", use: "CHF", over: 36, .level),
    ]

    @Test(arguments: [
        (0, MedicationOutcome.decline), (24, .decline), (25, .graded), (36, .graded), (37, .level), (400, .level),
    ])
    func theNarrowestWindowOfALadderDecides(_ months: Int, _ expected: MedicationOutcome) throws {
        let query = MedicationQuery(name: "Warfarin", use: "heart failure", lastFilled: months)
        let found = try answer(ladder, query)
        #expect(found.kind == .decided)
        #expect(found.outcome == expected)
        #expect(!found.isContradicted)
    }

    @Test func whatIsNotKnownIsAsked() throws {
        let found = try answer(ladder, MedicationQuery(name: "Warfarin"))
        #expect(found.kind == .depends)
        #expect(found.outcomes == [.level, .graded, .decline])
        #expect(found.rules[0].open == [.use("CHF"), .fill(LookbackWindow(maxMonths: 24, basis: .lastFill))])
        let used = try answer(ladder, MedicationQuery(name: "Warfarin", use: "CHF"))
        #expect(used.rules.allSatisfy { $0.open.count == 1 })
    }

    @Test func anotherUseIsNoAcceptance() throws {
        let found = try answer(ladder, MedicationQuery(name: "Warfarin", use: "hypertension", lastFilled: 1))
        #expect(found.kind == .unspoken)
        #expect(found.rules.isEmpty)
    }

    @Test func aUseNobodyKnowsStaysOpen() throws {
        let found = try answer(ladder, MedicationQuery(name: "Warfarin", use: "qwertz", lastFilled: 1))
        #expect(found.kind == .depends)
    }

    @Test func aRuleForTheUseOverridesOneForAny() throws {
        let rules = [S.rule("Warfarin", .accept), S.rule("Warfarin", use: "CHF", .decline)]
        #expect(try answer(rules, MedicationQuery(name: "Warfarin", use: "CHF")).outcome == .decline)
        #expect(try answer(rules, MedicationQuery(name: "Warfarin", use: "hypertension")).outcome == .accept)
        #expect(try answer(rules, MedicationQuery(name: "Warfarin")).kind == .depends)
    }

    @Test func whereRulesContradictTheLeastFavourableCounts() throws {
        let rules = [
            S.rule("Coumadin", ingredients: ["warfarin"], .level), S.rule("Warfarin", .decline),
        ]
        let found = try answer(rules, MedicationQuery(name: "Warfarin"))
        #expect(found.outcome == .decline)
        #expect(found.isContradicted)
        #expect(found.rules.count == 2)
    }

    @Test func whatChangesNothingIsNotAsked() throws {
        let rules = [S.rule("Warfarin", .decline), S.rule("Warfarin", use: "CHF", .decline)]
        let found = try answer(rules, MedicationQuery(name: "Warfarin"))
        #expect(found.kind == .decided)
        #expect(found.outcome == .decline)
    }

    @Test func firstFillsAreCountedFromTheFirst() throws {
        let rules = [S.rule("Warfarin", within: 24, basis: .firstFill, .decline)]
        #expect(try answer(rules, MedicationQuery(name: "Warfarin", lastFilled: 1)).kind == .depends)
        #expect(try answer(rules, MedicationQuery(name: "Warfarin", firstFilled: 24)).outcome == .decline)
        #expect(try answer(rules, MedicationQuery(name: "Warfarin", firstFilled: 25)).kind == .unspoken)
    }

    // MARK: Conditions

    private func other(_ name: String, isTaken: Bool = true) -> ConditionTest {
        .taking(OtherMedication(anyOf: [.init(medication: name, ingredients: [name.lowercased()])], isTaken: isTaken))
    }

    @Test func conditionsAcrossSeveralDrugs() throws {
        let rules = [
            S.rule("Plavix", ingredients: ["clopidogrel"], .level),
            S.rule(
                "Plavix", ingredients: ["clopidogrel"], condition: "with warfarin", tests: [other("Warfarin")], .decline
            ),
        ]
        let query = MedicationQuery(name: "clopidogrel")
        #expect(try answer(rules, query).kind == .depends)
        #expect(try answer(rules, query, MedicationContext(taking: ["Coumadin"])).outcome == .decline)
        #expect(try answer(rules, query, MedicationContext(taking: ["aspirin"])).kind == .depends)
        let complete = MedicationContext(taking: ["aspirin"], isTakingComplete: true)
        #expect(try answer(rules, query, complete).outcome == .level)
    }

    @Test func aTestThatNothingElseIsTaken() throws {
        let rules = [S.rule("Warfarin", condition: "alone", tests: [other("Aspirin", isTaken: false)], .level)]
        let query = MedicationQuery(name: "Warfarin")
        #expect(try answer(rules, query, MedicationContext(taking: ["aspirin"])).kind == .unspoken)
        #expect(try answer(rules, query, MedicationContext(isTakingComplete: true)).outcome == .level)
    }

    @Test(arguments: [(39, MedicationAnswer.Kind.unspoken), (40, .decided), (49, .decided), (50, .unspoken)])
    func ages(_ age: Int, _ expected: MedicationAnswer.Kind) throws {
        let rules = [S.rule("Warfarin", condition: "age 40-49", tests: [.age(AgeRange(min: 40, max: 49))], .decline)]
        let query = MedicationQuery(name: "Warfarin")
        #expect(try answer(rules, query, MedicationContext(age: PersonAge(age))).kind == expected)
        #expect(try answer(rules, query).kind == .depends)
    }

    @Test func tobaccoAndDose() throws {
        let bound = DoseBound(side: .over, amount: 40, unit: "mg")
        let rules = [
            S.rule("Warfarin", condition: "smoker over 40 mg", tests: [.tobacco(.yes), .dose(bound)], .decline)
        ]
        func kind(_ tobacco: Bool?, _ dose: String?) throws -> MedicationAnswer.Kind {
            let query = MedicationQuery(name: "Warfarin", dose: dose.flatMap { MedicationQuery.Dose($0) })
            return try answer(rules, query, MedicationContext(usesTobacco: tobacco)).kind
        }
        #expect(try kind(true, "41 mg") == .decided)
        #expect(try kind(true, "40mg") == .unspoken)
        #expect(try kind(true, "41mcg") == .depends)
        #expect(try kind(true, "41mg/day") == .depends)
        #expect(try kind(true, nil) == .depends)
        #expect(try kind(false, "41mg") == .unspoken)
    }

    @Test func wordsThatNoProgramDecidesStayOpen() throws {
        let rules = [S.rule("Warfarin", condition: "if stable", .level)]
        let found = try answer(rules, MedicationQuery(name: "Warfarin"))
        #expect(found.kind == .depends)
        #expect(found.rules[0].open == [.condition("if stable")])
    }

    @Test func rulesOfOneProductAreThatProductsAlone() throws {
        let chart = S.chart(
            [S.rule("Warfarin", product: "whole", .decline), S.rule("Aspirin", .accept)], products: ["term", "whole"])
        let checker = MedicationChecker(index: MedicationIndex([chart]))
        let query = MedicationQuery(name: "Warfarin")
        let found = checker.answers(for: query, as: NamedMedication("Warfarin"), MedicationContext())
        #expect(found.map { "\($0.product) \($0.kind)" } == ["whole decided", "term unlisted"])
    }
}

@Suite struct MedicationTextTests {
    @Test(arguments: [
        ("14m", 14), ("14", 14), ("14 months", 14), ("2y", 24), ("3 years", 36), ("0", 0), ("1y 2m", 14),
        ("1 year 2 months", 14), ("2024-01-31", 1), ("2024-02-29", 0), ("2023-12-29", 2), ("2023-12-30", 2),
        ("2022-02-28", 24), ("2022-03-01", 23),
    ])
    func months(_ text: String, _ months: Int) {
        #expect(FilledText(text)?.months(before: "2024-02-29") == months)
    }

    @Test func aDayToComeHasNoMonths() { #expect(FilledText("2024-03-01")?.months(before: "2024-02-29") == nil) }

    @Test(arguments: ["", "soon", "-1", "1.5y", "2 weeks", "1801m", "2 4m", "2024-02-30", "2024-13-01", "2024-1-1"])
    func noMonths(_ text: String) {
        #expect(FilledText(text) == nil)
    }

    @Test(arguments: [
        ("40mg", "40", "mg", false), ("0.5 mg/day", "0.5", "mg", true), ("20 units daily", "20", "units", true),
    ])
    func doses(_ text: String, _ amount: String, _ unit: String, _ isDaily: Bool) {
        #expect(MedicationQuery.Dose(text) == .init(amount: Figure(amount)!, unit: unit, isDaily: isDaily))
    }
}
