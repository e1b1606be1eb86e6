import ChartSchema
import Reading

/// Humania Assurance: a table of accepted ranges and a table of refusals.
package enum Humania: CarrierAdapter {
    package static let id = "humania"

    package static func instruct(_ instructions: inout ReadingInstructions, chart: String) {}
}
