import ChartSchema

/// How an adapter reads the class labels of one chart: a rule, and the labels that it was made for.
package struct AdaptedChart: Sendable {
    /// The chart's name in `pipeline.json`; the rule holds for all its editions.
    package let chart: String
    /// Class labels as the carrier prints them, which nothing but the rule reads: what it says of these is recorded with every version.
    package let labels: [String]
    /// What a label means; `nil` where the rule says nothing of it.
    package let rateClass: @Sendable (_ label: String) -> RateClass?

    package init(_ chart: String, labels: [String], rateClass: @escaping @Sendable (_ label: String) -> RateClass?) {
        self.chart = chart
        self.labels = labels
        self.rateClass = rateClass
    }

    /// What the rule says, label by label.
    package var says: [String: RateClass] {
        Dictionary(uniqueKeysWithValues: Set(labels).compactMap { label in rateClass(label).map { (label, $0) } })
    }
}
