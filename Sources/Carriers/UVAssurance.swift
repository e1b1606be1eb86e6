import ChartSchema
import Reading

/// UV Assurance: heights across, in French.
package enum UVAssurance: CarrierAdapter {
    package static let id = "uv-assurance"

    package static func instruct(_ instructions: inout ReadingInstructions, chart: String) {
        instructions.means("Super Privilégiés", .preferredPlus)
        instructions.means("Privilégiés", .preferred)
    }
}
