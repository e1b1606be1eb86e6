import ChartSchema

/// What is known about a file before it is opened: whose chart it is, and what its carrier's words mean.
///
/// With nothing but an id the chart is read by its form alone; a carrier's adapter adds what form cannot tell.
package struct ReadingInstructions: Sendable {
    package var id: ChartID
    /// The products of the source, in the configuration's order; ids and names.
    package var products: [Product]
    /// What the carrier's class names mean, where a name does not mean one thing across carriers.
    package var classes: [String: RateClass] = [:]
    /// Class names, headings and column names that name a product: to its id.
    package var productOfLabel: [String: String] = [:]
    /// What is granted under a label that names a product only.
    package var grantOfLabel: [String: String] = [:]
    /// A readable name for a label that is none.
    package var labels: [String: String] = [:]
    /// The names of columns that carry none, by their place among the columns of values, from 0.
    package var unnamedColumns: [Int: String] = [:]
    /// Findings that the adapter has answered, by rule and text: they are not raised again.
    package var answered: Set<String> = []

    package init(id: ChartID, products: [Product] = []) {
        self.id = id
        self.products = products
    }

    package struct Product: Sendable, Hashable {
        package var id: String
        package var name: String

        package init(id: String, name: String) {
            self.id = id
            self.name = name
        }
    }
}
