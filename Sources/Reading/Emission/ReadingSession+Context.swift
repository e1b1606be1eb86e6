import ChartSchema
import Notation
import Tables

extension ReadingSession {
    /// For every table whose columns name no class: the piece of text above it that does.
    ///
    /// A title is a class name when several tables of the file are told apart by it, or when it is a class name to every
    /// carrier, or to this one.
    func contextNames() -> [TableContext.Piece?] {
        let candidates: [TableContext.Piece?] = zip(layouts, contexts).map { layout, contexts in
            guard let layout, layout.key != .position, layout.key != .bmiBands, let context = contexts.first else {
                return nil
            }
            guard !namesClasses(layout) else {
                return namesProducts(layout) ? context.pieces.first { $0.saysWho && isClass($0) } : nil
            }
            if let named = context.pieces.first(where: { $0.name?.isClassName ?? false }) { return named }
            return context.pieces.first { !labels.meanings(of: $0.terms.text).isEmpty } ?? context.namePiece
        }
        let texts = candidates.compactMap { $0?.terms.text }
        let tellApart = texts.count > 1 && Set(texts).count == texts.count
        // "Select" over one table where "Standard" stands over another.
        let areClasses = candidates.contains { $0.map(isClass) ?? false }
        return candidates.map { piece in
            guard let piece else { return nil }
            if !labels.meanings(of: piece.terms.text).isEmpty || piece.name?.isClassName ?? false { return piece }
            guard let label = piece.terms.label, !piece.terms.isNumberOfTable, !ColumnNames.isTobaccoOnly(label) else {
                return nil
            }
            let isAmongClasses = areClasses && !ColumnNames.isOfPage(label)
            return tellApart || isAmongClasses || labels.rateClass(of: label) != nil || ClassWords.areAll(of: label)
                ? piece : nil
        }
    }

    /// Titles with a word for a class, over limits that were read without one: "Blue Heron Preferred Adult Build Chart".
    mutating func reportTitlesOfClasses(_ names: [TableContext.Piece?]) {
        var told: Set<String> = []
        for (place, layout) in layouts.enumerated() where names[place] == nil {
            guard let layout, layout.key == .heights, !namesClasses(layout), layout.rows.segments.count == 1,
                let piece = contexts[place].first?.pieces.first(where: { piece in
                    piece.saysWho && (piece.terms.label.map(ClassWords.are(in:)) ?? false)
                }), told.insert(piece.terms.text).inserted
            else { continue }
            findings.add(
                "reading.title.class", .warning,
                "The title \"\(singleSpaced(piece.terms.text))\" may name a class; the limits were read without one.",
                help: "Say in the chart's configuration which class the limits are of.", table: parts[place].table)
        }
    }

    /// The title of a section that names the class of its rows.
    func sectionName(_ layout: TableLayout, context: TableContext) -> TableContext.Piece? {
        guard layout.rows.segments.count > 1, layout.key == .heights, !namesClasses(layout) || namesProducts(layout)
        else { return nil }
        if let known = context.titlePiece(isClass) { return known }
        // "Select" between "Preferred" and "Standard".
        guard titles(of: layout).contains(where: isClass) else { return nil }
        return context.titlePiece { piece in
            piece.terms.label.map { ColumnNames.isName($0) && !ColumnNames.isOfPage($0) } ?? false
        }
    }

    /// By section, the title that names the product of its rows: "Secure Term" and "Horizon IUL" over the same heights.
    func sectionProducts(_ layout: TableLayout, contexts: [TableContext]) -> [TableContext.Piece]? {
        guard contexts.count > 1, layout.key == .heights else { return nil }
        let titles = contexts.compactMap { context in
            context.titlePiece { piece in
                guard let label = piece.terms.label else { return false }
                return !isClass(piece) && ColumnNames.isName(label) && !ColumnNames.isOfPage(label)
                    && !ColumnNames.isTobaccoOnly(label) && piece.sense != .unit
            }
        }
        let names = Set(titles.compactMap { $0.terms.label.map(FoldedText.init) })
        return titles.count == contexts.count && names.count > 1 ? titles : nil
    }

    private func isClass(_ piece: TableContext.Piece) -> Bool {
        !labels.meanings(of: piece.terms.text).isEmpty
            || piece.terms.label.map {
                (labels.rateClass(of: $0) != nil || ClassWords.areAll(of: $0)) && !piece.terms.isNumberOfTable
            } ?? false
    }

    /// The titles of all sections.
    private func titles(of layout: TableLayout) -> [TableContext.Piece] {
        layout.rows.segments.flatMap { TableContext(layout.grid, segment: $0).titles }
    }

