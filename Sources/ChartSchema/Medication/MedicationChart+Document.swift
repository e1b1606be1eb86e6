/// The form of a stored medication chart: the bytes that name it in the store.
extension MedicationChart: ChartDocument {
    static let blank = MedicationChart(id: .blank, products: [], title: nil, source: .blank, rules: [], notes: [])

    var length: Int { 1024 + rules.count * 640 }

    static func tell(_ chart: inout MedicationChart, in form: inout some DocumentForm) {
        tellHead(schema, .medication, &chart.id, &chart.products, &chart.title, &chart.source, in: &form)
        form.line()
        var sharing = RuleSharing()
        form.lines("rules", &chart.rules) { sharing.shared($0) }
        form.line()
        form.lines("notes", &chart.notes)
    }

    /// The chart as canonical JSON: scalars first, then rules and notes, one of each a line.
    ///
    /// The same chart gives the same bytes, always; another chart gives other bytes.
    public func canonicalJSON() -> [UInt8] { written() }

    public init(json bytes: [UInt8]) throws(MalformedDocument) { try self.init(quickly: bytes) }

    /// Reads the canonical JSON, and refuses another schema, another kind, and rules that name no cell.
    public init(from decoder: any Decoder) throws { try self.init(told: decoder) }
}

extension MedicationRule: DocumentPart {
    static let definition = "rule"
    static let blank = MedicationRule(
        medication: "", ingredients: [], rxcui: [], use: nil, lookback: .always, condition: nil, outcome: .accept,
        outcomeLabel: "", product: nil, cells: [.blank])

    static func tell(_ rule: inout MedicationRule, in form: inout some DocumentForm) {
        var (subject, statement) = rule.parts
        var cells = type(of: form).reads ? [] : rule.cells
        form.text(.noted("product", "null: all of the chart's products"), &statement.product)
        tell(&subject, &statement, in: &form)
        form.parts(
            .noted("tests", "The condition as tests that a program can decide; all must hold."), &statement.tests)
        form.cells(&cells, fault: "a rule names no cell")
        form.partsIfAny(
            .noted("corrections", "What is not as printed; absent where all is."), &statement.corrections)
        if type(of: form).reads, !cells.isEmpty { rule = MedicationRule(subject, statement, cells: cells) }
    }

    /// What a rule says, as its chart and its flat record have it.
    static func tell(_ subject: inout RuleSubject, _ statement: inout RuleStatement, in form: inout some FieldForm) {
        form.text(
            .noted("medication", "As printed, without footnote marks.", isNeverEmpty: true), &subject.medication)
        form.texts(
            .noted("ingredients", "Active ingredients, sorted; empty where no dictionary has the name."),
            of: "ingredient", &subject.ingredients)
        form.texts(
            .noted("rxcui", "RxNorm identifiers of the ingredients that have one."), of: "rxcui", &subject.rxcui)
        form.text(.noted("use", "As printed; null: any use."), &statement.use)
        form.whole(
            .noted("lookback_min_months", "Holds for a fill longer ago than this.", isOfContracts: true),
            &statement.lookback.minMonths)
        form.whole(
            .noted(
                "lookback_max_months", "Holds for a fill within so many months; null: whenever.", isOfContracts: true),
            &statement.lookback.maxMonths)
        form.word("lookback_basis", &statement.lookback.basis)
        form.text(.noted("condition", "Any further test, in the carrier's words."), &statement.condition)
        form.word(.noted("outcome", nil, isOfContracts: true), &statement.outcome)
        form.text(
            .noted("outcome_label", "The carrier's wording.", isOfContracts: true), &statement.outcomeLabel)
    }

    public init(from decoder: any Decoder) throws { try self.init(told: decoder) }
}

extension FlatList {
    /// What a rule says; what rules say, where none is given.
    mutating func rule(_ rule: MedicationRule?) {
        var (subject, statement) = (rule ?? .blank).parts
        MedicationRule.tell(&subject, &statement, in: &self)
    }
}
