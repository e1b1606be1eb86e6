import Paper

/// Headings that stand over several columns beside headings of the first columns alone, as "Height" and "Minimum" stand beside "Male" over
/// "Preferred, Standard": in the middle of both rows, at their head or at their foot.
extension HeadingRows {
    /// The columns of a row of headings beside which others head the first columns; `nil` where nothing says so.
    /// - Parameter below: The rows of headings below it, from top to bottom.
    func besideKeys(_ headings: [Heading], above below: ArraySlice<[Heading]>) -> [Heading]? {
        guard let lowest = below.last, below.joined().allSatisfy({ $0.columns.count == 1 }) else { return nil }
        let widths = widths(with: below)
        if let count = Self.keys(beside: below, columnCount: strips.count) {
            return parted([], headings, widths, from: count)
        }
        let count = Self.keys(in: headings, above: below)
        if count > 1, Set(lowest.map(\.columns.lowerBound)) == Set(count..<strips.count) {
            return parted(Array(headings[..<count]), Array(headings[count...]), widths, from: count)
        }
        // With headings of all columns below, only those that repeat below each group say where the first begins.
        guard lowest.count == strips.count, headings.count > 1, groups(headings, widths) == nil else { return nil }
        let found = (2..<max(2, strips.count - 1)).compactMap { first -> [Heading]? in
            parted([], headings, widths, from: first).flatMap { isRepeated(below: $0, in: below) ? $0 : nil }
        }
        return found.count == 1 ? found[0] : nil
    }

    /// The headings that begin, end or have their middle where one column does and end short of all others' texts, as that column's own: headings
    /// are wider than figures.
    func narrowed(_ row: [Heading]) -> [Heading] {
        row.map { heading in
            let (box, slack) = (heading.line.box, 0.35 * heading.line.size)
            let touched = heading.columns.filter {
                strips.columns[$0].lowerBound < box.right + slack && box.left - slack < strips.columns[$0].upperBound
            }
            guard heading.columns.count > 1, touched.count == 1 else { return heading }
            let isAligned = stands(heading.line, asIn: strips.columns[touched[0]])
            return isAligned ? Heading(line: heading.line, columns: touched[0]...touched[0]) : heading
        }
    }

    /// Whether the rows of headings below a line stand beside it: what heads the first columns begins above its foot.
    func reachesBeside(_ line: PrintedLine, _ rows: [[Heading]]) -> Bool {
        let below = rows.map(narrowed)[...]
        guard Self.keys(beside: below, columnCount: strips.count) != nil, let next = below.first?.first?.line else {
            return false
        }
        return Self.areBeside(line, next, below.last?.first?.line)
    }

    /// Whether a line stands beside the next and not above it: nearer than lines of a text, or the next in the middle between it and a third.
    static func areBeside(_ line: PrintedLine, _ next: PrintedLine, _ third: PrintedLine?) -> Bool {
        let step = next.baseline - line.baseline
        return step < 0.95 * line.size
            || third.map { abs($0.baseline - next.baseline - step) < 0.1 * line.size } ?? false
    }

    /// The columns of headings that stand each over as many with the same headings again, behind the first column: nearer to none of these than a
    /// heading of its own would be. Columns that keep to one side have the middle of their group elsewhere than that of their texts.
    func overRepeated(_ headings: [Heading], above below: ArraySlice<[Heading]>) -> [Heading]? {
        guard headings.count > 1, (strips.count - 1).isMultiple(of: headings.count),
            case let count = (strips.count - 1) / headings.count, count > 1,
            below.joined().allSatisfy({ $0.columns.count == 1 })
        else { return nil }
        let groups = headings.enumerated().map { number, heading in
            let first = 1 + number * count
            return Heading(line: heading.line, columns: first...(first + count - 1))
        }
        let widths = widths(with: below)
        let isOver = groups.allSatisfy { group in
            let (first, last) = (group.columns.lowerBound, group.columns.upperBound)
            return group.line.box.left > widths[first - 1].upperBound
                && (last + 1 == widths.count || group.line.box.right < widths[last + 1].lowerBound)
                && !group.columns.contains {
                    stands(group.line, asIn: widths[$0]) || stands(group.line, asIn: strips.columns[$0])
                }
        }
        return isOver && isRepeated(below: groups, in: below) ? groups : nil
    }

    /// Whether a text begins, ends or has its middle where a column does.
    private func stands(_ line: PrintedLine, asIn column: ClosedRange<Double>) -> Bool {
        let (box, slack) = (line.box, 0.35 * line.size)
        let own = PaperBox(left: column.lowerBound, top: box.top, right: column.upperBound, bottom: box.bottom)
        return TextSide.allCases.contains { abs($0.place(of: own) - $0.place(of: box)) <= slack }
    }

    /// How wide each column is with its headings.
    func widths(with rows: ArraySlice<[Heading]>) -> [ClosedRange<Double>] {
        var widths = strips.columns
        for heading in rows.joined() where heading.columns.count == 1 {
            let (column, box) = (heading.columns.lowerBound, heading.line.box)
            widths[column] =
                min(widths[column].lowerBound, box.left)...max(widths[column].upperBound, box.right)
        }
        return widths
    }

    /// The shared headings parting the columns from one on, each in the middle of its own or each from its first.
    private func parted(
        _ keys: [Heading], _ shared: [Heading], _ widths: [ClosedRange<Double>], from first: Int
    ) -> [Heading]? {
        let isBeside = shared.allSatisfy { $0.line.box.middle.x > widths[first].lowerBound }
        let fits = [centred(shared, widths, from: first), flush(shared, widths, from: first)].compactMap(\.self)
        guard isBeside, !shared.isEmpty, let columns = fits.first, fits.allSatisfy({ $0 == columns }),
            columns.contains(where: { $0.count > 1 })
        else { return nil }
        return keys + zip(shared, columns).map { Heading(line: $0.line, columns: $1) }
    }

    /// How many of the first columns have headings in the middle of two rows: the lowest row heads all others, and those above it these.
    private static func keys(beside rows: ArraySlice<[Heading]>, columnCount: Int) -> Int? {
        guard rows.count > 1, let lowest = rows.last else { return nil }
        let own = Set(rows.dropLast().joined().map(\.columns.lowerBound))
        let others = Set(lowest.map(\.columns.lowerBound))
        guard own == Set(0..<own.count), others == Set(own.count..<columnCount), lowest.count == others.count,
            rows.joined().allSatisfy({ $0.columns.count == 1 })
        else { return nil }
        return own.count
    }

    /// How many headings of a row head the first columns alone, where the rows below head none of those.
    private static func keys(in headings: [Heading], above rows: ArraySlice<[Heading]>) -> Int {
        let below = Set(rows.joined().map(\.columns.lowerBound))
        var count = 0
        while count < headings.count, headings[count].columns == count...count, !below.contains(count) { count += 1 }
        return count
    }
}
