import ChartSchema
import Notation

/// A column of heights: its notation, and what each of its rows says.
struct HeightColumn: Sendable {
    struct Entry: Sendable {
        var range: HeightRange
        /// How the cell became a height.
        var reading: CellReference.Reading
        var isIrregular = false
        /// The figures of a metric cell, for checks against inches.
        var metric: Interval?
        /// Its end belongs to the row that has it as its own.
        var isOpen = false
    }

    let column: Int
    let notation: HeightNotation
    /// One entry a row of `rows` that names a height.
    var entries: [Int: Entry]
    /// Rows that only open a section (`4 Feet` without figures).
    let sectionRows: Set<Int>
    /// Rows without a height of their own, and the row above whose height they go on with.
    var carried: [Int: Int] = [:]
    /// The column of the inches, where feet and inches stand apart.
    var secondColumn: Int?

    /// Reads a grid's column as heights; `nil` when it is none.
    ///
    /// - Parameter terms: What stands above the column, where that is known.
    static func read(_ grid: Grid, column: Int, rows: Range<Int>, terms: [HeaderTerms]) -> HeightColumn? {
        marked(grid, column: column, rows: rows, isNamed: terms.contains(where: \.isHeight))
            ?? separated(grid, column: column, rows: rows, terms: terms)
            ?? numeric(grid, column: column, rows: rows, terms: terms)
    }

    /// Reads a column of heights with marks, or in metres; `nil` where they could only be other bare numbers.
    static func readMarked(_ grid: Grid, column: Int, rows: Range<Int>, terms: [HeaderTerms]) -> HeightColumn? {
        let isNamed = terms.contains { $0.isHeight || $0.unit?.isHeight ?? false }
        // Every row of figures is such a column of the table that is turned.
        if isNamed || rows.contains(where: { grid.sense(row: $0, column: column).interval?.unit == .metres }) {
            return read(grid, column: column, rows: rows, terms: terms)
        }
        return marked(grid, column: column, rows: rows, isNamed: false)
    }

    // MARK: Heights with marks

    private static func marked(_ grid: Grid, column: Int, rows: Range<Int>, isNamed: Bool) -> HeightColumn? {
        var full = 0
        var bare = 0
        for row in rows {
            guard let height = grid.sense(row: row, column: column).height else { continue }
            if height.range != nil { full += 1 } else { bare += 1 }
        }
        guard full > 0, full + bare >= 2 || isNamed else { return nil }
        return bare > 0 ? sections(grid, column: column, rows: rows) : plain(grid, column: column, rows: rows)
    }

    private static func plain(_ grid: Grid, column: Int, rows: Range<Int>) -> HeightColumn {
        var entries: [Int: Entry] = [:]
        for row in rows {
            if let height = grid.sense(row: row, column: column).height, let range = height.range {
                let isMetric = if case .metric = height.low.kind { true } else { false }
                entries[row] = Entry(
                    range: range, reading: isMetric ? .converted : .printed, isIrregular: height.isIrregular,
                    metric: height.metric.map { Interval(form: .single, min: $0, max: $0) },
                    isOpen: height.isExclusive)
            }
        }
        close(&entries)
        let isMetric = !entries.isEmpty && entries.values.allSatisfy { $0.reading == .converted }
        return HeightColumn(
            column: column, notation: isMetric ? .metres : .feetAndInches, entries: entries, sectionRows: [])
    }

    /// "Under 5'0\"", "Over 6'4\"": the end is no height of its row, and stands half an inch, or a quarter, off it. Of several such rows
    /// each begins, or ends, where the next one does: "Under 5'0\"", "Under 5'2\"".
    private static func close(_ entries: inout [Int: Entry]) {
        let open = entries.filter(\.value.isOpen).mapValues(\.range)
        guard !open.isEmpty else { return }
        let ends = entries.values.flatMap { [$0.range.min, $0.range.max].compactMap(\.self) }
        let step = Figure(tenThousandths: ends.allSatisfy { $0.wholeValue != nil } ? 5_000 : 2_500)
        let (highs, lows) = (open.values.compactMap(\.max), open.values.compactMap(\.min))
        for (row, range) in open {
            if let high = range.max {
                entries[row]?.range = HeightRange(min: highs.filter { $0 < high }.max(), max: high - step)
            }
            if let low = range.min {
                entries[row]?.range = HeightRange(min: low + step, max: lows.filter { $0 > low }.min())
            }
        }
    }

