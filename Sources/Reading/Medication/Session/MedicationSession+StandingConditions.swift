import ChartSchema
import Notation
import Tables

/// Sentences that say for whom the whole chart is, or one of its plans: conditions of the rules that they speak of.
extension MedicationSession {
    /// - Parameter titled: The product that titles name for all rules.
    mutating func applyStandingConditions(_ titled: String?) {
        let read = Set(rules.lazy.map(\.rule.source.table))
        let tables = document.tables.filter { read.contains($0.index) }
        let products = Set(rules.compactMap { titled ?? $0.rule.product })
        let names = NameIndex(products)
        let plans = PlanNames(
            products: products, decisions: Set(rules.lazy.filter(Self.grantsPlan).map(\.rule.outcomeLabel)))
        let asides = standingAsides
        var seen: Set<TextPiece> = []
        var found: [(piece: TextPiece, conditions: [StandingCondition])] = []
        for table in tables {
            for piece in standingPieces(of: table, asides)
            where !heard.contains(piece) && !planPieces.contains(piece) && seen.insert(piece).inserted {
                let said = said(by: piece)
                if Sentences.parts(of: said).count == 1, let own = ClassRestriction(said, .products, names) {
                    apply(Self.tests(of: own), to: own.labels, saidBy: said, titled)
                    heard.insert(piece)
                } else if let conditions = conditions(saidBy: piece, plans, tables, asides) {
                    found.append((piece, conditions))
                }
            }
        }
        if found.count <= Self.mostConditions {
            for (piece, conditions) in found {
                for own in conditions { apply(own, plans, titled) }
                heard.insert(piece)
            }
        }
        reportOpenAsides()
    }

    /// Of more texts nobody can say that each is of every rule.
    private static let mostConditions = 20

    /// Rows of one text above or below the rules of their table, by the table; and whether they stand below.
    private var standingAsides: [TextPiece: (table: Int, isBelow: Bool)] {
        guard !openAsides.isEmpty else { return [:] }
        let rows = Dictionary(grouping: rules.lazy.map(\.rule.source), by: \.table).mapValues { cells in
            cells.lazy.map(\.row).min()!...cells.lazy.map(\.row).max()!
        }
        return openAsides.reduce(into: [:]) { found, aside in
            let row = document.tables[aside.table].cells[aside.cell].row
            guard let own = rows[aside.table], !own.contains(row) else { return }
            found[piece(of: aside)] = (aside.table, row > own.upperBound)
        }
    }

    private func standingPieces(
        of table: Table, _ asides: [TextPiece: (table: Int, isBelow: Bool)]
    ) -> [TextPiece] {
        let own = openAsides.lazy.filter { $0.table == table.index }.map { self.piece(of: $0) }
        return table.headings + [table.caption].compactMap(\.self) + table.textAbove + table.textBefore
            + table.textAfter + own.filter { asides[$0] != nil }
    }

    private func piece(of aside: (table: Int, cell: Int)) -> TextPiece {
        let table = document.tables[aside.table]
        return TextPiece(grids[aside.table].sense(ofCell: aside.cell).text, at: table.place(ofCell: aside.cell))
    }

    private mutating func reportOpenAsides() {
        for aside in openAsides where !heard.contains(piece(of: aside)) {
            findings.add(
                MedicationFinding.noteUnapplied, severity: .warning, Self.keptBetweenRows, grid: grids[aside.table],
                cell: aside.cell)
        }
    }

    static let keptBetweenRows = "The text between the rows is kept as a note and applied to no rule."

    /// What a text that would be told of says of all rules beside it; `nil` where one of its sentences says anything else.
    private func conditions(
        saidBy piece: TextPiece, _ plans: PlanNames, _ tables: [Table],
        _ asides: [TextPiece: (table: Int, isBelow: Bool)]
    ) -> [StandingCondition]? {
        let sentences = Sentences.parts(of: said(by: piece))
        guard asides[piece] != nil || sentences.allSatisfy({ mayBeTold($0, at: piece.place) }) else { return nil }
        let conditions = sentences.compactMap { StandingCondition($0, plans: plans.index) }
        guard !conditions.isEmpty, conditions.count == sentences.count else { return nil }
        let isBelow = asides[piece]?.isBelow ?? tables.contains { $0.textAfter.contains(piece) }
        let areOfAll = conditions.allSatisfy { condition in
            condition.reach != StandingCondition.Reach.chart
                || stands(piece, overAll: tables, isOfDocument: condition.isOfDocument)
                    && !isContradicted(condition)
                    && !(isBelow && (condition.isTitle || hasOpenMarks || followsHeading(piece, tables)))
        }
        return areOfAll ? conditions : nil
    }

    private func mayBeTold(_ sentence: String, at place: Place) -> Bool {
        isLost(TextPiece(sentence, at: place))
            || decides(sentence) && !saysNothing(sentence) && !HarmlessNote.isOne(sentence)
    }

