import ChartSchema
import Notation
import Tables

extension ReadingSession {
    /// For every table whose columns name no class: the piece of text above it that does.
    ///
    /// A title is a class name when several tables of the file are told apart by it, or when it is a class name to every
    /// carrier, or to this one.
    func contextNames() -> [TableContext.Piece?] {
        var candidates: [TableContext.Piece?] = zip(layouts, contexts).map { layout, contexts in
            guard let layout, layout.key != .position, layout.key != .bmiBands, let context = contexts.first else {
                return nil
            }
            guard !namesClasses(layout) else {
                guard namesProducts(layout) else { return nil }
                return context.pieces.first { $0.saysWho && isClass($0) } ?? context.held.first(where: \.isPlanLike)
            }
            if let named = context.pieces.first(where: { $0.name?.isClassName ?? false }) { return named }
            return context.pieces.first { !labels.meanings(of: $0.terms.text).isEmpty }
                ?? classPiece(context) ?? context.namePiece
        }
        candidates = amongCaptions(amongSheets(candidates))
        let texts = candidates.compactMap { $0?.terms.text }
        let tellApart = texts.count > 1 && Set(texts).count == texts.count
        // "Select" over one table where "Standard" stands over another.
        let areClasses = candidates.contains { $0.map(isClass) ?? false }
        return zip(candidates, layouts).map { piece, layout in
            guard let piece else { return nil }
            // Beside columns of products a title is a class only among classes.
            if let layout, namesClasses(layout), !isClass(piece) { return areClasses ? piece : nil }
            if !labels.meanings(of: piece.terms.text).isEmpty || piece.name?.isClassName ?? false { return piece }
            guard let label = piece.terms.label,
                !piece.terms.isNumberOfTable || areClasses && piece.terms.isRatingAmongClasses,
                !ColumnNames.isTobaccoOnly(label)
            else {
                return nil
            }
            let isAmongClasses = areClasses && !ColumnNames.isOfPage(label)
            return tellApart || isAmongClasses || labels.rateClass(of: label) != nil || ClassWords.areAll(of: label)
                ? piece : nil
        }
    }

    /// Where a sheet's name is a class, the names of the sheets beside it are: "Select male" beside "Standard male".
    private func amongSheets(_ candidates: [TableContext.Piece?]) -> [TableContext.Piece?] {
        let sheets = contexts.map { $0.first?.sheetPiece }
        func isSheet(_ piece: TableContext.Piece, at place: Int) -> Bool {
            sheets[place].map { $0.place == piece.place && $0.terms.text == piece.terms.text } ?? false
        }
        guard
            candidates.enumerated().contains(where: { place, piece in
                piece.map { isSheet($0, at: place) && isClass($0) } ?? false
            })
        else { return candidates }
        return candidates.enumerated().map { place, piece in
            guard let piece, !isClass(piece), let sheet = sheets[place], sheet.terms.label != nil else { return piece }
            return sheet
        }
    }

    /// Where the captions of other tables are classes, a table's caption is one before any title in it: "Preferred Best" beside
    /// "Preferred" and "Standard", each over sections of products.
    private func amongCaptions(_ candidates: [TableContext.Piece?]) -> [TableContext.Piece?] {
        let classes = candidates.compactMap(\.self).filter(isClass)
        guard !classes.isEmpty, classes.allSatisfy({ $0.kind == .caption }) else { return candidates }
        return zip(candidates, contexts).map { piece, contexts in
            guard let piece, piece.kind != .caption, !isClass(piece) else { return piece }
            return contexts.first?.pieces.first { $0.kind == .caption && $0.terms.label != nil } ?? piece
        }
    }

    /// Titles with a word for a class, over limits that were read without one: "Blue Heron Preferred Adult Build Chart".
    mutating func reportTitlesOfClasses(_ names: [TableContext.Piece?]) {
        var told: Set<String> = []
        for (place, layout) in layouts.enumerated() where names[place] == nil {
            guard let layout, layout.key != .position, !namesClasses(layout),
                sectionNames(layout, contexts: contexts[place]).allSatisfy({ $0 == nil }),
                let piece = contexts[place].first?.pieces.first(where: { piece in
                    piece.saysWho && (piece.terms.label.map(ClassWords.are(in:)) ?? false)
                }), told.insert(piece.terms.text).inserted
            else { continue }
            findings.add(
                ChartFinding.titleClass,
                "The title \"\(singleSpaced(piece.terms.text))\" may name a class; the limits were read without one.",
                help: "Say in the chart's configuration which class the limits are of.", table: parts[place].table)
        }
    }

