import ChartSchema
import Tables

/// Collects limits from all tables of a file into one chart: equal columns become one, equal heights one row.
struct ChartAssembler {
    private(set) var columns: [BuildColumn] = [] {
        didSet { if names.areAsked { names = ColumnWords() } }
    }
    /// The words of the columns' names as they are now, once these were asked for.
    private var names = ColumnWords()
    private(set) var rows: [BuildRow] = []
    private var columnIndex: [ColumnKey: Int] = [:]
    private var rowIndex: [RowKey: Int] = [:]
    /// The cells of the rows that were added to more than once, for telling quickly whether one is there.
    private var rowCells: [Int: Set<CellReference>] = [:]
    /// For every limit of every row, the printed row it came with.
    private(set) var origins: [[Int]] = []
    /// The rows that a minimum alone, or a maximum alone, came to.
    private var (rowsOfMinima, rowsOfMaxima): (Set<Int>, Set<Int>) = ([], [])
    private var printedRows = 0

    private struct ColumnKey: Hashable {
        var product: String?
        var label: String?
        var sex: Sex
        var tobacco: Tobacco
        var age: AgeRange
        var condition: String?
    }

    private struct RowKey: Hashable {
        var height: HeightRange
        var age: AgeRange?
    }

    /// Whether a class or a product of some column, but one, has a word in its name: ``ReadingInstructions/name(_:holds:)``.
    func hasName(with word: String, besides product: String?) -> Bool {
        names.names(with: word, of: columns).contains { $0 != product }
    }

    /// Gives the columns of some classes the people that a sentence says they are for.
    mutating func narrow(_ restriction: ClassRestriction) {
        narrow(sex: restriction.sex, tobacco: restriction.tobacco, age: restriction.age, where: restriction.holds)
    }

    /// Leaves of the columns' people those that are named.
    mutating func narrow(
        sex: Sex? = nil, tobacco: Tobacco? = nil, age: AgeRange? = nil,
        where isOne: (BuildColumn) -> Bool = { _ in true }
    ) {
        for place in columns.indices where isOne(columns[place]) {
            columns[place].sex = sex ?? columns[place].sex
            columns[place].tobacco = tobacco ?? columns[place].tobacco
            columns[place].age = age ?? columns[place].age
        }
    }

    /// Gives columns a condition, behind those that they have.
    mutating func restrict(_ condition: LimitCondition) {
        // `faceAmount: $25,000` of an element may have been read with the limits.
        func bare(_ text: String) -> String { text.lowercased().filter { $0 != " " } }
        let said = bare(condition.text)
        for place in columns.indices
        where condition.holds(for: columns[place], number: place)
            && !(columns[place].condition.map(bare)?.contains(said) ?? false)
        {
            columns[place].condition = [columns[place].condition, condition.text].compactMap(\.self).joined(
                separator: "; ")
        }
    }

    /// The lowest and the highest height of all limits, in inches; `nil` where an end is open.
    var closedHeights: ClosedRange<Figure>? {
        let heights = rows.map(\.height)
        let (lows, highs) = (heights.compactMap(\.min), heights.compactMap(\.max))
        guard lows.count == heights.count, highs.count == heights.count, let low = lows.min(), let high = highs.max()
        else { return nil }
        return low...high
    }

    /// Gives every column a product that the whole file is for.
    mutating func take(product: String, from title: CellReference) {
        for place in columns.indices {
            columns[place].product = product
            columns[place].cells.append(title)
        }
    }

    /// The index of a column, added when it is new. Header cells of later tables are not repeated.
    mutating func column(_ column: BuildColumn) -> Int {
        let key = ColumnKey(
            product: column.product, label: column.classLabel, sex: column.sex, tobacco: column.tobacco,
            age: column.age,
            condition: column.condition)
        if let index = columnIndex[key] {
            for cell in column.cells where !columns[index].cells.contains(cell) && columns[index].cells.isEmpty {
                columns[index].cells.append(cell)
            }
            return index
        }
        columnIndex[key] = columns.count
        columns.append(column)
        return columns.count - 1
    }

    /// Says what a class is that had no certain meaning when its columns were added.
    mutating func give(_ rateClass: RateClass, to label: String) {
        for column in columns.indices where columns[column].classLabel == label {
            columns[column].rateClass = rateClass
        }
    }