    /// "For applicants under age 65" beside rules of which some are for those of 65 and over: it is not said of them.
    private func isContradicted(_ condition: StandingCondition) -> Bool {
        let own = ConditionNotation.tests(of: condition.text)
        return rules.contains { placed in
            placed.rule.tests.contains { test in own.contains { $0.excludes(test) } }
        }
    }

    /// A mark that nothing explains may be that of any note.
    private var hasOpenMarks: Bool { findings.all.contains { $0.isA(MedicationFinding.markUnexplained) } }

    /// Whether a line that is no sentence stands between the rules and a text below them: "How to apply", "Modified:".
    private func followsHeading(_ piece: TextPiece, _ tables: [Table]) -> Bool {
        for table in tables {
            if let place = table.textAfter.firstIndex(of: piece) {
                return !table.textAfter[..<place].allSatisfy { $0.text.hasSuffix(".") }
            }
            let grid = grids[table.index]
            let last = rules.lazy.filter { $0.rule.source.table == table.index }.map(\.rule.source.row).max()
            let lines = table.cells.filter { $0.row > last ?? 0 && !$0.isBlank }.map {
                singleSpaced(table.text(of: $0))
            }
            if let place = lines.firstIndex(of: singleSpaced(piece.text)), grid.rowCount > 0 {
                return !lines[..<place].allSatisfy { $0.hasSuffix(".") }
            }
        }
        return false
    }

    /// Whether a text that says "this list" says it of every table that was read.
    private func stands(_ piece: TextPiece, overAll tables: [Table], isOfDocument: Bool) -> Bool {
        guard let first = tables.first, let last = tables.last, tables.count > 1 else { return true }
        // Below headings that differ it is of one of them.
        guard Set(tables.map(\.headings)).count == 1 else { return false }
        return tables.allSatisfy { $0.headings.contains(piece) }
            || isOfDocument
                && (first.headings + first.textAbove + first.textBefore + last.textAfter).contains(piece)
    }

    private static func grantsPlan(_ placed: Placed) -> Bool {
        switch placed.rule.outcome {
        case .accept, .decline, .refer: false
        default: true
        }
    }

    private mutating func apply(_ condition: StandingCondition, _ plans: PlanNames, _ titled: String?) {
        let scope = Scope(condition.text)
        let isClear = scope.isWhole && scope.meanings.count == 1
        let tests = isClear ? ConditionNotation.tests(of: condition.text) : [.words(condition.text)]
        guard case .plans(let own) = condition.reach else {
            return add(tests, condition.text) { _ in true }
        }
        let named = own.reduce(into: Set()) { $0.formUnion(plans.all[$1] ?? []) }
        add(tests, condition.text) { named.contains(titled ?? $0.product ?? "") || named.contains($0.outcomeLabel) }
    }

    private mutating func apply(
        _ tests: [ConditionTest], to products: Set<String>, saidBy text: String, _ titled: String?
    ) {
        add(tests, singleSpaced(text).trimming(". ")) { products.contains(titled ?? $0.product ?? "") }
    }

    /// A condition of each rule of which it is said.
    private mutating func add(_ tests: [ConditionTest], _ condition: String, where isMeant: (MedicationRule) -> Bool) {
        for place in rules.indices where isMeant(rules[place].rule) {
            rules[place].rule.condition = [rules[place].rule.condition, condition].compactMap(\.self).joined(
                separator: "; ")
            rules[place].rule.tests += tests
        }
        restrictions.insert(condition)
    }

    private static func tests(of restriction: ClassRestriction) -> [ConditionTest] {
        var tests: [ConditionTest] = []
        if let age = restriction.age { tests.append(.age(age)) }
        if let tobacco = restriction.tobacco { tests.append(.tobacco(tobacco)) }
        if let sex = restriction.sex { tests.append(.words(sex.rawValue)) }
        return tests
    }
}

/// What sentences call the plans of a chart: "Modified" and "Modified plan" of "Modified Benefit", where no other begins so.
struct PlanNames {
    /// By what they are called.
    let all: [String: Set<String>]
    let index: NameIndex

    /// - Parameters:
    ///   - products: Those of the rules.
    ///   - decisions: Labels of decisions that grant a plan: "Graded".
    init(products: Set<String>, decisions: Set<String>) {
        let names = products.union(decisions)
        var all = Dictionary(grouping: names.filter { !Self.short($0).isEmpty }, by: Self.short).mapValues(Set.init)
            .filter { $0.value.count == 1 }
        for name in names { all[name] = [name] }
        self.all = all
        index = NameIndex(Set(all.keys))
    }

    private static func short(_ name: String) -> String {
        var words = name.split(separator: " ")
        while words.count > 1, let last = words.last, ofPlans.contains(last.lowercased()) { words.removeLast() }
        return words.joined(separator: " ")
    }

    private static let ofPlans = Lexicon.words("standing-condition.of-plans")
}
