import ChartSchema
import Notation
import Tables

/// Sentences that say for whom the whole chart is, or one of its plans: conditions of the rules that they speak of.
extension MedicationSession {
    /// - Parameter titled: The product that titles name for all rules.
    mutating func applyStandingConditions(_ titled: String?) {
        let products = Set(rules.compactMap { titled ?? $0.rule.product })
        let names = NameIndex(products)
        let plans = PlanNames(
            products: products, decisions: Set(rules.lazy.filter(Self.grantsPlan).map(\.rule.outcomeLabel)))
        let places = standingPlaces
        let asked = Set(rules.lazy.flatMap(\.rule.tests))
        var seen: Set<TextPiece> = []
        var found: [(piece: TextPiece, conditions: [StandingCondition])] = []
        for piece in places.tables.flatMap({ standingPieces(of: $0, places) })
        where !heard.contains(piece) && !planPieces.contains(piece) && seen.insert(piece).inserted {
            let said = said(by: piece)
            if Sentences.parts(of: said).count == 1, let own = ClassRestriction(said, .products, names) {
                apply(Self.tests(of: own), to: own.labels, saidBy: said, titled)
                heard.insert(piece)
            } else if let conditions = conditions(saidBy: piece, plans, places, asked) {
                found.append((piece, conditions))
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

    private var standingPlaces: StandingPlaces {
        let read = Set(rules.lazy.map(\.rule.source.table))
        return StandingPlaces(
            document.tables.filter { read.contains($0.index) }, rules: rules.lazy.map(\.rule.source),
            asides: openAsides.map { ($0.table, piece(of: $0), document.tables[$0.table].cells[$0.cell].row) })
    }

    private func standingPieces(of table: Table, _ places: StandingPlaces) -> [TextPiece] {
        let own = openAsides.lazy.filter { $0.table == table.index }.map { self.piece(of: $0) }
        return table.headings + [table.caption].compactMap(\.self) + table.textAbove + table.textBefore
            + table.textAfter + own.filter(places.isAside)
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
    ///
    /// - Parameter asked: The tests that rules have.
    private func conditions(
        saidBy piece: TextPiece, _ plans: PlanNames, _ places: StandingPlaces, _ asked: Set<ConditionTest>
    ) -> [StandingCondition]? {
        let sentences = Sentences.parts(of: said(by: piece))
        guard places.isAside(piece) || sentences.allSatisfy({ mayBeTold($0, at: piece.place) }) else { return nil }
        let conditions = sentences.compactMap { StandingCondition($0, plans: plans.index) }
        guard !conditions.isEmpty, conditions.count == sentences.count,
            conditions.allSatisfy({ $0.reach != .chart || isOfAll($0, piece, places, asked) })
        else { return nil }
        return conditions
    }

    private func mayBeTold(_ sentence: String, at place: Place) -> Bool {
        isLost(TextPiece(sentence, at: place))
            || decides(sentence) && !saysNothing(sentence) && !HarmlessNote.isOne(sentence)
    }

    /// Whether what a text says of the chart it says of every rule.
    private func isOfAll(
        _ condition: StandingCondition, _ piece: TextPiece, _ places: StandingPlaces, _ asked: Set<ConditionTest>
    ) -> Bool {
        // "For applicants under age 65" beside rules of which some are for those of 65 and over: it is not said of them.
        let own = ConditionNotation.tests(of: condition.text)
        guard places.isOverAll(piece, isOfDocument: condition.isOfDocument),
            !asked.contains(where: { test in own.contains { $0.excludes(test) } })
        else { return false }
        // A mark that nothing explains may be that of any note below.
        return !places.isBelow(piece)
            || !condition.isTitle && !places.isBehindHeading(piece)
                && !findings.all.contains { $0.isA(MedicationFinding.markUnexplained) }
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
        guard case .named(let own) = condition.reach else {
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
