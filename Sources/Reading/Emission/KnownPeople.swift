import ChartSchema
import Notation

/// Whom the limits of a chart are for, and what a text may say beside that.
struct KnownPeople {
    struct Unheard {
        var words: String
    }

    static let doubt = Unheard(words: "people in words that were not understood")
    static let others = Unheard(words: "others")
    static let some = Unheard(words: "some people, and nothing says of which limits")

    private let columns: [BuildColumn]
    private let sexes: Set<Sex>
    private let tobaccoStates: Set<Tobacco>
    private let ages: Set<AgeRange>

    init(_ assembler: ChartAssembler) {
        self.init(columns: assembler.columns, ages: assembler.rows.compactMap(\.age))
    }

    private init(columns: [BuildColumn], ages: [AgeRange]) {
        self.columns = columns
        sexes = Set(columns.map(\.sex))
        tobaccoStates = Set(columns.map(\.tobacco))
        self.ages = Set(columns.map(\.age) + ages)
    }

    /// Those that the limits of each part of a document are for.
    ///
    /// - Parameter part: Where the first cell of a limit stands: its table, or its row.
    static func byPart<Part: Hashable>(_ assembler: ChartAssembler, _ part: (CellReference) -> Part) -> [Part:
        KnownPeople]
    {
        var found: [Part: (columns: Set<Int>, ages: Set<AgeRange>)] = [:]
        for row in assembler.rows {
            for limit in row.limits {
                guard let cell = limit.cells.first else { continue }
                found[part(cell), default: ([], [])].columns.insert(limit.column)
                if let age = row.age { found[part(cell), default: ([], [])].ages.insert(age) }
            }
        }
        return found.mapValues { own in
            KnownPeople(columns: own.columns.sorted().map { assembler.columns[$0] }, ages: Array(own.ages))
        }
    }

    /// Whom a text speaks of; `nil` for those that the limits know.
    func unheard(_ terms: HeaderTerms) -> Unheard? {
        if terms.isInDoubt { return Self.doubt }
        var says: [String] = []
        if let own = terms.sex, own != .any, !sexes.contains(own) { says.append(own.rawValue) }
        if let own = terms.tobacco, own != .any, !tobaccoStates.contains(own) {
            says.append(own == .yes ? "tobacco" : "non-tobacco")
        }
        if let own = terms.age, !own.isAny, !ages.contains(own), !ages.contains(where: own.covers) {
            says.append("some ages")
        }
        return says.isEmpty ? nil : Unheard(words: says.joined(separator: " and "))
    }

    /// Whom a text speaks of, whatever the limits know; `nil` where it is of everybody.
    static func said(by terms: HeaderTerms) -> Unheard? { KnownPeople(ChartAssembler()).unheard(terms) }

    /// Whether a limit has one of the names of classes that a short text has; texts without any are known.
    ///
    /// - Parameter isSentence: Of whatever length, it says whom the limits are for.
    func knowsClass(of text: String, isSentence: Bool = false) -> Bool {
        guard isSentence || text.count <= ChartSentence.longestTitle else { return true }
        let words = ClassWords.words(in: text)
        return words.isEmpty
            || columns.contains { column in
                column.classLabel.map { !ClassWords.words(in: $0).isDisjoint(with: words) } ?? false
                    || column.product.map { !ClassWords.words(in: $0).isDisjoint(with: words) } ?? false
            }
    }

    /// Whether some limit is for one tobacco state only.
    var saysTobacco: Bool { tobaccoStates.contains { $0 != .any } }

    /// Whether some limit is for some ages only.
    var hasAges: Bool { ages.contains { !$0.isAny } }

    /// Whether some limit is of a class.
    func hasClass(_ name: String) -> Bool {
        columns.contains { $0.classLabel.map { FoldedText($0) == FoldedText(name) } ?? false }
    }

    /// Whether some limit is of a product.
    func hasProduct(_ name: String) -> Bool {
        columns.contains { $0.product.map { FoldedText($0) == FoldedText(name) } ?? false }
    }

    /// The name of a column of limits that a sentence names.
    func label(namedIn text: String) -> String? {
        let words = text.split { !$0.isLetter && !$0.isNumber }
        return columns.compactMap(\.classLabel).first { label in
            let own = label.split { !$0.isLetter && !$0.isNumber }
            return !own.isEmpty && words.indices.contains { words[$0...].starts(with: own) }
        }
    }

    /// Those for whom some limit is, and whom a text over all of them leaves out: women, of "For males only" beside limits for both.
    func leftOut(by terms: HeaderTerms) -> Unheard? {
        var left: [String] = []
        if let own = terms.sex, own != .any, sexes.contains(own.complement) { left.append(own.complement.rawValue) }
        if let own = terms.tobacco, own != .any, tobaccoStates.contains(own.complement) {
            left.append(own == .yes ? "non-tobacco" : "tobacco")
        }
        return left.isEmpty ? nil : Unheard(words: left.joined(separator: " and "))
    }

    /// Whether no limit is for those whom a text speaks of: "Women: see page 12" beside limits for men.
    func excludes(_ terms: HeaderTerms) -> Bool {
        if let own = terms.age, !own.isAny, ages.allSatisfy({ $0.isApart(from: own) }) { return true }
        return columns.allSatisfy { column in
            let (sex, tobacco) = (terms.added.sex ?? terms.sex, terms.added.tobacco ?? terms.tobacco)
            return column.sex != .any && sex == column.sex.complement
                || column.tobacco != .any && tobacco == column.tobacco.complement
        }
    }
}

extension AgeRange {
    /// Whether nobody is of both, by bounds of the same unit.
    fileprivate func isApart(from other: AgeRange) -> Bool {
        guard unit == other.unit else { return false }
        func ends(_ own: AgeRange, before next: AgeRange) -> Bool {
            own.max.flatMap { high in next.min.map { high < $0 } } ?? false
        }
        return ends(self, before: other) || ends(other, before: self)
    }
}
