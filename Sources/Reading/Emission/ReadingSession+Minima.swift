import ChartSchema
import Notation
import Tables

/// Minima that their headers keep from some classes, or give to other tables.
extension ReadingSession {
    /// "Minimum (does not apply to Table 4)" is the minimum of the other classes. A minimum that stands apart and says for what it
    /// holds in words that nobody claims is not read, and neither are the maxima that may share it.
    mutating func settleMinima(_ layout: TableLayout, columns: inout [ValueColumn]) {
        for index in columns.indices {
            let own = columns[index]
            guard own.bound == .min, !own.holdsRanges, own.quantity != .className, let label = own.label,
                !isNameOfClass(label), let header = own.headerCells.last(where: { $0.field == .classLabel })
            else { continue }
            let others = columns.filter { $0.column != own.column && SlotPlanner.takesMinimum($0, own) }
            guard !others.isEmpty, !others.contains(where: { $0.identity.label == own.identity.label }) else {
                continue
            }
            let text = layout.grid.sense(ofCell: header.cell).terms.text
            let words = MinimumHeader(text, classes: others.compactMap(\.label))
            if words.isForAll {
                columns[index].label = nil
                columns[index].headerCells.removeAll { $0.field == .classLabel }
                columns[index].goesOn = words.goesOn
                columns[index].goesOnToAll = words.goesOnToAll
                continue
            }
            if let excluded = words.excluded {
                columns[index].label = nil
                columns[index].headerCells.removeAll { $0.field == .classLabel }
                columns[index].excludes = excluded
                continue
            }
            findings.add(
                ChartFinding.minimumUnclear,
                "\"\(text)\" says for whom the minimum holds in words that were not understood; nothing of the table was read.",
                help: "Give every class a minimum of its own, or a common one a plain header.", grid: layout.grid,
                cell: header.cell)
            hasUnclearMinimum = hasUnclearMinimum || words.goesOn
            columns = []
            return
        }
    }

    /// A table without minima after one whose minimum may be meant for it too, in words that were not understood.
    mutating func lacksMinimum(_ layout: TableLayout) -> Bool {
        let hasOwn = layout.blocks.contains { block in
            block.roles.contains { $0.values.contains { $0.value.map { $0.bound == .min || $0.holdsRanges } ?? false } }
        }
        guard hasUnclearMinimum, !hasOwn else { return false }
        findings.add(
            ChartFinding.minimumUnclear,
            "The minimum of a table before may hold for this one too, in words that were not understood; nothing was read.",
            help: "Give every class a minimum of its own, or a common one a plain header.",
            table: layout.grid.table.index)
        return true
    }

    /// Keeps the minimum of a height for the table after this one, or for all.
    mutating func carry(_ minimum: ValueColumn, of key: RowKey, row: Int, from emitter: SegmentEmitter) {
        let grid = emitter.grid
        guard !emitter.isMetric, let cell = grid.cellIndex(row: row, column: minimum.column),
            let figure = grid.sense(ofCell: cell).interval?.min
        else { return }
        onwardMinima[key.height] = OnwardMinimum(
            value: figure.value, cell: grid.reference(cell: cell, field: .weightMin, reading: .common),
            table: emitter.table, isForAll: minimum.goesOnToAll)
    }

    /// The minimum that a table before holds for this one too.
    func onwardMinimum(of key: RowKey, in emitter: SegmentEmitter) -> (value: Figure, cell: CellReference)? {
        guard !emitter.isMetric, let minimum = onwardMinima[key.height],
            minimum.isForAll || emitter.table <= minimum.table + 1
        else { return nil }
        return (minimum.value, minimum.cell)
    }

