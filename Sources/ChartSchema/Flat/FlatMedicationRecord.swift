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

extension FlatMedicationRecord: FlatRow {
    public static func list(_ record: FlatMedicationRecord?, in list: inout FlatList) {
        listHead(record, in: &list)
        list.rule(record?.rule)
        list.source(record?.file, record?.rule.source)
    }

    /// Whose the rule is.
    static func listHead(_ record: FlatMedicationRecord?, in list: inout FlatList) {
        list.id("kind", "medication", options: ["medication"], isOfChart: true)
        list.id("carrier", record?.carrier, isOfChart: true)
        list.id("product", record?.product, .optional)
        list.date("edition", record?.edition, isOfChart: true)
    }
}
