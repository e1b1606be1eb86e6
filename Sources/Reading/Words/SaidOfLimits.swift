import ChartSchema
import Notation
import Vocabulary

/// The words of a sentence beside a build chart, by what they are about.
struct SaidOfLimits {
    let text: TaggedText
    private let scope: Scope

    init(_ text: String) {
        scope = Scope(text, .build)
        self.text = scope.tagged
    }

    // MARK: Figures

    /// Whether words speak of heights, weights, other classes or ratings, change figures, send elsewhere or decide, or hold a figure of
    /// which nothing says what it counts.
    var isOfFigures: Bool { namesFigures || hasBareFigure }

    var namesFigures: Bool {
        text.tags.indices.contains { place in
            text.has(.change, at: place) || text.has(.elsewhere, at: place) || text.has(.otherwise, at: place)
                || isMeasure(place) || isMeasured(place) || ClassWords.isOne(text, at: place) || decides(place)
                || Self.ofBuild.contains(text.token(place).text)
        }
    }

    /// "weight", "maximum"; not "up to", "maximum face amount".
    private func isMeasure(_ place: Int) -> Bool {
        guard !text.has(.boundBefore, at: place), Self.measures.contains(where: { text.has(.header, $0, at: place) })
        else { return false }
        let isOfAmount =
            text.has(.money, at: place + 1) || text.has(.age, at: place + 1)
            || text.tags.indices.contains(place + 1) && StandingSubject.bounded.contains(text.token(place + 1).text)
        return !isOfAmount
    }

    /// "190 lb", "5'10\"", "10 %"
    private func isMeasured(_ place: Int) -> Bool {
        if text.isSign("%", at: place) { return true }
        guard isNumber(place) else { return false }
        return text.value(.unit, at: place + 1).map(Self.units.contains) ?? false
            || text.isSign("'", "\"", at: place + 1)
    }

    private func isNumber(_ place: Int) -> Bool {
        text.tags.indices.contains(place) && (text.token(place).number != nil || text.has(.number, at: place))
    }

    /// Anything but that something is not offered.
    private func decides(_ place: Int) -> Bool {
        text.has(.decision, at: place) && !isDenied(place)
    }

    /// "not available", "do not qualify"
    private func isDenied(_ place: Int) -> Bool {
        text.value(.decision, at: place) == "decline"
            && text.printed(place..<place + 1).split(separator: " ").contains {
                Self.offering.contains(FoldedText(String($0)).string)
            }
    }

    /// A figure that is no amount, age or time: it may be a weight.
    private var hasBareFigure: Bool {
        let claimed = Set(scope.claims.flatMap(\.tags))
        return text.tags.indices.contains { place in
            isNumber(place) && !claimed.contains(place) && !text.has(.unitTime, at: place + 1) && !isAmount(place)
        }
    }

    /// "$25", "100,000"
    private func isAmount(_ place: Int) -> Bool {
        place > 0 && text.isSign("$", at: place - 1)
            || text.token(place).number.map { $0 >= Self.leastAmount } ?? false && text.has(.money)
    }

    private static let leastAmount: Figure = 1000

    // MARK: Whom, where

    /// Words that widen, withdraw, or are about papers and pages: such a sentence is told of.
    var saysMore: Bool { text.tags.indices.contains { Self.more.contains(text.token($0).text) } }

    /// Whether it speaks of people, places or amounts that not everybody is of.
    var speaksOfSome: Bool {
        scope.meanings.contains { $0.isOfPeople && $0 != .sex(.any) && $0 != .tobacco(.any) } || text.has(.money)
            || text.tags.indices.contains { place in
                isPlace(place) || text.has(.person, at: place)
                    || StandingSubject.people.contains(text.token(place).text)
                    || StandingSubject.bounded.contains(text.token(place).text)
            }
    }

    /// "Women must be non-smokers", "Tobacco users: ages 50-75 only": what some of the people must be.
    var isOfSomePeople: Bool { ChartSentence(text.text).isConditional && (demands || text.has(.only)) }

    /// "Issue State: TX", "Face amount $25,000-$99,999", "not in New York": an amount, or where limits hold or do not, and no other word.
    var isOfPlacesAlone: Bool {
        let bare = TaggedText(PageWords.saying(text.text))
        let places = bare.tags.indices.filter { StateWords.isPlace($0, of: bare) }
        let isSaid =
            text.has(.negation) || text.has(.exception) || text.has(.only)
            || text.tags.indices.contains { isDenied($0) || StateWords.areOfAnyState(text.token($0).text) }
        guard !hasStrangeWord, !hasBareFigure, bare.has(.money) || !places.isEmpty && isSaid else { return false }
        let known: [WordCategory] = [
            .money, .filler, .boundBefore, .boundAfter, .range, .between, .exception, .negation, .only, .offer,
        ]
        return bare.tags.indices.allSatisfy { place in
            let token = bare.token(place)
            return token.kind == .sign || token.number != nil && bare.has(.money)
                || StateWords.isPlace(place, of: bare)
                || known.contains { bare.has($0, at: place) } || StandingSubject.bounded.contains(token.text)
                || StateWords.areOfAnyState(token.text) || Self.issuing.contains(token.text)
                || SaidOfLimits(bare.text).isDenied(place)
        }
    }

    /// "Occidental Life of NC, Waco TX" is an address.
    private var hasStrangeWord: Bool {
        text.tags.indices.contains { place in
            text.token(place).kind == .word && text.tags[place].senses.isEmpty
                && !Self.issuing.contains(text.token(place).text)
                && !StandingSubject.bounded.contains(text.token(place).text)
        }
    }

    private func isPlace(_ place: Int) -> Bool { StateWords.isPlace(place, of: text) }

    /// "requires …", "… do not qualify", "is only for …", "No …": restricts, and is no remark.
    var demands: Bool {
        denies || text.has(.only)
            || text.tags.indices.contains { place in
                let word = text.token(place).text
                return isDenied(place) || StandingSubject.demanding.contains(word) || Self.required.contains(word)
                    || Self.limiting.contains(word)
                    || Self.may.contains(word) && text.has(.negation, at: place + 1)
            }
    }

    /// "No …", "No tobacco …", which is one phrase.
    var denies: Bool { text.has(.negation, at: 0) || text.value(.tobacco, at: 0) == "no" }

    /// "… do not qualify", "… is required", "No …"
    var refusesOrRequires: Bool {
        denies
            || text.tags.indices.contains { isDenied($0) || Self.required.contains(text.token($0).text) }
    }

    var isSentence: Bool {
        text.tags.indices.contains { place in
            [.clause, .negation, .decision].contains { text.has($0, at: place) }
                || StandingSubject.obliging.contains(text.token(place).text)
        }
    }

    var sexes: Set<Sex> {
        Set(scope.meanings.compactMap { if case .sex(let sex) = $0, sex != .any { sex } else { nil } })
    }

    private static let units = Lexicon.words("build-condition.units")
    private static let measures = Lexicon.words("build-condition.measures")
    private static let ofBuild = Lexicon.words("build-condition.of-build")
    private static let more = Lexicon.words("build-condition.more")
    private static let offering = Lexicon.words("standing-condition.offering")
        .union(Lexicon.words("build-condition.qualifying"))
    private static let required = Lexicon.words("build-condition.required")
    private static let limiting = Lexicon.words("class-restriction.limiting")
    private static let may = Lexicon.words("standing-condition.permitting")
        .union(Lexicon.words("standing-condition.denying"))
    private static let issuing = Lexicon.words("build-condition.issuing")
}
