import ChartSchema
import Eligibility

/// A medication as the form asks for one: what was typed, what it means, and what is wrong with it.
struct MedicationQuestion {
    let query: SiteQuery
    private(set) var name: String?
    private(set) var lastFilled: MonthsText?
    private(set) var firstFilled: MonthsText?
    private(set) var dose: MedicationQuery.Dose?
    private(set) var age: PersonAge?
    private(set) var usesTobacco: Bool?
    private(set) var taking: [String] = []
    /// By field id.
    private(set) var errors: [String: String] = [:]

    init(_ query: SiteQuery) {
        self.query = query
        name = query["name"]
        lastFilled = read("last-filled", "months or years such as 14m or 2y") { MonthsText($0) }
        firstFilled = read("first-filled", "months or years such as 14m or 2y") { MonthsText($0) }
        dose = read("dose", "a dose such as 40mg or 40mg/day") { MedicationQuery.Dose($0) }
        age = read("age", "an age such as 52, or 18mo in months") { PersonAge($0) }
        usesTobacco = read("tobacco", "yes or no") { $0 == "yes" ? true : $0 == "no" ? false : nil }
        taking = (query["taking"] ?? "").split(separator: ",").map { $0.split(separator: " ").joined(separator: " ") }
            .filter { !$0.isEmpty }
    }

    private mutating func read<Value>(_ id: String, _ expected: String, _ parse: (String) -> Value?) -> Value? {
        guard let text = query[id] else { return nil }
        if let value = parse(text) { return value }
        errors[id] = "Write \(expected); “\(text)” is not one."
        return nil
    }

    mutating func requireName() {
        if name == nil { errors["medication"] = "Write the name of a medication." }
    }

    var medicationQuery: MedicationQuery? {
        guard let name, errors.isEmpty else { return nil }
        return MedicationQuery(
            name: name, use: query["use"], lastFilled: lastFilled?.months, firstFilled: firstFilled?.months, dose: dose)
    }

    var context: MedicationContext {
        MedicationContext(
            age: age, usesTobacco: usesTobacco, taking: taking, isTakingComplete: query["only"] == "yes")
    }
}
