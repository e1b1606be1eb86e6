import ChartSchema
import Eligibility

/// A stretch of a long list, with what a reader needs to ask for the next.
package struct ListingPage<Element: Sendable>: Sendable {
    package var version: VersionNumber
    /// How many there are in all.
    package var total: Int
    /// How many of the first are left out.
    package var offset: Int
    package var limit: Int
    package var elements: [Element]

    /// - Parameter all: Everything, in its order.
    package init(_ all: [Element], version: VersionNumber, offset: Int, limit: Int) {
        self.version = version
        total = all.count
        self.offset = offset
        self.limit = limit
        elements = Array(all.dropFirst(offset).prefix(limit))
    }
}
