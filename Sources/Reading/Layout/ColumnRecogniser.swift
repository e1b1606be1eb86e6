import ChartSchema
import Notation

/// Says of every column of a block what it means, from the header above it and the cells in it.
enum ColumnRecogniser {
    static func describe(
        _ grid: Grid, block: Range<Int>, known: [Int: ColumnRole], key: TableLayout.Key, rows: RowScan
    ) -> TableLayout.Block {
        var result = TableLayout.Block(columns: block, roles: [], stacks: [])
        // Of the whole table: asked once, however many sections it has.
        let counters = Set(block.filter { Orientation.isCounter(grid, column: $0) || grid.isFurniture(column: $0) })
        for segment in rows.segments {
            let keys = Set(known.keys)
            var stacks: [Int: HeaderStack] = [:]
            let centred = CentredHeadings(grid, rows: segment.header, columns: block, keys: keys)
            for column in block {
                stacks[column] = HeaderStack(
                    grid, column: column, rows: segment.header, columns: block, keys: keys, centred: centred)
            }
            HeaderStack.markShared(&stacks)
            EndPairs.settle(&stacks)
            HeaderRow.settle(&stacks, keys: keys, saysAge: TableTitles(grid, segment: segment).sayAge)
            NamedHeaderRow.settle(&stacks, grid: grid, rows: segment.header, keys: keys)
            var roles = known
            for column in block where roles[column] == nil {
                roles[column] = role(
                    grid, column: column, stack: stacks[column]!, segment: segment, key: key, known: known,
                    isCounter: counters.contains(column))
            }
            MetricTwins.settle(&roles, grid: grid, rows: segment.body)
            if grid.isTurned { TurnedHeadings.settle(&roles, stacks: stacks, block: block, texts: grid.texts) }
            takeCorner(&roles, stacks: stacks, texts: grid.texts)
            SharedProducts.settle(&roles, stacks: stacks)
            RestColumn.settle(&roles, stacks: stacks)
            ConditionColumns.settle(&roles, stacks: stacks, grid: grid, rows: segment.body)
            let naming = NamingGroups(roles: roles, stacks: stacks, grid: grid, rows: segment.body)
            dropStrangers(&roles, grid: grid, segment: segment, besides: naming.parted)
            result.roles.append(roles)
            result.stacks.append(stacks)
            result.naming.append(naming)
        }
        return result
    }

    /// `Male` in the corner, or `Male Height`: whom every column of the block is for that does not say it itself.
    private static func takeCorner(
        _ roles: inout [Int: ColumnRole], stacks: [Int: HeaderStack], texts: TextSenses
    ) {
        guard let key = roles.first(where: { $0.value.heightColumn != nil })?.key else { return }
        for piece in stacks[key]?.pieces.reversed() ?? [] {
            // "From age 71 on, read one column to the right."
            guard texts.isPlain(piece.terms.text) else { continue }
            for (column, role) in roles {
                guard var value = role.value else { continue }
                value.takeMissing(piece)
                roles[column] = .value(value)
            }
        }
    }

    /// Ages or classes to the right of the limits, another for every height: they name the rows of a table beside this one.
    /// - Parameter parted: Those that name the limits beside them.
    private static func dropStrangers(
        _ roles: inout [Int: ColumnRole], grid: Grid, segment: Segment, besides parted: Set<Int>
    ) {
        guard let heights = roles.values.lazy.compactMap(\.heightColumn).first,
            let first = roles.filter({ $0.value.value != nil }).keys.min(),
            Set(segment.body.compactMap { heights.entries[$0]?.range }).count == segment.body.count
        else { return }
        for (column, role) in roles where column > first && !parted.contains(column) {
            switch role {
            case .age, .className: break
            default: continue
            }
            let names = segment.body.map { grid.sense(row: $0, column: column).folded }
            if Set(names).count > 1 { roles[column] = .unknown }
        }
    }

