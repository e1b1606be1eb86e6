/// The proof that a chart can be read again, in pieces: a chart of a million rules need not be in memory twice.
extension MedicationChart {
    /// Whether the chart's bytes give the chart again, shown for each rule by itself and for all that is no rule.
    package func isReadAgain() throws(MalformedDocument) -> Bool {
        var rest = self
        rest.rules = []
        let bytes = rest.canonicalJSON()
        guard try MedicationChart(json: bytes).canonicalJSON() == bytes else { return false }
        for (number, rule) in rules.enumerated() {
            let line = rule.line
            do throws(MalformedDocument) {
                guard try MedicationRule.read(line).line == line else { return false }
            } catch {
                let place = "rules[\(number)]"
                throw MalformedDocument(
                    place: error.place.isEmpty ? place : place + "." + error.place, reason: error.reason)
            }
        }
        return true
    }
}

extension MedicationRule {
    fileprivate var line: [UInt8] {
        var writer = CanonicalJSONWriter(reservingCapacity: 1024)
        write(to: &writer)
        return writer.bytes
    }
}
