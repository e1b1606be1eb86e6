import ChartSchema
import Reading

/// Foresters Financial: one small table a class under its heading; PlanRight's tiers are death-benefit plans.
package enum Foresters: CarrierAdapter {
    package static let id = "foresters"

    package static func instruct(_ instructions: inout ReadingInstructions, chart: String) {
        switch chart {
        case "fully-underwritten":
            // One table serves the best class of non-smokers and the preferred class of smokers.
            let shared = "Preferred Plus / Preferred Smoker"
            instructions.means(shared, "Preferred Plus", .preferredPlus, tobacco: .no)
            instructions.means(shared, "Preferred Smoker", .preferred, tobacco: .yes)
        case "planright":
            instructions.means("PlanRight Preferred", .level)
            instructions.means("PlanRight Standard", .graded)
            instructions.means("PlanRight Basic", .modified)
        default: break
        }
    }
}
