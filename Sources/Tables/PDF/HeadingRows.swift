import Paper

/// The headings above columns that only blank strips part: which columns each stands over.
///
/// A heading over one column is certain where it stands within it. One that stands over several is certain where a line
/// under it says how far it goes, or where all headings of its row part the columns among them, each in the middle of its
/// own or each from its first.
struct HeadingRows {
    struct Heading {
        var line: PrintedLine
        var columns: ClosedRange<Int>
    }

    /// From top to bottom: rows of headings that stand over several columns, and then one row of the columns' own.
    private(set) var rows: [[Heading]] = []
    /// How many of the lines above, from the lowest on, are headings.
    private(set) var used = 0
    private(set) var doubts: [PaperDoubt] = []

    let strips: ColumnStrips
    private let rules: [PaperRule]

    /// - Parameters:
    ///   - lines: The lines above the rows, the lowest first.
    ///   - rules: Lines across the page.
    ///   - top: The base line of the first row; `nil` where a band says that all lines are headings.
    init(_ lines: [PrintedLine], strips: ColumnStrips, rules: [PaperRule], top: Double?) {
        self.strips = strips
        self.rules = rules
        var taken: [[Heading]] = []
        var below = top
        for line in lines {
            if let below, below - line.baseline > (taken.isEmpty ? 4.0 : 2.8) * line.size { break }
            // A larger text in one piece over headings is a title, however many words it has.
            if top != nil, let nearest = taken.last?.map(\.line.size).max(), line.size > 1.12 * nearest,
                line.chunks(gap: 0.6).count == 1, spanner(under: line) == nil
            {
                break
            }
            // Lines that stand beside one another are of headings with different numbers of lines.
            let isWrapped =
                (below ?? taken.last?.first?.line.baseline).map { $0 - line.baseline < 0.95 * line.size } ?? false
            let headings = isWrapped ? narrowed(oneEach(line) ?? parted(line)) : oneEach(line) ?? parted(line)
            let isOwn = headings.allSatisfy { $0.columns.count == 1 }
            let isRuled = headings.allSatisfy { $0.columns.count == 1 || spanner(under: $0.line) != nil }
            let isBeside = isWrapped || reachesBeside(line, taken.reversed())
            if top != nil, headings.count < 2, !isOwn, !isRuled, !isBeside {
                // Right above the rows such a text is their headings, set too close to part, or a title.
                if let below, taken.isEmpty, below - line.baseline < 1.6 * line.size { doubt(headings) }
                break
            }
            if top != nil, headings.count == 1, isOwn, !isBeside, isTitle(headings[0], above: taken, below: below) {
                break
            }
            taken.append(headings)
            used += 1
            if below != nil { below = line.baseline }
        }
        arrange(taken.reversed(), isSetOff: top == nil)
    }

    /// Whether a text alone on its line is no heading of one column: it goes beyond the outermost, is larger or stands
    /// further away than headings do, or the first column has its heading already.
    private func isTitle(_ heading: Heading, above taken: [[Heading]], below: Double?) -> Bool {
        guard let first = strips.columns.first, let last = strips.columns.last else { return true }
        let line = heading.line
        if line.box.left < first.lowerBound - 4 * line.size || line.box.right > last.upperBound + 4 * line.size {
            return true
        }
        guard let nearest = taken.last else { return false }
        if line.size > 1.12 * (nearest.map(\.line.size).max() ?? line.size) { return true }
        if let below, below - line.baseline > 1.8 * line.size { return true }
        return heading.columns == 0...0 && taken.contains { $0.contains { $0.columns == 0...0 } }
    }

    /// A heading for every column, each beside or over the text of its own and short of its neighbours'.
    private func oneEach(_ line: PrintedLine) -> [Heading]? {
        let wide = line.chunks(gap: 0.6)
        guard
            let chunks = words(oneEach: line)
                ?? (wide.count == strips.count ? wide : line.chunks(count: strips.count))
        else { return nil }
        let slack = 0.2 * line.size
        for (column, chunk) in chunks.enumerated() {
            if column > 0, chunk.box.left < strips.columns[column - 1].upperBound - slack { return nil }
            if column + 1 < strips.count, chunk.box.right > strips.columns[column + 1].lowerBound + slack { return nil }
        }
        return chunks.enumerated().map { Heading(line: $1, columns: $0...$0) }
    }

    /// Whether a heading stands over the text of its column: where headings and figures keep to different sides, one may
    /// stand nearer to its neighbour's.
    private func isOver(_ heading: Heading) -> Bool {
        let column = strips.columns[heading.columns.lowerBound]
        return min(heading.line.box.right, column.upperBound) > max(heading.line.box.left, column.lowerBound)
    }

