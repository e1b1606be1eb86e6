import Paper

/// Words with a line through them are no longer said.
enum StruckWords {
    static func removed(
        _ words: [PrintedWord], rules: [PaperRule]
    ) -> (kept: [PrintedWord], struck: [PrintedWord]) {
        let across = rules.filter { $0.isAcross && $0.thickness < 3 }
        guard !across.isEmpty else { return (words, []) }
        var result: (kept: [PrintedWord], struck: [PrintedWord]) = ([], [])
        for word in words {
            if across.contains(where: { strikes($0, word) }) {
                result.struck.append(word)
            } else {
                result.kept.append(word)
            }
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
