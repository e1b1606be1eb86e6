/// One rule of a medication chart: what a medication, taken for a use, means for a product.
///
/// Long charts print few texts often. What a rule says is kept apart from where it stands, and rules that say the same can
/// share one copy of it (see ``RuleSharing``): a rule then takes 24 bytes. Copies are values; changing one changes no other.
///
///     let rule = MedicationRule(
///         medication: "Coumadin", ingredients: ["warfarin"], rxcui: ["11289"], use: "Atrial fibrillation",
///         lookback: LookbackWindow(maxMonths: 24, basis: .lastFill), condition: nil, outcome: .decline,
///         outcomeLabel: "Not available", product: nil,
///         cells: [CellReference(field: .outcome, reading: .mark, table: 0, row: 4, column: 2, line: 5, text: "X")])
///     rule.outcome  // decline
///     rule.lookback  // 24 months
public struct MedicationRule: Hashable, Sendable {
    private var subject: Shared<RuleSubject>
    private var statement: Shared<RuleStatement>
    private var place: RulePlace

    public init(
        medication: String, ingredients: [String], rxcui: [String], use: String?, lookback: LookbackWindow,
        condition: String?, tests: [ConditionTest] = [], outcome: MedicationOutcome, outcomeLabel: String,
        product: String?, cells: [CellReference], corrections: [AppliedCorrection] = []
    ) {
        self.init(
            RuleSubject(medication: medication, ingredients: ingredients, rxcui: rxcui),
            RuleStatement(
                use: use, lookback: lookback, condition: condition, tests: tests, outcome: outcome,
                outcomeLabel: outcomeLabel, product: product, cells: [], corrections: corrections),
            cells: cells)
    }

    /// - Parameter statement: Without its cells, which are counted from the place of the first one.
    init(_ subject: RuleSubject, _ statement: RuleStatement, cells: [CellReference]) {
        precondition(!cells.isEmpty, "a rule names the cell that decided it")
        let place = RulePlace(of: cells)
        var statement = statement
        statement.cells = cells.map { RuleCell($0, of: subject.medication, at: place) }
        self.place = place
        self.subject = Shared(subject)
        self.statement = Shared(statement)
    }

    /// What it says, of which medication.
    var parts: (RuleSubject, RuleStatement) { (subject.value, statement.value) }
}

extension MedicationRule {
    /// As printed, without footnote marks.
    public var medication: String {
        get { subject.value.medication }
        set {
            let cells = cells
            subject = subject.changed { $0.medication = newValue }
            self.cells = cells
        }
    }

    /// Names of the active ingredients, sorted; empty where the printed name is in no dictionary or names no one drug.
    public var ingredients: [String] {
        get { subject.value.ingredients }
        set { subject = subject.changed { $0.ingredients = newValue } }
    }

    /// The RxNorm identifiers of the ingredients that have one, in their order.
    public var rxcui: [String] {
        get { subject.value.rxcui }
        set { subject = subject.changed { $0.rxcui = newValue } }
    }

    /// As printed, without footnote marks; `nil` for any use.
    public var use: String? {
        get { statement.value.use }
        set { statement = statement.changed { $0.use = newValue } }
    }

    public var lookback: LookbackWindow {
        get { statement.value.lookback }
        set { statement = statement.changed { $0.lookback = newValue } }
    }

    /// Any further test, in the carrier's words.
    public var condition: String? {
        get { statement.value.condition }
        set { statement = statement.changed { $0.condition = newValue } }
    }

    /// The same as tests that a program can decide; all of them must hold.
    public var tests: [ConditionTest] {
        get { statement.value.tests }
        set { statement = statement.changed { $0.tests = newValue } }
    }

    public var outcome: MedicationOutcome {
        get { statement.value.outcome }
        set { statement = statement.changed { $0.outcome = newValue } }
    }

    /// The carrier's wording of the outcome.
    public var outcomeLabel: String {
        get { statement.value.outcomeLabel }
        set { statement = statement.changed { $0.outcomeLabel = newValue } }
    }

    /// The product of the column; `nil` where the chart has no column a product.
    public var product: String? {
        get { statement.value.product }
        set { statement = statement.changed { $0.product = newValue } }
    }

    /// The raw cells that the parts were read from, the deciding one first; never empty.
    public var cells: [CellReference] {
        get { statement.value.cells.map { $0.reference(of: subject.value.medication, at: place) } }
        set {
            place = RulePlace(of: newValue)
            let kept = newValue.map { RuleCell($0, of: medication, at: place) }
            statement = statement.changed { $0.cells = kept }
        }
    }

    /// What is published otherwise than printed, and on whose word.
    public var corrections: [AppliedCorrection] {
        get { statement.value.corrections }
        set { statement = statement.changed { $0.corrections = newValue } }
    }

    /// The raw cell that decided the rule.
    public var source: CellReference { statement.value.cells[0].reference(of: subject.value.medication, at: place) }

    /// The first of the cells that gave a field.
    package func cell(_ field: CellReference.Field) -> CellReference? {
        statement.value.cells.first { $0.field == field }?.reference(of: subject.value.medication, at: place)
    }
}

/// Lets the rules of one chart share what they say alike.
///
/// - ``shared(_:)`` gives an equal rule that takes no memory of its own where another one says the same before.
package struct RuleSharing: Sendable {
    private var subjects: Set<Shared<RuleSubject>> = []
    private var statements: Set<Shared<RuleStatement>> = []

    package init() {}

    package mutating func shared(_ rule: MedicationRule) -> MedicationRule { rule.sharing(&subjects, &statements) }
}

extension MedicationRule {
    fileprivate func sharing(
        _ subjects: inout Set<Shared<RuleSubject>>, _ statements: inout Set<Shared<RuleStatement>>
    ) -> MedicationRule {
        var rule = self
        let subject = subjects.insert(subject).memberAfterInsert
        if subject === self.subject || subject.value.isWritten(as: self.subject.value) { rule.subject = subject }
        let statement = statements.insert(statement).memberAfterInsert
        if statement === self.statement || statement.value.isWritten(as: self.statement.value) {
            rule.statement = statement
        }
        return rule
    }
}
