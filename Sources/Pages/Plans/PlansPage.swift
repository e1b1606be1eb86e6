import ChartSchema
import Eligibility
import Reports

extension Site {
    private static let mostMedications = 10
    private static let plansOnPage = 60

    /// A build and medications together: the plans, ranked.
    func plansPage(_ query: SiteQuery) -> SitePage {
        var question = BuildQuestion(query)
        if query["height"] != nil || query["weight"] != nil { question.requireBoth() }
        var rows = MedicationRow.all(of: query, most: Self.mostMedications)
        let isAsked = question.isAsked || rows.contains { $0.name != nil }
        let named = rows.map { row in row.name.map { NamedMedication($0) } }
        for (number, medication) in named.enumerated() {
            guard let medication, medication.ingredients.isEmpty, !medications.isListed(medication) else { continue }
            let meant = medication.suggestions.prefix(3).joined(separator: ", ")
            rows[number].error =
                "No dictionary and no chart names “\(medication.name)”."
                + (meant.isEmpty ? "" : " Did you mean \(meant)?")
        }
        let errors =
            question.errorList(buildForm)
            + rows.enumerated().flatMap { number, row in row.errors(number: number + 1) }
        var values: [String: Any?] = [
            "form": question.form(buildForm.withoutNeeds, carriers: carrierOptions(query["carrier"])),
            "medications": rowValues(rows, more: query["more"] != nil), "errors": errors,
            "has-errors": !errors.isEmpty, "can-add": rows.count < Self.mostMedications,
            "is-only": query["only"] == "yes",
        ]
        guard isAsked, errors.isEmpty else {
            return render(
                "plans",
                title: errors.isEmpty ? "Build and medications" : "Build and medications: please correct the form",
                here: "/plans", status: errors.isEmpty ? 200 : 400, values)
        }
        let isWanted = { (carrier: String) in query["carrier"] == nil || query["carrier"] == carrier }
        let asked = zip(rows, named).compactMap { row, medication in medication.map { (row, $0) } }
        let answers = asked.enumerated().map { number, each in
            let others = asked.enumerated().filter { $0.offset != number }.map(\.element.1.name)
            let context = MedicationContext(
                age: question.age, usesTobacco: question.usesTobacco, taking: others,
                isTakingComplete: query["only"] == "yes")
            return medications.answers(for: each.0.query(named: each.1.name), as: each.1, context) {
                isWanted($0.carrier)
            }
        }
        let build = question.person.map { person in builds.answers(for: person) { isWanted($0.carrier) } }
        let ranked = PlanRanking.rank(build: build, medications: answers)
        values["result"] = result(ranked, question.person, asked.map(\.1), query)
        return render("plans", title: "Ranked plans", here: "/plans", values)
    }

    private func rowValues(_ rows: [MedicationRow], more: Bool) -> [[String: Any]] {
        let used = rows.filter { !$0.isEmpty }
        let shown = used + Array(repeating: MedicationRow(), count: used.isEmpty ? 2 : more ? 2 : 1)
        guard let field = medicationForm.field("medication") else { return [] }
        return shown.prefix(Self.mostMedications).enumerated().map { number, row in
            let number = number + 1
            return [
                "number": number,
                "name-field": FieldView(
                    field: field.withoutNeed, value: row.name, error: row.error, prefix: "m\(number)-",
                    title: "Medication \(number)"
                ).values,
                "use-id": "m\(number)-use", "use": row.use ?? "",
                "filled-field": FieldView(
                    field: Form.Field(id: "last-filled", title: "Last filled", kind: .months), value: row.filledText,
                    error: row.filledError, prefix: "m\(number)-"
                ).values,
            ]
        }
    }

    private func result(
        _ plans: [RankedPlan], _ person: Person?, _ medications: [NamedMedication], _ query: SiteQuery
    ) -> [String: Any] {
        let paging = Paging(total: plans.count, page: query.page, size: Self.plansOnPage)
        let ordered = RankedPlan.Verdict.allCases.map { verdict in (verdict, plans.filter { $0.verdict == verdict }) }
        let groups = paging.slices(of: ordered).map { verdict, total, own in
            [
                "id": verdict.name, "name": verdict.title, "count": total, "explanation": verdict.explanation,
                "plans": own.map { rankedValues($0, person: person, medications) }, "is-here": !own.isEmpty,
            ] as [String: Any]
        }
        return [String: Any]([
            "person": person?.inWords.capitalizedFirst, "medications": medications.map(\.name).joined(separator: ", "),
            "has-medications": !medications.isEmpty, "groups": groups, "plan-count": plans.count,
            "notices": noticeValues { carrier, _ in (query["carrier"] ?? carrier) == carrier },
            "paging": paging.values { query.address("/plans", with: [("page", String($0))]) + "#result" },
        ])
    }

    private func rankedValues(
        _ plan: RankedPlan, person: Person?, _ medications: [NamedMedication]
    ) -> [String: Any] {
        [String: Any]([
            "carrier": names.carrier(plan.carrier),
            "product": names.product(plan.carrier, plan.product),
            "address": Address.product(plan.carrier, plan.product), "key": "\(plan.carrier)/\(plan.product)",
            "build": person.flatMap { person in plan.build.map { planValues($0, person: person, isShort: true) } },
            "lacks-build": person != nil && plan.build == nil,
            "medications": zip(medications, plan.medications).map { medication, answer in
                var values = answer.map { medicationPlanValues($0, most: 2) } ?? [:]
                values["name"] = medication.name
                values["all-address"] = medicationAddress(medication.name)
                switch answer?.kind {
                case nil: values["silence"] = "no medication chart"
                case .unlisted?: values["silence"] = "not listed, which is no acceptance"
                case .unspoken?: values["silence"] = "listed, but not for this use, time or person"
                default: break
                }
                return values
            },
        ])
    }
}

/// One medication of several, as the form asks for it.
struct MedicationRow {
    var name: String?
    var use: String?
    var filledText: String?
    var error: String?

    var isEmpty: Bool { name == nil && use == nil && filledText == nil }

    var filledError: String? {
        guard let filledText, MonthsText(filledText) == nil else { return nil }
        return "Write months or years such as 14m or 2y; “\(filledText)” is neither."
    }

    /// The rows of parameters that repeat in their order.
    static func all(of query: SiteQuery, most: Int) -> [MedicationRow] {
        let (names, uses, fills) = (query.all("medication"), query.all("use"), query.all("last-filled"))
        return names.prefix(most).indices.map { index in
            func value(_ list: [String]) -> String? { index < list.count && !list[index].isEmpty ? list[index] : nil }
            return MedicationRow(name: value(names), use: value(uses), filledText: value(fills))
        }.filter { !$0.isEmpty }
    }

    func query(named name: String) -> MedicationQuery {
        MedicationQuery(name: name, use: use, lastFilled: filledText.flatMap { MonthsText($0) }?.months)
    }

    func errors(number: Int) -> [[String: Any]] {
        [("medication", error), ("last-filled", filledError)].compactMap { id, message in
            message.map { ["field": "m\(number)-\(id)", "title": "Medication \(number)", "message": $0] }
        }
    }
}

extension RankedPlan.Verdict {
    var title: String {
        switch self {
        case .fits: "Fits"
        case .open: "Open"
        case .refer: "Somebody decides"
        case .refused: "Refused"
        }
    }

    var explanation: String {
        switch self {
        case .fits: "The build fits and every medication is taken."
        case .open: "It fits as far as the charts speak: something is not known, not listed or without a chart."
        case .refer: "The chart leaves the decision to an underwriter."
        case .refused: "The build does not fit, or a medication is declined."
        }
    }
}
