import ChartSchema
import Notation
import Tables
import Vocabulary

extension MedicationColumns {
    /// What a column holds, by its header and its cells; `nil` for one that says nothing.
    mutating func role(of column: Int, in grid: Grid, names: [Int]) -> Role? {
        if grid.isFurniture(column: column) { return nil }
        let text = name(of: column, in: grid)
        let cells = texts(of: column, in: grid)
        if names.contains(column) { return .medication }
        if cells.isEmpty { return nil }
        if grid.texts.isPrinted(text) { return .test(text) }
        if isRepeated(text, in: grid) { return .unread }
        if cells.areRecords(under: text) { return nil }
        // Of a name that stands in two rows the kind may decide.
        if cells.areKindsOfNames(under: text), areDistinct(names, in: grid) { return nil }
        if cells.limitKindsOfNames(under: text) { return .test(text) }
        if cells.areClocks(under: text) { return .clock }
        if let own = ownRole(text, cells) {
            // "Declined for" beside a column that decides for all.
            if case .uses = own, isDecided(beside: column, in: grid) { return .unread }
            return own
        }
        if isRemarks(cells, under: text, column: column, in: grid) { return .condition }
        if AskedQuestion.isColumn(cells), answers(besides: column, in: grid) { return .question }
        if let start = WindowStart.role(text, cells) { return start }
        if MedicationHeader.isTurned(text) { return .unread }
        if isFormer(text, in: grid) { return nil }
        if isReplaced(text, cells, in: grid) { return .unread }
        if MedicationHeader.isNotInForce(text), cells.areDecisions { return .unread }
        if decidesOtherwise(text, cells) { return .unread }
        let header = MedicationHeader(text)
        switch header {
        case .use: return namesOtherUses(text, column: column, in: grid) ? .unread : useRole(text, cells)
        case .condition where OutcomeWords(text).only != nil && !cells.areDecisions: return .unread
        case .condition:
            return Self.isBound(text) || Self.joins(text) || ConditionsHeader.turns(text) ? .test(text) : .condition
        case .product, .outcome:
            if let product = productRole(header, text, cells, column: column, in: grid) { return product }
        case .counter where cells.all({ Int($0) != nil }): return nil
        case .window where !Self.isNumberOfMedications(text): return windowRole(text, cells, in: grid)
        case .unknown:
            if let limit = limitRole(text, cells, in: grid) { return limit }
        default: break
        }
        if Self.isNumberOfMedications(text) { return .test(text) }
        if header == .unknown, cells.areCounted { return nil }
        if header == .unknown, cells.areScopes || cells.areBounds {
            return ConditionsHeader.isOne(text) ? .condition : .test(text)
        }
        if header == .unknown || header == .name, cells.areUses {
            return namesOtherUses(text, column: column, in: grid) ? .unread : .use
        }
        if header == .unknown, cells.areTimes {
            if LookbackNotation.isTurned(header: text, isBounded: cells.areBounded || cells.isLadder) {
                return .unread
            }
            guard Self.isOfFills(text), case .fills(let basis) = TimesHeader(clockOf: text) else { return .test(text) }
            return .window(nil, basis)
        }
        if header == .unknown, Self.isOfFills(text), let unit = LookbackNotation.unit(inHeader: text.spacedName),
            cells.areTimes(in: unit)
        {
            return windowRole(text, cells, in: grid)
        }
        return header == .group
            ? groupRole(text, cells, column: column, in: grid, names: names) : decidingRole(text, cells)
    }

    /// "Accept" over "Decline": one of several decisions that stand below each other beside a table, as the key of its colours, and no header.
    private func decidesOtherwise(_ header: String, _ cells: ColumnTexts) -> Bool {
        let words = OutcomeWords(header)
        guard let own = words.only, [.accept, .decline, .refer].contains(own), words.rest.isEmpty,
            !ClassWords.are(in: header), cells.areDecisions
        else { return false }
        return cells.number({ OutcomeNotation.read($0)?.outcome == own }) == 0
    }

    /// What a header and its cells say together, whatever kind the header is of.
    private func ownRole(_ text: String, _ cells: ColumnTexts) -> Role? {
        if let timed = TimedDecision(text) ?? TimedDecision(text, overTimes: true), cells.areTimes(under: timed) {
            return .timed(timed, text)
        }
        if let decided = UsesHeader(text), cells.areUses(besides: UsesHeader.isNone) { return .uses(decided, text) }
        if PlansOnOffer.isHeader(text), cells.namePlans { return .plans(text) }
        if AskedDecision(text) != nil, cells.areAnswers { return .marks(text) }
        if Self.isLimit(text), cells.all({ OutcomeWords($0).outcomes.isEmpty || StateWords.areCodes($0) }) {
            return .test(text)
        }
        if Self.asksTobacco(text, cells) { return .test(Self.withoutAnswers(text)) }
        guard Self.isOfPeople(text), !cells.areDecisions else { return nil }
        return cells.areScopes ? .condition : .test(text)
    }

