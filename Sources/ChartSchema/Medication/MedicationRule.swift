/// One rule of a medication chart: what a medication, taken for a use, means for a product.
public struct MedicationRule: Hashable, Sendable {
    /// As printed, without footnote marks.
    public var medication: String
    /// Names of the active ingredients, sorted; empty where the printed name is in no dictionary or names no one drug.
    public var ingredients: [String]
    /// The RxNorm identifiers of the ingredients that have one, in their order.
    public var rxcui: [String]
    /// As printed, without footnote marks; `nil` for any use.
    public var use: String?
    public var lookback: LookbackWindow
    /// Any further test, in the carrier's words.
    public var condition: String?
    public var outcome: MedicationOutcome
    /// The carrier's wording of the outcome.
    public var outcomeLabel: String
    /// The product of the column; `nil` where the chart has no column a product.
    public var product: String?
    public var source: SourceCell

    public init(
        medication: String, ingredients: [String], rxcui: [String], use: String?, lookback: LookbackWindow,
        condition: String?, outcome: MedicationOutcome, outcomeLabel: String, product: String?, source: SourceCell
    ) {
        self.medication = medication
        self.ingredients = ingredients
        self.rxcui = rxcui
        self.use = use
        self.lookback = lookback
        self.condition = condition
        self.outcome = outcome
        self.outcomeLabel = outcomeLabel
        self.product = product
        self.source = source
    }
}

/// The raw cell that decided a rule: `table`, `row` and `column` count from 0, `line` from 1 in the decoded file.
public struct SourceCell: Hashable, Sendable {
    public var table: Int
    public var row: Int
    public var column: Int
    public var line: Int
    public var text: String

    public init(table: Int, row: Int, column: Int, line: Int, text: String) {
        self.table = table
        self.row = row
        self.column = column
        self.line = line
        self.text = text
    }
}
