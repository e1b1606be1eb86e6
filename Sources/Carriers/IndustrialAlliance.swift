import ChartSchema
import Reading

/// iA Groupe financier: height bands, one table a step of the questionnaire. What "Différé" and "Différé Plus" pay is not
/// said on the chart, so their rate class stays open.
package enum IndustrialAlliance: CarrierAdapter {
    package static let id = "ia"

    package static func instruct(_ instructions: inout ReadingInstructions, chart: String) {}
}
