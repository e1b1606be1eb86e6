import Paper

/// Words with a line through them are no longer said.
enum StruckWords {
    struct Result {
        var kept: [PrintedWord] = []
        var struck: [PrintedWord] = []
        /// Words, among those kept, with a line through some of their letters.
        var partly: [PrintedWord] = []
        /// The page's lines without those that strike words out.
        var rules: [PaperRule]
    }

    static func removed(
        _ words: [PrintedWord], rules: [PaperRule], fills: [PaperFill] = [], boxes: [PaperBox]
    ) -> Result {
        var result = Result(rules: rules)
        let across = rules.filter(\.isAcross) + bars(fills)
        guard !across.isEmpty else {
            result.kept = words
            return result
        }
        var strokes: [PaperRule: PaperBox] = [:]
        for word in words {
            let through = across.filter { strikes($0, word) }
            if through.isEmpty { result.kept.append(word) } else { result.struck.append(word) }
            if through.isEmpty, across.contains(where: { strikesPart(of: word, $0, boxes) }) {
                result.partly.append(word)
            }
            for rule in through { strokes[rule] = strokes[rule].map { $0.union(word.box) } ?? word.box }
        }
        // A line that ends with the words it strikes is none of a table's.
        result.rules = rules.filter { rule in
            strokes[rule].map { rule.from < $0.left - 4 || rule.to > $0.right + 4 } ?? true
        }
        return result
    }

    /// Low bars, as a felt pen draws them; those that touch others are parts of a ground.
    private static func bars(_ fills: [PaperFill]) -> [PaperRule] {
        let low = fills.filter { $0.box.height < 12 && $0.box.width > $0.box.height && $0.color != 0xFF_FFFF }
        return low.filter { bar in
            !fills.contains { $0 != bar && $0.box.meets(bar.box.grown(by: 0.5)) }
        }.map {
            PaperRule(
                isAcross: true, at: $0.box.middle.y, from: $0.box.left, to: $0.box.right, thickness: $0.box.height)
        }
    }

    /// Whether a short line goes through whole letters of a word and ends with them: 2646 with a line through the first 6.
    private static func strikesPart(of word: PrintedWord, _ rule: PaperRule, _ boxes: [PaperBox]) -> Bool {
        let height = (word.baseline - rule.at) / word.size
        guard !word.isTurned, rule.thickness < 0.7 * word.size, (0.12...0.6).contains(height),
            rule.from >= word.box.left - 1, rule.to <= word.box.right + 1
        else { return false }
        return word.glyphs.contains { glyph in
            let box = boxes[glyph]
            return min(rule.to, box.right) - max(rule.from, box.left) > 0.8 * box.width && box.width > 0.1 * word.size
        }
    }

    private static func strikes(_ rule: PaperRule, _ word: PrintedWord) -> Bool {
        guard !word.isTurned, rule.thickness < 0.7 * word.size else { return false }
        let height = (word.baseline - rule.at) / word.size
        let covered = min(rule.to, word.box.right) - max(rule.from, word.box.left)
        return (0.12...0.6).contains(height) && covered > 0.6 * word.box.width
    }
}