    /// A column that was not understood and stands before limits may say for whom its rows hold, or be one of their ends: nothing
    /// beside it is applied.
    mutating func isInDoubt(_ layout: TableLayout, block: TableLayout.Block, segment index: Int) -> Bool {
        let (roles, stacks, body) = (block.roles[index], block.stacks[index], layout.rows.segments[index].body)
        if hasSecondHeights(layout, block: block, segment: index) || hasUnclearNames(layout.grid.table)
            || hasRefused(layout, block: block, segment: index)
            || namesBothEnds(layout, block: block, segment: index)
            || hasContradictingNames(layout, block: block, segment: index)
        {
            return true
        }
        guard let last = block.columns.last(where: { roles[$0]?.value != nil }) else { return false }
        for column in block.columns where column < last {
            guard case .unknown = roles[column] ?? .blank, let stack = stacks[column],
                ColumnNames.figureHeading(stack) == nil
            else { continue }
            let senses = body.map { layout.grid.sense(row: $0, column: column) }.filter { !$0.isBlank }
            let words = senses.filter { !$0.isNumeric }
            guard let first = words.first, words.count * 2 > senses.count || stack.lowest?.bound != nil else {
                continue
            }
            let name = stack.pieces.last?.terms.text ?? "column \(column)"
            findings.add(
                ChartFinding.columnUnclear,
                """
                "\(singleSpaced(name))" was not understood, with cells such as "\(first.text)". It may say for whom the limits \
                beside it hold, and none of them was read.
                """, help: "Ask the carrier what the column means, or leave it out of the file.",
                table: layout.grid.table.index, context: ["column": String(column)])
            return true
        }
        return false
    }

    /// "First weight declined", "Too light below": columns of figures that are allowed to nobody, and no class's limits.
    private mutating func hasRefused(_ layout: TableLayout, block: TableLayout.Block, segment index: Int) -> Bool {
        let refused = block.columns.lazy.compactMap { column -> (Int, String)? in
            guard block.roles[index][column]?.value != nil, let terms = block.stacks[index][column]?.pieces.last?.terms,
                terms.label != nil, Self.refuses(terms.text)
            else { return nil }
            return (column, singleSpaced(terms.text))
        }
        guard let (column, name) = refused.first else { return false }
        findings.add(
            ChartFinding.columnUnclear,
            "\"\(name)\" is over figures that are allowed to nobody; none of the limits beside them was read.",
            help: "Leave the column out of the file, or print the last weight that is allowed.",
            table: layout.grid.table.index, context: ["column": String(column)])
        return true
    }

    private static func refuses(_ header: String) -> Bool {
        let text = TaggedText(header)
        let decisions = text.tags.indices.compactMap { text.value(.decision, at: $0) }
        let words = text.tokens.map(\.text)
        // "Standard (decline begins above)" is a class.
        return !text.pairs(of: refusing).isEmpty && decisions.allSatisfy { $0 == "decline" }
            || decisions.count == 1 && decisions[0] == "decline" && words.contains(where: beginning.contains)
    }

    private static let refusing = Lexicon.words("header-refused.refusing")
    private static let beginning = Lexicon.words("header-refused.beginning")

    /// Attributes around the table that may say for whom its limits hold.
    private mutating func hasUnclearNames(_ table: Table) -> Bool {
        let unclear = NamedValues.unclear(table.headings, texts: texts)
        for piece in unclear {
            findings.add(
                ChartFinding.columnUnclear,
                """
                "\(piece.text)" may say for whom the limits below it hold, and how was not understood; none of them was \
                read.
                """,
                help:
                    "Name the attribute sex, tobacco, age, ageMin or ageMax, by what it says of whom the limits are for.",
                piece: piece)
        }
        return !unclear.isEmpty
    }

    /// A column of heights that name no row, where another column of them does: the rows are weights, and their cells the limits.
    private mutating func hasSecondHeights(_ layout: TableLayout, block: TableLayout.Block, segment index: Int) -> Bool
    {
        let body = layout.rows.segments[index].body
        let own = block.columns.first { column in
            guard case .unknown = block.roles[index][column] ?? .blank else { return false }
            let senses = body.map { layout.grid.sense(row: $0, column: column) }.filter { !$0.isBlank }
            return senses.count > 2 && senses.count(where: \.isFullHeight) * 10 >= senses.count * 8
        }
        let place = own.map { ($0, block.stacks[index][$0]) } ?? otherHeights(layout, beside: block, segment: index)
        guard let (column, stack) = place else { return false }
        let name = stack?.pieces.last?.terms.text ?? "column \(column)"
        findings.add(
            ChartFinding.columnUnclear,
            """
            "\(singleSpaced(name))" holds heights as another column does. It may be that the rows are weights and the heights \
            are the limits; none of them was read.
            """, help: "Send the chart with a row for each height.", table: layout.grid.table.index,
            context: ["column": String(column)])
        return true
    }

