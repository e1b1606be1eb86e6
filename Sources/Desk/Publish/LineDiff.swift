/// What changed in a text file, as git shows it.
struct LineDiff {
    struct Line: Sendable, Hashable {
        /// `+`, `-`, a blank, or `@` for lines that are left out.
        var sign: Character
        var text: String
    }

    /// The changed lines with a few around them.
    let lines: [Line]
    /// How many lines came and went.
    let came: Int
    let gone: Int

    private static let context = 3
    private static let most = 400
    private static let longest = 240
    /// Of so many changed lines nobody asks which of them are the same elsewhere, and to find out takes time with their square.
    private static let mostCompared = 3_000

    init(_ change: FileChange) {
        let new = Self.lines(change.after)
        guard let before = change.before else {
            lines =
                new.prefix(12).map { Line(sign: "+", text: Self.cut($0)) }
                + (new.count > 12 ? [Line(sign: "@", text: "\(new.count - 12) more lines")] : [])
            (came, gone) = (new.count, 0)
            return
        }
        let old = Self.lines(before)
        let changed = Self.changed(old, new)
        lines = Self.shortened(Self.merged(old, new, changed))
        (came, gone) = (changed.came.count, changed.gone.count)
    }

    /// The numbers of the lines that are in one of both alone.
    private static func changed(_ old: [String], _ new: [String]) -> (gone: Set<Int>, came: Set<Int>) {
        let head = zip(old, new).prefix { $0 == $1 }.count
        let tail = zip(old[head...].reversed(), new[head...].reversed()).prefix { $0 == $1 }.count
        let (oldMiddle, newMiddle) = (head..<old.count - tail, head..<new.count - tail)
        guard max(oldMiddle.count, newMiddle.count) <= mostCompared else { return (Set(oldMiddle), Set(newMiddle)) }
        var gone: Set<Int> = [], came: Set<Int> = []
        for step in new[newMiddle].difference(from: old[oldMiddle]) {
            switch step {
            case .remove(let offset, _, _): gone.insert(head + offset)
            case .insert(let offset, _, _): came.insert(head + offset)
            }
        }
        return (gone, came)
    }

    private static func merged(
        _ old: [String], _ new: [String], _ changed: (gone: Set<Int>, came: Set<Int>)
    ) -> [Line] {
        var all: [Line] = []
        var (a, b) = (0, 0)
        while a < old.count || b < new.count {
            if changed.gone.contains(a) {
                all.append(Line(sign: "-", text: old[a]))
                a += 1
            } else if changed.came.contains(b) {
                all.append(Line(sign: "+", text: new[b]))
                b += 1
            } else {
                guard a < old.count else { break }
                all.append(Line(sign: " ", text: old[a]))
                a += 1
                b += 1
            }
        }
        return all
    }

    private static func shortened(_ lines: [Line]) -> [Line] {
        let changed = lines.indices.filter { lines[$0].sign != " " }
        var result: [Line] = []
        var last = -1
        for index in changed {
            let (first, end) = (max(last + 1, index - context), min(lines.count - 1, index + context))
            guard end > last else { continue }
            if first > last + 1 { result.append(Line(sign: "@", text: "\(first - last - 1) lines as they are")) }
            for line in first...end { result.append(Line(sign: lines[line].sign, text: cut(lines[line].text))) }
            last = end
            if result.count >= most { break }
        }
        return result
    }

    private static func cut(_ text: String) -> String {
        text.count > longest ? text.prefix(longest - 1) + "…" : text
    }

    private static func lines(_ bytes: [UInt8]) -> [String] {
        var lines = bytes.prefix(4_000_000).split(separator: 0x0A, omittingEmptySubsequences: false).map {
            String(decoding: $0, as: UTF8.self)
        }
        if lines.last == "" { lines.removeLast() }
        return lines
    }
}
