import ChartSchema

/// In a turned table a row without figures ("Male") heads the rows below it, up to one that speaks of the same thing.
struct TurnedHeadings {
    /// The headings that hold, top level first.
    private var levels: [HeaderStack.Piece] = []
    private let texts: TextSenses

    /// Gives every column of limits what the headings before it say.
    static func settle(
        _ roles: inout [Int: ColumnRole], stacks: [Int: HeaderStack], block: Range<Int>, texts: TextSenses
    ) {
        var headings = TurnedHeadings(texts: texts)
        for column in block {
            switch roles[column] ?? .blank {
            case .ignored where stacks[column]?.pieces.count == 1:
                if let piece = stacks[column]?.pieces.first { headings.take(piece) }
            case .value(let value): roles[column] = .value(headings.completed(value))
            default: continue
            }
        }
    }

    private init(texts: TextSenses) { self.texts = texts }

    private mutating func take(_ piece: HeaderStack.Piece) {
        let own = fields(piece)
        guard !own.isEmpty else { return }
        if let level = levels.firstIndex(where: { !fields($0).isDisjoint(with: own) }) {
            levels.removeSubrange(level...)
        }
        levels.append(piece)
    }

    private func completed(_ column: ValueColumn) -> ValueColumn {
        var value = column
        for heading in levels.reversed() {
            value.takeMissing(heading)
            guard let name = name(of: heading) else { continue }
            let ownIsClass = value.label.map { ClassMeaning.of($0) != nil || ClassWords.are(in: $0) } ?? false
            if ClassWords.name(name), !ownIsClass || column.label == value.label {
                value.label = [name, value.label].compactMap { $0 }.joined(separator: " ")
            } else if !ClassWords.name(name), value.label == nil {
                value.label = name
            } else if !ClassWords.name(name), heading.terms.tobacco == nil {
                value.product = value.product ?? name
            } else {
                continue
            }
            value.headerCells.append((heading.cell, .classLabel))
        }
        return value
    }

    /// The name of a class or a product that a heading is.
    private func name(of heading: HeaderStack.Piece) -> String? {
        guard let name = heading.terms.label,
            ClassWords.name(name) || heading.terms.sex == nil && heading.terms.age == nil,
            !ColumnNames.isTobaccoOnly(name), ColumnNames.isName(name),
            texts.sentences(of: heading.terms.text).allSatisfy({ $0.sense == .neutral && !$0.isStatement })
        else { return nil }
        return name
    }

    /// What a heading speaks of.
    private func fields(_ heading: HeaderStack.Piece) -> Set<CellReference.Field> {
        var fields: Set<CellReference.Field> = []
        if heading.terms.sex != nil { fields.insert(.sex) }
        if heading.terms.tobacco != nil { fields.insert(.tobacco) }
        if heading.terms.age != nil { fields.insert(.age) }
        if let name = name(of: heading) { fields.insert(ClassWords.name(name) ? .classLabel : .product) }
        return fields
    }
}
