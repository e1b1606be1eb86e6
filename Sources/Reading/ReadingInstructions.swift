import ChartSchema

/// What is known about a file before it is opened: whose chart it is, and what its carrier's words mean.
///
/// With nothing but an id the chart is read by its form alone; a carrier's adapter adds what form cannot tell.
package struct ReadingInstructions: Sendable {
    package var id: ChartID
    /// The products of the source, in the configuration's order; ids and names.
    package var products: [Product]
    /// What the carrier's class names mean, where a name does not mean one thing across carriers.
    package var classes: [String: RateClass]

    package init(id: ChartID, products: [Product] = [], classes: [String: RateClass] = [:]) {
        self.id = id
        self.products = products
        self.classes = classes
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
