import ChartSchema
import Notation
import Vocabulary

/// Reads a medication chart written as a few lines of text, for the rules' examples and for tests.
///
///     medication | use    | within  | decision
///     Coumadin   | Stroke | 2 years | level (decline 40-49)
///
/// The first line names the columns: `medication`, `use`, `within`, and `decision`; any other name is a product's. A
/// decision is an outcome (`level`, `decline`) with what else is said in parentheses, or a carrier's label behind an
/// equals sign (`decline = No Coverage`); a blank one gives no rule. A window is `any`, `2 years`, `2-3 years` or
/// `> 3 years`, with `first` before it where it counts from the first fill. The cell that a finding is expected at is
/// marked with `↓`.
package struct MedicationExampleTable: Sendable {
    package private(set) var chart: MedicationChart
    /// The row and column of the marked cell.
    package private(set) var marked: (row: Int, column: Int)?

    package init(_ text: String) {
        let id = ChartID(carrier: "example", chart: "chart", edition: "2024-01-01")
        let source = ChartSource(path: "raw/example.csv", sha256: "", format: "csv", encoding: "utf-8")
        chart = MedicationChart(id: id, products: [], title: nil, source: source, rules: [])
        let lines = text.split(separator: "\n").map { line in
            line.split(separator: "|", omittingEmptySubsequences: false).map { ExampleTable.trimmed($0) }
        }
        for (row, line) in lines.enumerated().dropFirst() { add(line, row: row, header: lines[0]) }
    }

    private mutating func add(_ line: [String], row: Int, header: [String]) {
        var cells = line
        for (column, cell) in cells.enumerated() where cell.contains("↓") {
            marked = (row, column)
            cells[column] = cell.replacing("↓", with: "")
        }
        func cell(_ name: String) -> String? {
            header.firstIndex(of: name).flatMap { $0 < cells.count && !cells[$0].isEmpty ? cells[$0] : nil }
        }
        func reference(_ field: CellReference.Field, _ column: Int) -> CellReference {
            CellReference(
                field: field, reading: .printed, table: 0, row: row, column: column, line: row + 1, text: cells[column])
        }
        let parts = [("medication", CellReference.Field.medication), ("use", .use), ("within", .lookback)].compactMap {
            name, field in
            header.firstIndex(of: name).flatMap { $0 < cells.count && !cells[$0].isEmpty ? reference(field, $0) : nil }
        }
        let medication = cell("medication") ?? ""
        let drug = DrugDictionary.standard.resolve(medication)
        let doses = drug.parts.filter { $0.kind == .dose }.map(\.text)
        for (column, name) in header.enumerated() where !["medication", "use", "within"].contains(name) {
            guard column < cells.count, !cells[column].isEmpty else { continue }
            let decision = Decision(cells[column])
            let conditions = doses + [decision.condition].compactMap(\.self)
            chart.rules.append(
                MedicationRule(
                    medication: medication, ingredients: drug.ingredients.map(\.name), rxcui: drug.rxcuis,
                    use: cell("use"), lookback: Self.window(cell("within") ?? "any"),
                    condition: conditions.isEmpty ? nil : conditions.joined(separator: "; "),
                    tests: Self.tests(of: decision.condition ?? ""),
                    outcome: decision.outcome, outcomeLabel: decision.label,
                    product: name == "decision" ? nil : name,
                    cells: [reference(.outcome, column)] + parts))
        }
    }

    private struct Decision {
        var outcome: MedicationOutcome
        var label: String
        var condition: String?

        init(_ text: String) {
            let sides = text.split(separator: "=", maxSplits: 1).map { ExampleTable.trimmed($0) }
            let head = sides[0].prefix { $0.isLetter }
            guard let known = MedicationOutcome(rawValue: String(head)) else {
                preconditionFailure("\(text) begins with no outcome")
            }
            outcome = known
            label = sides.count > 1 ? sides[1] : text
            if let open = sides[0].firstIndex(of: "(") {
                condition = String(sides[0][open...].dropFirst().dropLast())
            }
        }
    }

    /// The tests of applicants' ages and tobacco; other words that say whom a rule is for are tests in words.
    private static func tests(of condition: String) -> [ConditionTest] {
        condition.split(separator: ";").map { Scope(ExampleTable.trimmed($0)) }.filter(\.isWhole).flatMap { scope in
            scope.meanings.compactMap { meaning in
                switch meaning {
                case .age(let ages): .age(ages)
                case .tobacco(let tobacco): .tobacco(tobacco)
                case .sex: .words(scope.tagged.text)
                default: nil
                }
            }
        }
    }

    private static func window(_ text: String) -> LookbackWindow {
        guard text != "any" else { return .always }
        let words = text.split(separator: " ")
        let basis: LookbackWindow.Basis = words.contains("first") ? .firstFill : .lastFill
        let unit = words.contains { $0.hasPrefix("year") } ? 12 : 1
        let figures = text.split { !$0.isNumber }.compactMap { Int($0) }.map { $0 * unit }
        if words.contains(">") { return LookbackWindow(minMonths: figures[0], basis: basis) }
        return LookbackWindow(
            minMonths: figures.count > 1 ? figures[0] : nil, maxMonths: figures.last, basis: basis)
    }
}