    private func useRole(_ text: String, _ cells: ColumnTexts) -> Role {
        if cells.areTimes || cells.all(MedicationTable.isEveryone) { return .test(text) }
        if cells.number({ UseDecision.all(in: $0) != nil }) > 0 && cells.all(Self.decidesForUses) {
            return .outcome(text)
        }
        // "If for kidney disease" over decisions.
        if cells.areDecisions { return .outcome(text) }
        // "Kidney disease" over "A" and "D".
        if cells.all(OutcomeMark.isMark), UseVocabulary.standard.uses(in: text) != nil { return .marks(text) }
        return cells.areLimits ? .condition : .use
    }

    /// "Not for", "Uses not covered", "Contraindication", or "Declined for" beside a column that decides: what stands below is no use for which
    /// the row decides.
    private func namesOtherUses(_ header: String, column: Int, in grid: Grid) -> Bool {
        // "Past use" over decisions.
        guard !texts(of: column, in: grid).areDecisions else { return false }
        // "Condition (if none is printed, unacceptable for any)": what stands in parentheses, or begins with "if", explains the header.
        let whole = String(header.prefix { $0 != "(" }).spacedName
        let own = whole.firstRange(of: " if ").map { String(whole[..<$0.lowerBound]) } ?? whole
        let text = TaggedText(own)
        let turns: [WordCategory] = [.negation, .exception, .otherwise, .undo, .edition]
        if turns.contains(where: text.has) || text.tokens.contains(where: { Self.otherUses.contains($0.text) }) {
            return true
        }
        let isDecision = text.has(.decision) && text.has(.purpose) || OutcomeWords(own).outcomes.contains(.decline)
        return isDecision && isDecided(beside: column, in: grid)
    }

    private static let otherUses = Lexicon.words("medication-columns.other-uses")

    private func productRole(
        _ header: MedicationHeader, _ text: String, _ cells: ColumnTexts, column: Int, in grid: Grid
    ) -> Role? {
        if header == .product {
            // "FE Preferred" beside "Decline" names a plan.
            let decides =
                cells.areDecisions && !isAsked(beside: column, in: grid) && !isDecided(beside: column, in: grid)
            return decides ? .outcome(text) : .product
        }
        if cells.all({ PlanWords.named($0) != nil }) { return .product }
        return PlanWords.isLabel(text) && cells.areOffers && isDecided(beside: column, in: grid) ? .product : nil
    }

    /// Ages, ends of ages, and what is taken beside.
    private func limitRole(_ text: String, _ cells: ColumnTexts, in grid: Grid) -> Role? {
        if Self.isAge(text) { return .age }
        if let isLow = AgeEnds.isLow(text), AgeEnds.areWhole(cells, text, grid, self) { return .ageEnd(isLow: isLow) }
        if let isLow = WindowEnds.isLow(text), WindowEnds.areWhole(cells, text, grid, self),
            let unit = LookbackNotation.unit(inHeader: text.spacedName),
            case .fills(let basis) = TimesHeader(clockOf: text)
        {
            return .windowEnd(isLow: isLow, unit, basis)
        }
        return Self.joins(text) ? .test(text) : nil
    }

    private func groupRole(
        _ text: String, _ cells: ColumnTexts, column: Int, in grid: Grid, names: [Int]
    ) -> Role? {
        if cells.number(Self.saysForWhom) * 2 >= cells.count {
            return !cells.areScopes ? .unread : ConditionsHeader.turns(text) ? .test(text) : .condition
        }
        if cells.number(Self.restrictsInGroup) > 0, !cells.areDecisions { return .test(text) }
        if isOnlyGroup(column, of: grid, names: names) { return nil }
        if hasOtherUses(besides: column, in: grid), !cells.areDecisions {
            if cells.areTimes { return .unread }
            return isGrouping(column, of: grid, names: names) ? nil : .test(text)
        }
        if cells.areUses { return cells.number(Self.isSystem) * 2 > cells.count ? nil : .use }
        return cells.number({ OutcomeNotation.read($0) != nil }) == 0 ? nil : decidingRole(text, cells)
    }

