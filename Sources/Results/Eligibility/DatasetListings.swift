import ChartSchema
import Eligibility

/// The products there are charts for, as `products` prints them.
package struct ProductListing: Sendable {
    package var products: [ListedProduct]
    /// What should be known of other editions of their charts.
    package var notices: [EditionNotice]

    package init(_ products: [ListedProduct], notices: [EditionNotice] = []) {
        self.products = products
        self.notices = notices
    }
}

/// The medications that charts print, as `medications` prints them.
package struct MedicationListing: Sendable {
    package var medications: [ListedMedication]

    package init(_ medications: [ListedMedication]) { self.medications = medications }
}
