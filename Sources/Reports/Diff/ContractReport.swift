import Diff

/// What a diff breaks for one consumer.
package struct ContractReport: Codable, Sendable {
    package var consumer: String
    package var breaches: [ContractBreach]

    package init(consumer: String, breaches: [ContractBreach]) {
        self.consumer = consumer
        self.breaches = breaches
    }

    package func text(_ palette: Palette = .plain) -> String {
        if breaches.isEmpty { return "\(consumer): nothing that it reads breaks\n" }
        let lines = breaches.map { breach in
            let what = breach.statement?.sentence ?? (breach.status == .renamed ? "chart renamed" : "chart removed")
            return "  \(breach.chart ?? "the dataset"): \(what)\n"
        }
        return "\(palette.bold(consumer)): \(counted(breaches.count, "breaking change"))\n" + lines.joined()
    }

    package func json() throws -> [UInt8] { try reportJSON(self) }
}