    /// "Tobacco users", "Preferred", "Term" below "Category": for whom the row is, and no kind of medication.
    private static func saysForWhom(_ text: String) -> Bool {
        guard UseVocabulary.standard.uses(in: text) == nil, !MedicationList.isDrug(text),
            OutcomeNotation.read(text) == nil
        else { return false }
        let tagged = TaggedText(text)
        return [WordCategory.sex, .tobacco, .age].contains(where: tagged.has) || PlanWords.plan(text) != nil
            || ClassMeaning.of(text) != nil
    }

    /// "Smokers only", "Over 40 mg", "Decline if with insulin": more than the kind of a medication.
    private static func restrictsInGroup(_ text: String) -> Bool {
        let scope = Scope(text)
        return [.only, .if, .exception, .negation, .sex, .tobacco, .joined, .boundBefore].contains(
            where: scope.tagged.has)
            || !OutcomeWords(text).outcomes.isEmpty
            || scope.meanings.contains { if case .dose = $0 { true } else { $0.isOfPeople } }
    }

    /// "Heart", "Endocrine": what kind of medication it is, below "Category", and not what it is taken for.
    private static func isSystem(_ text: String) -> Bool {
        UseVocabulary.standard.uses(in: text)?.allSatisfy(systems.contains) ?? false
    }

    private static let systems = Lexicon.words("medication-columns.systems")

    /// Whether every cell decides for some only, or says for whom the decision beside it is, beside a column that decides for all: "Decline if
    /// under age 50" beside "Graded", "if stable 6 months". A plan's column is none.
    private func isRemarks(_ cells: ColumnTexts, under header: String, column: Int, in grid: Grid) -> Bool {
        let kind = MedicationHeader(header)
        let isException = OutcomeWords.words(header).allSatisfy(Self.exceptions.contains)
        guard kind == .unknown || isException, !PlanWords.name(header), PlanWords.named(header) == nil,
            case let mayLimit = header.isEmpty && !cells.areTimes,
            cells.all({ text in
                OutcomeNotation.read(text)?.condition != nil || mayLimit && Self.isRemark(text)
                    || isException && UsesHeader.isNone(text)
            })
        else { return false }
        return isDecided(beside: column, in: grid)
    }

    /// "if stable 6 months", "women only": words that limit, and decide nothing.
    private static func isRemark(_ text: String) -> Bool {
        OutcomeWords(text).outcomes.isEmpty && text.contains(" ")
            && (LimitWords.limits(text) || ConditionNotation.isLimit(text) || !MedicationSentence(text).words.isEmpty)
    }

    private static let exceptions = Lexicon.words("medication-columns.exceptions")

    /// What stands below a column's header, without sections, repeated headers and the lines that stand alone in the first column, which are
    /// the page's; with these where nothing else is there.
    func texts(of column: Int, in grid: Grid) -> ColumnTexts {
        let all = ColumnTexts(column: column, from: firstRow, of: grid, besides: besides)
        guard column == 0, grid.columnCount > 1 else { return all }
        let lone = (firstRow..<max(firstRow, grid.rowCount)).filter { grid.cells(inRow: $0).count == 1 }
        let rest = ColumnTexts(column: column, from: firstRow, of: grid, besides: besides.union(lone))
        return rest.isEmpty ? all : rest
    }

    /// A column whose cells decide, in marks or in words, or that nobody understands.
    private func decidingRole(_ header: String, _ cells: ColumnTexts) -> Role {
        if cells.all(OutcomeMark.isMark) { return .marks(header) }
        if cells.areDecisions || cells.areDecisionsOrNone { return .outcome(header) }
        let marks = cells.number(OutcomeMark.isMark)
        // "Yes, age 60+" among "Yes" and "No"
        let isAnswered = cells.number(MarkSign.isAnswer) > 0
        let isMixed =
            marks * 2 > cells.count
            && cells.all {
                OutcomeMark.isMark($0) || OutcomeNotation.read($0) != nil || isAnswered && WordedAnswer($0) != nil
            }
        if isMixed || marks * 10 >= cells.count * 8 { return .marks(header) }
        return MedicationHeader(header) == .outcome ? .outcome(header) : .unread
    }

    /// "use 2" beside "use": elements that a record has twice, of which nobody says which belong together.
    private func isRepeated(_ header: String, in grid: Grid) -> Bool {
        let words = header.split(separator: " ")
        guard words.count > 1, let number = words.last.flatMap({ Int($0) }), (2...20).contains(number) else {
            return false
        }
        let base = words.dropLast().joined(separator: " ")
        return (0..<grid.columnCount).contains { name(of: $0, in: grid) == base }
    }

