import ChartSchema

/// A patch of a build chart in the fewest sentences, with its cells and curves.
struct BuildStatements {
    private(set) var statements: [DiffStatement] = []
    private(set) var columns: [DiffColumn] = []
    private(set) var cells: [DiffCell] = []
    private(set) var curves: [DiffCurve] = []

    private let old: KeyedChart
    private let new: KeyedChart
    private let patches: [BuildChartPatch.ColumnPatch]
    /// Patches that a statement on zones has spoken of.
    private var told: Set<Int> = []
    /// The places that statements of coverage are about, by their index.
    private var placesTold: [Int: [LimitPlace]] = [:]

    private let causes: ChartCauses?

    /// - Parameter causes: What made single things otherwise; those of different causes are told apart.
    init(
        _ patch: BuildChartPatch, from old: KeyedChart, to new: KeyedChart, causes: ChartCauses? = nil, hasCurves: Bool
    ) {
        (self.old, self.new) = (old, new)
        self.causes = causes
        patches = patch.columns.withoutCommonProducts(old.products.intersection(new.products))
        let isOneProduct = old.products.union(new.products).count <= 1
        columns = patches.map { DiffColumn(($0.after ?? $0.before)!, withProduct: !isOneProduct) }
        for product in patch.productsRemoved { addName(.productRemoved, .breaking, product) }
        for product in patch.productsAdded { addName(.productAdded, .additive, product) }
        addZones()
        addColumns(isOneProduct: isOneProduct)
        addCells()
        addWords(patch)
        if hasCurves { addCurves() }
        let every = Set(new.columns.map { DiffColumn($0, withProduct: !isOneProduct) })
        for index in statements.indices where every.count > 1 && Set(statements[index].columns) == every {
            statements[index].isEveryColumn = true
        }
        statements.sortByWeight()
    }

    private mutating func addName(_ kind: DiffStatement.Kind, _ changeClass: ChangeClass, _ name: String) {
        if let index = statements.firstIndex(where: { $0.kind == kind }) {
            statements[index].names.append(name)
            statements[index].nameTotal += 1
            statements[index].count += 1
            return
        }
        var statement = DiffStatement(kind, changeClass)
        (statement.names, statement.nameTotal) = ([name], 1)
        statement.causes = causes?.causes(ofProduct: name) ?? []
        statements.append(statement)
    }

    // MARK: Zones

    private mutating func addZones() {
        addTilings(.zonesSplit, whole: \.before, parts: \.after, wholes: old, pieces: new)
        addTilings(.zonesMerged, whole: \.after, parts: \.before, wholes: new, pieces: old)
    }

    private mutating func addTilings(
        _ kind: DiffStatement.Kind, whole: KeyPath<BuildChartPatch.ColumnPatch, ColumnKey?>,
        parts: KeyPath<BuildChartPatch.ColumnPatch, ColumnKey?>, wholes: KeyedChart, pieces: KeyedChart
    ) {
        for (index, patch) in patches.enumerated() where !told.contains(index) {
            guard let key = patch[keyPath: whole], let limits = limits(of: key, in: wholes), !limits.isEmpty else {
                continue
            }
            let candidates = patches.enumerated().compactMap { other, candidate -> (Int, ColumnKey)? in
                guard !told.contains(other), let own = candidate[keyPath: parts], Audience(own) == Audience(key),
                    other == index || candidate[keyPath: whole] == nil
                else { return nil }
                return (other, own)
            }
            let tiles = candidates.map { ($0.1, self.limits(of: $0.1, in: pieces) ?? [:]) }
            guard let found = ZoneTiling.parts(of: limits, among: tiles) else { continue }
            var statement = DiffStatement(
                kind, patch[keyPath: parts] == nil ? .breaking : .additive, count: found.count)
            // A zone that is gone breaks whoever reads it; so do those that were merged into one.
            if kind == .zonesMerged { statement.changeClass = .breaking }
            statement.columns = [DiffColumn(key, withProduct: columns[index].product != nil)]
            statement.causes = causes(of: index)
            statement.parts = found.map { DiffColumn($0, withProduct: columns[index].product != nil) }
            statements.append(statement)
            told.insert(index)
            for (other, own) in candidates where found.contains(own) { told.insert(other) }
        }
    }

    /// The limits of a column whose product may have been left out because all have the same.
    private func limits(of key: ColumnKey, in chart: KeyedChart) -> KeyedChart.Limits? {
        chart.limits[owned(key, in: chart)]
    }

