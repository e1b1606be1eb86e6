import ChartSchema
import Reading

/// Mutual of Omaha (United of Omaha): pages of a PDF converter. A chart may go on over two printed pages, the second
/// without heights; feet stand in section rows ("5 Feet").
package enum MutualOfOmaha: CarrierAdapter {
    package static let id = "mutual-of-omaha"

    package static func instruct(_ instructions: inout ReadingInstructions, chart: String) {
        guard chart == "express" else { return }
        // Columns are products, named by their abbreviations: Term Life, Guaranteed and Indexed Universal Life Express.
        instructions.isCommonMinimum("TLE, GULE, IULE, Living Promise")
        instructions.means("TLE, GULE, IULE", product: "express")
        instructions.means("DI Rider", product: "di-rider")
        instructions.means(
            "Table 2 Maximum Weight (Multiple Impairments)", product: "express",
            label: "Table 2 (Multiple Impairments)",
            .table(2))
        instructions.means("Living Promise Level Benefit", product: "living-promise", label: "Level Benefit", .level)
        instructions.means("Living Promise Graded Benefit", product: "living-promise", label: "Graded Benefit", .graded)
    }
}