    /// `5 Feet` opens a section of bare inches; the inches before the first section belong to the foot below it, as
    /// long as they climb to it (Mutual of Omaha prints its caption "4 Feet" elsewhere on the page).
    private static func sections(_ grid: Grid, column: Int, rows: Range<Int>) -> HeightColumn {
        var entries: [Int: Entry] = [:]
        var sectionRows: Set<Int> = []
        var feet: Int?
        var waiting: [(row: Int, inches: Figure)] = []
        for row in rows {
            guard let height = grid.sense(row: row, column: column).height else { continue }
            switch height.low.kind {
            case .feetWord(let value) where height.form == .exact,
                .feetAndInches(let value, 0) where height.form == .exact:
                resolve(&waiting, before: value, into: &entries)
                feet = value
                let hasFigures = (0..<grid.columnCount).contains {
                    $0 != column && grid.sense(row: row, column: $0).isNumeric
                }
                if hasFigures {
                    entries[row] = Entry(range: HeightRange(exactly: Figure(value * 12)), reading: .printed)
                } else {
                    sectionRows.insert(row)
                }
            // A foot has twelve inches: `71"` in a section is no height.
            case .bareInches(let inches) where inches >= 12: continue
            case .bareInches(let inches):
                if let feet {
                    entries[row] = Entry(range: HeightRange(exactly: Figure(feet * 12) + inches), reading: .section)
                } else {
                    waiting.append((row, inches))
                }
            default:
                if let range = height.range {
                    entries[row] = Entry(range: range, reading: .printed, isIrregular: height.isIrregular)
                }
            }
        }
        return HeightColumn(column: column, notation: .sections, entries: entries, sectionRows: sectionRows)
    }

    private static func resolve(
        _ waiting: inout [(row: Int, inches: Figure)], before feet: Int, into entries: inout [Int: Entry]
    ) {
        defer { waiting = [] }
        guard let last = waiting.last, last.inches == 11, feet > 1,
            zip(waiting, waiting.dropFirst()).allSatisfy({ $0.inches < $1.inches })
        else { return }
        for (row, inches) in waiting {
            entries[row] = Entry(range: HeightRange(exactly: Figure((feet - 1) * 12) + inches), reading: .section)
        }
    }

    // MARK: Feet and inches without marks

    private static func separated(
        _ grid: Grid, column: Int, rows: Range<Int>, terms: [HeaderTerms]
    ) -> HeightColumn? {
        let isNamed = terms.contains(where: \.isHeight)
        let units = Set(terms.compactMap(\.unit))
        guard units.isSubset(of: [.feetAndInches, .inches]) else { return nil }
        var places: [Int] = []
        var cells: [SeparatedHeight] = []
        for row in rows {
            let sense = grid.sense(row: row, column: column)
            if let height = SeparatedHeight(sense.folded) {
                places.append(row)
                cells.append(height)
            } else if sense.isNumeric {
                return nil
            }
        }
        guard let heights = SeparatedHeight.settled(cells), isNamed || cells[0].separator == "-" else { return nil }
        var entries: [Int: Entry] = [:]
        for (row, height) in zip(places, zip(cells, heights)) {
            entries[row] = Entry(
                range: HeightRange(exactly: height.1.total), reading: .printed,
                isIrregular: height.0 != height.1)
        }
        let notation = [".", ","].contains(cells[0].separator) ? HeightNotation.dotted : .dashed
        guard isLadder(places.map { entries[$0]! }, isNamed: isNamed, notation) else { return nil }
        return HeightColumn(column: column, notation: notation, entries: entries, sectionRows: [])
    }

