import ChartSchema
import Reading

/// Corebridge Financial (AGL): columns are products, the death benefit in parentheses behind the product's name.
package enum Corebridge: CarrierAdapter {
    package static let id = "corebridge"

    package static func instruct(_ instructions: inout ReadingInstructions, chart: String) {}
}
