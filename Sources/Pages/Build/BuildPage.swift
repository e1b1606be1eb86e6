import ChartSchema
import Eligibility
import Reports
import Results

extension Site {
    private static let plansOnPage = 100

    /// The build checker: its form, and the plans for the person in it.
    func buildPage(_ query: SiteQuery) -> SitePage {
        var question = BuildQuestion(query)
        if question.isAsked { question.requireBoth() }
        let carrier = query["carrier"]
        let product = query["product"]
        var values: [String: Any?] = [
            "form": question.form(buildForm, carriers: carrierOptions(carrier)), "product": product,
        ]
        guard let person = question.person else {
            let isWrong = !question.errors.isEmpty
            return render(
                "build", title: isWrong ? "Build checker: please correct the form" : "Build checker", here: "/build",
                status: isWrong ? 400 : 200, values)
        }
        let answers = builds.answers(for: person) {
            (carrier == nil || $0.carrier == carrier) && (product == nil || $0.product == product)
        }
        let ordered = BuildGroup.allCases.map { group in
            (group, answers.filter { BuildGroup($0.best.standing.kind) == group })
        }
        let paging = Paging(total: answers.count, page: query.page, size: Self.plansOnPage)
        values["result"] = [String: Any]([
            "person": person.inWords.capitalizedFirst, "plan-count": answers.count,
            "open": openFacts(answers),
            "groups": paging.slices(of: ordered).map { group, total, own in
                [
                    "id": group.identifier, "name": group.inWords.capitalizedFirst, "count": total,
                    "plans": own.map { planValues($0, person: person) }, "is-here": !own.isEmpty,
                ] as [String: Any]
            },
            "paging": paging.values { query.address("/build", with: [("page", String($0))]) + "#result" },
            "is-empty": answers.isEmpty,
            "notices": noticeValues { (carrier ?? $0) == $0 && (product ?? $1) == $1 },
            "plans-address": query.address("/plans", with: [("product", nil), ("page", nil)]),
            "only": product.map { id in
                [
                    "name": products.first { $0.carrier == carrier && $0.product == id }
                        .map { names.plan($0.carrier, $0.product) } ?? id,
                    "all-address": query.address("/build", with: [("product", nil), ("page", nil)]),
                ]
            },
        ])
        return render("build", title: "Plans for \(person.inWords)", here: "/build", values)
    }

    /// What one answer more would decide: `sex`, for so many plans.
    private func openFacts(_ answers: [PlanAnswer]) -> [[String: Any]] {
        PlanAnswer.Fact.allCases.compactMap { fact in
            let count = answers.count { $0.open.contains(fact) }
            return count == 0
                ? nil
                : [
                    "field": fact.rawValue, "name": fact.rawValue.capitalizedFirst,
                    "plans": count == 1 ? "one plan depends on it" : "\(count) plans depend on it",
                ]
        }
    }

    /// A plan's answer as the template `build-plan` takes it.
    ///
    /// - Parameter isShort: Whether only the most favourable chart is shown, without drawing and remarks.
    func planValues(_ answer: PlanAnswer, person: Person, isShort: Bool = false) -> [String: Any] {
        [
            "carrier": names.carrier(answer.carrier), "product": names.product(answer.carrier, answer.product),
            "address": Address.product(answer.carrier, answer.product),
            "key": "\(answer.carrier)/\(answer.product)",
            "cases": answer.cases.map { each in
                [
                    "condition": each.condition.inWords, "has-condition": !each.condition.isEmpty,
                    "statements": each.statements.prefix(isShort ? 1 : 20).enumerated().map { number, statement in
                        statementValues(
                            statement, product: answer.product, person: person, isBest: number == 0, isShort: isShort)
                    },
                ] as [String: Any]
            },
        ]
    }

    private func statementValues(
        _ statement: ChartStatement, product: String, person: Person, isBest: Bool, isShort: Bool
    ) -> [String: Any] {
        var values: [String: Any] = [
            "is-best": isBest, "verdict": statement.standingInWords, "grade": statement.standing.badge.name,
            "tone": statement.standing.badge.tone, "chart": statement.chart.chart,
            "edition": statement.chart.edition, "chart-address": Address.chart(statement.chart),
        ]
        let notes = isShort ? [] : notes(of: statement)
        values["notes"] = notes
        values["has-notes"] = !notes.isEmpty
        values["note-count"] = counted(notes.count, "remark")
        if let label = statement.limit?.classLabel?.onOneLine,
            label.lowercased() != statement.standing.badge.name.lowercased(),
            statement.standing.kind == .offer || statement.standing.kind == .decline
                || statement.standing.kind == .refer
        {
            values["label"] = label
        }
        if statement.standing.kind != .offer { values["why"] = statement.standingInWords }
        if let place = statement.standing.limit {
            values["limit"] = statement.limitInWords
            values["limit-address"] = Address.limit(statement.chart, row: place.row, limit: place.limit)
            if isBest, !isShort,
                let strip = WeightStrip(
                    dataset.build.charts[place.chart], place: place, product: product, person: person)
            {
                values["strip"] = strip.svg()
            }
        }
        if statement.standing.kind == .offer, let condition = statement.condition {
            values["condition"] = condition.onOneLine
            values["otherwise"] = statement.otherwiseInWords
        }
        if let room = statement.room?.inSentence { values["room"] = room }
        if let better = statement.better { values["better"] = better.inSentence }
        return values
    }

    private func notes(of statement: ChartStatement) -> [[String: Any]] {
        var seen: Set<String> = []
        let texts =
            statement.corrections.map { "Corrected: \($0.inWords)" }
            + statement.caveats.map { $0.asCaveat.onOneLine }
        return texts.filter { seen.insert($0).inserted }.prefix(8).map { ["text": $0.cut(to: 300)] }
    }
}

extension PlanAnswer {
    /// What the plan says in its most favourable case.
    var best: ChartStatement { cases.map(\.best).min { $0.standing.favour < $1.standing.favour } ?? cases[0].best }
}

extension BuildGroup {
    var identifier: String {
        switch self {
        case .fits: "fits"
        case .referred: "referred"
        case .unfit: "unfit"
        case .silent: "silent"
        }
    }
}

extension BuildRoom {
    /// `31 lb more would still fit`; `nil` where no end is printed.
    var inSentence: String? {
        switch (up, down) {
        case (let up?, let down?): "\(up) lb more or \(down) lb less still fit"
        case (let up?, nil): "\(up) lb more still fit"
        case (nil, let down?): "\(down) lb less still fit"
        case (nil, nil): nil
        }
    }
}

extension BetterClass {
    /// `9 lb less for Preferred`.
    var inSentence: String {
        let name = (limit.classLabel ?? limit.rateClass?.name ?? "acceptance").onOneLine
        return pounds < 0 ? "\(Figure(0) - pounds) lb less for \(name)" : "\(pounds) lb more for \(name)"
    }
}
