import ChartSchema

// How canonical values are said to people. Kept apart from ChartSchema, whose descriptions are for machines.

extension HeightRange {
    /// `5'10"`, `4'8"–4'10"`, `over 6'8"` or `any`.
    package var inWords: String {
        switch (min, max) {
        case (nil, nil): "any"
        case (let low?, let high?) where low == high: low.asHeight
        case (let low?, let high?): "\(low.asHeight)–\(high.asHeight)"
        case (let low?, nil): "from \(low.asHeight)"
        case (nil, let high?): "to \(high.asHeight)"
        }
    }
}

extension AgeRange {
    /// `16–60`, `to 24 months`, `from 18` or `any`.
    package var inWords: String {
        let unit = unit == .months ? " months" : ""
        return switch (min, max) {
        case (nil, nil): "any"
        case (let low?, let high?) where low == high: "\(low)\(unit)"
        case (let low?, let high?): "\(low)–\(high)\(unit)"
        case (let low?, nil): "from \(low)\(unit)"
        case (nil, let high?): "to \(high)\(unit)"
        }
    }
}

extension Tobacco {
    /// `tobacco` or `no tobacco`; empty for any.
    package var inWords: String {
        switch self {
        case .any: ""
        case .yes: "tobacco"
        case .no: "no tobacco"
        }
    }
}

/// An interval of weights or BMIs in the shortest form: `129–138`, `≤ 200`, `≥ 226`.
package func intervalInWords(_ min: Figure?, _ max: Figure?) -> String? {
    switch (min, max) {
    case (nil, nil): nil
    case (let low?, let high?) where low == high: "\(low)"
    case (let low?, let high?): "\(low)–\(high)"
    case (let low?, nil): "≥ \(low)"
    case (nil, let high?): "≤ \(high)"
    }
}

extension FlatRecord {
    /// What is granted: `Super Preferred (preferred-plus): weight ≤ 200 lb`, `Abilify: decline ("No Coverage")`.
    package var grantInWords: String {
        switch self {
        case .build(let record): "\(record.classInWords): \(record.limitInWords)"
        case .medication(let record): "\(record.rule.medication): \(record.rule.outcomeInWords)"
        }
    }

    /// Whom and what it is for.
    package var subjectInWords: String {
        switch self {
        case .build(let record):
            [record.product, record.applicantInWords, "height \(record.height.inWords)"]
                .compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
        case .medication(let record):
            [record.product, record.rule.use ?? "any use", record.rule.lookback.description, record.rule.condition]
                .compactMap(\.self).joined(separator: ", ")
        }
    }
}

extension FlatBuildRecord {
    /// `weight ≤ 200 lb`, `BMI 18–30`.
    package var limitInWords: String {
        let weight = intervalInWords(weightMin, weightMax).map { "weight \($0) lb" }
        let bmi = intervalInWords(bmiMin, bmiMax).map { "BMI \($0)" }
        return [weight, bmi].compactMap(\.self).joined(separator: ", ")
    }

    /// `Preferred Plus (preferred-plus)`; the parts that there are.
    package var classInWords: String {
        let label = classLabel.map { $0.replacing("\n", with: " ") }
        switch (label, rateClass) {
        case (let label?, let known?): return "\(label) (\(known))"
        case (let label?, nil): return "\(label) (no rate class)"
        case (nil, let known?): return known.rawValue
        case (nil, nil): return "no class"
        }
    }

    /// Whom the limit is for: `female, tobacco, age 16–60, if “not in NY”`; empty for anyone.
    package var applicantInWords: String {
        var parts: [String] = []
        if sex != .any { parts.append(sex.rawValue) }
        if tobacco != .any { parts.append(tobacco.inWords) }
        if !age.isAny { parts.append("age \(age.inWords)") }
        if let condition { parts.append("if “\(condition.onOneLine)”") }
        return parts.joined(separator: ", ")
    }
}

extension AppliedCorrection {
    /// `weight_max_lb is printed 186, published 196: by the data team on 2026-01-31: the guide has 196`.
    package var inWords: String {
        "\(field.rawValue) is printed \(printed), published \(published); by \(who) on \(date): \(reason)"
    }
}