    /// A line's headings: parted at wide gaps, and where words keep to their columns.
    private func parted(_ line: PrintedLine) -> [Heading] {
        line.chunks(gap: 0.6).flatMap { chunk -> [Heading] in
            let reach = strips.reach(of: chunk.box)
            guard reach.count > 1 else { return [Heading(line: chunk, columns: reach)] }
            var parts: [Heading] = []
            for word in chunk.words {
                let own = strips.reach(of: word.box)
                guard own.count == 1 else { return [Heading(line: chunk, columns: reach)] }
                if let last = parts.last, last.columns == own {
                    parts[parts.count - 1].line.words.append(word)
                } else {
                    parts.append(Heading(line: PrintedLine(words: [word]), columns: own))
                }
            }
            // Words of one heading stand nearer than two headings do.
            let between = zip(parts, parts.dropFirst()).map { $1.line.box.left - $0.line.box.right }
            let within = parts.flatMap { part in
                zip(part.line.words, part.line.words.dropFirst()).map { $1.box.left - $0.box.right }
            }
            let isApart = (between.min() ?? 0) >= line.wordSpace && (between.min() ?? 0) > 1.3 * (within.max() ?? 0)
            return isApart ? parts : [Heading(line: chunk, columns: reach)]
        }
    }

    private func isShared(_ heading: Heading) -> Bool {
        heading.columns.count > 1 || spanner(under: heading.line).map { $0.count > 1 } ?? false
    }

    private mutating func arrange(_ lines: [[Heading]], isSetOff: Bool) {
        var taken = lines
        guard let last = taken.indices.last else { return }
        let widths = widths(with: taken[...])
        var stack: [Int: Heading] = [:]
        // Whether shared headings have said what the rows below them are.
        var areSettled = false
        for index in taken.indices {
            let headings = taken[index]
            let isAbove = index < last && stack.keys.allSatisfy { $0 == 0 }
            if !areSettled, isAbove, case let below = taken[(index + 1)...].map(narrowed),
                let groups = besideKeys(headings, above: below[...])
            {
                if groups.contains(where: { mayBeParted($0, widths) }) { doubt(headings) }
                rows.append(groups)
                taken.replaceSubrange((index + 1)..., with: below)
                areSettled = true
            } else if !areSettled, let row = shared(headings, above: isAbove ? taken[(index + 1)...] : [], widths) {
                rows.append(row)
            } else {
                if headings.count < strips.count, !headings.allSatisfy(isOver) { doubt(headings) }
                if mayBeSection(headings, above: taken[..<index]) { doubt(headings) }
                stack.merge(headings.map { ($0.columns.lowerBound, $0) }) { upper, lower in
                    Heading(line: PrintedLine(words: upper.line.words + lower.line.words), columns: upper.columns)
                }
            }
        }
        if !stack.isEmpty { rows.append(stack.sorted { $0.key < $1.key }.map(\.value)) }
        // The first column may have none; where another has none, what stands above the rows was something else.
        let covered = Set(rows.joined().flatMap { Array($0.columns) })
        if !isSetOff, !(1..<strips.count).allSatisfy(covered.contains) { doubt(taken.flatMap { $0 }) }
    }

    /// A row of headings of which some stand over several columns; `nil` where each is its column's own.
    /// - Parameter below: The rows of headings that it is above; none where a column's own are above it.
    private mutating func shared(
        _ headings: [Heading], above below: ArraySlice<[Heading]>, _ widths: [ClosedRange<Double>]
    ) -> [Heading]? {
        let groups = below.isEmpty ? nil : groups(headings, widths) ?? overRepeated(headings, above: below)
        if headings.contains(where: isShared) {
            if groups?.contains(where: { mayBeParted($0, widths) }) ?? true { doubt(headings) }
            return groups ?? headings
        }
        // Headings over single columns that could as well each be the middle of a group.
        guard headings.count < strips.count, let groups, groups.contains(where: { $0.columns.count > 1 }),
            let next = below.first, !isWrapped(headings, above: next)
        else { return nil }
        if isRepeated(below: groups, in: below) { return groups }
        doubt(headings)
        return nil
    }

    /// Whether a line stands half a line above the next: "Standard" of "Standard Plus", beside "Preferred" in the middle of both lines.
    private func isWrapped(_ headings: [Heading], above next: [Heading]) -> Bool {
        guard let line = headings.first?.line, let below = next.first?.line else { return false }
        return below.baseline - line.baseline < 0.9 * line.size
    }

    /// Whether the same headings stand below each of the groups: "Preferred, Standard" under "Male" and again under "Female". The middle one
    /// of several columns is then no heading's own.
    func isRepeated(below groups: [Heading], in rows: ArraySlice<[Heading]>) -> Bool {
        let own = rows.joined().reduce(into: [Int: String]()) { own, heading in
            for column in heading.columns { own[column, default: ""] += " " + heading.line.text }
        }
        let shared = groups.filter { $0.columns.count > 1 }
        guard Set(groups.map(\.line.text)).count == groups.count else { return false }
        let texts = shared.map { group in group.columns.map { own[$0] ?? "" } }
        return shared.count > 1 && !texts[0].contains("") && texts.allSatisfy { $0 == texts[0] }
            && Set(texts[0]).count == texts[0].count
    }

