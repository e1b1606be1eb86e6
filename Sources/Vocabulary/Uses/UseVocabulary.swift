import VocabularyData

/// What medications are taken for: the conditions that charts print in their own words, as ids that mean one thing
/// whoever prints them.
///
/// - ``uses(in:)`` reads a printed cell: "CHF / Heart failure" is `heart-failure`, "Parkinson's, RLS" two ids.
/// - ``name(of:)`` gives the plain name of an id.
/// - ``suggestion(for:)`` says what a misspelt cell probably means; it is for people.
///
/// The words are those of uses.tsv. A cell with a word that is not there gives `nil`, never a part of the answer:
/// that is a finding's business.
package struct UseVocabulary: Sendable {
    private var ids: [String: [String]] = [:]
    private var names: [String: String] = [:]
    /// The first words of all wordings: most texts that are asked about begin otherwise.
    private var beginnings: Set<String> = []
    /// Words that may stand before any condition, and name no other: "Past stroke".
    private var leading: Set<String> = []

    /// The vocabulary that travels in the executable, read when it is first asked for.
    package static let standard = UseVocabulary()

    package init() {
        for fields in EmbeddedTable(chartwright_uses()).lines where fields.count >= 2 {
            let uses = fields[0].parts(at: "|").map(String.init)
            let printed = fields[1].parts(at: "|")
            if uses == ["-"] {
                leading.formUnion(printed.map(String.init))
                continue
            }
            for name in printed {
                let folded = FoldedName.of(name)
                precondition(ids[folded] == nil || ids[folded] == uses, "uses.tsv gives \(name) two meanings")
                ids[folded] = uses
                beginnings.insert(Self.firstWord(of: folded))
            }
            if uses.count == 1 { names[uses[0]] = String(printed[0]) }
        }
    }

    /// The ids that a printed use names, in the order printed and each once, or `nil` when a part of it is unknown
    /// or nothing is printed.
    package func uses(in printed: String) -> [String]? {
        guard mayName(printed) else { return nil }
        let tokens = DrugToken.all(in: printed).filter { $0.kind != .footnote && $0.text != "#" }
        if let found = whole(tokens[...]) ?? withoutParentheses(tokens) ?? pieces(tokens[...]) { return found }
        guard tokens.count > 1, leading.contains(tokens[0].text.lowercased()) else { return nil }
        return whole(tokens.dropFirst()) ?? pieces(tokens.dropFirst())
    }

    /// Whether a text is one wording of the table, whatever its parts mean by themselves: "Pulmonary hypertension".
    package func isWording(_ printed: String) -> Bool { ids[FoldedName.of(printed)] != nil }

    /// Whether a text begins as some wording does, or with a word or sign that belongs to none.
    private func mayName(_ printed: String) -> Bool {
        guard printed.utf8.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "*") && $0 != UInt8(ascii: "#") }) else {
            return true
        }
        let first = Self.firstWord(of: FoldedName.of(printed))
        return beginnings.contains(first) || leading.contains(first)
            || ["and", "with", "plus", "w", "or"].contains(first)
    }

    private static func firstWord(of folded: String) -> String {
        String(Substring(folded.utf8.prefix { $0 != UInt8(ascii: " ") }))
    }

    /// The plain name of an id: `heart-failure` is "Heart failure". `nil` for an id that is in no table.
    package func name(of id: String) -> String? { names[id] }

    /// Every id, sorted.
    package var allIDs: [String] { names.keys.sorted() }

    /// Every folded wording, in no order.
    var wordings: some Collection<String> { ids.keys }

    /// The ids of a folded wording that stands in the table as a whole.
    func known(_ folded: String) -> [String]? { ids[folded] }

    private func whole(_ tokens: ArraySlice<DrugToken>) -> [String]? { ids[tokens.folded] }

    /// "Chronic obstructive pulmonary disease (COPD)/emphysema", "COPD (emphysema)": what stands in parentheses says the same or
    /// more, and must be known too.
    private func withoutParentheses(_ tokens: [DrugToken]) -> [String]? {
        guard tokens.contains(where: { $0.kind == .open }) else { return nil }
        var outer: [DrugToken] = []
        var inner: [[DrugToken]] = []
        var isInside = false
        for token in tokens {
            switch token.kind {
            case .open:
                isInside = true
                inner.append([])
            case .close: isInside = false
            default:
                if isInside { inner[inner.count - 1].append(token) } else { outer.append(token) }
            }
        }
        guard var found = whole(outer[...]) ?? pieces(outer[...]) else { return nil }
        for group in inner {
            guard let more = whole(group[...]) ?? pieces(group[...]) else { return nil }
            found += more.filter { !found.contains($0) }
        }
        return found
    }

    /// "Alzheimer's or any other dementia": the last piece names the kind that the others are of.
    private func withoutOther(_ run: ArraySlice<DrugToken>) -> ArraySlice<DrugToken> {
        let rest = run.first?.text.lowercased() == "any" ? run.dropFirst() : run
        return rest.first?.text.lowercased() == "other" ? rest.dropFirst() : run
    }

    /// Every piece between separators must be known.
    private func pieces(_ tokens: ArraySlice<DrugToken>) -> [String]? {
        var found: [String] = []
        for run in tokens.split(whereSeparator: { $0.kind == .separator || $0.kind == .or }) {
            if run.folded.isEmpty { continue }
            guard let ids = whole(run) ?? (found.isEmpty ? nil : whole(withoutOther(run))) else { return nil }
            found += ids.filter { !found.contains($0) }
        }
        return found.isEmpty ? nil : found
    }
}
