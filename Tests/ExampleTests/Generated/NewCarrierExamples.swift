// Made of the documentation: CHARTWRIGHT_RECORD=1 swift test --filter DocumentedExampleTests

// swift-format-ignore-file
import Carriers
import ChartSchema
import Foundation
import Testing

// docs/new-carrier.md
/// Zenith Mutual: critical-illness classes are numbered anew each year, and the first is always the best.
package enum Zenith: CarrierAdapter {
    package static let id = "zenith"

    package static let charts = [
        AdaptedChart("critical-illness", labels: ["Class 2026-1", "Class 2026-2"]) { label in
            guard let number = label.wholeMatch(of: /Class \d{4}-(\d)/)?.1 else { return nil }
            return number == "1" ? .preferredPlus : .preferred
        }
    ]
}
