import ChartSchema
import Reading
import Store
import Tables

/// One file read with what a person has said of it so far: what `adopt` would publish of it, before anything is written.
///
/// It reads tables that were read before, so that an answer is shown as soon as it is given. ``Adoption`` has the last word: it
/// reads what stands in the configuration.
package struct TrialReading: Sendable {
    /// What has been said.
    package struct Said: Sendable {
        package var carrier: String?
        package var products: [AdoptionRequest.Named] = []
        package var edition: String?
        package var chart: String?
        package var kind: ChartKind?
        package var meanings: [TypedMeaning] = []
        package var carrierMeanings: [TypedMeaning] = []
        package var given = Given()
        package var corrections: [TrialCorrection] = []

        package init() {}
    }

    package let id: ChartID
    package let kind: ChartKind
    package let reading: SourceReading
    /// What is still open.
    package let questions: [Question]
    /// The source that stands for the same chart, of this edition or an earlier one.
    package let earlier: PipelineConfiguration.Source?
    /// What the file says outside its figures: titles, headings, notes, and its name.
    package let texts: [String]
    /// What the chart is for, as far as anybody has said.
    package let products: [ReadingInstructions.Product]
    /// All of the carrier's.
    package let productsOfCarrier: [ReadingInstructions.Product]
    /// The carrier's charts that are published.
    package let published: PublishedCharts
    /// Corrections that the project's review file has of the chart, and nobody has said otherwise now.
    package private(set) var standing: [AppliedCorrection] = []
    /// Corrections that leave no cell, or several.
    package private(set) var problems: [ReviewProblem] = []

    /// - Parameters:
    ///   - texts: What the document's texts mean, where a trial before asked them.
    ///   - sha256: Of the file's bytes.
    ///   - published: Of the carrier that was named.
    ///   - today: The day that corrections expire on.
    package init(
        _ document: Document, texts: DocumentTexts? = nil, sha256: String, said: Said,
        configuration: PipelineConfiguration?,
        published: PublishedCharts = .none, today: String
    ) {
        self.published = published
        let name = said.chart ?? LooseFile.chartName(of: document.file)
        let id = ChartID(
            carrier: said.carrier ?? LooseFile.unknownCarrier, chart: name,
            edition: said.edition ?? LooseFile.noEdition)
        self.id = id
        earlier = configuration?.earlierSource(of: id)
        let known = texts ?? DocumentTexts(document)
        let senses = known.senses
        let kind = said.kind ?? earlier?.kind ?? known.kind
        self.kind = kind
        let instructions = Self.instructions(id, kind, said, earlier, configuration)
        products = instructions.products
        productsOfCarrier = configuration?.carriers.first { $0.id == id.carrier }?.products ?? []
        var draft = ReadDraft(document, texts: senses, kind: kind, sha256: sha256, instructions: instructions)
        questions = Question.open(
            in: draft, of: document, isKnownCarrier: said.carrier != nil,
            products: instructions.products.map(\.id)
        ).filter { !Self.isAnswered($0, by: said) }
        self.texts = Question.texts(draft, document)
        let (corrections, problems) = Self.corrections(said, of: draft, path: document.file)
        // What stands in the review file holds too, unless it was said otherwise now.
        let standing = (configuration?.review.corrections ?? []).filter { known in
            known.chart == id && !corrections.contains { $0.isOfSameValue(as: known) }
        }.map { $0.about(document.file) }
        self.standing = standing.map(\.applied)
        let all = standing + corrections
        var pass = CorrectionPass(today: today)
        draft.apply(all, in: &pass)
        let judged = draft.judged(corrections: all, accepting: instructions.acceptedNames)
        let across = said.edition == nil ? [] : published.findings(about: draft.chart)
        let seen = ChartReview(policies: Self.policies(of: id, earlier, configuration)).judged(
            draft.findings + pass.findings + judged.findings + across, isComplete: true, today: today)
        reading = SourceReading(draft: draft, findings: seen.run, unchecked: judged.unchecked)
        self.problems = problems
    }

    /// What somebody corrects in the chart now, and what cannot be corrected so.
    private static func corrections(
        _ said: Said, of draft: ReadDraft, path: String
    ) -> (corrections: [Correction], problems: [ReviewProblem]) {
        var problems: [ReviewProblem] = []
        let corrections = said.corrections.compactMap { asked -> Correction? in
            do throws(ReviewProblem) {
                return try asked.correction(of: draft.chart, path: path)
            } catch {
                problems.append(error)
                return nil
            }
        }
        return (corrections, problems)
    }

    /// What the project makes of findings' severities: a chart's own policies are those of this edition alone.
    private static func policies(
        of id: ChartID, _ earlier: PipelineConfiguration.Source?, _ configuration: PipelineConfiguration?
    ) -> PolicyChain {
        let carrier = configuration?.carriers.first { $0.id == id.carrier }
        return PolicyChain(levels: [
            (.chart, earlier.map { $0.edition == id.edition ? $0.rules : SeverityPolicy() } ?? SeverityPolicy()),
            (.carrier, carrier?.rules ?? SeverityPolicy()), (.pipeline, configuration?.rules ?? SeverityPolicy()),
        ])
    }

    private static func isAnswered(_ question: Question, by said: Said) -> Bool {
        switch question.subject {
        case .edition: said.edition != nil
        case .sex: said.given.sex != nil
        case .tobacco: said.given.tobacco != nil
        default: false
        }
    }

    /// What is known of the chart, as `pipeline.json` would say it: the carrier's words, those of the edition before, and
    /// what was said now.
    private static func instructions(
        _ id: ChartID, _ kind: ChartKind, _ said: Said, _ earlier: PipelineConfiguration.Source?,
        _ configuration: PipelineConfiguration?
    ) -> ReadingInstructions {
        var carrier =
            configuration?.carriers.first { $0.id == id.carrier }
            ?? PipelineConfiguration.Carrier(id: id.carrier, name: id.carrier, adapter: nil, products: [], sources: [])
        for meaning in said.carrierMeanings {
            carrier.meanings.removeAll { $0.name == meaning.name }
            carrier.meanings.append(meaning.named(kind))
        }
        let named = said.products.map { said in
            carrier.products.first { $0.id == said.id } ?? ReadingInstructions.Product(id: said.id, name: said.name)
        }
        let inherited = (earlier?.products ?? []).compactMap { id in carrier.products.first { $0.id == id } }
        var instructions = carrier.instructions(for: id, products: named.isEmpty ? inherited : named)
        for named in earlier?.meanings ?? [] { instructions.means(named.name, only: named.meanings) }
        for meaning in said.meanings { instructions.means(meaning.name, only: meaning.named(kind).meanings) }
        instructions.given = said.given.after(earlier?.given ?? Given())
        instructions.acceptedNames = configuration?.review.names ?? instructions.acceptedNames
        return instructions
    }
}

