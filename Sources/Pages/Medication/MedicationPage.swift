import ChartSchema
import Eligibility
import Reports

extension Site {
    private static let plansOnPage = 40
    private static let silentShown = 300

    /// The medication checker: its form, what more has to be asked of the medication in it, and what plans say.
    func medicationPage(_ query: SiteQuery) -> SitePage {
        var question = MedicationQuestion(query)
        let isAsked = query.items.contains { $0.name == "name" }
        if isAsked { question.requireName() }
        let medication = question.name.map { NamedMedication($0) }
        let isKnown = medication.map { !$0.ingredients.isEmpty || medications.isListed($0) } ?? false
        var values: [String: Any?] = [
            "form": form(question, medication: isKnown ? medication : nil, carrier: query["carrier"])
        ]
        guard let medication, let asked = question.medicationQuery else {
            let isWrong = !question.errors.isEmpty
            return render(
                "medication", title: isWrong ? "Medication checker: please correct the form" : "Medication checker",
                here: "/medication", status: isWrong ? 400 : 200, values)
        }
        guard isKnown else {
            values["unknown"] = unknownValues(medication)
            return render("medication", title: "\(medication.name) is not known", here: "/medication", values)
        }
        let answers = medications.answers(for: asked, as: medication, question.context) {
            query["carrier"] == nil || $0.carrier == query["carrier"]
        }
        values["result"] = result(medication, answers, query)
        return render("medication", title: "\(medication.name): which plans take it", here: "/medication", values)
    }

    /// A name that neither the dictionary nor a chart has: what may have been meant.
    func unknownValues(_ medication: NamedMedication) -> [String: Any] {
        let listed = medicationNames.matching(medication.name, limit: 12).map { each in
            ["name": each.medication.onOneLine, "address": medicationAddress(each.medication.onOneLine)]
        }
        let found = listed.isEmpty ? nearest(medication.name) : Array(listed)
        return ["name": medication.name, "nearest": found, "has-nearest": !found.isEmpty]
    }

    private func result(
        _ medication: NamedMedication, _ answers: [MedicationAnswer], _ query: SiteQuery
    ) -> [String: Any] {
        let groups: [(id: String, name: String, kind: MedicationAnswer.Kind)] = [
            ("decided", "Decided", .decided), ("depends", "Depends on more", .depends),
        ]
        let spoken = answers.count { $0.kind == .decided || $0.kind == .depends }
        let paging = Paging(total: spoken, page: query.page, size: Self.plansOnPage)
        let silent = answers.filter { $0.kind == .unspoken || $0.kind == .unlisted }
        return [String: Any]([
            "name": medication.name, "ingredients": medication.ingredients.joined(separator: " + "),
            "has-ingredients": !medication.ingredients.isEmpty, "ways": medication.ways.joined(separator: ", "),
            "plan-count": answers.count, "is-empty": answers.isEmpty,
            "notices": noticeValues { carrier, _ in (query["carrier"] ?? carrier) == carrier },
            "groups": paging.slices(of: groups.map { group in (group, answers.filter { $0.kind == group.kind }) })
                .filter { !$0.items.isEmpty }.map { group, total, own in
                    [
                        "id": group.id, "name": group.name, "count": total,
                        "plans": own.map { medicationPlanValues($0) },
                    ] as [String: Any]
                },
            "paging": paging.values { query.address("/medication", with: [("page", String($0))]) + "#result" },
            "silent": silent.isEmpty
                ? nil
                : [String: Any]([
                    "count": silent.count,
                    "more": silent.count > Self.silentShown ? silent.count - Self.silentShown : nil,
                    "plans": silent.prefix(Self.silentShown).map { answer in
                        [
                            "carrier": names.carrier(answer.carrier),
                            "product": names.product(answer.carrier, answer.product),
                            "address": Address.product(answer.carrier, answer.product),
                            "why": answer.kind == .unlisted
                                ? "not listed" : "listed, but not for this use, time or person",
                        ]
                    },
                ]),
        ])
    }

    /// A plan's answer as the template `medication-rules` takes it: rules that say the same under several names are one.
    ///
    /// - Parameter most: How many different rules are shown.
    func medicationPlanValues(_ answer: MedicationAnswer, most: Int = 12) -> [String: Any] {
        var groups: [(said: [String?], readings: [RuleReading])] = []
        for reading in answer.rules {
            let rule = reading.record.rule
            let said = [
                rule.outcome.rawValue, rule.outcomeLabel, reading.open.map(\.inWords).joined(separator: " and "),
                reading.open.isEmpty ? rule.detailInWords : nil,
                reading.chart.description,
            ]
            if let known = groups.firstIndex(where: { $0.said == said }) {
                groups[known].readings.append(reading)
            } else {
                groups.append((said, [reading]))
            }
        }
        var values: [String: Any] = [
            "carrier": names.carrier(answer.carrier), "product": names.product(answer.carrier, answer.product),
            "address": Address.product(answer.carrier, answer.product), "is-contradicted": answer.isContradicted,
            "key": "\(answer.carrier)/\(answer.product)",
            "rules": groups.prefix(most).map { ruleValues($0.readings) },
        ]
        if groups.count > most { values["more-rules"] = groups.count - most }
        if let outcome = answer.outcome {
            values["outcome"] = outcome.badge.name
            values["tone"] = outcome.badge.tone
        } else {
            values["outcome"] = "Depends"
            values["tone"] = "silent"
        }
        return values
    }

