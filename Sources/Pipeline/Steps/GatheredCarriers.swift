import ChartSchema
import Store

/// Judged carriers in whatever order they come, each once, however often it was judged.
package struct GatheredCarriers: Sendable {
    private(set) var byID: [String: JudgedCarrier] = [:]
    private let shelf = ChartShelf()

    package init() {}

    /// Reads lines that are then added; side by side.
    package var read: @Sendable ([UInt8]) throws(LineRefusal) -> JudgedCarrier {
        { [shelf] line throws(LineRefusal) in try JudgedCarrier(line: line, on: shelf) }
    }

    package mutating func add(_ carrier: JudgedCarrier) throws(LineRefusal) {
        guard let known = byID.updateValue(carrier, forKey: carrier.carrier) else { return }
        guard known.isSame(as: carrier) else {
            throw LineRefusal(
                expected: "one line of the carrier \(carrier.carrier), or the same again",
                found: "one that says something else",
                help: "give the lines of one run of judge --store for each carrier")
        }
    }
}

extension JudgedCarrier {
    fileprivate func isSame(as other: JudgedCarrier) -> Bool {
        decided == other.decided && after == other.after && retrieved == other.retrieved && summary == other.summary
            && heldBack == other.heldBack && findings == other.findings && names == other.names
            && bodies == other.bodies && parts == other.parts && charts == other.charts
            && ends.sha256 == other.ends.sha256
    }
}
