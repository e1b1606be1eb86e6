/// The canonical JSON of a medication chart: fixed key order, one rule a line.
extension MedicationChart {
    public func canonicalJSON() -> [UInt8] {
        var writer = CanonicalJSONWriter(reservingCapacity: 256 + rules.count * 320)
        writer.beginObject()
        writer.lineBreak(indent: 1)
        writer.member("kind", "medication")
        writer.lineBreak(indent: 1)
        writer.member("id", id.description)
        writer.lineBreak(indent: 1)
        writer.member("carrier", id.carrier)
        writer.lineBreak(indent: 1)
        writer.member("products", products)
        writer.lineBreak(indent: 1)
        writer.member("edition", id.edition)
        writer.lineBreak(indent: 1)
        writer.member("title", title)
        writer.lineBreak(indent: 1)
        writer.object("source") {
            $0.member("path", source.path)
            $0.member("sha256", source.sha256)
            $0.member("format", source.format)
            $0.member("encoding", source.encoding)
        }
        writer.lineBreak(indent: 1)
        writer.lines("rules", of: rules, indent: 1) { writer, rule in
            writer.object {
                $0.member("product", rule.product)
                rule.writeMeaning(to: &$0)
                $0.object("cell") {
                    $0.member("table", rule.source.table)
                    $0.member("row", rule.source.row)
                    $0.member("column", rule.source.column)
                    $0.member("line", rule.source.line)
                    $0.member("text", rule.source.text)
                }
            }
        }
        writer.endLine()
        writer.endObject()
        writer.endLine()
        return writer.bytes
    }
}

extension MedicationRule {
    /// The members that say what the rule means, in the contract's order.
    func writeMeaning(to writer: inout CanonicalJSONWriter) {
        writer.member("medication", medication)
        writer.member("ingredients", ingredients)
        writer.member("rxcui", rxcui)
        writer.member("use", use)
        writer.member("lookback_min_months", lookback.minMonths)
        writer.member("lookback_max_months", lookback.maxMonths)
        writer.member("lookback_basis", lookback.basis?.rawValue)
        writer.member("condition", condition)
        writer.member("outcome", outcome.rawValue)
        writer.member("outcome_label", outcomeLabel)
    }
}
