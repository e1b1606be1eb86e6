import ChartSchema

/// The names of a chart's columns by their words: each sentence around the chart asks for its words, of thousands of names.
///
/// It is of one state of the columns, and filled when it is asked for the first time.
final class ColumnWords {
    private var byWord: [Substring: Set<String>]?

    var areAsked: Bool { byWord != nil }

    /// The classes and products of columns that hold a word.
    func names(with word: String, of columns: [BuildColumn]) -> Set<String> {
        if byWord == nil { byWord = Self.found(in: columns) }
        return byWord?[Substring(word.lowercased())] ?? []
    }

    private static func found(in columns: [BuildColumn]) -> [Substring: Set<String>] {
        let names = Set(columns.lazy.flatMap { [$0.classLabel, $0.product].compactMap(\.self) })
        var found: [Substring: Set<String>] = [:]
        for name in names {
            for word in ReadingInstructions.words(of: name) { found[word, default: []].insert(name) }
        }
        return found
    }
}
