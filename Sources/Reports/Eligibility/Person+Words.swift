import ChartSchema
import Eligibility

extension Person {
    /// `female, age 52, 5'6", 201 lb, BMI 32.4, tobacco not given`.
    package var inWords: String {
        var parts = [sex?.rawValue ?? "sex not given"]
        parts.append(age.map { "age \($0.value)\($0.unit == .months ? " months" : "")" } ?? "age not given")
        parts += [height.asHeight, "\(weight) lb", "BMI \(bodyMassIndex.rounded(decimals: 1))"]
        parts.append(usesTobacco.map { $0 ? "tobacco" : "no tobacco" } ?? "tobacco not given")
        return parts.joined(separator: ", ")
    }
}
