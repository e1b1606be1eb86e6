import ChartSchema
import Reading

/// Transamerica: BMI-derived zones, age bands over columns, and a chart of BMIs only.
package enum Transamerica: CarrierAdapter {
    package static let id = "transamerica"

    package static func instruct(_ instructions: inout ReadingInstructions, chart: String) {
        switch chart {
        case "fe-express":
            // The best of a final expense plan: full benefit from the first day.
            instructions.means("Select", .level)
        case "blended-bmi":
            // One cell names the class of each product family: Trendsetter's name, then that of the others.
            instructions.means("Preferred Plus / Preferred Elite", .preferredPlus)
            instructions.means("Preferred / Preferred Plus, Preferred Tobacco", .preferred)
            instructions.means("Standard Plus / Preferred", .standardPlus)
            instructions.means("Standard / Nontobacco & Tobacco", .standard)
        default: break
        }
    }
}
