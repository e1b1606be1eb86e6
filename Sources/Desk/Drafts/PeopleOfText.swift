import ChartSchema
import Notation

/// Whom a text of the carrier is about, where it is not about everybody: "Applicants over age 65: add 10".
struct PeopleOfText {
    /// As printed.
    let words: String
    private let meanings: [Meaning]

    /// `nil` for texts that are about everybody.
    init?(_ text: String) {
        let scope = Scope(text, .build)
        let claims = scope.claims.filter { Self.isOfPeople($0.meaning) }
        guard !claims.isEmpty else { return nil }
        words = claims.map { scope.tagged.printed($0.tags) }.joined(separator: ", ")
        meanings = claims.map(\.meaning)
    }

    /// "Women: add 10 lb" is about nobody of ten years.
    private static func isOfPeople(_ meaning: Meaning) -> Bool {
        if case .age(let age) = meaning, age.min == age.max { return false }
        return meaning.isOfPeople
    }

    /// Whether a column is for nobody else.
    func areAll(of column: BuildColumn) -> Bool {
        meanings.allSatisfy { meaning in
            switch meaning {
            case .sex(let sex): sex == .any || column.sex == sex
            case .tobacco(let tobacco): tobacco == .any || column.tobacco == tobacco
            case .age(let age): age.covers(column.age)
            default: false
            }
        }
    }
}
