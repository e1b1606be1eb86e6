/// One rule of a medication chart with whose it is: the form of `--format ndjson` and `csv`.
public struct FlatMedicationRecord: Hashable, Sendable {
    public var carrier: String
    public var product: String?
    public var edition: String
    public var rule: MedicationRule
    /// The raw file's path.
    public var file: String

    public init(carrier: String, product: String?, edition: String, rule: MedicationRule, file: String) {
        self.carrier = carrier
        self.product = product
        self.edition = edition
        self.rule = rule
        self.file = file
    }
}

/// The NDJSON form: one object a line, keys in the contract's order.
extension FlatMedicationRecord {
    /// The record as one line of NDJSON, with its line feed.
    public func ndjsonLine() -> [UInt8] {
        var writer = CanonicalJSONWriter(reservingCapacity: 512)
        writer.object { write(to: &$0) }
        writer.endLine()
        return writer.bytes
    }

    package func write(to writer: inout CanonicalJSONWriter) {
        writer.member("kind", "medication")
        writer.member("carrier", carrier)
        writer.member("product", product)
        writer.member("edition", edition)
        rule.writeMeaning(to: &writer)
        writer.object("source") {
            $0.member("file", file)
            $0.member("table", rule.source.table)
            $0.member("row", rule.source.rowInTable)
            $0.member("column", rule.source.columnInTable)
            rule.source.place.writeBeyondLine(to: &$0)
            $0.member("text", rule.source.text)
        }
    }
}

/// The CSV form: the same columns, the source in columns of its own.
extension FlatMedicationRecord {
    /// The names of the columns, in order.
    public static let csvColumns = [
        "kind", "carrier", "product", "edition", "medication", "ingredients", "rxcui", "use", "lookback_min_months",
        "lookback_max_months", "lookback_basis", "condition", "outcome", "outcome_label", "source_file",
        "source_table", "source_row", "source_column", "source_text",
    ]

    /// The header as one line of RFC 4180, with its CR LF.
    public static func csvHeader() -> [UInt8] {
        var line = CSVLine()
        for name in csvColumns { line.add(name) }
        return line.ended()
    }

    /// The record as one line of RFC 4180, with its CR LF; `null` is an empty field, lists are joined by `+`.
    public func csvLine() -> [UInt8] {
        var line = CSVLine()
        for field in ["medication", carrier, product, edition, rule.medication] { line.add(text: field) }
        for list in [rule.ingredients, rule.rxcui] { line.add(text: list.isEmpty ? nil : list.joined(separator: "+")) }
        line.add(text: rule.use)
        line.add(rule.lookback.minMonths.map(String.init))
        line.add(rule.lookback.maxMonths.map(String.init))
        line.add(text: rule.lookback.basis?.rawValue)
        line.add(text: rule.condition)
        line.add(text: rule.outcome.rawValue)
        line.add(text: rule.outcomeLabel)
        line.add(text: file)
        for number in [rule.source.table, rule.source.rowInTable, rule.source.columnInTable] {
            line.add(number.map(String.init))
        }
        line.add(text: rule.source.text)
        return line.ended()
    }
}
