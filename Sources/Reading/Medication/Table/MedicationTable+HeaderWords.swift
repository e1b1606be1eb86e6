import Notation
import Tables
import Vocabulary

/// Words of headers that neither the role of a column nor its scope accounts for: "Decision, smokers only", "Medication (former)".
extension MedicationTable {
    func reportHeaderWords(in session: inout MedicationSession) {
        // What stands over a list is its title.
        guard !columns.decidingColumns.isEmpty else { return }
        for (column, role) in columns.roles.sorted(by: { $0.key < $1.key }) where isOfRows(role, column) {
            guard let row = columns.header.last, let cell = grid.cellIndex(row: row, column: column) else { continue }
            let scopes = rowScopes.filter { scope in scope.cell.map { $0.column == column } ?? false }
            let own = columnScopes[column].map { [$0.text] } ?? []
            let piece = TextPiece(grid.sense(ofCell: cell).text, at: grid.table.place(ofCell: cell))
            let words =
                unreadWords(of: piece.text, role, beside: scopes.map(\.text) + own)
                .filter { !isHeard($0, by: columnScopes[column]) } + attribute(of: column)
            guard !words.isEmpty, !session.heard.contains(piece), !session.noted.contains(piece.text) else {
                continue
            }
            session.findings.add(
                MedicationFinding.noteUnapplied, severity: .warning, UnreadWords.message(words, over: "rule"),
                help: "Look whether the rules of the column hold for some cases only.", piece: piece)
        }
    }

    /// `active N name` beside `name`: what an attribute says of some of the names of a file of data.
    private func attribute(of column: Int) -> [String] {
        guard grid.table.isOfRecords, columns.medicationColumns.contains(column) else { return [] }
        let header = columns.name(of: column, in: grid)
        let bare = columns.medicationColumns.map { columns.name(of: $0, in: grid) }.first { header.hasSuffix(" \($0)") }
        // "rx title" is the title of an element `rx`.
        return bare.map { String(header.dropLast($0.count + 1)) }.map { ElementNames.isNeutral($0) ? [] : [$0] } ?? []
    }

    /// A column whose header stands in no rule.
    private func isOfRows(_ role: MedicationColumns.Role, _ column: Int) -> Bool {
        switch role {
        case .medication, .use, .window: true
        case .outcome(let name), .marks(let name):
            products[column] == nil && decidingHeaders[column] == nil
                && (Self.namesPeople(TaggedText(name)) || isLonePlan(name) || !PlanWords.name(name) && !isAlone(name))
        default: false
        }
    }

    /// "Living Promise" over the only column of decisions is asked about as a plan's.
    private func isAlone(_ name: String) -> Bool {
        columns.decidingColumns.count == 1 && PlanWords.isCapitalised(name) && MedicationHeader(name) == .unknown
    }

    /// "Plan (untreated)" over the only column of decisions: no name of a plan.
    private func isLonePlan(_ name: String) -> Bool {
        columns.decidingColumns.count == 1 && PlanWords.namesNone(name)
    }

    private static func namesPeople(_ text: TaggedText) -> Bool {
        text.tags.indices.contains { namesPeople(text, at: $0) }
    }

    private static func namesPeople(_ text: TaggedText, at place: Int) -> Bool {
        [.sex, .tobacco, .age].contains { text.has($0, at: place) } || ChartSentence.isAgeGroup(text.token(place).text)
    }

