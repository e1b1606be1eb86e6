import ChartSchema
import Eligibility

/// Which values of a chart a person asks about; what is not said is not compared.
package struct ValueQuery: Sendable {
    package var height: HeightText?
    /// A rate class's id, or a label as the carrier prints it.
    package var rateClass: String?
    package var sex: Sex?
    /// In completed years.
    package var age: Int?
    package var tobacco: Tobacco?
    package var product: String?
    /// In pounds.
    package var weight: Figure?

    package init() {}

    /// Whether a record is about what is asked.
    package func matches(_ record: FlatBuildRecord) -> Bool {
        matchesHeight(record.height) && matchesClass(record) && matchesAge(record.age) && matchesProduct(record)
            && (sex == nil || sex == .any || record.sex == .any || record.sex == sex)
            && (tobacco == nil || tobacco == .any || record.tobacco == .any || record.tobacco == tobacco)
            && matchesWeight(record)
    }

    /// The question in words, for the head of an answer.
    package var inWords: String {
        var parts: [String] = []
        if let height { parts.append("height \(height.text)\(height.isMetric ? " = \(height.inches) in" : "")") }
        if let weight { parts.append("weight \(weight) lb") }
        if let rateClass { parts.append("class \(rateClass)") }
        if let sex { parts.append("sex \(sex.rawValue)") }
        if let age { parts.append("age \(age)") }
        if let tobacco { parts.append("tobacco \(tobacco.rawValue)") }
        if let product { parts.append("product \(product)") }
        return parts.isEmpty ? "everything" : parts.joined(separator: ", ")
    }

    /// A height of the chart holds for the one asked when it covers it; one typed in metric units is a chart's height
    /// also when it rounds to the chart's whole inch.
    private func matchesHeight(_ range: HeightRange) -> Bool {
        guard let height, !range.isAny else { return true }
        func covers(_ inches: Figure) -> Bool {
            (range.min.map { $0 <= inches } ?? true) && (range.max.map { inches <= $0 } ?? true)
        }
        return covers(height.inches) || height.isMetric && covers(height.inches.rounded(decimals: 0))
    }

    private func matchesClass(_ record: FlatBuildRecord) -> Bool {
        guard let rateClass else { return true }
        return record.rateClass?.rawValue == rateClass.lowercased()
            || record.classLabel.map { Self.fold($0) == Self.fold(rateClass) } ?? false
    }

    private func matchesAge(_ range: AgeRange) -> Bool {
        guard let age else { return true }
        // In months a year of age is twelve of them; any of the twelve will do.
        let (from, to) = range.unit == .months ? (age * 12, age * 12 + 11) : (age, age)
        return (range.min.map { $0 <= to } ?? true) && (range.max.map { from <= $0 } ?? true)
    }

    private func matchesProduct(_ record: FlatBuildRecord) -> Bool {
        guard let product else { return true }
        return record.product?.split(separator: "+").contains { $0 == product } ?? false
    }

    private func matchesWeight(_ record: FlatBuildRecord) -> Bool {
        guard let weight else { return true }
        return (record.weightMin.map { $0 <= weight } ?? true) && (record.weightMax.map { weight <= $0 } ?? true)
    }

    /// A label for comparing: case, blanks and line breaks do not count.
    static func fold(_ label: String) -> String {
        label.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