    /// By section, the title that names the class of its rows.
    func sectionNames(_ layout: TableLayout, contexts: [TableContext]) -> [TableContext.Piece?] {
        guard contexts.count > 1, layout.key == .heights, !namesClasses(layout) || namesProducts(layout) else {
            return contexts.map { _ in nil }
        }
        // "Select" between "Preferred" and "Standard".
        let areClasses = contexts.contains { $0.titles.contains(where: isClass) }
        return contexts.map { context in
            if let known = classPiece(context) { return known }
            guard areClasses else { return nil }
            return context.titlePiece { piece in
                piece.terms.label.map { ColumnNames.isName($0) && !ColumnNames.isOfPage($0) } ?? false
            }
        }
    }

    /// By section, the title that names the product of its rows: "Secure Term" and "Horizon IUL" over the same heights.
    func sectionProducts(_ layout: TableLayout, contexts: [TableContext]) -> [TableContext.Piece]? {
        guard contexts.count > 1, [.heights, .words].contains(layout.key) else { return nil }
        let titles = contexts.compactMap { context in
            context.held.first { $0.isPlanLike && !isClass($0) }
        }
        let names = Set(titles.compactMap { $0.terms.label.map(FoldedText.init) })
        return titles.count == contexts.count && names.count > 1 ? titles : nil
    }

    /// The nearest title that names a class to every carrier, or to this one.
    private func classPiece(_ context: TableContext) -> TableContext.Piece? {
        (context.held + context.below + context.pieces + context.page).first { piece in
            piece.saysWho && isClass(piece) && !Self.namesSeveralClasses(piece.terms.text)
        }
    }

    /// "PB: Preferred Plus. ST: Standard.": a key to several classes, and the name of none.
    private static func namesSeveralClasses(_ text: String) -> Bool {
        let parts = text.split { ".;:,=".contains($0) }.map { singleSpaced($0) }
        return parts.count > 3 && Set(parts.compactMap(ClassMeaning.of)).count > 1
    }

    private func isClass(_ piece: TableContext.Piece) -> Bool {
        !labels.meanings(of: piece.terms.text).isEmpty
            || piece.terms.label.map {
                (labels.rateClass(of: $0) != nil || ClassWords.areAll(of: $0)) && !piece.terms.isNumberOfTable
            } ?? false
    }

    /// For tables that nothing but their titles tells apart, and whose titles name no class: the titles, as names of plans.
    ///
    /// - Parameter names: By table, the title that names its class.
    func contextProducts(_ names: [TableContext.Piece?]) -> [TableContext.Piece?] {
        let named = contexts.map { contexts in
            contexts.first.flatMap { context in
                (context.pieces + context.page).first { $0.name?.isProductName ?? false }
            }
        }
        let products = Set(named.compactMap { $0?.terms.label.map(FoldedText.init) })
        // The product of a chart of one is said by its source, where that names any.
        let isOfAll =
            products.count == 1 && instructions.products.isEmpty
            && layouts.indices.allSatisfy { layouts[$0] == nil || named[$0]?.terms.label != nil }
        if products.count > 1 || isOfAll { return named }
        var found = [TableContext.Piece?](repeating: nil, count: layouts.count)
        let places = layouts.indices.filter { place in
            layouts[place].map { [.heights, .words].contains($0.key) } ?? false
        }
        let titles = places.map { place in
            // One sentence may name both.
            contexts[place].first?.namePiece {
                $0.place != names[place]?.place || $0.terms.label != names[place]?.terms.label
            }
        }
        let sheets = places.map { contexts[$0].first?.sheetProduct }
        for pieces in [titles, sheets].map({ $0.compactMap(\.self) }) {
            let labels = pieces.compactMap { planName($0) }
            guard labels.count == places.count, tellApart(labels, places, names: names) else { continue }
            for (place, piece) in zip(places, pieces) { found[place] = piece }
            break
        }
        return found
    }

    /// The name that may be a plan's; `nil` for classes, tobacco states and what the page says of itself.
    private func planName(_ piece: TableContext.Piece) -> FoldedText? {
        guard let label = piece.terms.label, labels.rateClass(of: label) == nil, !ColumnNames.isTobaccoOnly(label),
            !ColumnNames.isOfPage(label)
        else { return nil }
        return FoldedText(label)
    }

