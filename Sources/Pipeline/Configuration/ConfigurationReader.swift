import ChartSchema
import Foundation

/// Walks over a placed JSON value and collects every mistake instead of stopping at the first.
///
/// A reading function that finds a mistake notes it and returns `nil`; what is around it is read on.
struct ConfigurationReader {
    private let source: LocatedText
    /// What the codes of problems begin with.
    private let family: String
    private(set) var problems: [ConfigurationProblem] = []
    /// More mistakes are counted and not told: nobody reads them before the first are mended.
    static let mostProblems = 200
    /// The first mistake that is not told, and how many there are.
    private var untold: (range: Range<Int>, count: Int)?

    init(_ source: LocatedText, family: String = "pipeline") {
        self.source = source
        self.family = family
    }

    /// All that is wrong with a file, in the file's order.
    func problem(in file: String) -> InvalidConfiguration {
        var told = problems.sorted {
            ($0.place.line, $0.place.column, $0.code) < ($1.place.line, $1.place.column, $1.code)
        }
        if let untold {
            told.append(
                ConfigurationProblem(
                    code: "\(family).more", place: source.place(of: untold.range),
                    expected: "at most \(Self.mostProblems) mistakes", found: "\(untold.count) more from here on",
                    help: "mend those above, and run again"))
        }
        return InvalidConfiguration(file: file, problems: told)
    }

    func place(of range: Range<Int>) -> TextPlace { source.place(of: range) }
    func line(of range: Range<Int>) -> Int { source.line(of: range.lowerBound) }

    mutating func report(
        _ code: String, at range: Range<Int>, expected: String, found: String, help: String
    ) {
        guard problems.count < Self.mostProblems else {
            untold = (untold?.range ?? range, (untold?.count ?? 0) + 1)
            return
        }
        problems.append(
            ConfigurationProblem(
                code: "\(family).\(code)", place: source.place(of: range), expected: expected, found: found, help: help)
        )
    }

    /// An object that has all of `required`, may have `optional`, and has no other key.
    mutating func object(
        _ node: PlacedJSON, what: String, required: [String], optional: [String] = []
    ) -> PlacedJSON? {
        guard case .object(let members) = node.value else {
            report(
                "type", at: node.range, expected: "\(what): an object", found: node.inWords,
                help: "write { … }")
            return nil
        }
        let known = required + optional
        let missing = required.filter { key in !members.contains { $0.key == key } }
        for member in members where !known.contains(member.key) {
            // A misspelt key stands in for the missing one: one mistake, one problem.
            let meant = NearestWord.of(member.key, in: known)
            report(
                "key.unknown", at: member.keyRange, expected: "a key of \(what)", found: member.key.quoted,
                help: meant.map { "did you mean \($0.quoted)?" }
                    ?? (known.isEmpty
                        ? "remove it: there is none"
                        : "remove it, or use one of \(known.map(\.quoted).joined(separator: ", "))"))
        }
        let misspelt = Set(
            members.filter { !known.contains($0.key) }.compactMap { NearestWord.of($0.key, in: missing) })
        for key in missing where !misspelt.contains(key) {
            let start = node.range.lowerBound
            report(
                "key.missing", at: start..<start + 1, expected: "the key \(key.quoted) in \(what)", found: "none",
                help: "add \(key.quoted): …")
        }
        return node
    }

    /// The elements of an array under a key; empty where the key is missing or holds something else.
    mutating func array(_ object: PlacedJSON, _ key: String) -> [PlacedJSON] {
        guard let node = object.member(key)?.value else { return [] }
        guard case .array(let elements) = node.value else {
            report("type", at: node.range, expected: "an array", found: node.inWords, help: "write [ … ]")
            return []
        }
        return elements
    }

    /// A string that is not empty.
    mutating func text(_ node: PlacedJSON?, what: String) -> String? {
        guard let node else { return nil }
        guard case .string(let text) = node.value else {
            report(
                "type", at: node.range, expected: "\(what): a string", found: node.inWords, help: "write it in quotes")
            return nil
        }
        guard text.contains(where: { !$0.isWhitespace }) else {
            report("empty", at: node.range, expected: what, found: node.inWords, help: "write it, or remove the key")
            return nil
        }
        return text
    }

    /// `true` or `false`.
    mutating func flag(_ node: PlacedJSON?, what: String) -> Bool? {
        guard let node else { return nil }
        if case .bool(let flag) = node.value { return flag }
        report(
            "type", at: node.range, expected: "\(what): true or false", found: node.inWords, help: "write true or false"
        )
        return nil
    }

    /// A name in small letters, digits and hyphens.
    mutating func id(_ node: PlacedJSON?, what: String) -> String? {
        guard let node, let text = text(node, what: what) else { return nil }
        guard text.utf8.allSatisfy(Self.isIDByte) else {
            let slug = Self.slug(text)
            report(
                "id", at: node.range, expected: "\(what) of small letters, digits and hyphens", found: node.inWords,
                help: slug.isEmpty ? "choose a short name such as acme-life" : "write \(slug.quoted)")
            return nil
        }
        return text
    }

    /// A day that exists, as `2024-05-01`.
    mutating func date(_ node: PlacedJSON?, what: String) -> String? {
        guard let node, let text = text(node, what: what) else { return nil }
        guard ISODate.isValid(text) else {
            report(
                "date", at: node.range, expected: "\(what): a date such as 2024-05-01", found: node.inWords,
                help: "write year-month-day; a month stands for its first day, a year for its first of January")
            return nil
        }
        return text
    }

    /// One of a list of words.
    mutating func choice(_ node: PlacedJSON?, code: String, what: String, of words: [String]) -> String? {
        guard let node, let text = text(node, what: what) else { return nil }
        guard words.contains(text) else {
            let list = words.map(\.quoted).joined(separator: ", ")
            report(
                code, at: node.range, expected: words.isEmpty ? "no \(what): there is none" : "\(what): one of \(list)",
                found: node.inWords,
                help: NearestWord.of(text, in: words).map { "did you mean \($0.quoted)?" }
                    ?? (words.count == 1 ? "write \(list)" : "choose one of them"))
            return nil
        }
        return text
    }

    private static func isIDByte(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || byte == UInt8(ascii: "-")
    }

    /// The id nearest to a name: `Acme Life` gives `acme-life`; of a name without any letter that ids have, how it is said.
    static func slug(_ text: String) -> String {
        let own = plainSlug(text)
        guard own.isEmpty, text.contains(where: \.isLetter) else { return own }
        let said = text.applyingTransform(.toLatin, reverse: false)?.applyingTransform(.stripDiacritics, reverse: false)
        return said.map(plainSlug) ?? ""
    }

    private static func plainSlug(_ text: String) -> String {
        text.lowercased().split { !$0.utf8.allSatisfy(isIDByte) || $0 == "-" }.joined(separator: "-")
    }
}
