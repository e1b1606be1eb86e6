import Notation
import Tables

extension TableContext {
    /// What a table's limits are called, and what stands below them: the same for each of its sections.
    struct Limits {
        /// What sentences below the table say of all of it.
        private(set) var below: [Piece] = []
        /// Those that may say whom the table is for.
        private(set) var belowOfAll: [Piece] = []
        /// How many different names the columns and rows have.
        private var count = 0
        /// The words of each of these names that has any.
        private var names: [[String]] = []
        /// Those of their words that classes are called by.
        private var classWords: Set<String> = []

        /// A table of which nothing is known yet.
        init() {}

        /// - Parameters:
        ///   - classes: What the table's columns are called, and its rows.
        ///   - notes: What stands below it.
        ///   - isMarked: Whether the table bears a mark that no note begins with: any of them may be that mark's.
        init(classes: [String], below notes: [TextPiece], isMarked: Bool, texts: TextSenses) {
            let labels = Set(classes)
            count = labels.count
            names = labels.map(OutcomeWords.words).filter { !$0.isEmpty }
            classWords = labels.reduce(into: []) { $0.formUnion(ClassWords.words(in: $1)) }
            below = TableContext.sentences(below: notes, isMarked: isMarked, texts)
            belowOfAll = ofAll(below)
        }

        /// The pieces that may say whom all of the table is for.
        func ofAll(_ pieces: [Piece]) -> [Piece] { pieces.filter { $0.saysWho && !isOfSome($0) } }

        /// "Preferred: nonsmokers", "Standard for smokers" over columns of both: what holds for one of them.
        private func isOfSome(_ piece: Piece) -> Bool {
            guard count > 1 else { return false }
            let own = ClassWords.words(in: piece.terms.text)
            if !own.isDisjoint(with: classWords), own != classWords { return true }
            let words = OutcomeWords.words(piece.terms.text)
            let named = names.count { name in words.indices.contains { words[$0...].starts(with: name) } }
            return named > 0 && named < count || ClassWords.areParted(TaggedText(piece.terms.text))
        }
    }
}
