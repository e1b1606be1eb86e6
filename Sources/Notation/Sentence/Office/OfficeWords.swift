/// The closed vocabulary of sentences of the office (lexicon: `office-sentence.*`).
enum OfficeWords {
    /// The office, its paper, its duties by law: a sentence without one is not of the office.
    static let core = Lexicon.words("office-sentence.core")
    /// What joins them, and says nothing by itself.
    static let joining = Lexicon.words("office-sentence.joining")
    /// Applicants, applications, policies: all of them are spoken of, or the sentence parts some from others.
    static let populations = Lexicon.words("office-sentence.populations")
    static let determiners = Lexicon.words("office-sentence.determiners")
    static let between = Lexicon.words("office-sentence.between")
    /// What may stand behind those of whom something is said.
    static let behind = Lexicon.words("office-sentence.behind")
    /// What may be denied without a word about any case.
    static let deniable = Lexicon.words("office-sentence.deniable")
    /// What is asked of everybody, and what is done with it.
    static let asked = Lexicon.words("office-sentence.asked")
    static let recording = Lexicon.words("office-sentence.recording")
    static let charts = Lexicon.words("office-sentence.charts")
    /// What the page prints its figures and decisions in.
    static let ofChart = charts.union(Lexicon.words("office-sentence.parts"))
    /// Words before what a chart is for, and those that are conditions even in phrases of pages.
    static let scopes = Lexicon.words("office-sentence.scopes")
    static let conditions = Lexicon.words("office-sentence.conditions")
    /// "Must", what may stand between it and its verb, and the verbs of what people owe the office.
    static let obliging = Lexicon.words("office-sentence.obliging")
    static let modifying = Lexicon.words("office-sentence.modifying")
    static let duties = Lexicon.words("office-sentence.duties")
    static let siting = Lexicon.words("office-sentence.siting")
    static let numbering = Lexicon.words("office-sentence.numbering")
    static let ofClock = Lexicon.words("office-sentence.of-clock")
    /// Words before "Life" that are of no company.
    static let others = Lexicon.words("title.others").union(Lexicon.words("title.other-insurance"))

    /// The number of tokens of the longest phrase that begins at a place.
    static func phrase(at place: Int, in words: [String]) -> Int? {
        phrases[words[place]]?.first { words[place...].starts(with: $0) }?.count
    }

    /// "Is domiciled", "nor its agents": what companies are, and nobody else.
    static func beginsAsCompany(_ words: [String]) -> Bool {
        predicates[words[0]]?.contains { words.starts(with: $0) } ?? false
    }

    private static let phrases = byFirstWord("office-sentence.phrases")
    private static let predicates = byFirstWord("office-sentence.predicates")

    /// The longest first.
    private static func byFirstWord(_ list: String) -> [String: [[String]]] {
        let all = Lexicon.words(list).map { TaggedText($0).tokens.map(\.text) }
        return Dictionary(grouping: all, by: { $0[0] }).mapValues { $0.sorted { $0.count > $1.count } }
    }
}
