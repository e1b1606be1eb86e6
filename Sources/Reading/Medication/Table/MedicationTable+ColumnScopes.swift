import ChartSchema
import Notation
import Tables
import Vocabulary

/// What the headers of columns of decisions say of whom, when and for which plan the decisions below them hold.
extension MedicationTable {
    /// What the headers of columns of decisions say, by column; a header that names a plan has none.
    static func columnScopes(_ grid: Grid, _ columns: MedicationColumns) -> [Int: DecisionScope] {
        var scopes: [Int: DecisionScope] = [:]
        var ofAll: Set<Int> = []
        let tobacco = tobaccoScopes(grid, columns)
        for column in columns.decidingColumns {
            let whole = wholeScope(of: column, tobacco[column], grid, columns)
            if whole != nil { ofAll.insert(column) }
            var own = whole ?? partScope(of: column, grid, columns)
            if let field = own?.field, let row = columns.header.last,
                let cell = grid.cellIndex(row: row, column: column)
            {
                own?.cell = grid.reference(cell: cell, field: field, reading: .heading)
            }
            scopes[column] = own
        }
        countTimes(of: &scopes, grid, columns)
        // "Insulin-dependent" beside "Not insulin-dependent", "Past use" beside "Current use".
        for column in columns.decidingColumns where !ofAll.isEmpty && scopes[column] == nil {
            let name = PlanWords.bare(columns.name(of: column, in: grid))
            guard [.unknown, .use, .window].contains(MedicationHeader(name)), !PlanWords.name(name),
                OutcomeWords(name).outcomes.isEmpty
            else { continue }
            scopes[column] = DecisionScope(condition: name)
        }
        for column in columns.decidingColumns
        where columns.decidingColumns.count > 1 && !ofAll.contains(column) && scopes[column] == nil {
            let name = PlanWords.bare(columns.name(of: column, in: grid))
            if DecisionScope.limits(name) { scopes[column] = DecisionScope(condition: name) }
        }
        return scopes
    }

    /// What a header of several says, where it is a scope and nothing else.
    private static func wholeScope(
        of column: Int, _ tobacco: DecisionScope?, _ grid: Grid, _ columns: MedicationColumns
    ) -> DecisionScope? {
        let name = columns.name(of: column, in: grid)
        guard columns.decidingColumns.count > 1 else { return nil }
        if isUnderPlan(column, grid, columns) { return tobacco }
        return PlanHeader(name) == nil ? grid.texts[name].medication.scope ?? tobacco : nil
    }

    /// What a header says beside a plan: one above it, one that it names itself, or one before its parentheses.
    private static func partScope(of column: Int, _ grid: Grid, _ columns: MedicationColumns) -> DecisionScope? {
        let name = columns.name(of: column, in: grid)
        let areSeveral = columns.decidingColumns.count > 1
        if areSeveral, let whenever = anyTime(of: column, grid, columns) { return whenever }
        if !isUnderPlan(column, grid, columns), let named = PlanHeader(name) {
            var own = DecisionScope(named.limit) ?? DecisionScope(condition: named.limit)
            own.product = areSeveral ? named.plan : nil
            return own
        }
        if areSeveral, let row = columns.header.last,
            var last = grid.sense(row: row, column: column).medication.scope
        {
            // "Stopped" over "under 1 year ago".
            if let text = text(over: column, grid, columns), DecisionScope.isStateOfTaking(text) {
                return DecisionScope(condition: "\(text): \(last.text)")
            }
            if let text = text(over: column, grid, columns) {
                if let counted = CountedPlan(text) {
                    last.product = counted.plan
                    last.window.basis = counted.basis
                    return last
                }
                if let named = PlanHeader(text) {
                    last.product = named.plan
                    last.condition = [last.condition, named.limit].compactMap(\.self).joined(separator: "; ")
                    return last
                }
            }
            last.take(levels: texts(over: column, grid, columns))
            // "10 Year" under "Term" is a plan.
            let isTerm = last.product.map { TaggedText($0).has(.plan) } ?? false
            if !isTerm || !(WindowGrammar.read(last.text)?.isBare ?? false) { return last }
        }
        if areSeveral, let plan = plan(over: column, grid, columns), let row = columns.header.last,
            case let limit = singleSpaced(grid.sense(row: row, column: column).text), DecisionScope.limits(limit)
        {
            var own = DecisionScope(condition: limit)
            own.product = plan
            return own
        }
        guard var inner = DecisionScope(inParenthesesOf: name) else {
            // "Plan (no insulin)" beside "Plan (insulin)".
            guard areSeveral, let (label, aside) = name.partsAtLastGroup, PlanWords.isLabel(label),
                aside.first?.isLowercase ?? false, !TaggedText(aside).has(.pointing)
            else { return nil }
            return DecisionScope(condition: aside)
        }
        let plan = singleSpaced(name.prefix { $0 != "(" })
        // "First fill (under 6 months)", "Diagnosed (under 2 years)": what the time is counted from.
        if TaggedText(plan).has(.clock) {
            return DecisionScope(name.filter { !"()".contains($0) }) ?? DecisionScope(condition: name)
        }
        let isPlan = !OutcomeWords.words(plan).allSatisfy { MedicationHeader($0) == .outcome }
        // "Hospitalized (under 12 months)": the time is that of what happened.
        if isPlan, inner.window != .always, !PlanWords.name(plan), !PlanHeader.isProper(plan) {
            return DecisionScope(condition: name)
        }
        inner.product = areSeveral && isPlan ? plan : nil
        return inner
    }