    /// How many names of one rule are shown.
    private static let subjectsShown = 8

    /// Rules that say the same, of one chart and each under a name of its own.
    private func ruleValues(_ readings: [RuleReading]) -> [String: Any] {
        let first = readings[0]
        let rule = first.record.rule
        let label = rule.outcomeLabel.onOneLine
        return [String: Any]([
            "outcome": rule.outcome.badge.name, "tone": rule.outcome.badge.tone,
            "label": label.isEmpty || label.lowercased() == rule.outcome.rawValue ? nil : label.cut(to: 300),
            "if": first.open.isEmpty
                ? nil : first.open.map(\.inWords).joined(separator: " and ").onOneLine.cut(to: 220),
            "subjects": readings.prefix(Self.subjectsShown).map { reading in
                let number = dataset.medication.charts.first { $0.id == reading.chart }?.rules
                    .firstIndex(of: reading.record.rule)
                return [
                    "subject": reading.record.rule.medication.onOneLine.cut(to: 200),
                    "address": number.map { Address.rule(reading.chart, $0) } ?? Address.chart(reading.chart),
                ]
            },
            "detail": first.open.isEmpty ? rule.detailInWords?.cut(to: 400) : nil,
            "more-subjects": readings.count > Self.subjectsShown ? readings.count - Self.subjectsShown : nil,
            "chart": first.chart.chart, "edition": first.chart.edition, "chart-address": Address.chart(first.chart),
        ])
    }

    // MARK: The form

    /// The form's fields; those that depend on the medication only once it is known, with its own options.
    private func form(
        _ question: MedicationQuestion, medication: NamedMedication?, carrier: String?
    ) -> [String: Any] {
        var fields: [[String: Any]] = []
        if let field = medicationForm.field("medication") {
            fields.append(
                FieldView(
                    field: field, value: question.name, error: question.errors["medication"], name: "name"
                ).values)
        }
        let printed = medication.map { printedNames(of: $0) } ?? []
        var asked: [[String: Any]] = []
        for field in medicationForm.sections.flatMap(\.fields) {
            guard let depends = field.dependsOn else { continue }
            let own = depends.options.filter { printed.contains($0.answer) }
            // An answer that was given stays to be seen, even where no rule asks for it.
            guard !own.isEmpty || question.query[field.id] != nil else { continue }
            asked.append(
                FieldView(
                    field: field, value: question.query[field.id], error: question.errors[field.id],
                    options: field.kind == .words && field.id != "taking"
                        ? Set(own.flatMap(\.options)).subtracting(["asked"]).sorted() : [],
                    title: field.id == "taking" ? "Other medications, with commas between" : nil
                ).values)
        }
        let order = ["medication"] + medicationForm.sections.flatMap(\.fields).map(\.id)
        let errors = order.reduce(into: [[String: Any]]()) { list, id in
            if let message = question.errors[id], !list.contains(where: { $0["field"] as? String == id }) {
                list.append(["field": id, "title": medicationForm.field(id)?.title ?? id, "message": message])
            }
        }
        return [
            "fields": fields, "asked": asked, "has-asked": !asked.isEmpty, "carriers": carrierOptions(carrier),
            "errors": errors, "has-errors": !errors.isEmpty,
            "asks-taking": asked.contains { $0["id"] as? String == "taking" },
            "is-only": question.query["only"] == "yes",
        ]
    }

    /// The names under which charts have rules for a medication.
    private func printedNames(of medication: NamedMedication) -> Set<String> {
        let answers = medications.answers(
            for: MedicationQuery(name: medication.name), as: medication, MedicationContext())
        return Set(answers.flatMap(\.rules).map(\.record.rule.medication))
    }
}

extension MedicationRule {
    /// `taken for Atrial fibrillation, last filled within 24 months`; `nil` for a rule that always holds.
    fileprivate var detailInWords: String? {
        let parts = [
            use.map { "taken for \($0.onOneLine)" }, lookback == .always ? nil : lookback.inWords,
            condition.map { "“\($0.onOneLine)”" },
        ].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
}
