import Paper

/// Words with a line through them are no longer said.
enum StruckWords {
    struct Result {
        var kept: [PrintedWord] = []
        var struck: [PrintedWord] = []
        /// The page's lines without those that strike words out.
        var rules: [PaperRule]
    }

    static func removed(_ words: [PrintedWord], rules: [PaperRule]) -> Result {
        var result = Result(rules: rules)
        let across = rules.filter { $0.isAcross && $0.thickness < 3 }
        guard !across.isEmpty else {
            result.kept = words
            return result
        }
        var strokes: [PaperRule: PaperBox] = [:]
        for word in words {
            let through = across.filter { strikes($0, word) }
            if through.isEmpty { result.kept.append(word) } else { result.struck.append(word) }
            for rule in through { strokes[rule] = strokes[rule].map { $0.union(word.box) } ?? word.box }
        }
        // A line that ends with the words it strikes is none of a table's.
        result.rules = rules.filter { rule in
            strokes[rule].map { rule.from < $0.left - 4 || rule.to > $0.right + 4 } ?? true
        }
        return result
    }

    private static func strikes(_ rule: PaperRule, _ word: PrintedWord) -> Bool {
        guard !word.isTurned else { return false }
        let height = (word.baseline - rule.at) / word.size
        let covered = min(rule.to, word.box.right) - max(rule.from, word.box.left)
        return (0.12...0.5).contains(height) && covered > 0.6 * word.box.width
    }
}
