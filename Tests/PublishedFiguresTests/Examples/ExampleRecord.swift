import ChartSchema

/// A record of a worked example; fields that admit several values list them.
///
/// What the keys mean is in `Tests/Fixtures/README.md`.
struct ExampleRecord: Decodable {
    var sex: Choice<Sex>
    var ageMin: Choice<Int?>
    var ageMax: Choice<Int?>
    var ageUnit: AgeUnit
    var tobacco: Choice<Tobacco>
    var heightMin: Choice<Figure?>
    var heightMax: Choice<Figure?>
    var classLabel: String?
    var otherLabels: [String]?
    var weightMin: Choice<Figure?>
    var weightMax: Choice<Figure?>
    var bmiMin: Choice<Figure?>
    var bmiMax: Choice<Figure?>
    var optional: Bool?

    enum CodingKeys: String, CodingKey {
        case sex, tobacco, optional
        case ageMin = "age_min"
        case ageMax = "age_max"
        case ageUnit = "age_unit"
        case heightMin = "height_min_in"
        case heightMax = "height_max_in"
        case classLabel = "class_label"
        case otherLabels = "label_any"
        case weightMin = "weight_min_lb"
        case weightMax = "weight_max_lb"
        case bmiMin = "bmi_min"
        case bmiMax = "bmi_max"
    }

    /// Either a value, or `{"any_of": [value, …]}`.
    struct Choice<Value: Decodable & Equatable>: Decodable {
        var values: [Value]

        init(from decoder: any Decoder) throws {
            if let several = try? decoder.container(keyedBy: Keys.self), several.contains(.anyOf) {
                values = try several.decode([Value].self, forKey: .anyOf)
            } else {
                values = [try decoder.singleValueContainer().decode(Value.self)]
            }
        }

        func admits(_ value: Value) -> Bool { values.contains(value) }

        private enum Keys: String, CodingKey { case anyOf = "any_of" }
    }

    /// Whether the expectation says what the example says.
    func agrees(with expected: ExpectedRecord) -> Bool {
        sex.admits(expected.sex) && tobacco.admits(expected.tobacco)
            && ageMin.admits(expected.age.min) && ageMax.admits(expected.age.max) && ageUnit == expected.age.unit
            && heightMin.admits(expected.height.min) && heightMax.admits(expected.height.max)
            && weightMin.admits(expected.weightMin) && weightMax.admits(expected.weightMax)
            && bmiMin.admits(expected.bmiMin) && bmiMax.admits(expected.bmiMax)
            && admits(labels: expected.labels)
    }

    private func admits(labels: [String]) -> Bool {
        guard let classLabel else { return labels.isEmpty }
        let mine = Set(([classLabel] + (otherLabels ?? [])).map(FoldedLabel.init))
        return labels.contains { mine.contains(FoldedLabel($0)) }
    }
}