    private static func isUnderPlan(_ column: Int, _ grid: Grid, _ columns: MedicationColumns) -> Bool {
        plan(over: column, grid, columns).map { DecisionScope($0) == nil } ?? false
    }

    /// "NT Decision" beside "TOB Decision": short for those who use no tobacco and those who do, where all headers are.
    private static func tobaccoScopes(_ grid: Grid, _ columns: MedicationColumns) -> [Int: DecisionScope] {
        var scopes: [Int: DecisionScope] = [:]
        var sides: Set<Bool> = []
        for column in columns.decidingColumns {
            let name = PlanWords.bare(columns.name(of: column, in: grid))
            let words = OutcomeWords.words(name)
            guard let isUser = ConditionNotation.tobaccoShort(words) else { return [:] }
            sides.insert(isUser)
            scopes[column] = DecisionScope(condition: name)
        }
        return sides.count == 2 ? scopes : [:]
    }

    /// The plan that a header names over some of the columns of decisions: "Term" over "0-24 months" and "> 24 months".
    static func plan(over column: Int, _ grid: Grid, _ columns: MedicationColumns) -> String? {
        text(over: column, grid, columns).flatMap { DecisionScope.isStateOfTaking($0) ? nil : $0 }
    }

    private static func text(over column: Int, _ grid: Grid, _ columns: MedicationColumns) -> String? {
        texts(over: column, grid, columns).first
    }

    /// What stands over some of the columns of decisions, the nearest first.
    private static func texts(over column: Int, _ grid: Grid, _ columns: MedicationColumns) -> [String] {
        columns.header.dropLast().reversed().compactMap { row -> String? in
            guard let cell = columns.headerCell(row: row, column: column, in: grid), grid.row(ofCell: cell) == row
            else { return nil }
            let isOverAll = columns.decidingColumns.allSatisfy {
                columns.headerCell(row: row, column: $0, in: grid) == cell
            }
            return isOverAll ? nil : singleSpaced(grid.sense(ofCell: cell).text)
        }
    }

    /// "Any fill" under a plan, beside columns for some times.
    private static func anyTime(of column: Int, _ grid: Grid, _ columns: MedicationColumns) -> DecisionScope? {
        guard let plan = plan(over: column, grid, columns), let row = columns.header.last,
            case let time = singleSpaced(grid.sense(row: row, column: column).text),
            Lexicon.standard.senses(of: time).contains(where: { $0.category == .always })
        else { return nil }
        var own = DecisionScope(condition: time)
        (own.condition, own.product) = (nil, plan)
        return own
    }
}