    private static func role(
        _ grid: Grid, column: Int, stack: HeaderStack, segment: Segment, key: TableLayout.Key, known: [Int: ColumnRole],
        isCounter: Bool
    ) -> ColumnRole {
        let cells = (segment.body + segment.bmiRows).map { grid.sense(row: $0, column: column) }.filter { !$0.isBlank }
        guard !cells.isEmpty, !isHeading(grid, column: column, segment: segment) else {
            return stack.isEmpty ? .blank : .ignored(.emptyHeading)
        }
        if isCounter { return .ignored(.rowNumbers) }
        if key == .heights, stack.isEmpty, column < known.keys.min() ?? 0, countsOn(cells) {
            return .ignored(.rowNumbers)
        }
        let lowest = stack.lowest
        if let lowest, !lowest.isHeight, let reason = OtherSubject.reason(lowest),
            !OtherSubject.mayLimit(lowest, grid, column: column, rows: segment.body, beside: known)
        {
            // `faceAmount` over "250000+": the limits of the row hold for that much.
            let isOfCover = TaggedText(lowest.text.spacedName).has(.money) && cells.allSatisfy(\.isNumeric)
            return isOfCover ? .unknown : .ignored(reason)
        }
        if let lowest, UnitColumn.isOne(lowest, cells: cells) { return .ignored(.unit) }
        if let lowest, OtherSubject.areShares(lowest, cells: cells) { return .ignored(.shares) }
        if let lowest, OtherSubject.areSharesOfOthers(lowest) { return .unknown }
        if key == .bmiBands, cells.allSatisfy(\.isWords), lowest?.isSexName != true, lowest?.isTobaccoName != true {
            return .value(valueColumn(column, stack: stack, quantity: .className, figures: []))
        }
        let printed = cells.filter { !$0.isDitto }
        if !printed.isEmpty, let dimension = dimension(lowest, cells: printed) {
            return dimension.saysForWhom && lowest?.isClearName == false ? .unknown : dimension
        }
        if let lowest, RecordKeeping.areFigures(lowest, cells: cells) { return .ignored(.recordKeeping) }
        // "Age" over "through 59" and "60 on": no weights, though some of the cells hold a figure.
        if let lowest, lowest.isAgeName, lowest.age == nil, !lowest.saysAllAges, lowest.isBare, !lowest.isWeight,
            !lowest.isBMI,
            lowest.unit == nil
        {
            return .unknown
        }
        // "LT20" below `PLAN_CODE` is no weight.
        if let lowest, lowest.isProductName, !lowest.isWeight, !lowest.isBMI, lowest.unit == nil,
            cells.allSatisfy({ $0.text.contains(where: \.isLetter) })
        {
            return RecordKeeping.isOne(lowest, cells: cells) ? .ignored(.recordKeeping) : .unknown
        }
        // "65 and up" below `remark` is no weight.
        if let lowest, NamedValues.isText(lowest.text), cells.contains(where: { $0.text.contains(where: \.isLetter) }) {
            return .unknown
        }
        let figures = cells.filter(\.isNumeric)
        let others = cells.count { !$0.isNoLimit && !$0.isDitto && !$0.isSame && $0.crossReference == nil }
        if figures.count * 2 >= others && !figures.isEmpty {
            return figuresRole(column: column, stack: stack, figures: figures, key: key)
        }
        // "Preferred" over nothing but "n/a": a class that nobody is offered here.
        if key == .heights, cells.allSatisfy(\.isNothing), lowest?.label.map(ClassWords.are) ?? false {
            return .value(valueColumn(column, stack: stack, quantity: .weight, figures: []))
        }
        if let pairs = PairedFigures.column(column, stack: stack, cells: cells) { return .value(pairs) }
        if let lowest, RecordKeeping.isOne(lowest, cells: cells) { return .ignored(.recordKeeping) }
        if let lowest, HeaderLexicon.isWord(FoldedText(lowest.text), "remarks") { return .ignored(.remarks) }
        return .unknown
    }

    /// In a turned table, a row of one merged cell: "Ages 18-59" over all heights.
    private static func isHeading(_ grid: Grid, column: Int, segment: Segment) -> Bool {
        guard grid.isTurned, let first = segment.body.first, let cell = grid.cellIndex(row: first, column: column),
            segment.body.count > 1, grid.sense(ofCell: cell).isWords
        else { return false }
        return segment.body.allSatisfy { grid.cellIndex(row: $0, column: column) == cell }
    }

    /// Row numbers that go on from the table before: whole numbers without a name, each one more than the last.
    private static func countsOn(_ cells: [CellSense]) -> Bool {
        let numbers = cells.compactMap { $0.interval?.form == .single ? $0.interval?.max?.value.wholeValue : nil }
        return numbers.count == cells.count && numbers.count >= 3
            && zip(numbers, numbers.dropFirst()).allSatisfy { $1 == $0 + 1 }
    }

