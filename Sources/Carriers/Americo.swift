import ChartSchema
import Reading

/// Americo Financial Life: one accepted range a height, without classes.
package enum Americo: CarrierAdapter {
    package static let id = "americo"

    package static func instruct(_ instructions: inout ReadingInstructions, chart: String) {}
}
