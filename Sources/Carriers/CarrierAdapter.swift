import ChartSchema
import Reading

/// What is peculiar to one carrier's charts, in the carrier's own words.
package protocol CarrierAdapter: Sendable {
    /// The adapter's name in `pipeline.json`.
    static var id: String { get }

    /// Adds what this carrier's `chart` needs to be read right.
    static func instruct(_ instructions: inout ReadingInstructions, chart: String)
}
