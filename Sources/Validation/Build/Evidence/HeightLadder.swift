import ChartSchema

/// The heights of a chart as a ladder, and what is wrong with its rungs.
///
/// A misread height leaves a hole where it belongs and stands twice, or out of order, where it does not: that is one
/// problem.
struct HeightLadder: Sendable {
    /// A height printed between two others that it does not belong between.
    struct Stray: Sendable {
        var label: PrintedLabels.Label
        /// The height whose place it stands in, where exactly one is missing there.
        var meant: Figure?
    }

    /// Heights that no row names.
    struct Gap: Sendable {
        var heights: [HeightRange]
        /// The row before and the row after.
        var before: Int
        var after: Int
    }

    private(set) var strays: [Stray] = []
    private(set) var gaps: [Gap] = []
    /// Rows that are named by a misread height and by nothing else.
    private(set) var strayRows: Set<Int> = []

    init(_ chart: BuildChart, labels: PrintedLabels) {
        strays = labels.sequences.flatMap(Self.strays)
        let claimed = Set(strays.compactMap(\.meant))
        strayRows = Set(strays.map(\.label.rowIndex)).filter { row in
            chart.rows[row].cells.count { $0.field == .height } == 1
        }
        let strayed = Set(strays.map(\.label.rowIndex))
        gaps = Self.gaps(chart).filter { gap in
            // The hole on the way to a misread height is the misreading's.
            !strayed.contains(gap.before) && !strayed.contains(gap.after)
                && !gap.heights.contains { height in height.min.map(claimed.contains) ?? false }
        }
    }

    // MARK: Strays

    /// Labels whose neighbours are in order without them. A new section that starts again at the smallest height is
    /// none.
    private static func strays(_ sequence: [PrintedLabels.Label]) -> [Stray] {
        guard sequence.count >= 3 else { return [] }
        let step = zip(sequence, sequence.dropFirst()).map { $1.height - $0.height }.mode?.element ?? 1
        let sign: Int64 = step < 0 ? -1 : 1
        func follows(_ a: Figure, _ b: Figure) -> Bool { (b - a).tenThousandths * sign > 0 }
        return sequence.indices.compactMap { index -> Stray? in
            let own = sequence[index].height
            guard index > 0, index < sequence.count - 1 else { return end(sequence, index, step: step, follows) }
            let (before, after) = (sequence[index - 1].height, sequence[index + 1].height)
            guard follows(before, after), !(follows(before, own) && follows(own, after)) else { return nil }
            // Of a height printed twice in a row, the copy is stray whose place another height is missing from.
            let middle = Figure(tenThousandths: before.tenThousandths + step.tenThousandths)
            let fits = after == Figure(tenThousandths: middle.tenThousandths + step.tenThousandths)
            if own == before || own == after {
                guard fits else { return nil }
            }
            return Stray(label: sequence[index], meant: fits ? middle : nil)
        }
    }

    /// The first or last label, when it stands on the wrong side of a ladder that is in order without it.
    private static func end(
        _ sequence: [PrintedLabels.Label], _ index: Int, step: Figure, _ follows: (Figure, Figure) -> Bool
    ) -> Stray? {
        let isFirst = index == 0
        let rest = isFirst ? Array(sequence.dropFirst().prefix(3)) : Array(sequence.dropLast().suffix(3))
        guard rest.count == 3, zip(rest, rest.dropFirst()).allSatisfy({ follows($0.height, $1.height) }) else {
            return nil
        }
        let own = sequence[index].height
        guard isFirst ? follows(rest[0].height, own) : follows(own, rest[2].height) else { return nil }
        let meant =
            isFirst
            ? rest[0].height.tenThousandths - step.tenThousandths : rest[2].height.tenThousandths + step.tenThousandths
        return Stray(label: sequence[index], meant: Figure(tenThousandths: meant))
    }

    // MARK: Gaps

    private static func gaps(_ chart: BuildChart) -> [Gap] {
        func width(_ row: BuildRow) -> Figure { row.height.max! - row.height.min! }
        let all = chart.rows.enumerated()
            .filter { ($0.element.age ?? .any).isAny && $0.element.height.min != nil && $0.element.height.max != nil }
            .sorted { ($0.element.height.min!, $0.offset) < ($1.element.height.min!, $1.offset) }
        // Bands and single heights side by side are two ladders: the longer one is looked at.
        let usual = all.map { width($0.element) }.mode?.element ?? 0
        let rows = all.filter { width($0.element) == usual }
        guard rows.count >= 5 else { return [] }
        // From the end of one row's height or band to the start of the next.
        let steps = zip(rows, rows.dropFirst()).map { $1.element.height.min! - $0.element.height.max! }
            .filter { $0 > 0 }
        guard let step = steps.mode, step.count * 5 >= steps.count * 4 else { return [] }
        return zip(rows, rows.dropFirst()).enumerated().compactMap { place, pair in
            let (before, after) = (pair.0.element.height.max!, pair.1.element.height.min!)
            let distance = after - before
            let isWhole = usual > 0 || distance.tenThousandths.isMultiple(of: step.element.tenThousandths)
            guard distance > step.element, isWhole else { return nil }
            // A ladder that goes on in larger steps has changed and has no hole.
            if place + 2 < rows.count, rows[place + 2].element.height.min! - pair.1.element.height.max! == distance {
                return nil
            }
            var missing: [HeightRange] = []
            var next = before + step.element
            while next + usual < after {
                missing.append(HeightRange(min: next, max: next + usual))
                next = next + usual + step.element
            }
            guard !missing.isEmpty else { return nil }
            return Gap(heights: missing, before: pair.0.offset, after: pair.1.offset)
        }
    }
}