/// A value of a chart that is to be published otherwise, as `correct` takes it.
package struct TrialCorrection: Sendable {
    package var query: ValueToCorrect.Query
    package var field: AppliedCorrection.Field
    package var publish: AppliedCorrection.Value
    package var signature: ReviewSignature

    package init(
        _ query: ValueToCorrect.Query, field: AppliedCorrection.Field, publish: AppliedCorrection.Value,
        signature: ReviewSignature
    ) {
        (self.query, self.field, self.publish, self.signature) = (query, field, publish, signature)
    }

    /// What a chart prints there; `nil` where it has no such value, or several.
    package func printed(in chart: Chart) -> AppliedCorrection.Value? {
        try? ValueToCorrect.printed(field, of: query, in: chart, id: chart.id).value
    }

    fileprivate func correction(of chart: Chart, path: String) throws(ReviewProblem) -> Correction {
        let (cell, printed) = try ValueToCorrect.printed(field, of: query, in: chart, id: chart.id)
        return Correction(
            chart: chart.id,
            address: .cell(.init(file: path, table: cell.table, row: cell.row, column: cell.column)),
            applied: AppliedCorrection(
                field: field, printed: printed, published: publish, reason: signature.reason, who: signature.who,
                date: signature.date),
            until: signature.until, file: "",
            place: TextPlace(line: 0, column: 0, length: 0, text: ""))
    }
}