    /// "Maximum dose": a bound, and no dose.
    private static func isBound(_ header: String) -> Bool {
        OutcomeWords.words(header.spacedName).contains(where: bounding.contains)
    }

    /// "Age", "Issue ages"; the least and the greatest age in two columns are neither.
    private static func isAge(_ header: String) -> Bool {
        let words = OutcomeWords.words(header)
        return words.contains(where: ageNames.contains)
            && words.allSatisfy(ofAges.contains)
    }

    static func decidesForUses(_ text: String) -> Bool {
        UseDecision.all(in: text) != nil || OutcomeNotation.read(text) != nil
    }

    /// Whether another column decides, by its header and its cells.
    private func isDecided(beside column: Int, in grid: Grid) -> Bool {
        (0..<grid.columnCount).contains { other in
            let header = name(of: other, in: grid)
            guard other != column, MedicationHeader(header) == .outcome, !PlanWords.isLabel(header) else {
                return false
            }
            let cells = texts(of: other, in: grid)
            return !cells.isEmpty && cells.areDecisions
        }
    }

    /// Whether another column answers yes or no: "plan name: Level, eligible: false".
    private func isAsked(beside column: Int, in grid: Grid) -> Bool {
        (0..<grid.columnCount).contains { other in
            guard other != column, AskedDecision(name(of: other, in: grid)) != nil else { return false }
            let cells = ColumnTexts(column: other, from: firstRow, of: grid)
            return !cells.isEmpty && cells.all(MarkSign.isAnswer)
        }
    }

    /// "Taken with", "In combination with": what stands below is taken beside the medication.
    private static func joins(_ header: String) -> Bool {
        let text = TaggedText(header.spacedName)
        return text.has(.joined)
            && text.tags.indices.allSatisfy {
                text.has(.joined, at: $0) || text.has(.filler, at: $0) || text.token($0).kind == .sign
            }
    }

    /// Whether a column only sorts the medications: no name stands in two of its groups, so that a group decides nothing.
    private func isOnlyGroup(_ column: Int, of grid: Grid, names: [Int]) -> Bool {
        guard let own = names.first, own > column else { return false }
        return isGrouping(column, of: grid, names: names)
    }

    private func areDistinct(_ names: [Int], in grid: Grid) -> Bool {
        guard let own = names.first else { return false }
        let texts = (firstRow..<max(firstRow, grid.rowCount)).map { grid.sense(row: $0, column: own).text }
            .filter { !$0.isEmpty }
        return Set(texts).count == texts.count
    }

    private func isGrouping(_ column: Int, of grid: Grid, names: [Int]) -> Bool {
        guard let own = names.first else { return false }
        var groups: [String: String] = [:]
        for row in firstRow..<max(firstRow, grid.rowCount) {
            let (name, group) = (grid.sense(row: row, column: own).text, grid.sense(row: row, column: column).text)
            if name.isEmpty || group.isEmpty { continue }
            guard groups.updateValue(group, forKey: name) ?? group == group else { return false }
        }
        return groups.count > 1
    }

    /// Whether another header says that its column holds what the medications are for.
    private func hasOtherUses(besides column: Int, in grid: Grid) -> Bool {
        (0..<grid.columnCount).contains { other in
            other != column && MedicationHeader(name(of: other, in: grid)) == .use
        }
    }

    /// "Form", "Quantity", "Prescriber": what limits a rule, in words that only a person can hold against an applicant.
    private static func isLimit(_ header: String) -> Bool {
        limits.contains(FoldedText(header.spacedName).string)
    }

    private static let bounding = Lexicon.words("medication-columns.bounding")
    private static let ageNames = Lexicon.words("medication-columns.age-names")
    private static let ofAges = Lexicon.words("medication-columns.of-ages")
    private static let limits = Lexicon.words("medication-header.limit")

    /// "Number of medications taken".
    private static func isNumberOfMedications(_ header: String) -> Bool {
        let text = TaggedText(header.spacedName)
        return text.tags.indices.contains { text.value(.count, at: $0) == "number" }
    }

}

extension MedicationColumns.Role {
    /// Whether its cells are times of fills.
    var isWindow: Bool {
        switch self {
        case .window, .windowStart: true
        default: false
        }
    }

    /// Whether its cells decide.
    var decides: Bool {
        switch self {
        case .outcome, .marks, .timed, .uses, .plans: true
        case .medication, .use, .condition, .test, .question, .age, .ageEnd, .window, .windowStart, .windowEnd, .clock,
            .product,
            .unread:
            false
        }
    }
}
