import ChartSchema
import Reading

/// SBLI: an XML feed; the best class is "Elite", the third "Select".
package enum SBLI: CarrierAdapter {
    package static let id = "sbli"

    package static func instruct(_ instructions: inout ReadingInstructions, chart: String) {
        instructions.means("Elite", .preferredPlus)
        instructions.means("Select", .standardPlus)
    }
}
