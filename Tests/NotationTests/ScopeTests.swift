import ChartSchema
import Testing

@testable import Notation

@Suite struct ScopeTests {
    static func described(_ meaning: Meaning) -> String {
        func span(_ age: AgeRange) -> String { "\(age.min.map(String.init) ?? "")-\(age.max.map(String.init) ?? "")" }
        return switch meaning {
        case .age(let age): "age \(span(age))"
        case .ageOutside(let age): "age outside \(span(age))"
        case .sex(let sex): "sex \(sex)"
        case .tobacco(let tobacco): "tobacco \(tobacco)"
        case .window(let window):
            "window \(window.minMonths.map(String.init) ?? "")-\(window.maxMonths.map(String.init) ?? "")"
        case .dose(let dose): "\(dose.side.rawValue) \(dose.amount) \(dose.unit)\(dose.isDaily ? "/day" : "")"
        case .use(let text): "use \(text)"
        case .notUse(let text): "not use \(text)"
        case .fact(let text, let isPresent): "\(isPresent ? "with" : "without") \(text)"
        case .medication(let names, let isTaken): "\(isTaken ? "taking" : "not taking") \(names.joined(separator: "|"))"
        case .severity(let text), .prescriber(let text), .other(let text): text
        case .everyone: "everyone"
        }
    }

    private func described(_ text: String, _ setting: Scope.Setting = Scope.Setting()) -> [String] {
        let scope = Scope(text, setting)
        return scope.meanings.map(Self.described) + scope.unclaimedWords.map { "? \($0)" }
    }

    @Test(arguments: [
        ("applicants who do not use tobacco", ["tobacco no"]),
        ("applicants who have not used tobacco in the past 12 months", ["tobacco no"]),
        ("not for tobacco users", ["tobacco no"]), ("excludes smokers", ["tobacco no"]),
        ("Build chart – other than tobacco users", ["tobacco no"]), ("applicants who do not smoke", ["tobacco no"]),
        ("not for ages 71 and over", ["age -70"]), ("not applicable to females", ["sex male"]),
        ("applicants age 20 and older who do not use tobacco", ["age 20-", "tobacco no"]),
        ("all ages except 0-17", ["age 18-"]), ("Female applicants", ["sex female"]),
        ("Use this chart for applicants under age 50 only.", ["age -49"]),
        ("The chart below is for applicants who use tobacco.", ["tobacco yes"]),
        ("Florida and New York only", ["Florida and New York only"]),
        ("If filled more than 2 years ago", ["window 24-"]),
        ("over age 49 and under age 70", ["age 50-69"]), ("under age 50 or over age 75", ["age outside 50-75"]),
        ("Level Term to Age 95", []),
        ("Term – ages 50-85", ["age 50-85"]), ("Term Ages 18-45", ["age 18-45"]),
        ("non-fumeurs de 45 à 85 ans", ["tobacco no", "age 45-85"]), ("Ages 50-70", ["age 50-70"]),
        ("unless prescribed for migraine", ["not use migraine"]), ("except RA", ["not use RA"]),
        ("if for CHF", ["use CHF"]),
        ("not for edema", ["not use edema"]), ("with Plavix", ["taking Plavix"]),
        ("with no diabetic complications", ["without diabetic complications"]),
        ("prescribed by a psychiatrist", ["prescribed by a psychiatrist"]),
        ("unless last filled more than 36 months ago", ["window -36"]), ("25+ months", ["window 24-"]),
        ("18-49 years", ["age 18-49"]), ("50 years and over", ["age 50-"]), ("Under 50 years", ["age -49"]),
        ("de 18 à 49 ans", ["age 18-49"]), ("50 ans et moins", ["age -50"]), ("Plus de 50 ans", ["age 51-"]),
        ("over 2 years", ["window 24-"]), ("over 20 years", ["? over 20 years"]), ("within 20 years", ["window -240"]),
        ("over 40 years ago", ["window 480-"]), ("stable for 2 years", ["stable", "for 2 years"]),
        ("within 12 months of surgery", ["within 12 months of surgery"]),
        ("if no stroke in past 2 years", ["if no stroke in past 2 years"]),
        ("if taken for more than 6 months", ["if taken for more than 6 months"]),
        ("taken longer than 6 months", ["taken longer than 6 months"]),
        ("taken over 6 months", ["taken over 6 months"]),
        ("taken over 6 months ago", ["window 6-"]), ("not filled for more than 24 months", ["window 24-"]),
        ("taken within the past year", ["window -12"]), ("filled in the last month", ["window -1"]),
        ("24 months", ["window -24"]), ("wait 24 months", ["? wait", "? 24 months"]),
        ("taking one of the following", []), ("Type 2 diabetes", ["use Type 2 diabetes"]),
        ("severe", ["severe"]), ("frobnicated", ["? frobnicated"]), ("no oxygen", ["without oxygen"]),
    ])
    func scopes(_ text: String, _ expected: [String]) { #expect(described(text) == expected) }
}
