import Notation
import Vocabulary

/// Which words over the columns of a table are heard where its rows name the limits.
struct HeardOverRows {
    private let namesClasses: Bool
    private let namesSexes: Bool
    private let namesTobacco: Bool
    private let namesAges: Bool

    init(_ layout: TableLayout, rows: [Int], roles: [Int: ColumnRole]) {
        func has(_ isOne: (ColumnRole) -> Bool) -> Bool { roles.values.contains(where: isOne) }
        // "BMI" and "Maximum BMI" before figures name no class: those over the figures do.
        namesClasses = roles.contains { column, role in
            guard case .className = role else { return false }
            return rows.contains { layout.grid.sense(row: $0, column: column).terms.label != nil }
        }
        namesSexes = has { if case .sex = $0 { true } else { false } }
        namesTobacco = has { if case .tobacco = $0 { true } else { false } }
        namesAges = has { if case .age = $0 { true } else { false } }
    }

    /// Whether a part of a column's header stands over that column: its lowest, and those above that are no title of the table.
    func isOfRows(_ piece: HeaderStack.Piece, of stack: HeaderStack) -> Bool {
        piece.cell == stack.pieces.last?.cell || !piece.isTitle
    }

    /// The words of a header, as printed, that no record bears.
    func unheard(in terms: HeaderTerms, over role: ColumnRole) -> [String] {
        let tokens = terms.tokens.tokens
        func words(_ isHeard: (LabelToken) -> Bool) -> [String] {
            // "Cutoff": a name of which no word is known says something, whatever it is.
            let isUnknown = !tokens.contains(where: isHeard)
            return tokens.filter { !isHeard($0) && (isUnknown || Self.says($0) || terms.tokens.isCapital($0)) }
                .map { terms.tokens.text([$0]) }
        }
        switch role {
        case .value where terms.isOnlyWho: return words { _ in terms.age == nil || !namesAges }
        case .value where namesClasses: return words(isHeardOverFigures)
        case .value: return words { !isOfNamedPeople($0) }
        case .className: return words(Self.isHeardOverClasses)
        case .height(let heights) where heights.secondColumn == nil && terms.isHeight && !terms.isWeight:
            // "Height to"
            return terms.bound == nil && terms.zone == nil ? [] : [terms.text]
        default: return []
        }
    }

    private func isHeardOverFigures(_ token: LabelToken) -> Bool {
        switch token.category {
        case .weight?, .bmi?, .height?, .min?, .max?, .below?, .above?, .unit?, .filler?, .classWord?, .sexWord?,
            .tobaccoWord?, .ageWord?:
            true
        case .male?, .female?, .anySex?, .tobacco?, .noTobacco?, .anyTobacco?, .age?: !isOfNamedPeople(token)
        default: Self.ofFigures.contains(token.word)
        }
    }

    /// "Max weight (women)" where the rows say the sex: theirs is the one that is read.
    private func isOfNamedPeople(_ token: LabelToken) -> Bool {
        switch token.category {
        case .male?, .female?: namesSexes
        case .tobacco?, .noTobacco?: namesTobacco
        case .age?: namesAges
        default: false
        }
    }

    private static func isHeardOverClasses(_ token: LabelToken) -> Bool {
        switch token.category {
        // "Age" in the corner names what stands beside it.
        case .classWord?, .productWord?, .filler?, .weight?, .height?, .bmi?, .ageWord?: true
        default: ofClasses.contains(token.word) || ofNames.contains(token.word)
        }
    }

    /// An abbreviation that nobody knows, as files of data have them, says nothing.
    private static func says(_ token: LabelToken) -> Bool {
        token.category != nil && token.category != .filler || token.word.first?.isNumber ?? false
            || OrdinaryWords.contain(token.word) || OrdinaryWords.containRare(token.word)
            || !Lexicon.standard.senses(of: token.word).isEmpty
    }

    /// The words of a cell, as printed, beside the sex or the tobacco state that it is read as.
    static func unheard(in sense: CellSense, as role: ColumnRole) -> [String] {
        let terms = sense.terms
        guard sense.answer == nil, sense.folded.scalars.count > shortest else { return [] }
        let isHeard: (LabelToken) -> Bool
        switch role {
        case .sex where terms.sex != nil:
            // "Male (F)" is no word for both.
            let isBoth = terms.tokens.tokens.contains { [.male, .female].contains($0.category) && !$0.isAside }
            isHeard = { token in
                [.anySex, .sexWord].contains(token.category)
                    || [.male, .female].contains(token.category) && !(token.isAside && isBoth && terms.sex == .any)
            }
        case .tobacco where terms.tobacco != nil && !ColumnNames.isTobaccoOnly(sense.text):
            isHeard = { $0.category?.speaksOfTobacco ?? false }
        default: return []
        }
        // "<Male", "Male?"
        if sense.folded.scalars.contains(where: turning.contains) { return [sense.text] }
        return terms.tokens.tokens.filter { token in
            guard !isHeard(token) else { return false }
            let isLetter = token.place.count == 1 && terms.tokens.scalars[token.place.lowerBound].properties.isUppercase
            return isLetter
                || token.category != .filler && !besidePeople.contains(token.word)
                    && !Lexicon.standard.senses(of: token.word).contains { $0.category == .person }
        }.map { terms.tokens.text([$0]) }
    }

    /// In characters: "M/F", "NT".
    private static let shortest = 3
    /// Signs that bound, ask or measure.
    private static let turning = Set("<>=?%$~".unicodeScalars)
    private static let ofFigures = Lexicon.words("row-words.of-figures")
    private static let ofClasses = Lexicon.words("row-words.of-classes")
    private static let besidePeople = Lexicon.words("row-words.beside-people")
    private static let ofNames = Lexicon.words("dimension-name.naming")
}
