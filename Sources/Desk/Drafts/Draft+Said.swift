import ChartSchema
import Eligibility
import Pipeline
import Reading

/// What a draft's answers say to the reading: the options of `adopt` and `correct`.
extension Draft {
    /// The question that stands for whose chart it is, of what, and of which day.
    static let source = "source"
    /// The question of which day it is, where the file prints several and none was typed.
    static let day = "edition"

    private func said(_ field: String) -> String? {
        answer(to: Self.source)?.say[field] ?? answer(to: Self.day)?.say[field]
    }

    var carrier: AdoptionRequest.Named? {
        said("carrier").map { AdoptionRequest.Named(id: $0, name: said("carrier-name")) }
    }

    /// The answer's field for a product that a name on the chart turned out to be, besides those that were named.
    static let addedProduct = "adds-product"

    /// Those that were named: ids and names apart by `=`, one a line.
    var products: [AdoptionRequest.Named] { Self.products(in: said("products") ?? "") }

    /// With those that names on the chart turned out to be, joined to what the edition before is for where none was named.
    func allProducts(_ configuration: PipelineConfiguration?) -> [AdoptionRequest.Named] {
        let added = settled.compactMap { $0.say[Self.addedProduct] }.flatMap(Self.products)
        guard !added.isEmpty else { return products }
        let own = products.isEmpty ? productsBefore(configuration) : products
        return (own + added).reduce(into: []) { all, product in
            if !all.contains(where: { $0.id == product.id }) { all.append(product) }
        }
    }

    private func productsBefore(_ configuration: PipelineConfiguration?) -> [AdoptionRequest.Named] {
        guard let configuration, let carrier, let chart = said("chart") else { return [] }
        let id = ChartID(carrier: carrier.id, chart: chart, edition: edition ?? "")
        let known = configuration.carriers.first { $0.id == carrier.id }?.products ?? []
        return (configuration.earlierSource(of: id)?.products ?? []).map { id in
            AdoptionRequest.Named(id: id, name: known.first { $0.id == id }?.name)
        }
    }

    private static func products(in text: String) -> [AdoptionRequest.Named] {
        text.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard !parts[0].isEmpty else { return nil }
            return AdoptionRequest.Named(id: parts[0], name: parts.count > 1 ? parts[1] : nil)
        }
    }

    var edition: String? { said("edition") ?? answer(to: Self.day)?.say["word"] }
    private var kind: ChartKind? { said("kind").flatMap(ChartKind.init(rawValue:)) }
    var isIdentified: Bool { carrier != nil && edition != nil }

    /// What names mean; `isOfCarrier` for those that hold on all its charts.
    func meanings(isOfCarrier: Bool) -> [TypedMeaning] {
        settled.compactMap { answer in
            guard answer.question.hasPrefix("meaning:"), let word = answer.say["word"],
                (answer.say["holds"] == "carrier") == isOfCarrier
            else { return nil }
            let meaning = TypedMeaning(String(answer.question.dropFirst("meaning:".count)), word)
            guard meaning.saying != nil else { return meaning }
            return TypedMeaning(meaning.name, word, reason: answer.say["reason"])
        }
    }

    var given: Given {
        func word<Word: RawRepresentable>(_ question: String) -> Word? where Word.RawValue == String {
            answer(to: question)?.say["word"].flatMap(Word.init(rawValue:))
        }
        return Given(
            unit: word("unit"), units: units, sex: word("sex"), tobacco: word("tobacco"), outcome: word("outcome"))
    }

    /// The units of single columns.
    private var units: [String: Given.WeightUnit] {
        let said = settled.compactMap { answer -> (String, Given.WeightUnit)? in
            guard answer.question.hasPrefix("unit:"), let word = answer.say["word"] else { return nil }
            return Given.WeightUnit(rawValue: word).map { (String(answer.question.dropFirst("unit:".count)), $0) }
        }
        return Dictionary(said) { _, last in last }
    }

    /// Figures and decisions to be published otherwise than they are printed.
    var corrections: [(answer: Answer, correction: TrialCorrection)] {
        settled.flatMap(\.single).compactMap { answer in
            guard let field = answer.say["field"].flatMap(AppliedCorrection.Field.init(rawValue:)),
                let publish = field.value(answer.say["publish"] ?? ""), let signature = answer.signature
            else { return nil }
            return (answer, TrialCorrection(answer.query, field: field, publish: publish, signature: signature))
        }
    }

    /// Findings that are accepted, by the names of their questions.
    var acceptances: [(finding: String, signature: ReviewSignature)] {
        settled.compactMap { answer in
            guard answer.question.hasPrefix("finding:"), let signature = answer.signature else { return nil }
            return (answer.question, signature)
        }
    }

    /// - Parameter configuration: Of the project: what the edition before says holds where nothing else is said.
    func said(in configuration: PipelineConfiguration?) -> TrialReading.Said {
        var said = TrialReading.Said()
        said.carrier = carrier?.id
        said.products = allProducts(configuration)
        said.edition = edition
        said.chart = self.said("chart")
        said.kind = kind
        said.meanings = meanings(isOfCarrier: false)
        said.carrierMeanings = meanings(isOfCarrier: true)
        said.given = given
        said.corrections = corrections.map(\.correction)
        return said
    }

    /// What `adopt` is asked to do; `nil` as long as nobody has said whose chart it is.
    ///
    /// - Parameters:
    ///   - configuration: That of the project.
    ///   - isThere: Whether the source is in the configuration already, from a publication that was cut short.
    func request(
        in project: ProjectFolder, _ configuration: PipelineConfiguration?, isThere: Bool = false
    ) -> AdoptionRequest? {
        guard let carrier, let edition else { return nil }
        return AdoptionRequest(
            file: path.hasPrefix("raw/") ? path : project.location(of: path), carrier: carrier,
            products: allProducts(configuration), edition: edition, kind: kind, chart: said("chart"),
            origin: said("origin"),
            retrieved: said("retrieved"), meanings: meanings(isOfCarrier: false),
            carrierMeanings: meanings(isOfCarrier: true), given: given,
            replaces: isThere || said("replaces") != nil)
    }
}

extension Draft.Answer {
    /// The corrections of single figures that the answer is, or says.
    fileprivate var single: [Draft.Answer] {
        if question.hasPrefix("value:"), !isSkipped { return [self] }
        return (corrects ?? []).map { figure in
            let signature = say.filter { ["reason", "who", "date", "until"].contains($0.key) }
            return Draft.Answer(question: "value:", say: figure.merging(signature) { own, _ in own })
        }
    }

    /// Who decided it, when and why; `nil` where no reason was given.
    var signature: ReviewSignature? {
        guard let reason = say["reason"], let who = say["who"], let date = say["date"] else { return nil }
        return ReviewSignature(reason: reason, who: who, date: date, until: say["until"])
    }

    /// Which value a correction means, as the options of `correct` say it.
    var query: ValueToCorrect.Query {
        if let medication = say["medication"] {
            return .rule(RuleQuery(medication: medication, use: say["use"], product: say["product"]))
        }
        var query = ValueQuery()
        query.height = say["height"].flatMap { HeightText($0) }
        query.rateClass = say["class"]
        query.sex = say["sex"].flatMap(Sex.init(rawValue:))
        query.age = say["age"].flatMap { Int($0) }
        query.tobacco = say["tobacco"].flatMap(Tobacco.init(rawValue:))
        query.product = say["product"]
        return .limit(query)
    }
}
