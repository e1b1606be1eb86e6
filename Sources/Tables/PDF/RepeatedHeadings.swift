import Paper

/// Tables beside one another on common base lines: the same headings stand again over as many columns, and over each of these stands another
/// title.
///
/// A title in the middle of its table stands over one column, too: it is none of that column's headings where it is larger than those, further
/// away than lines of one heading are, or begins where its table does.
struct RepeatedHeadings {
    /// The columns of each table, and the lines above that are of it alone, the lowest first.
    private(set) var parts: [(columns: ClosedRange<Int>, above: [PrintedLine])] = []

    /// In ems: lines of one heading are nearer.
    private static let leading = 1.35
    /// Where each stands as the heading below it does, these may be set wide apart.
    private static let widestLeading = 1.6
    /// In ems: titles are nearer to the headings.
    private static let furthest = 4.0
    /// More lines below a title are no headings.
    private static let most = 3

    /// - Parameters:
    ///   - above: The lines above the rows, the lowest first.
    init?(_ strips: ColumnStrips, rows: [[PrintedWord]], above: [PrintedLine]) {
        guard let place = above.prefix(Self.most).firstIndex(where: { Self.period(Self.texts($0, strips)) != nil }),
            let texts = Self.texts(above[place], strips), let count = Self.period(texts)
        else { return nil }
        let columns = stride(from: 0, to: strips.count, by: count).map { $0...($0 + count - 1) }
        let edges = columns.dropFirst().map {
            (texts[$0.lowerBound - 1].box.right, texts[$0.lowerBound].box.left)
        }.enumerated().map { number, heading in
            let first = columns[number + 1].lowerBound
            return
                (max(heading.0, strips.columns[first - 1].upperBound)
                + min(heading.1, strips.columns[first].lowerBound)) / 2
        }
        let lines = rows.flatMap { PrintedLine.lines(of: $0) } + above[...place]
        guard !lines.contains(where: { Self.crosses($0, edges) }) else { return nil }
        guard let title = above[(place + 1)...].firstIndex(where: { Self.isTitles($0, edges, over: texts, count) })
        else { return nil }
        let below = Array(above[..<title])
        guard !below.contains(where: { Self.crosses($0, edges) }) else { return nil }
        parts = columns.enumerated().map { number, columns in
            (
                columns,
                below.compactMap { line in
                    let own = line.words.filter { word in edges.count { $0 < word.box.middle.x } == number }
                    return own.isEmpty ? nil : PrintedLine(words: own)
                }
            )
        }
    }

    /// A line's text over each column, where it has as many texts.
    private static func texts(_ line: PrintedLine, _ strips: ColumnStrips) -> [PrintedLine]? {
        let chunks = line.chunks(gap: 0.6)
        return chunks.count == strips.count ? chunks : line.chunks(count: strips.count)
    }

    /// After how many texts the first come again.
    private static func period(_ texts: [PrintedLine]?) -> Int? {
        guard let texts = texts?.map(\.text), texts.count > 3 else { return nil }
        return (2...texts.count / 2).first { count in
            texts.count % count == 0 && Set(texts[..<count]).count == count
                && texts.indices.allSatisfy { texts[$0] == texts[$0 % count] }
        }
    }

    private static func crosses(_ line: PrintedLine, _ edges: [Double]) -> Bool {
        line.chunks(gap: 0.6).contains { chunk in edges.contains { chunk.box.left < $0 && $0 < chunk.box.right } }
    }

    /// Whether a line has one text over each of the tables, and all are others.
    private static func isTitles(
        _ line: PrintedLine, _ edges: [Double], over headings: [PrintedLine], _ count: Int
    ) -> Bool {
        let titles = line.chunks(gap: 0.6)
        guard titles.count == edges.count + 1, Set(titles.map(\.text)).count == titles.count, !crosses(line, edges),
            titles.indices.allSatisfy({ number in edges.count { $0 < titles[number].box.middle.x } == number })
        else { return false }
        let distance = headings[0].baseline - line.baseline
        guard distance < furthest * line.size else { return false }
        let stand = titles.indices.allSatisfy { number in
            headings[(number * count + 1)..<(number + 1) * count].contains { heading in
                TextSide.allCases.contains {
                    abs($0.place(of: heading.box) - $0.place(of: titles[number].box)) < 0.35 * line.size
                }
            }
        }
        let isApart =
            distance > (stand ? widestLeading : leading) * line.size || line.size > 1.12 * headings[0].size
        return isApart
            || titles.indices.allSatisfy { titles[$0].box.left < headings[$0 * count].box.left + 0.5 * line.size }
    }
}
