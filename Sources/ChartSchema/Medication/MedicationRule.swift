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
    /// The same as tests that a program can decide; all of them must hold.
    public var tests: [ConditionTest]
    public var outcome: MedicationOutcome
    /// The carrier's wording of the outcome.
    public var outcomeLabel: String
    /// The product of the column; `nil` where the chart has no column a product.
    public var product: String?
    /// The raw cells that the parts were read from, the deciding one first; never empty.
    public var cells: [CellReference]
    /// What is published otherwise than printed, and on whose word.
    public var corrections: [AppliedCorrection]

    public init(
        medication: String, ingredients: [String], rxcui: [String], use: String?, lookback: LookbackWindow,
        condition: String?, tests: [ConditionTest] = [], outcome: MedicationOutcome, outcomeLabel: String,
        product: String?, cells: [CellReference], corrections: [AppliedCorrection] = []
    ) {
        precondition(!cells.isEmpty, "a rule names the cell that decided it")
        self.medication = medication
        self.ingredients = ingredients
        self.rxcui = rxcui
        self.use = use
        self.lookback = lookback
        self.condition = condition
        self.tests = tests
        self.outcome = outcome
        self.outcomeLabel = outcomeLabel
        self.product = product
        self.cells = cells
        self.corrections = corrections
    }

    /// The raw cell that decided the rule.
    public var source: CellReference { cells[0] }
}
