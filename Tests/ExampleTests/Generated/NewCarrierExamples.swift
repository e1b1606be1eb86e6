// Made of the documentation: CHARTWRIGHT_RECORD=1 swift test --filter DocumentedExampleTests

// swift-format-ignore-file
import Carriers
import ChartSchema
import Foundation
import Reading
import Testing

// docs/new-carrier.md
/// Zenith Mutual.
package enum Zenith: CarrierAdapter {
    package static let id = "zenith"

    package static func instruct(_ instructions: inout ReadingInstructions, chart: String) {
        // Of the critical-illness charts only.
        guard chart.hasPrefix("critical") else { return }
        instructions.means("Select", .standard)
    }
}