    /// A text alone below headings of all columns: the second line of one of them, or what the rows below are about.
    private func mayBeSection(_ headings: [Heading], above: ArraySlice<[Heading]>) -> Bool {
        guard headings.count == 1, above.contains(where: { $0.count == strips.count }) else { return false }
        let line = headings[0].line
        if headings[0].columns == 0...0 { return !line.text.hasPrefix("(") }
        return [0, 1].contains { first in
            let middle = (strips.columns[first].lowerBound + strips.columns[strips.count - 1].upperBound) / 2
            return abs(middle - line.box.middle.x) < 1.5 * line.size
        }
    }

    private mutating func doubt(_ headings: [Heading]) {
        let line = PrintedLine(words: headings.flatMap(\.line.words))
        doubts.append(PaperDoubt(kind: .heading, box: line.box, text: line.text))
    }

    /// The columns over which a line right under a heading goes.
    func spanner(under heading: PrintedLine) -> ClosedRange<Int>? {
        let box = heading.box
        guard let first = strips.columns.first, let last = strips.columns.last else { return nil }
        let whole = last.upperBound - first.lowerBound
        let rule = rules.filter {
            $0.isAcross && $0.at > heading.baseline - 0.1 * heading.size
                && $0.at < heading.baseline + 1.2 * heading.size
                && $0.from <= box.middle.x && box.middle.x <= $0.to
                // A line under the whole table says nothing of groups.
                && ($0.length < 0.95 * whole || $0.from > first.upperBound || $0.to < last.lowerBound)
                // An underlined text says nothing of columns.
                && $0.length > 1.15 * box.width
        }
        .min { $0.at < $1.at }
        guard let rule else { return nil }
        let covered = strips.columns.indices.filter {
            let column = strips.columns[$0]
            let middle = (column.lowerBound + column.upperBound) / 2
            return rule.from <= middle && middle <= rule.to
        }
        guard let low = covered.first, let high = covered.last else { return nil }
        return low...high
    }

    /// The columns that each heading of a row stands over, or `nil` where that is not certain.
    func groups(_ headings: [Heading], _ widths: [ClosedRange<Double>]) -> [Heading]? {
        let ruled = headings.map { heading in spanner(under: heading.line) }
        let isRuled = zip(headings, ruled).allSatisfy { $1 != nil || $0.columns.count == 1 }
        // One line under all of them says where they begin and end together, and parts none from another.
        let common = Set(ruled)
        let shares = common.count == 1 && headings.count > 1 ? common.first! : nil
        if let shares, shares.upperBound != strips.count - 1 { return nil }
        if shares == nil, isRuled, ruled.contains(where: { $0 != nil }) {
            let result = zip(headings, ruled).map { Heading(line: $0.line, columns: $1 ?? $0.columns) }
            let isDisjoint = zip(result, result.dropFirst()).allSatisfy {
                $0.columns.upperBound < $1.columns.lowerBound
            }
            return isDisjoint ? result : nil
        }
        // The heading of the first column may stand beside the others.
        let hasKey = headings.first.map { $0.columns == 0...0 && headings.count > 1 } ?? false
        let shared = hasKey ? Array(headings.dropFirst()) : headings
        var found: [[ClosedRange<Int>]] = []
        for start in shares.map({ [$0.lowerBound] }) ?? (hasKey ? [1] : [0, 1]) where start < strips.count {
            for fit in [centred(shared, widths, from: start), flush(shared, widths, from: start)] {
                if let fit, !found.contains(fit) { found.append(fit) }
            }
        }
        guard found.count == 1 else { return nil }
        let result = zip(shared, found[0]).map { Heading(line: $0.line, columns: $1) }
        return (hasKey ? [headings[0]] : []) + result
    }

    /// Groups that part the columns from `start` on, with each heading in the middle of its own.
    func centred(
        _ headings: [Heading], _ widths: [ClosedRange<Double>], from start: Int
    ) -> [ClosedRange<Int>]? {
        var result: [ClosedRange<Int>] = []
        var first = start
        for (number, heading) in headings.enumerated() {
            let middle = heading.line.box.middle.x
            let fits = (first..<widths.count).filter { last in
                let center = (widths[first].lowerBound + widths[last].upperBound) / 2
                let width = widths[last].upperBound - widths[first].lowerBound
                return abs(center - middle) <= max(0.7 * heading.line.size, 0.05 * width)
            }
            guard fits.count == 1, number < headings.count - 1 || fits[0] == widths.count - 1 else { return nil }
            result.append(first...fits[0])
            first = fits[0] + 1
            if first >= widths.count, number < headings.count - 1 { return nil }
        }
        return first == widths.count ? result : nil
    }

    /// Groups in which each heading begins where its first column does.
    func flush(_ headings: [Heading], _ widths: [ClosedRange<Double>], from start: Int) -> [ClosedRange<Int>]? {
        var firsts: [Int] = []
        for heading in headings {
            let fits = widths.indices.filter {
                abs(widths[$0].lowerBound - heading.line.box.left) <= 0.35 * heading.line.size
            }
            guard fits.count == 1, fits[0] > firsts.last ?? -1 else { return nil }
            firsts.append(fits[0])
        }
        guard firsts.first == start else { return nil }
        return firsts.indices.map { firsts[$0]...((firsts + [widths.count])[$0 + 1] - 1) }
    }
}