    // MARK: Heights that are bare numbers

    private static func numeric(
        _ grid: Grid, column: Int, rows: Range<Int>, terms: [HeaderTerms]
    ) -> HeightColumn? {
        let isNamed = terms.contains { $0.isHeight || ($0.unit?.isHeight ?? false) }
        var cells: [(row: Int, interval: Interval)] = []
        var others = 0
        for row in rows {
            let sense = grid.sense(row: row, column: column)
            if let interval = sense.interval, [.single, .range].contains(interval.form), sense.age == nil {
                cells.append((row, interval))
            } else if !sense.isBlank {
                others += 1
            }
        }
        guard !cells.isEmpty, others * 4 <= cells.count || isNamed else { return nil }
        let units = Set(terms.compactMap(\.unit).filter(\.isHeight) + cells.compactMap { $0.interval.unit })
        for notation in [HeightNotation.inches, .compact, .centimetres, .metres, .decimalFeet]
        where admits(notation, units: units, isNamed: isNamed) {
            let entries = read(cells, as: notation)
            guard entries.count == cells.count, isLadder(cells.map { entries[$0.row]! }, isNamed: isNamed, notation)
            else { continue }
            return HeightColumn(column: column, notation: notation, entries: entries, sectionRows: [])
        }
        return nil
    }

    private static func admits(_ notation: HeightNotation, units: Set<PrintedUnit>, isNamed: Bool) -> Bool {
        if units.contains(where: \.isWeight) || units.contains(.percent) || units.contains(.years) { return false }
        switch notation {
        case .inches: return units.isEmpty || units == [.inches] || units == [.feetAndInches, .inches]
        case .decimalFeet: return units == [.feetAndInches] && isNamed
        case .compact: return units.isEmpty || units == [.feetAndInches] || units == [.feetAndInches, .inches]
        case .centimetres: return units.isEmpty && isNamed || units == [.centimetres]
        case .metres: return units.isEmpty && isNamed || units == [.metres]
        default: return false
        }
    }

    private static func read(_ cells: [(row: Int, interval: Interval)], as notation: HeightNotation) -> [Int: Entry] {
        var entries: [Int: Entry] = [:]
        for (row, interval) in cells {
            guard let low = interval.min, let high = interval.max else { continue }
            guard let bottom = notation.inches(low.value), let top = notation.inches(high.value), bottom <= top
            else { continue }
            let isMetric = notation == .centimetres || notation == .metres
            entries[row] = Entry(
                range: HeightRange(min: bottom, max: top), reading: isMetric ? .converted : .printed,
                metric: isMetric ? interval : nil)
        }
        return entries
    }

    /// Bare numbers are heights when they climb in even small steps; without a name above them there must be several,
    /// and within what adults measure.
    private static func isLadder(_ entries: [Entry], isNamed: Bool, _ notation: HeightNotation) -> Bool {
        let heights = entries.compactMap { $0.range.min?.doubleValue }
        if isNamed && heights.count < 4 { return true }
        guard heights.count >= 4 else { return false }
        // A long form repeats each height for every class and age, or all of them from the first on.
        let (low, high) = (heights.min()!, heights.max()!)
        let steps = zip(heights, heights.dropFirst()).filter { one, next in
            !isNamed || one != next && (Set([one, next]) != [low, high] || Set(heights).count < 3)
        }.map { $1 - $0 }
        let climbing = steps.filter { $0 > 0 }.count
        let falling = steps.filter { $0 < 0 }.count
        guard climbing + falling > 0 else { return false }
        // Long forms repeat a height; a mistyped one falls once and climbs again.
        guard max(climbing, falling) * 8 >= steps.count, min(climbing, falling) * 4 <= max(climbing, falling) else {
            return false
        }
        if isNamed { return true }
        let adult = heights.allSatisfy { (44...92).contains($0) }
        let even = steps.allSatisfy { abs($0) <= 3.2 }
        return adult && even
    }
}
