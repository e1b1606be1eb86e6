import ChartSchema
import Eligibility

/// A person as the build form asks for one: what was typed, what it means, and what is wrong with it.
struct BuildQuestion {
    let query: SiteQuery
    private(set) var height: HeightText?
    private(set) var weight: WeightText?
    private(set) var age: PersonAge?
    private(set) var sex: Sex?
    private(set) var usesTobacco: Bool?
    /// By field id.
    private(set) var errors: [String: String] = [:]

    init(_ query: SiteQuery) {
        self.query = query
        height = read("height", "a height such as 5'6\", 5-6, 66 or 168cm") { HeightText($0) }
        weight = read("weight", "a weight such as 201, 91kg or 14st 5") { WeightText($0) }
        age = read("age", "an age such as 52, or 18mo in months") { PersonAge($0) }
        sex = read("sex", "female or male") { $0 == "female" ? .female : $0 == "male" ? .male : nil }
        usesTobacco = read("tobacco", "yes or no") { $0 == "yes" ? true : $0 == "no" ? false : nil }
    }

    private mutating func read<Value>(_ id: String, _ expected: String, _ parse: (String) -> Value?) -> Value? {
        guard let text = query[id] else { return nil }
        if let value = parse(text) { return value }
        errors[id] = "Write \(expected); “\(text)” is not one."
        return nil
    }

    /// Whether anything was typed that makes a build.
    var isAsked: Bool { query["height"] != nil || query["weight"] != nil }

    /// Asks for the half that is missing.
    mutating func requireBoth() {
        if query["height"] == nil { errors["height"] = "Write a height." }
        if query["weight"] == nil { errors["weight"] = "Write a weight." }
    }

    /// `nil` while something is missing or wrong.
    var person: Person? {
        guard let height, let weight, errors.isEmpty else { return nil }
        return Person(sex: sex, age: age, usesTobacco: usesTobacco, height: height.inches, weight: weight.pounds)
    }

    /// The values of the template `build-form`: a field for each of the form's that a plan in question looks at.
    func form(_ form: Form, carriers: [[String: Any]]) -> [String: Any] {
        let carrier = query["carrier"]
        let fields = form.sections.flatMap(\.fields).filter { field in
            guard let carrier, !field.plans.isEmpty else { return true }
            return field.plans.contains { $0.hasPrefix(carrier + "/") }
        }
        let views = fields.map { field in
            FieldView(field: field, value: query[field.id], error: errors[field.id]).values
        }
        return [
            "fields": views, "carriers": carriers, "errors": errorList(form),
            "has-errors": !errors.isEmpty,
        ]
    }

    /// The errors in the order of the fields, each with a link to its field.
    func errorList(_ form: Form) -> [[String: Any]] {
        form.sections.flatMap(\.fields).compactMap { field in
            errors[field.id].map { ["field": field.id, "title": field.title, "message": $0] }
        }
    }
}