    /// The column of one product for one whose product was left out.
    private func owned(_ key: ColumnKey, in chart: KeyedChart) -> ColumnKey {
        if chart.limits[key] != nil { return key }
        for product in chart.products.sorted() {
            var own = key
            own.product = product
            if chart.limits[own] != nil { return own }
        }
        return key
    }

    // MARK: Columns

    private mutating func addColumns(isOneProduct: Bool) {
        for (index, patch) in patches.enumerated() where !told.contains(index) {
            switch (patch.before, patch.after) {
            case (let key?, nil) where key.product.map(new.products.contains) ?? true:
                addColumn(.classRemoved, new.grants(key) ? .corrective : .breaking, index)
            case (nil, let key?) where key.product.map(old.products.contains) ?? true:
                addColumn(.classAdded, .additive, index)
            case (let a?, let b?) where a.rateClass != b.rateClass:
                var statement = DiffStatement(
                    a.rateClass == nil ? .classMapped : .classRemapped, a.rateClass == nil ? .additive : .breaking)
                (statement.before, statement.after) = (a.rateClass?.rawValue, b.rateClass?.rawValue)
                statement.columns = [columns[index]]
                statement.causes = causes(of: index)
                statements.append(statement)
            case (let a?, let b?) where a.classLabel != b.classLabel: addRenamed(a, b, index)
            case (let a?, let b?) where a.condition != b.condition: addConditioned(a, b, index)
            default: break
            }
        }
    }

    private mutating func addRenamed(_ a: ColumnKey, _ b: ColumnKey, _ index: Int) {
        var statement = DiffStatement(.classRenamed, .cosmetic)
        (statement.before, statement.after) = (a.classLabel, b.classLabel)
        addOfColumn(statement, index)
    }

    private mutating func addConditioned(_ a: ColumnKey, _ b: ColumnKey, _ index: Int) {
        var statement = DiffStatement(.conditionChanged, .corrective)
        (statement.before, statement.after) = (a.condition, b.condition)
        statement.direction = a.condition == nil ? .tightened : b.condition == nil ? .loosened : nil
        addOfColumn(statement, index)
    }

    /// Columns of which the same is said share their statement.
    private mutating func addOfColumn(_ said: DiffStatement, _ index: Int) {
        var statement = said
        statement.causes = causes(of: index)
        let same = statements.firstIndex {
            $0.kind == statement.kind && $0.before == statement.before && $0.after == statement.after
                && $0.causes == statement.causes
        }
        if let same {
            statements[same].columns.append(columns[index])
            statements[same].count += 1
            return
        }
        statement.columns = [columns[index]]
        statements.append(statement)
    }

    /// What made a column as a whole otherwise.
    private func causes(of index: Int, at place: LimitPlace? = nil) -> [DiffCause] {
        causes?.causes(of: patches[index], at: place) ?? []
    }

    private mutating func addColumn(_ kind: DiffStatement.Kind, _ changeClass: ChangeClass, _ index: Int) {
        let causes = causes(of: index)
        let same = statements.firstIndex {
            $0.kind == kind && $0.changeClass == changeClass && $0.causes == causes
        }
        if let same {
            statements[same].columns.append(columns[index])
            statements[same].count += 1
            return
        }
        var statement = DiffStatement(kind, changeClass)
        statement.columns = [columns[index]]
        statement.causes = causes
        statements.append(statement)
    }

    // MARK: Cells

    private mutating func addCells() {
        let neighbourhood = Neighbourhood(new)
        var movements = Movements()
        for (index, patch) in patches.enumerated() {
            guard let after = patch.after, patch.before != nil, !told.contains(index) else { continue }
            let key = owned(after, in: new)
            var others: [OtherChange: [LimitPlace]] = [:]
            for cell in patch.cells {
                let causes = causes(of: index, at: cell.place)
                if cell.isAmbiguous {
                    others[OtherChange(.duplicateKeys, causes), default: []].append(cell.place)
                } else if cell.before.isEmpty {
                    others[OtherChange(.heightsAdded, causes), default: []].append(cell.place)
                } else if cell.after.isEmpty {
                    others[OtherChange(.heightsLost, causes), default: []].append(cell.place)
                } else if cell.before.count != cell.after.count {
                    others[OtherChange(.intervalsChanged, causes), default: []].append(cell.place)
                } else {
                    movements.add(cell, column: index, key: key, causes: causes, in: neighbourhood)
                }
            }
            for (change, places) in others.sorted(by: { $0.key < $1.key }) {
                addPlaces(change, places, of: patch.places, index)
            }
        }
        statements += movements.statements(columns: columns, places: patches.map(\.places))
        for (index, patch) in patches.enumerated() {
            for cell in patch.cells {
                let directions = movements.directions[index]?[cell.place] ?? []
                cells.append(
                    DiffCell(
                        column: index, place: DiffPlaces([cell.place], of: patch.places),
                        before: cell.before.map(DiffInterval.init), after: cell.after.map(DiffInterval.init),
                        direction: directions.count == 1 ? directions.first : nil, isAmbiguous: cell.isAmbiguous,
                        causes: causes(of: index, at: cell.place)))
            }
        }
    }

