import Notation
import Vocabulary

/// The words of a condition beside a decision: "if on oxygen", "with insulin", "COPD".
enum ConditionWords {
    /// Words that nobody knows and that nothing introduces, which may be another decision, broken or shortened: "Acc?pt/Dec", "xyz/Decline".
    ///
    /// - Parameter condition: What stands beside the decision, as printed.
    static func unexplained(in condition: String) -> [String] {
        let text = TaggedText(condition)
        let places = text.tags.indices.filter { text.token($0).kind == .word || text.token($0).kind == .number }
        guard !places.isEmpty, !places.contains(where: { introduces($0, text) }) else { return [] }
        let unknown = places.filter { !isKnown($0, text) }
        guard !unknown.isEmpty, UseVocabulary.standard.uses(in: condition) == nil,
            DrugDictionary.standard.resolve(condition).isUnresolved
        else { return [] }
        return unknown.map { text.printed($0..<$0 + 1) }
    }

    /// A word that says that a condition follows, whatever its words.
    private static func introduces(_ place: Int, _ text: TaggedText) -> Bool {
        [.if, .exception, .only, .purpose, .boundBefore, .boundAfter, .past].contains { text.has($0, at: place) }
    }

    private static func isKnown(_ place: Int, _ text: TaggedText) -> Bool {
        let token = text.token(place)
        return token.kind == .number || !text.tags[place].senses.isEmpty || OrdinaryWords.contain(token.text)
            || UseVocabulary.standard.uses(in: token.text) != nil
            || !DrugDictionary.standard.resolve(token.text).isUnresolved
    }
}