    /// Whether tables with the same title differ in what else they say, and every table has its like under another title.
    private func tellApart(_ titles: [FoldedText], _ places: [Int], names: [TableContext.Piece?]) -> Bool {
        guard Set(titles).count > 1, places.count <= Self.mostTitled else { return false }
        let limits = places.map { titledLimits($0, name: names[$0]) }
        return places.indices.allSatisfy { one in
            var hasLike = false
            for other in places.indices where other != one && limits[one].isLike(limits[other]) {
                if titles[other] == titles[one] { return false }
                hasLike = true
            }
            return hasLike
        }
    }

    /// Each of so many tables is compared with every other.
    private static let mostTitled = 400

    private func titledLimits(_ place: Int, name: TableContext.Piece?) -> TitledLimits {
        guard let layout = layouts[place], let context = contexts[place].first else { return TitledLimits() }
        let columns = layout.columnsOfLimits
        let identities = columns.map { column in
            let own = completed(column, context: context, name: name, product: nil, grid: layout.grid)
            return TitledLimits.Column(identity: own.identity, bound: own.bound)
        }
        return TitledLimits(identities, statures: layout.statures)
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
        let columns = layout.columnsOfLimits
        if layout.key == .words, let names = layout.rowNames { return names.allSatisfy(mayBeProductAlone) }
        return !columns.isEmpty
            && columns.allSatisfy { column in
                guard column.quantity != .className, column.product == nil, let label = column.label else {
                    return column.bound == .min && column.label == nil
                }
                return mayBeProductAlone(label)
            }
    }

    private func mayBeProductAlone(_ label: String) -> Bool {
        mayBeProduct(label) && !ColumnNames.isTobaccoOnly(label)
    }

    /// The name of a row below a title that names its class is a product's.
    func takeProduct(_ key: inout RowKey, of layout: TableLayout, name: TableContext.Piece?) {
        guard layout.key == .words, let name, key.product == nil, let label = key.label, mayBeProduct(label) else {
            return
        }
        (key.product, key.label) = (productID(label) ?? label, name.terms.label)
    }

    /// Whether nothing in a label is the name of a class, to every carrier or to this one, or says who is refused: "Not eligible if less than".
    private func mayBeProduct(_ label: String) -> Bool {
        let text = TaggedText(label)
        let restricting: [WordCategory] = [.if, .negation, .exception, .requirement, .person]
        let refuses = text.tags.indices.contains { place in
            text.value(.decision, at: place).flatMap(MedicationOutcome.init).map { $0 == .decline || $0 == .refer }
                ?? false
        }
        guard !refuses, !restricting.contains(where: text.has) else { return false }
        return !ClassWords.are(in: label) && labels.rateClass(of: label) == nil && labels.meanings(of: label).isEmpty
    }

    /// A column with everything its surroundings say where it is silent itself.
    func completed(
        _ column: ValueColumn, context: TableContext, name: TableContext.Piece?, product: TableContext.Piece?,
        grid: Grid, takesBound: Bool = true
    ) -> ValueColumn {
        var column = column
        let hasOwnProduct = column.product != nil
        column.product = column.product ?? product?.terms.label
        if let name, !hasOwnProduct, let label = column.label, mayBeProduct(label) {
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
        if takesBound, column.zone == nil, !column.holdsRanges, column.quantity == .weight {
            column.bound = column.bound ?? context.bound
        }
        return column
    }
}

/// Of what a table's limits are, its title aside.
private struct TitledLimits {
    struct Column: Hashable {
        var identity: ValueColumn.Identity
        var bound: HeaderTerms.Bound?
    }

    /// By column, without its ages: the ages.
    private var ages: [Column: [AgeRange]] = [:]
    /// `nil` for tables without heights.
    private var statures: ClosedRange<Figure>?

    init() {}

    init(_ columns: [Column], statures: ClosedRange<Figure>?) {
        self.statures = statures
        for var column in columns {
            let own = column.identity.group.age
            column.identity.group.age = .any
            ages[column, default: []].append(own)
        }
    }

    /// Whether two tables have limits of the same classes for some of the same people at the same statures.
    func isLike(_ other: TitledLimits) -> Bool {
        guard (statures == nil) == (other.statures == nil),
            ages.contains(where: { column, own in
                other.ages[column]?.contains { their in own.contains { $0.sharesYears(with: their) } } ?? false
            })
        else { return false }
        guard let statures, let others = other.statures else { return true }
        return statures.overlaps(others)
    }
}

extension AgeRange {
    /// Whether two ranges have more than one year in common, which neighbours may have: "18-50" and "50-70".
    fileprivate func sharesYears(with other: AgeRange) -> Bool {
        guard self != other, unit == other.unit else { return self == other }
        let low = Swift.max(min ?? 0, other.min ?? 0)
        return low < Swift.min(max ?? .max, other.max ?? .max)
    }
}