    /// What happened to places apart from moved figures, and why.
    private struct OtherChange: Hashable, Comparable {
        var kind: DiffStatement.Kind
        var causes: [DiffCause]

        init(_ kind: DiffStatement.Kind, _ causes: [DiffCause]) { (self.kind, self.causes) = (kind, causes) }

        static func < (a: OtherChange, b: OtherChange) -> Bool {
            a.kind == b.kind ? a.causes.lexicographicallyPrecedes(b.causes) : a.kind < b.kind
        }
    }

    private mutating func addPlaces(_ change: OtherChange, _ places: [LimitPlace], of total: Int, _ index: Int) {
        let kind = change.kind
        let span = DiffPlaces(places, of: total)
        let same = statements.indices.first {
            statements[$0].kind == kind && statements[$0].places == span && placesTold[$0] == places
                && statements[$0].causes == change.causes
        }
        if let same {
            statements[same].columns.append(columns[index])
            statements[same].count += places.count
            return
        }
        var statement = DiffStatement(kind, kind == .heightsAdded ? .additive : .corrective, count: places.count)
        statement.columns = [columns[index]]
        statement.places = span
        statement.causes = change.causes
        placesTold[statements.count] = places
        statements.append(statement)
    }

    // MARK: Words and curves

    private mutating func addWords(_ patch: BuildChartPatch) {
        if let titles = patch.titles {
            var statement = DiffStatement(.titleChanged, .cosmetic)
            (statement.before, statement.after) = (titles.before, titles.after)
            statement.causes = causes?.causesOfWords() ?? []
            statements.append(statement)
        }
        let notes = patch.notesRemoved.count + patch.notesAdded.count
        if notes > 0 {
            var statement = DiffStatement(.notesChanged, .cosmetic, count: notes)
            statement.causes = causes?.causesOfWords() ?? []
            statements.append(statement)
        }
        if let sources = patch.sources {
            var statement = DiffStatement(.sourceChanged, .cosmetic)
            (statement.before, statement.after) = (sources.before.path, sources.after.path)
            statements.append(statement)
        }
    }

    private mutating func addCurves() {
        for (index, patch) in patches.enumerated() {
            let before = patch.before.flatMap { limits(of: $0, in: old) } ?? [:]
            let after = patch.after.flatMap { limits(of: $0, in: new) } ?? [:]
            for end in LimitEnd.allCases {
                let curve = DiffCurve(
                    column: index, end: end, isAge: !(Array(before.keys) + after.keys).contains { !$0.height.isAny },
                    before: points(end, before), after: points(end, after))
                if curve.before != curve.after { curves.append(curve) }
            }
        }
    }

    private func points(_ end: LimitEnd, _ limits: KeyedChart.Limits) -> [DiffCurve.Point] {
        limits.keys.sorted().flatMap { place in
            limits[place]!.compactMap { interval in
                guard let x = place.middle, let y = end.figure(of: interval) else { return nil }
                return DiffCurve.Point(x: x, y: y.doubleValue)
            }
        }
    }
}

extension LimitPlace {
    /// Inches, or years or months where the place has no height; `nil` with an open end.
    fileprivate var middle: Double? {
        if let low = height.min, let high = height.max { return (low.doubleValue + high.doubleValue) / 2 }
        guard height.isAny, let age, let low = age.min, let high = age.max else { return nil }
        return Double(low + high) / 2
    }
}

extension [BuildChartPatch.ColumnPatch] {
    /// What happens to one column of every product alike is said once, without a product.
    fileprivate func withoutCommonProducts(_ products: Set<String>) -> [Element] {
        guard !products.isEmpty else { return self }
        func bare(_ patch: Element) -> Element {
            var patch = patch
            patch.before?.product = nil
            patch.after?.product = nil
            return patch
        }
        var owners: [Element: Set<String>] = [:]
        for patch in self {
            guard let product = (patch.after ?? patch.before)?.product else { continue }
            owners[bare(patch), default: []].insert(product)
        }
        var seen: Set<Element> = []
        return compactMap { patch in
            let common = bare(patch)
            guard owners[common]?.isSuperset(of: products) == true, patch != common else { return patch }
            return seen.insert(common).inserted ? common : nil
        }
    }
}
