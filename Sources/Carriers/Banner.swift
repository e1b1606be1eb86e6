import ChartSchema
import Reading

/// Banner Life and William Penn (Legal & General America): a Google Sheets page whose fourth column of figures has no name.
package enum Banner: CarrierAdapter {
    package static let id = "banner"

    package static func instruct(_ instructions: inout ReadingInstructions, chart: String) {}
}
