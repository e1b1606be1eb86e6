import ChartSchema
import Reading

/// F&G (Fidelity & Guaranty Life): sexes over classes, one minimum for all of them.
package enum FidelityGuaranty: CarrierAdapter {
    package static let id = "fg"

    package static func instruct(_ instructions: inout ReadingInstructions, chart: String) {}
}
