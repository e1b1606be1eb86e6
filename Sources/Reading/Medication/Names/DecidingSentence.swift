import Notation

/// What a sentence over names says beside the one decision that it gives them.
enum DecidingSentence {
    /// Nothing, or nothing that was not heard as a heading's use, plan or condition.
    case alone
    /// For whom or when, every word understood.
    case clause(Statement.Clause)
    /// Words that nobody understood, as printed: the sentence may hold for some only.
    case halfRead([String])
    /// Several decisions, or none that a grammar can part.
    case several

    init(_ printed: String) {
        let sentence = Self.withoutRepetition(printed)
        if Self.decidesAlone(sentence) {
            self = .alone
            return
        }
        guard let statement = Statement(sentence, Scope.Setting()), statement.clauses.count == 1 else {
            self = .several
            return
        }
        let clause = statement.clauses[0]
        // What a heading says beside its decision was heard already.
        let isHeard = HeadingRest(sentence)?.isHeard ?? false
        // "Individual consideration: write the reason on the application" asks the agent for something, nobody else.
        let isInstruction =
            clause.outcome == .refer && clause.meanings.isEmpty && !clause.asks && Self.beginsDeciding(sentence)
        if clause.isWhole {
            self = isInstruction ? .alone : .clause(clause)
        } else {
            self = isHeard || isInstruction ? .alone : .halfRead(clause.scopes.flatMap(\.unclaimedWords))
        }
    }

    /// "Not eligible for coverage (decline).": what the parentheses repeat is said once.
    private static func withoutRepetition(_ sentence: String) -> String {
        guard let open = sentence.firstIndex(of: "("), let close = sentence[open...].firstIndex(of: ")"),
            let repeated = decision(String(sentence[sentence.index(after: open)..<close])), repeated.meanings.isEmpty
        else { return sentence }
        let rest = singleSpaced(sentence[..<open] + " " + sentence[sentence.index(after: close)...])
            .replacing(" .", with: ".")
        return decision(rest)?.outcome == repeated.outcome ? rest : sentence
    }

    /// The one clause of a text that is understood whole.
    private static func decision(_ text: String) -> Statement.Clause? {
        let clauses = Statement(text, Scope.Setting())?.clauses ?? []
        return clauses.count == 1 && clauses[0].isWhole ? clauses[0] : nil
    }

    /// Not "Doses above the usual maintenance dose: refer to home office."
    private static func beginsDeciding(_ text: String) -> Bool {
        let tagged = TaggedText(text)
        let first = tagged.tags.indices.first { place in
            ![WordCategory.filler, .person, .clause, .pointing].contains { tagged.has($0, at: place) }
        }
        // "Anticoagulants – Refer"
        let decision = tagged.tags.indices.first { tagged.has(.decision, at: $0) } ?? 0
        return MedicationList.isClass(tagged.printed(0..<decision).trimming(" –—-:"))
            || first.map { tagged.has(.decision, at: $0) } ?? true
    }

    /// "Do not submit an application if the applicant takes one of these. Coverage will be declined.": two sentences that decide the same for
    /// everybody.
    private static func decidesAlone(_ text: String) -> Bool {
        let sentences = text.split(separator: ". ").map { Statement(String($0), Scope.Setting()) }
        let clauses = sentences.compactMap { $0?.clauses }.flatMap(\.self)
        return sentences.count > 1 && !sentences.contains(where: { $0 == nil })
            && Set(clauses.map(\.outcome)).count == 1
            && clauses.allSatisfy { $0.isWhole && $0.meanings.isEmpty }
    }
}
