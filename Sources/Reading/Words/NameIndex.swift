import Notation

/// Names of classes or products, by the word that they begin with: a sentence is searched for those that may stand in it, and not for each
/// of thousands.
struct NameIndex {
    /// A name as the chart's limits bear it, and in small letters.
    typealias Name = (label: String, lower: String)

    /// The longest first.
    private let names: [Name]
    /// The places of names by their first words.
    private let places: [Substring: [Int]]

    init(_ names: Set<String>) {
        let counted = names.filter { !$0.isEmpty }.map { (label: $0, count: $0.count) }
        self.names = counted.sorted { ($0.count, $0.label) > ($1.count, $1.label) }
            .map { ($0.label, $0.label.lowercased()) }
        places = Dictionary(grouping: self.names.indices) { [names = self.names] in
            names[$0].lower.prefix(while: Self.isPart)
        }
    }

    /// The names that begin as a word of a text does, the longest first.
    ///
    /// - Parameter text: In small letters.
    func names(mayStandIn text: String) -> [Name] {
        var words = Set(text.split { !Self.isPart($0) })
        // Of those that begin with a sign, nothing is known.
        words.insert("")
        return words.flatMap { places[$0] ?? [] }.sorted().map { names[$0] }
    }

    /// "Preferred classes" where "Preferred Plus" is one, too: all that have the name in theirs. `nil` for "Preferred rates", which may be those of
    /// one or of several.
    ///
    /// - Parameter rest: What follows the name.
    func labels(of label: String, before rest: some StringProtocol) -> Set<String>? {
        // "Preferred rate classes"
        let next = rest.split(separator: " ").prefix(2).map { FoldedText(String($0).trimming(",:;.")).string }
        let own = label.lowercased().split(separator: " ")
        let others = names.filter { name in
            let words = name.label.spacedName.lowercased().split(separator: " ")
            return words.count > own.count && (0...words.count - own.count).contains { words[$0...].starts(with: own) }
        }
        guard !others.isEmpty else { return [label] }
        guard let first = next.first, Self.plurals.contains(first) || Self.ofSeveral.contains(first) else {
            return [label]
        }
        return next.contains(where: Self.plurals.contains) ? Set(others.map(\.label) + [label]) : nil
    }

    private static let plurals = Lexicon.words("class-restriction.plurals")
    private static let ofSeveral = Lexicon.words("class-restriction.of-several")

    /// Whether a character is one of a word's.
    static func isPart(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "-" || character == "+"
    }
}
