import ChartSchema

/// A flat record that must be published, as the printed figures and the contract say it.
struct ExpectedRecord: Hashable, Sendable {
    /// What a record's `rate_class` must be.
    enum Grant: Hashable, Sendable {
        /// The label means one thing across carriers.
        case exactly(RateClass)
        /// The label is the carrier's own ("Select", "Elite"): what it means is the adapter's to say.
        case adapters
        /// Nobody knows what the column grants, so nothing may be said.
        case unsaid
    }

    /// The labels that say what is printed; empty where the chart prints no class.
    var labels: [String] = []
    var grant: Grant = .adapters
    /// The product's id; `nil` for all products of the chart.
    var product: String?
    var sex: Sex = .any
    var age: AgeRange = .any
    var tobacco: Tobacco = .any
    var height: HeightRange = .any
    var weightMin: Figure?
    var weightMax: Figure?
    var bmiMin: Figure?
    var bmiMax: Figure?
}

extension ExpectedRecord: CustomStringConvertible {
    var description: String {
        func range(_ min: Figure?, _ max: Figure?) -> String {
            "\(min?.description ?? "-")…\(max?.description ?? "-")"
        }
        return "\(labels.first ?? "(no class)") \(product ?? "") \(sex) tobacco \(tobacco)"
            + " age \(age.min?.description ?? "-")…\(age.max?.description ?? "-")"
            + " height \(range(height.min, height.max)) lb \(range(weightMin, weightMax)) bmi \(range(bmiMin, bmiMax))"
    }
}
