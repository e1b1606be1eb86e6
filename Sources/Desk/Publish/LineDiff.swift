/// What changed in a text file, as git shows it.
enum LineDiff {
    struct Line: Sendable, Hashable {
        /// `+`, `-`, a blank, or `@` for lines that are left out.
        var sign: Character
        var text: String
    }

    private static let context = 3
    private static let most = 400
    private static let longest = 240

    static func of(_ change: FileChange) -> [Line] {
        guard let before = change.before else {
            let lines = Self.lines(change.after)
            return lines.prefix(12).map { Line(sign: "+", text: cut($0)) }
                + (lines.count > 12 ? [Line(sign: "@", text: "\(lines.count - 12) more lines")] : [])
        }
        let (old, new) = (lines(before), lines(change.after))
        let difference = new.difference(from: old)
        var gone: Set<Int> = [], came: Set<Int> = []
        for step in difference {
            switch step {
            case .remove(let offset, _, _): gone.insert(offset)
            case .insert(let offset, _, _): came.insert(offset)
            }
        }
        var all: [Line] = []
        var (a, b) = (0, 0)
        while a < old.count || b < new.count {
            if gone.contains(a) {
                all.append(Line(sign: "-", text: old[a]))
                a += 1
            } else if came.contains(b) {
                all.append(Line(sign: "+", text: new[b]))
                b += 1
            } else {
                guard a < old.count else { break }
                all.append(Line(sign: " ", text: old[a]))
                a += 1
                b += 1
            }
        }
        return shortened(all)
    }

    /// How many lines came and went.
    static func count(_ change: FileChange) -> (came: Int, gone: Int) {
        guard let before = change.before else { return (lines(change.after).count, 0) }
        let difference = lines(change.after).difference(from: lines(before))
        return (difference.insertions.count, difference.removals.count)
    }

    /// The changed lines with a few around them.
    private static func shortened(_ lines: [Line]) -> [Line] {
        let changed = lines.indices.filter { lines[$0].sign != " " }
        var kept: Set<Int> = []
        for index in changed { kept.formUnion(max(0, index - context)...min(lines.count - 1, index + context)) }
        var result: [Line] = []
        var last = -1
        for index in kept.sorted() {
            if index > last + 1 { result.append(Line(sign: "@", text: "\(index - last - 1) lines as they are")) }
            result.append(Line(sign: lines[index].sign, text: cut(lines[index].text)))
            last = index
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