    /// Words that belong to the row, by the header's name or by what every cell says.
    static func dimension(_ header: HeaderTerms?, cells: [CellSense]) -> ColumnRole? {
        let words = cells.filter { !$0.isNumeric && $0.height == nil }
        let all = words.count == cells.count
        let saying = cells.filter(\.saysWho)
        let isNamedOnly =
            header.map { $0.label == nil || HeaderLexicon.isWord(FoldedText($0.label ?? ""), "container") } ?? true
        if all, Set(words.compactMap { $0.terms.bound }).count == 2,
            words.allSatisfy({ $0.terms.bound != nil && $0.terms.isBare })
        {
            return .bound
        }
        if let header, header.isTobaccoName, isNamedOnly || header.isClearQuestion {
            return isAnswered(header, cells) ? .tobacco : nil
        }
        if let header, isNamedOnly, let role = role(ofName: header, cells: cells, areWords: all) { return role }
        guard all, cells.count >= 2 else { return nil }
        let terms = cells.map { $0.terms }
        if terms.allSatisfy({ $0.sex != nil && $0.isBare }) { return .sex }
        // "Smoker" and "Nonsmoker" say it themselves, whatever their column is called.
        if Set(terms.map(\.tobacco)) == [.yes, .no], terms.allSatisfy({ ColumnNames.isTobaccoOnly($0.text) }) {
            return .tobacco
        }
        if let header, header.tobacco != nil, isAnswered(header, cells), !saying.isEmpty,
            saying.allSatisfy({ header.tobacco(answered: $0) != nil })
        {
            return .tobacco
        }
        let meanings = terms.filter { $0.label.map { ClassMeaning.of($0) != nil } ?? false }
        if meanings.count == cells.count { return .className }
        return meanings.count * 2 >= cells.count && header?.bound == nil && header?.label == nil ? .className : nil
    }

    /// What a header's name makes of cells that are as it says.
    private static func role(ofName header: HeaderTerms, cells: [CellSense], areWords: Bool) -> ColumnRole? {
        let saying = cells.filter(\.saysWho)
        if header.isSexName || areWords && cells.allSatisfy({ $0.terms.sex != nil && $0.terms.isBare }) { return .sex }
        if areWords, header.isProductName { return .product }
        if areWords, header.isClassName { return .className }
        guard header.isAgeName, !saying.isEmpty else { return nil }
        let areSingle = saying.allSatisfy { $0.interval?.form == .single }
        if let bound = header.bound, areSingle { return .ageEnd(bound) }
        // "Age below": the figure itself is beyond, which no end of ours is.
        if header.zone != nil, areSingle { return .unknown }
        return saying.allSatisfy { AgeRange.read($0.folded, isKnownAsAge: true) != nil } ? .age : nil
    }

    /// Whether the cells say themselves who uses tobacco, or answer words that are clear.
    private static func isAnswered(_ header: HeaderTerms, _ cells: [CellSense]) -> Bool {
        header.isClearQuestion || cells.allSatisfy { $0.answer == nil || $0.isEverybody }
    }

    private static func figuresRole(
        column: Int, stack: HeaderStack, figures: [CellSense], key: TableLayout.Key
    ) -> ColumnRole {
        let lowest = stack.pieces.last {
            $0.terms.isHeight || $0.terms.isWeight || $0.terms.isBMI || $0.terms.unit != nil
        }?
        .terms
        let ownUnit = unit(of: figures)
        let unit =
            stack.pieces.reversed().lazy.compactMap(\.terms.unit).first { $0 != .years && $0 != .months } ?? ownUnit
        if let lowest, lowest.isHeight, let bound = stack.lowest?.bound, key == .ages { return .heightEnd(bound) }
        if ColumnNames.figureHeading(stack) != nil || isHeightOfClass(stack) { return .unknown }
        if let unit, unit.isHeight, lowest?.isWeight != true || lowest?.unit == unit { return .unknown }
        if RefusedBeyond(stack)?.isInclusive ?? false { return .unknown }
        let isZone = lowest?.isBMI == true && lowest?.interval != nil
        let isBMI = !isZone && (lowest?.isBMI == true || unit == .bmi)
        let value = valueColumn(column, stack: stack, quantity: isBMI ? .bmi : .weight, figures: figures)
        if unit == .kilograms { return .weightTwin(value) }
        return .value(value)
    }

    /// "Preferred Ht": the figures of a class, which no limit on weight has for a name.
    private static func isHeightOfClass(_ stack: HeaderStack) -> Bool {
        guard let lowest = stack.pieces.last, !lowest.isTitle else { return false }
        return lowest.terms.isHeight && !lowest.terms.isWeight && ClassWords.are(in: lowest.terms.text)
    }

