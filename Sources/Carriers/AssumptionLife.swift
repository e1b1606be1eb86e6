import ChartSchema
import Reading

/// Assomption Vie (Assumption Life): four stacked tables, one a product, in French.
package enum AssumptionLife: CarrierAdapter {
    package static let id = "assumption-life"

    package static func instruct(_ instructions: inout ReadingInstructions, chart: String) {
        instructions.means("Âge actuel - 15 ans et plus", product: "flexterm-parplus")
        instructions.means("Tableau pour Protection Platine", product: "protection-platine")
        instructions.means("Tableau pour Protection Or", product: "protection-or")
        instructions.means("Tableau pour Protection Argent", product: "protection-argent")
    }
}
