import ChartSchema

/// Names that differ only in their last words, which say from where and to where: "Différé De" beside "Différé À".
enum EndPairs {
    static func settle(_ stacks: inout [Int: HeaderStack]) {
        var ends: [Int: (name: String, isLower: Bool)] = [:]
        for (column, stack) in stacks {
            guard let tokens = stack.lowest?.tokens.tokens, tokens.count > 1, let word = tokens.last?.word else {
                continue
            }
            let isLower = HeaderLexicon.isWord(word, "lower-end")
            guard isLower || HeaderLexicon.isWord(word, "upper-end") else { continue }
            ends[column] = (tokens.dropLast().map(\.word).joined(separator: " "), isLower)
        }
        for (column, end) in ends
        where ends.values.contains(where: { $0.name == end.name && $0.isLower != end.isLower }) {
            stacks[column]!.map(fromBelow: 1) { $0.take(end: end.isLower ? .min : .max) }
        }
    }
}
