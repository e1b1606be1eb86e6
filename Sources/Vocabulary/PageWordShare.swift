import VocabularyData

/// How much of a sentence is made of words that sentences about a page, its office and the law are made of, and such as restrict nothing.
///
/// A sentence that no grammar understands changes nothing only where most of its words are of that kind: "Thank you for your business."
/// is, "Union members draw on the group chart." is not.
package struct PageWordShare: Sendable {
    /// Below it a sentence is one that nobody knows; measured with sentences that the words were not taken from.
    private static let least = 0.6

    /// Words by their stems: of pages, of either kind, and of no such sentence; those that all sentences have count for nothing.
    private var (ofPages, ofEither): (Set<String>, Set<String>) = ([], [])
    private var unknown: [String: String] = [:]
    private var names = 0
    private let known: Int
    private let count: Int

    /// - Parameters:
    ///   - words: The words of one sentence in their order; a capital is one of a name.
    ///   - others: How many more are known to be the page's own.
    package init(_ words: [Substring], beside others: Int) {
        let letters = words.flatMap { $0.split(whereSeparator: { !$0.isLetter }) }
        count = letters.count + others
        known = others
        for (place, printed) in letters.enumerated() {
            let word = printed.lowercased()
            let stem = Self.stem(of: word)
            switch Self.lines.fields(of: stem) {
            case "": ofPages.insert(stem)
            case "shared": ofEither.insert(stem)
            // A name may be anybody's.
            case nil where Self.isName(at: place, of: letters): names += 1
            case nil: unknown[stem] = unknown[stem] ?? word
            default: continue
            }
        }
    }

    /// "Gunnislake", "Tall Timber": with a capital, and no ordinary word or beside another one with a capital.
    private static func isName(at place: Int, of words: [Substring]) -> Bool {
        func isCapital(_ place: Int) -> Bool { words.indices.contains(place) && words[place].first!.isUppercase }
        return isCapital(place)
            && (isCapital(place - 1) || isCapital(place + 1) || !OrdinaryWords.containRare(words[place].lowercased()))
    }

    private var all: Int { known + ofPages.count + ofEither.count + unknown.count }

    package var isLow: Bool {
        count > 0
            && (all + names == 0
                || all > 0 && Double(known + ofPages.count + ofEither.count) < Self.least * Double(all))
    }

    /// The words that no such sentence has, in lower case.
    package var others: [String] { unknown.values.sorted() }

    private static func stem(of word: String) -> String {
        for ending in endings where word.hasSuffix(ending) && word.count - ending.count >= 3 {
            return String(word.dropLast(ending.count))
        }
        return word
    }

    /// As in `scripts/page-words`.
    private static let endings = ["ing", "ed", "es", "s", "ly"]
    private static let lines = SortedLines(chartwright_page_words().array)
}
