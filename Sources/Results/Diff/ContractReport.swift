import Diff

/// What a diff breaks for one consumer.
package struct ContractReport: Codable, Sendable {
    package var consumer: String
    package var breaches: [ContractBreach]

    package init(consumer: String, breaches: [ContractBreach]) {
        self.consumer = consumer
        self.breaches = breaches
    }
}
