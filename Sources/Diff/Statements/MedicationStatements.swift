import ChartSchema

/// A patch of a medication chart in the fewest sentences: what changed alike is said once, with all its medications.
struct MedicationStatements {
    private(set) var statements: [DiffStatement] = []
    private static let shownNames = 12

    private struct Sentence: Hashable {
        var kind: DiffStatement.Kind
        var changeClass: ChangeClass
        var direction: DiffDirection?
        var product: String?
        var use: String?
        var before: String?
        var after: String?
        var causes: [DiffCause] = []
    }

    /// - Parameter causes: What made single rules otherwise; those of different causes are told apart.
    init(_ old: MedicationChart, _ new: MedicationChart, _ causes: ChartCauses? = nil) {
        let (before, after) = (KeyedRules(old), KeyedRules(new))
        let patch = MedicationChartPatch(from: before, to: after)
        for (kind, names) in [
            (DiffStatement.Kind.productRemoved, patch.productsRemoved), (.productAdded, patch.productsAdded),
        ]
        where !names.isEmpty {
            var statement = DiffStatement(kind, kind == .productRemoved ? .breaking : .additive, count: names.count)
            (statement.names, statement.nameTotal) = (names, names.count)
            statement.causes = Set(names.flatMap { causes?.causes(ofProduct: $0) ?? [] }).sorted()
            statements.append(statement)
        }
        let isOneProduct = before.products.union(after.products).count <= 1
        var order: [Sentence] = []
        var names: [Sentence: [String]] = [:]
        var counts: [Sentence: Int] = [:]
        for rule in patch.rules {
            if let product = rule.key.product,
                patch.productsRemoved.contains(product) || patch.productsAdded.contains(product)
            {
                continue
            }
            var sentence = Self.sentence(rule, withProduct: !isOneProduct)
            sentence.causes = causes?.causes(of: rule) ?? []
            if names[sentence] == nil { order.append(sentence) }
            counts[sentence, default: 0] += 1
            if names[sentence]?.last != rule.key.medication { names[sentence, default: []].append(rule.key.medication) }
        }
        for sentence in order {
            var statement = DiffStatement(sentence.kind, sentence.changeClass, count: counts[sentence]!)
            statement.direction = sentence.direction
            statement.names = Array(names[sentence]!.prefix(Self.shownNames))
            statement.nameTotal = names[sentence]!.count
            statement.use = sentence.use
            statement.causes = sentence.causes
            statement.before = sentence.before
            statement.after = sentence.after
            statement.products = sentence.product.map { [$0] } ?? []
            add(statement)
        }
        addWords(old, new, causes)
        statements.sortByWeight()
    }

    /// Adds a statement, or another product to the one that says the same.
    private mutating func add(_ statement: DiffStatement) {
        let same = statements.firstIndex { other in
            var bare = statement
            (bare.products, bare.count) = (other.products, other.count)
            return bare == other && !statement.products.isEmpty
        }
        if let same {
            statements[same].products += statement.products
            statements[same].count += statement.count
        } else {
            statements.append(statement)
        }
    }

    private static func sentence(_ rule: MedicationChartPatch.RulePatch, withProduct: Bool) -> Sentence {
        let key = rule.key
        var sentence = Sentence(
            kind: .outcomeChanged, changeClass: .corrective, product: withProduct ? key.product : nil, use: key.use,
            before: rule.contentsBefore.first?.outcomeLabel, after: rule.contentsAfter.first?.outcomeLabel)
        if rule.isAmbiguous {
            (sentence.kind, sentence.before, sentence.after) = (.duplicateKeys, nil, nil)
        } else if rule.before == nil {
            (sentence.kind, sentence.changeClass) = (.ruleAdded, .additive)
        } else if rule.after == nil {
            sentence.kind = .ruleRemoved
        } else if rule.before != rule.after {
            sentence.kind = .windowChanged
            (sentence.before, sentence.after) = (rule.before!.lookback.asText, rule.after!.lookback.asText)
            sentence.direction = direction(from: rule.before!.lookback, to: rule.after!.lookback, rule.contentsAfter[0])
        } else if rule.changesWordsAlone {
            (sentence.kind, sentence.changeClass) = (.wordingChanged, .cosmetic)
        } else if rule.contentsBefore[0].outcome != rule.contentsAfter[0].outcome {
            let (a, b) = (rule.contentsBefore[0].outcome, rule.contentsAfter[0].outcome)
            sentence.direction = a.severity == b.severity ? nil : a.severity < b.severity ? .tightened : .loosened
        } else {
            // Ingredients or parsed tests: the same outcome for a medication that is understood otherwise.
            sentence.kind = .originsChanged
            (sentence.before, sentence.after) = (
                rule.contentsBefore[0].ingredients.joined(separator: " + "),
                rule.contentsAfter[0].ingredients.joined(separator: " + ")
            )
        }
        return sentence
    }

    /// An adverse outcome that holds for longer is tighter; a favourable one looser.
    private static func direction(
        from old: LookbackWindow, to new: LookbackWindow, _ content: KeyedRules.Content
    ) -> DiffDirection? {
        guard old.minMonths == new.minMonths, old.basis == new.basis, old.maxMonths != new.maxMonths else { return nil }
        let isLonger = (new.maxMonths ?? .max) > (old.maxMonths ?? .max)
        return isLonger == content.outcome.isAdverse ? .tightened : .loosened
    }

    private mutating func addWords(_ old: MedicationChart, _ new: MedicationChart, _ causes: ChartCauses?) {
        if old.title != new.title {
            var statement = DiffStatement(.titleChanged, .cosmetic)
            (statement.before, statement.after) = (old.title, new.title)
            statement.causes = causes?.causesOfWords() ?? []
            statements.append(statement)
        }
        let notes = old.notes.without(new.notes).count + new.notes.without(old.notes).count
        if notes > 0 {
            var statement = DiffStatement(.notesChanged, .cosmetic, count: notes)
            statement.causes = causes?.causesOfWords() ?? []
            statements.append(statement)
        }
        if old.source != new.source {
            var statement = DiffStatement(.sourceChanged, .cosmetic)
            (statement.before, statement.after) = (old.source.path, new.source.path)
            statements.append(statement)
        }
    }
}

extension MedicationOutcome {
    /// Taken to refused.
    var severity: Int {
        switch self {
        case .accept, .level: 0
        case .rated: 1
        case .graded: 2
        case .modified: 3
        case .guaranteed: 4
        case .refer: 5
        case .decline: 6
        }
    }

    var isAdverse: Bool { severity > 0 }
}

extension LookbackWindow {
    /// `24 months`, `over 36 months`, `always`.
    var asText: String {
        switch (minMonths, maxMonths) {
        case (nil, nil): "always"
        case (let low?, nil): "over \(low) months"
        case (nil, let high?): "\(high) months"
        case (let low?, let high?): "\(low)–\(high) months"
        }
    }
}
