import ChartSchema
import Reading

/// American-Amicable (Occidental, Pioneer): final expense by death-benefit plan; Express Term by what the rating may be.
package enum AmericanAmicable: CarrierAdapter {
    package static let id = "american-amicable"

    package static func instruct(_ instructions: inout ReadingInstructions, chart: String) {
        guard chart == "express-term" else { return }
        // A build within Table 2 is taken at Standard; within Table 4 it is rated.
        instructions.means("Within Table 2", .standard)
        instructions.means("Within Table 4", .table(4)!)
    }
}