    /// For tables that nothing but their titles tells apart, and whose titles name no class: the titles, as names of plans.
    func contextProducts() -> [TableContext.Piece?] {
        let named = contexts.map { contexts in
            contexts.first?.pieces.first { $0.name?.isProductName ?? false }
        }
        // The product of a chart of one is said by its source.
        if Set(named.compactMap { $0?.terms.label.map(FoldedText.init) }).count > 1 { return named }
        var found = [TableContext.Piece?](repeating: nil, count: layouts.count)
        let places = layouts.indices.filter { place in
            layouts[place].map { $0.key == .heights && namesClasses($0) } ?? false
        }
        let pieces = places.compactMap { contexts[$0].first?.namePiece }
        let titles = pieces.compactMap { piece in
            piece.terms.label.flatMap { label in
                let isPlan = labels.rateClass(of: label) == nil && !ColumnNames.isTobaccoOnly(label)
                return isPlan && !ColumnNames.isOfPage(label) ? FoldedText(label) : nil
            }
        }
        guard places.count > 1, titles.count == places.count, Set(titles).count == titles.count,
            zip(places, places.dropFirst()).allSatisfy({ areAlike($0, $1) })
        else { return found }
        for (place, piece) in zip(places, pieces) { found[place] = piece }
        return found
    }

    /// Whether two tables have limits of the same classes and people at the same statures.
    private func areAlike(_ first: Int, _ second: Int) -> Bool {
        func identities(_ place: Int) -> Set<ValueColumn.Identity> {
            guard let layout = layouts[place], let context = contexts[place].first else { return [] }
            let columns = layout.blocks.flatMap { $0.roles.flatMap { $0.values.compactMap(\.value) } }
            return Set(
                columns.map { completed($0, context: context, name: nil, product: nil, grid: layout.grid).identity })
        }
        guard let one = layouts[first]?.statures, let other = layouts[second]?.statures else { return false }
        return !identities(first).isDisjoint(with: identities(second)) && one.overlaps(other)
    }

    private func namesClasses(_ layout: TableLayout) -> Bool {
        layout.blocks.contains { block in
            block.roles.contains { roles in
                roles.values.contains { role in
                    switch role {
                    case .className: return true
                    case .value(let column): return column.label != nil || column.quantity == .className
                    default: return false
                    }
                }
            }
        }
    }

    /// Whether every column of limits has a name, and none a name that classes have: below a title that names a class they are
    /// products.
    private func namesProducts(_ layout: TableLayout) -> Bool {
        let columns = layout.blocks.flatMap { $0.roles.flatMap { $0.values.compactMap(\.value) } }
        return !columns.isEmpty
            && columns.allSatisfy { column in
                guard column.quantity != .className, column.product == nil, let label = column.label else {
                    return column.bound == .min && column.label == nil
                }
                return mayBeProduct(label) && !ColumnNames.isTobaccoOnly(label)
            }
    }

    /// Whether nothing in a label is the name of a class, to every carrier or to this one.
    private func mayBeProduct(_ label: String) -> Bool {
        !ClassWords.are(in: label) && labels.rateClass(of: label) == nil && labels.meanings(of: label).isEmpty
    }

    /// A column with everything its surroundings say where it is silent itself.
    func completed(
        _ column: ValueColumn, context: TableContext, name: TableContext.Piece?, product: TableContext.Piece?,
        grid: Grid
    ) -> ValueColumn {
        var column = column
        let hasOwnProduct = column.product != nil
        column.product = column.product ?? product?.terms.label
        if let name, isClass(name), !hasOwnProduct, let label = column.label, mayBeProduct(label) {
            (column.product, column.label) = (productID(label) ?? label, name.terms.label)
        }
        if column.label == nil, !hasOwnProduct, let name {
            let text = singleSpaced(name.terms.text)
            column.label = labels.meanings(of: text).isEmpty ? name.terms.label : text
            column.tobacco = column.tobacco ?? name.terms.tobacco
        }
        if column.label == nil, column.product == nil { column.label = saidLabel(of: column, grid) }
        if let label = column.label, labels.meanings(of: label).first?.isCommon == true { column.label = nil }
        column.sex = column.sex ?? context.sex ?? instructions.given.sex
        column.age = column.age ?? context.age
        column.tobacco = column.tobacco ?? context.tobacco ?? instructions.given.tobacco
        column.zone = column.zone ?? name?.terms.zone
        if column.zone == nil, !column.holdsRanges, column.quantity == .weight {
            column.bound = column.bound ?? context.bound
        }
        return column
    }
}
