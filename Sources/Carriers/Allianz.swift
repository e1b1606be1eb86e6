import ChartSchema
import Reading

/// Allianz Life (North America): classes and table ratings in charts of their own; tobacco stands in the class names.
package enum Allianz: CarrierAdapter {
    package static let id = "allianz"

    package static func instruct(_ instructions: inout ReadingInstructions, chart: String) {}
}
