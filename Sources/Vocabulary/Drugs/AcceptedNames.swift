/// Corrections that a person has reviewed: this spelling, in these charts, means that name.
///
/// The file has the columns printed, means, who, when (an ISO date), why; lines that begin with `#` and the heading line
/// are left out. A correction holds for the whole printed name, compared as folded.
package struct AcceptedNames: Sendable, Equatable {
    package struct Name: Sendable, Equatable {
        package var printed: String
        package var means: String
        package var who: String
        package var when: String
        package var why: String
        /// Where it stands in the file, counted from 1.
        package var line: Int
    }

    package enum Mistake: Error, Equatable, Sendable {
        /// A line, counted from 1, has not five fields, or an empty one.
        case incomplete(line: Int)
        /// A line gives a second meaning to a spelling.
        case repeated(line: Int, printed: String)
        /// What should be a day is none.
        case date(line: Int, found: String)
        /// What the spelling should mean is in no dictionary itself.
        case meaning(line: Int, means: String)
    }

    package private(set) var names: [Name] = []
    private var byFolded: [String: Int] = [:]

    /// No corrections.
    package init() {}

    /// Reads the text of the file. Throws at the first line that a person would have to complete.
    package init(text: String) throws(Mistake) {
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let line = line.hasSuffix("\r") ? line.dropLast() : line
            if line.isEmpty || line.hasPrefix("#") || line.hasPrefix("printed\t") { continue }
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard fields.count == 5, !fields.contains(where: \.isEmpty) else { throw .incomplete(line: index + 1) }
            let folded = FoldedName.of(fields[0])
            guard byFolded[folded] == nil else { throw .repeated(line: index + 1, printed: fields[0]) }
            guard Self.isDay(fields[3]) else { throw .date(line: index + 1, found: fields[3]) }
            guard !DrugDictionary.standard.resolve(fields[1]).isUnresolved else {
                throw .meaning(line: index + 1, means: fields[1])
            }
            byFolded[folded] = names.count
            names.append(
                Name(
                    printed: fields[0], means: fields[1], who: fields[2], when: fields[3], why: fields[4],
                    line: index + 1))
        }
    }

    /// The correction of a folded name.
    package subscript(folded: String) -> Name? { byFolded[folded].map { names[$0] } }

    /// Whether a person has said what a printed name means.
    package func holds(_ printed: String) -> Bool {
        !names.isEmpty && byFolded[FoldedName.of(printed)] != nil
    }

    /// Those that no longer do anything: no chart prints them, or the dictionary has them by now.
    ///
    /// - Parameter printed: Every medication that the charts print.
    package func unused(printed: some Sequence<String>) -> [Name] {
        let folded = Set(printed.map { FoldedName.of($0) })
        return names.filter {
            !folded.contains(FoldedName.of($0.printed)) || !DrugDictionary.standard.resolve($0.printed).isUnresolved
        }
    }

    private static func isDay(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.count) == [4, 2, 2], parts.joined().allSatisfy(\.isASCII) else { return false }
        guard let month = Int(parts[1]), let day = Int(parts[2]), Int(parts[0]) != nil else { return false }
        return (1...12).contains(month) && (1...31).contains(day)
    }
}