    mutating func add(_ limits: [BuildLimit], height: HeightRange, age: AgeRange?, cells: [CellReference]) {
        guard !limits.isEmpty else { return }
        printedRows += 1
        let key = RowKey(height: height, age: age)
        if let index = rowIndex[key] {
            for limit in limits where !joins(limit, row: index) {
                rows[index].limits.append(limit)
                origins[index].append(printedRows)
                note(limit, row: index)
            }
            var known = rowCells.removeValue(forKey: index) ?? Set(rows[index].cells)
            for cell in cells where known.insert(cell).inserted { rows[index].cells.append(cell) }
            rowCells[index] = known
            return
        }
        rowIndex[key] = rows.count
        for limit in limits { note(limit, row: rows.count) }
        rows.append(BuildRow(height: height, age: age, cells: cells, limits: limits))
        origins.append(Array(repeating: printedRows, count: limits.count))
    }

    private mutating func note(_ limit: BuildLimit, row: Int) {
        guard limit.isOneEnded else { return }
        if limit.weightMin == nil { rowsOfMaxima.insert(row) } else { rowsOfMinima.insert(row) }
    }

    /// A minimum and a maximum of one class that stand in two tables are one limit.
    private mutating func joins(_ limit: BuildLimit, row: Int) -> Bool {
        guard limit.isOneEnded, columns[limit.column].rateClass?.isOffer ?? true,
            (limit.weightMin == nil ? rowsOfMinima : rowsOfMaxima).contains(row)
        else { return false }
        let place = rows[row].limits.firstIndex { other in
            guard other.column == limit.column, other.isOneEnded else { return false }
            switch (other.weightMin, other.weightMax, limit.weightMin, limit.weightMax) {
            case (let low?, nil, nil, let high?), (nil, let high?, let low?, nil): return low < high
            default: return false
            }
        }
        guard let place else { return false }
        rows[row].limits[place].weightMin = rows[row].limits[place].weightMin ?? limit.weightMin
        rows[row].limits[place].weightMax = rows[row].limits[place].weightMax ?? limit.weightMax
        rows[row].limits[place].cells += limit.cells
        return true
    }

    /// Gives the minima of a table of their own to the classes of the other tables, height by height.
    mutating func joinMinima() {
        let minimum = StandingMinima(self).minimum
        guard !minimum.isEmpty else { return }
        for row in rows.indices {
            var given: Set<Int> = []
            for place in rows[row].limits.indices {
                let limit = rows[row].limits[place]
                guard let column = minimum[limit.column],
                    let own = rows[row].limits.first(where: { $0.column == column }), let low = own.weightMin,
                    limit.weightMax.map({ low < $0 }) ?? false
                else { continue }
                rows[row].limits[place].weightMin = low
                rows[row].limits[place].cells += own.cells.map {
                    var cell = $0
                    cell.reading = .common
                    return cell
                }
                given.insert(column)
            }
            let isKept = rows[row].limits.map { !given.contains($0.column) }
            origins[row] = zip(origins[row], isKept).filter(\.1).map(\.0)
            rows[row].limits = zip(rows[row].limits, isKept).filter(\.1).map(\.0)
        }
        dropEmptyColumns()
    }

    /// Takes out the columns that no limit has any more.
    private mutating func dropEmptyColumns() {
        let used = Set(rows.lazy.flatMap(\.limits).map(\.column))
        let kept = columns.indices.filter(used.contains)
        guard kept.count < columns.count else { return }
        let place = Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($1, $0) })
        columns = kept.map { columns[$0] }
        columnIndex = columnIndex.compactMapValues { place[$0] }
        for row in rows.indices {
            for limit in rows[row].limits.indices {
                rows[row].limits[limit].column = place[rows[row].limits[limit].column]!
            }
        }
    }

    /// Whether some row may have two limits of weight in one column: where columns grow from limit to limit, none has.
    var mayHaveColumnTwice: Bool {
        rows.contains { row in
            var last = -1
            let isOnce = row.limits.allSatisfy { limit in
                defer { last = max(last, limit.column) }
                return limit.isBMI || limit.column > last
            }
            return !isOnce
        }
    }

    /// Takes out the weights of some columns, at every height; the cells they came from are given back.
    mutating func withdraw(columns: Set<Int>) -> [CellReference] {
        var cells: [CellReference] = []
        for row in rows.indices {
            let isKept = rows[row].limits.map { !columns.contains($0.column) || $0.isBMI }
            cells += zip(rows[row].limits, isKept).filter { !$0.1 }.flatMap { $0.0.cells }
            origins[row] = zip(origins[row], isKept).filter(\.1).map(\.0)
            rows[row].limits = zip(rows[row].limits, isKept).filter(\.1).map(\.0)
        }
        rows.removeAll { $0.limits.isEmpty }
        return cells
    }
}
