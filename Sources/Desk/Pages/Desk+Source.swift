import Eligibility
import Pages
import Pipeline
import Reports

/// Whose chart a file is, of what, and from which day on.
extension Desk {
    func source(_ form: FormBody, _ stand: DraftFolder.Stand) async -> Result<Draft.Answer, Mistake> {
        let configuration = (try? self.configuration()).flatMap(\.self)
        var say: [String: String] = [:]
        for field in ["origin", "kind", "replaces", "earlier"] { say[field] = form[field] }
        // Of several days that the file prints, which it is is asked next.
        var isDayAsked = false
        if form["edition"] == nil { isDayAsked = await printsDays(stand) }
        if !isDayAsked {
            switch Self.day(typed: form["edition"]) {
            case .success(let day): say["edition"] = day
            case .failure(let mistake): return .failure(mistake)
            }
        }
        if let retrieved = form["retrieved"] {
            switch Self.day(typed: retrieved, field: "retrieved") {
            case .success(let day): say["retrieved"] = day
            case .failure(let mistake): return .failure(mistake)
            }
        }
        let own = form["series"].map { chosen($0, form, configuration) } ?? named(form, configuration)
        return own.flatMap { free(say.merging($0) { _, own in own }, configuration) }
    }

    /// A carrier and its products as they were typed.
    private func named(
        _ form: FormBody, _ configuration: PipelineConfiguration?
    ) -> Result<[String: String], Mistake> {
        let carriers = (configuration?.carriers ?? []).map { (id: $0.id, name: $0.name) }
        guard let typed = form["carrier"], let carrier = AdoptionRequest.Named(typed: typed, known: carriers) else {
            return .failure(Mistake(message: "Say whose chart it is.", focus: "carrier"))
        }
        let known = configuration?.carriers.first { $0.id == carrier.id }
        let names = (known?.products ?? []).map { (id: $0.id, name: $0.name) }
        let typedNames = (form["product-named"] ?? form["product"] ?? "").split { $0 == "," || $0 == "\n" }
        let products = typedNames.reduce(into: [AdoptionRequest.Named]()) { products, typed in
            let known = names + products.map { (id: $0.id, name: $0.name) }
            guard let product = AdoptionRequest.Named(typed: String(typed).trimmingSpaces, known: known),
                !products.contains(product)
            else { return }
            products.append(product)
        }
        var say = ["carrier": carrier.id]
        say["carrier-name"] = carrier.name
        if !products.isEmpty {
            say["products"] = products.map { $0.id == $0.name ? $0.id : "\($0.id)=\($0.name)" }.joined(separator: "\n")
        }
        say["chart"] = form["chart"].flatMap { AdoptionRequest.Named(typed: $0, known: []) }?.id
        guard !products.isEmpty || known?.sources.contains(where: { $0.chart == say["chart"] }) ?? false else {
            return .failure(Mistake(message: "Say what product it is for.", focus: "product"))
        }
        return .success(say)
    }

    /// The chart of the project that was chosen.
    private func chosen(
        _ series: String, _ form: FormBody, _ configuration: PipelineConfiguration?
    ) -> Result<[String: String], Mistake> {
        let parts = series.split(separator: "/").map(String.init)
        guard parts.count == 2, let carrier = configuration?.carriers.first(where: { $0.id == parts[0] }) else {
            return .failure(Mistake(message: "There is no chart \(series)."))
        }
        // What the field was filled with is nobody's word; what somebody typed over it is.
        if let typed = form["carrier"], typed != form["carrier-shown"],
            AdoptionRequest.Named(typed: typed, known: [(id: carrier.id, name: carrier.name)])?.id != carrier.id
        {
            return .failure(
                Mistake(
                    message: "“\(typed)” is typed as the carrier, and the chart that was chosen is of \(carrier.name).",
                    focus: "carrier"))
        }
        return .success(["carrier": carrier.id, "carrier-name": carrier.name, "chart": parts[1]])
    }

    // MARK: The day

    /// Which of the days that a file prints is its edition, or another.
    func day(_ form: FormBody, _ stand: DraftFolder.Stand) -> Result<Draft.Answer, Mistake> {
        Self.day(typed: form["word"] ?? form["other"], field: "other").flatMap { day in
            var say = ["word": day]
            for field in ["replaces", "earlier"] { say[field] = form[field] }
            var whole = stand.draft.answer(to: Draft.source)?.say ?? [:]
            whole["edition"] = day
            let known = (try? self.configuration()).flatMap(\.self)
            return free(whole.merging(say) { _, own in own }, known).map { _ in
                Draft.Answer(question: Draft.day, say: say)
            }
        }
    }

    /// Whether the file prints days of which none is the edition for certain, or one that is.
    private func printsDays(_ stand: DraftFolder.Stand) async -> Bool {
        let draft = stand.draft.takingBack(Draft.source).takingBack(Draft.day)
        let trial = try? await trial(draft, (try? configuration()).flatMap(\.self))
        return trial?.questions.contains { $0.subject == .edition && !$0.answers.isEmpty } ?? false
    }

    /// A day in any usual form, or why it is none.
    static func day(typed text: String?, field: String = "edition") -> Result<String, Mistake> {
        guard let text else {
            return .failure(Mistake(message: "Say from which day it holds, as 2026-03-01 or March 2026.", focus: field))
        }
        switch TypedDay(text) {
        case .day(let day): return .success(day)
        case .either(let days):
            let names = days.map { "\(DayName.of($0)) (\($0))" }.joined(separator: " or ")
            return .failure(
                Mistake(message: "“\(text.cut(to: 40))” may be \(names): write the month in letters.", focus: field))
        case .none:
            return .failure(
                Mistake(
                    message:
                        "“\(text.cut(to: 40))” is no day: expected one such as 2026-03-01, 1 March 2026 or March 2026.",
                    focus: field))
        }
    }

    /// An edition that is there already is no other's, unless it takes its place; nothing takes the place of what is not there.
    private func free(_ say: [String: String], _ configuration: PipelineConfiguration?) -> Result<Draft.Answer, Mistake>
    {
        let sources = configuration?.carriers.first { $0.id == say["carrier"] }?.sources ?? []
        guard let edition = say["edition"] else { return .success(Draft.Answer(question: Draft.source, say: say)) }
        let isThere = sources.contains { $0.chart == say["chart"] && $0.edition == edition }
        if isThere, say["replaces"] == nil {
            return .failure(
                Mistake(
                    message:
                        "Edition \(edition) of \(say["chart"] ?? "") is there already. Give another day, or another name, or tick that this one takes its place.",
                    field: "is-there"))
        }
        let latest = sources.filter { $0.chart == say["chart"] }.map(\.edition).max()
        if !isThere, say["earlier"] == nil, let latest, edition < latest {
            return .failure(
                Mistake(
                    message:
                        "Edition \(edition) is before the latest of \(say["chart"] ?? ""), \(latest). Give another day, or tick that it is an earlier one.",
                    field: "is-there"))
        }
        if !isThere, say["replaces"] != nil {
            return .failure(
                Mistake(message: "There is no edition \(edition) whose place it could take.", field: "is-there"))
        }
        return .success(Draft.Answer(question: Draft.source, say: say))
    }
}

extension String {
    fileprivate var trimmingSpaces: String {
        String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }
}