    /// What the first figure prints for all, or most do for themselves; one cell among others speaks for itself alone.
    static func unit(of figures: [CellSense]) -> PrintedUnit? {
        let units = figures.map { $0.firstInterval?.unit }
        guard let printed = units.lazy.compactMap(\.self).first else { return nil }
        return units.first == printed || units.count(where: { $0 == printed }) * 2 > units.count ? printed : nil
    }

    static func valueColumn(
        _ column: Int, stack: HeaderStack, quantity: ValueColumn.Quantity, figures: [CellSense]
    ) -> ValueColumn {
        var value = ValueColumn(
            column: column, quantity: quantity, label: nil, product: nil, sex: nil, tobacco: nil, age: nil, bound: nil,
            zone: nil, unit: nil, bmiZone: nil,
            holdsRanges: figures.filter { $0.interval?.form == .range }.count * 2 > figures.count, headerCells: [])
        var labels: [ColumnLabel] = []
        for piece in stack.pieces.reversed() {
            if let label = value.take(piece) { labels.insert(label, at: 0) }
        }
        if labels.allSatisfy({ $0.isCode || ColumnNames.isTobaccoOnly($0.text) }), let title = className(overAll: stack)
        {
            labels.insert(title, at: 0)
        }
        if let table = ColumnNames.numberedTable(stack) {
            labels = [(table.label, table.cell, false, false)]
            value.bmiZone = nil
        }
        // "S" below "Harbor Term" names nothing.
        while labels.last?.isCode ?? false { labels.removeLast() }
        value.headerCells += labels.map { ($0.cell, .classLabel) }
        ColumnNames.name(&value, labels: labels.map { ($0.text, $0.isShared, $0.isCode) })
        takeBound(&value, figures: figures)
        takeEnd(&value, stack: stack)
        RefusedBeyond(stack)?.turn(&value)
        return value
    }

    /// "Standard" over "Male" and "Female": where nothing below it names a class, the heading of all columns does.
    private static func className(overAll stack: HeaderStack) -> ColumnLabel? {
        stack.pieces.lazy.reversed().compactMap { piece in
            guard piece.isTitle, !piece.terms.isOfBuild, let label = piece.terms.label(keepingBounds: false),
                ColumnNames.isName(label), !ColumnNames.isOfPage(label)
            else { return nil }
            return (label, piece.cell, true, false)
        }.first
    }

    /// "Weight must be less than", "BMI over" above a figure of no class: an end, and no zone beside one.
    private static func takeEnd(_ value: inout ValueColumn, stack: HeaderStack) {
        guard value.label == nil, value.product == nil, value.bound == nil, let zone = value.zone,
            stack.pieces.contains(where: { ($0.terms.isWeight || $0.terms.isBMI) && $0.terms.zone == zone })
        else { return }
        value.bound = zone == .above ? .min : .max
        value.zone = nil
    }

    /// A column that names nothing and says in every cell which end its figure is: `≥ 86` under "All classes".
    private static func takeBound(_ value: inout ValueColumn, figures: [CellSense]) {
        guard value.label == nil, value.product == nil, value.bound == nil, value.zone == nil,
            let form = figures.first?.interval?.form, figures.allSatisfy({ $0.interval?.form == form })
        else { return }
        switch form {
        case .from: value.bound = .min
        case .upTo: value.bound = .max
        case .single, .range: return
        }
    }
}

/// What names a column, or several that stand side by side.
private typealias ColumnLabel = (text: String, cell: Int, isShared: Bool, isCode: Bool)

extension ValueColumn {
    /// Takes of a piece of the header what no lower one has said; its label, if it has one.
    fileprivate mutating func take(_ piece: HeaderStack.Piece) -> ColumnLabel? {
        let terms = piece.terms
        // A bound below makes a bound word above part of a name: "Legacy Max" over "Min" and "Max".
        let keepsBounds = bound != nil && terms.label(keepingBounds: true) != nil && terms.label != nil
        bound = bound ?? terms.bound
        zone = zone ?? terms.zone
        unit = unit ?? terms.unit
        if sex == nil, let own = terms.sex {
            sex = own
            headerCells.append((piece.cell, .sex))
        }
        if let own = terms.age, let joined = age.map({ $0.joined(with: own) }) ?? own {
            age = joined
            headerCells.append((piece.cell, .age))
        }
        tobacco = tobacco ?? terms.tobacco
        if let interval = terms.interval, bmiZone == nil { bmiZone = (interval, piece.cell) }
        guard !piece.isTitle, let label = terms.label(keepingBounds: keepsBounds) else { return nil }
        return (label, piece.cell, piece.isShared, terms.isTobaccoCode)
    }
}
