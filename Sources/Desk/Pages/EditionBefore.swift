import ChartSchema
import Pages
import Pipeline
import Reports

/// The edition before a chart, to say beside a figure what it was.
struct EditionBefore {
    let edition: String
    private var limits: [Place: [BuildLimit]] = [:]

    /// Where a figure stands in any edition: by what it means, not by row and column.
    private struct Place: Hashable {
        var height: HeightRange
        var age: AgeRange?
        var product: String?
        var rateClass: String?
        var sex: Sex
        var tobacco: Tobacco
        var ages: AgeRange

        init(_ row: BuildRow, _ column: BuildColumn) {
            (height, age) = (row.height, row.age)
            (product, sex, tobacco, ages) = (column.product, column.sex, column.tobacco, column.age)
            rateClass = column.rateClass?.rawValue ?? column.classLabel?.lowercased()
        }
    }

    init(_ chart: BuildChart) {
        edition = chart.edition
        for row in chart.rows {
            for limit in row.limits { limits[Place(row, chart.columns[limit.column]), default: []].append(limit) }
        }
    }

    /// The limit that stood at the same place; `nil` where there was none, or there were several.
    func limit(_ row: BuildRow, _ column: BuildColumn) -> BuildLimit? {
        guard let found = limits[Place(row, column)], found.count == 1 else { return nil }
        return found[0]
    }
}

extension TrialReading {
    /// The edition before of a chart whose edition somebody has named.
    var editionBefore: EditionBefore? { published.chart(before: id).map { EditionBefore($0) } }
}

extension BuildLimit {
    /// One end, by the name that `correct` has for it.
    func figure(_ field: String) -> Figure? {
        switch field {
        case "weight_max_lb": weightMax
        case "weight_min_lb": weightMin
        case "bmi_max": bmiMax
        case "bmi_min": bmiMin
        default: nil
        }
    }

    /// `120 to 180, BMI at most 32`
    var inWords: String {
        let weight = intervalInWords(weightMin, weightMax)
        let bmi = intervalInWords(bmiMin, bmiMax).map { "BMI \($0)" }
        return [weight, bmi].compactMap(\.self).joined(separator: ", ")
    }
}