    /// Other heights than the block's own, at its side and without a limit of their own.
    private func otherHeights(
        _ layout: TableLayout, beside block: TableLayout.Block, segment index: Int
    ) -> (Int, HeaderStack?)? {
        let roles = block.roles[index]
        guard let own = roles.values.lazy.compactMap(\.heightColumn).first else { return nil }
        for other in layout.blocks where !other.roles[index].values.contains(where: { $0.value != nil }) {
            for (column, role) in other.roles[index] {
                guard let heights = role.heightColumn, heights.column != own.column,
                    heights.entries.contains(where: { row, entry in
                        own.entries[row].map { $0.range != entry.range } ?? false
                    })
                else { continue }
                return (column, other.stacks[index][column])
            }
        }
        return nil
    }

    private func isNameOfClass(_ label: String) -> Bool {
        labels.rateClass(of: label) != nil || !labels.meanings(of: label).isEmpty
            || instructions.products.contains { FoldedText($0.name) == FoldedText(label) }
    }
}

/// A minimum in pounds that holds beyond its own table.
struct OnwardMinimum {
    let value: Figure
    let cell: CellReference
    /// The place of its table.
    let table: Int
    let isForAll: Bool
}

/// The header of a minimum that says for which classes it holds: "Minimum (not for Preferred)", "Minimum - Preferred only",
/// "Minimum (all classes, this table and the next)".
struct MinimumHeader {
    /// The classes that it does not hold for, folded; `nil` where it says anything else.
    let excluded: Set<String>?
    /// It holds for every class.
    let isForAll: Bool
    /// It speaks of other tables.
    let goesOn: Bool
    /// It speaks of all of them, and not only of the next.
    let goesOnToAll: Bool

    init(_ text: String, classes: [String]) {
        var rest = FoldedText(text).string
        var named: Set<String> = []
        // The longest name first: "Preferred Plus" before "Preferred".
        for name in Set(classes.map { FoldedText($0).string }).sorted(by: { ($1.count, $1) < ($0.count, $0) })
        where rest.contains(name) {
            named.insert(name)
            rest = rest.replacing(name, with: ",")
        }
        let tags = TaggedText(rest)
        func isOnward(_ place: Int) -> Bool {
            tags.tags[place].tokens.allSatisfy { Self.onward.contains(tags.tokens[$0].text) }
        }
        goesOnToAll = tags.text.contains("both tables") || tags.text.contains("all tables")
        goesOn =
            goesOnToAll
            || tags.tags.indices.contains {
                isOnward($0) && !tags.has(.always, at: $0) && tags.text.contains("next")
            }
        let denials = tags.tags.indices.filter { tags.has(.negation, at: $0) || tags.has(.exception, at: $0) }
        let claims: [WordCategory] = [.header, .unit, .filler, .clause, .boundBefore, .joined]
        let isClaimed = tags.tags.indices.allSatisfy { place in
            denials.contains(place) || tags.token(place).kind == .sign || claims.contains { tags.has($0, at: place) }
                || tags.has(.only, at: place)
        }
        let isWhole = isClaimed && !tags.has(.pointing) && !named.isEmpty
        let others = Set(classes.map { FoldedText($0).string }).subtracting(named)
        if isWhole, denials.count == 1, !tags.has(.only) {
            excluded = named
        } else {
            excluded = isWhole && denials.isEmpty && tags.has(.only) && !others.isEmpty ? others : nil
        }
        isForAll =
            named.isEmpty && denials.isEmpty && !tags.has(.only)
            && tags.tags.indices.allSatisfy { place in
                tags.token(place).kind == .sign || isOnward(place) || tags.has(.always, at: place)
                    || tags.has(.pointing, at: place) || claims.contains { tags.has($0, at: place) }
            }
    }

    private static let onward = Lexicon.words("limit-words.onward")
}