    private func unreadWords(of header: String, _ role: MedicationColumns.Role, beside scopes: [String]) -> [String] {
        // `RX_NM`, a name of programs.
        if header.contains("_"), header == header.uppercased() { return [] }
        if case .windowStart = role { return [] }
        var text = header.spacedName
        for scope in scopes { text = text.replacing(scope, with: "") }
        let uses = role == .use ? UseVocabulary.standard : nil
        let tagged = TaggedText(text)
        let page = PageWords(tagged).tags
        let isDeciding = if case .outcome = role { true } else { false }
        return tagged.tags.indices.filter { place in
            let token = tagged.token(place)
            // "Non-Tobacco Class", "Issue age 65+": whom the column is for, where no grammar applied it.
            if isDeciding,
                Self.namesPeople(tagged, at: place) || !page.contains(place) && Self.limits(tagged, at: place)
            {
                return true
            }
            // What plan a lone column is for is the chart's.
            guard token.kind == .word, token.text.count > 1, !tagged.has(.filler, at: place),
                !tagged.has(.plan, at: place), !isOfPlan(place, tagged)
            else { return false }
            if let edition = tagged.value(.edition, at: place), edition != "former" { return false }
            if isDeciding, isAside(place, tagged) {
                return !Self.ofLegends.contains(token.text) && !Self.decides(place, tagged)
            }
            let words = OutcomeWords.words(tagged.printed(place..<place + 1))
            let isOwn = words.allSatisfy {
                Self.ofHeaders.contains($0) || Self.names.contains($0) || uses?.uses(in: $0) != nil
            }
            if isOwn { return false }
            if case .window = role {
                return !tagged.has(.unitTime, at: place) && token.number == nil && !tagged.has(.clock, at: place)
                    && !words.allSatisfy(Self.ofFills.contains)
            }
            return !tagged.tags[place].senses.isEmpty || OrdinaryWords.contain(token.text)
        }.map { tagged.printed($0..<$0 + 1) }
    }

    /// "Decision 18-60", "Decision <$50K", "Decision if current", "WP Action": for which ages, amounts, cases or benefits a column decides.
    private static func limits(_ text: TaggedText, at place: Int) -> Bool {
        let token = text.token(place)
        if let number = token.number {
            return number.wholeValue.map { $0 >= 10 && !(1990...2100).contains($0) } ?? true
        }
        let isCase = text.has(.if, at: place) && text.tags.indices.contains(place + 1) && place > 0
        return isCase || benefits.contains(token.text) || text.has(.money, at: place)
    }

    private static let benefits = Lexicon.words("header-words.benefits")

    /// "New Rx (under 6 months)", "Juvenile (0-17)": a word whose sense the scope of the column has.
    private func isHeard(_ word: String, by scope: DecisionScope?) -> Bool {
        guard let scope else { return false }
        let text = TaggedText(word)
        return scope.window.basis != nil && text.has(.clock, at: 0)
            || ChartSentence.isAgeGroup(text.token(0).text)
                && scope.condition.map { $0.contains(where: \.isNumber) } ?? false
    }

    /// "Decision (group)", "Action - worksite": what a column of decisions is, more closely.
    private func isAside(_ place: Int, _ text: TaggedText) -> Bool {
        text.token(place).depth > 0
            || text.tags.indices.contains { before in
                before < place && before > 0
                    && (text.isSign("-", "–", "—", ":", at: before) || text.has(.purpose, at: before))
            }
    }

    /// "Decision (Accept / Decline)"
    private static func decides(_ place: Int, _ text: TaggedText) -> Bool {
        text.has(.decision, at: place) || text.token(place).text.count == 1
    }

    /// "Gold Plan", "Easy Term".
    private func isOfPlan(_ place: Int, _ text: TaggedText) -> Bool {
        text.tags.indices.contains(place + 1) && text.has(.plan, at: place + 1)
            && text.printed(place..<place + 1).first?.isUppercase ?? false
    }

    private static let ofHeaders = words(of: "lists").union(Lexicon.words("title.medications"))
        .union(Lexicon.words("title.page"))
    private static let ofFills = words(of: "lists-of-times").union(Lexicon.words("medication-columns.fills"))
    private static let names = Lexicon.words("title.names")
    /// "Decision (see key)"
    private static let ofLegends = Lexicon.words("header-words.legends")

    private static func words(of lists: String) -> Set<String> {
        Lexicon.words("medication-header.\(lists)").reduce(into: []) { words, list in
            words.formUnion(
                Lexicon.words("medication-header.\(list)").flatMap { $0.split(separator: " ").map(String.init) })
        }
    }
}
