import ChartSchema
import Eligibility
import Results

extension RankingReport {
    /// One table a verdict, the plans in their order.
    package func text(_ palette: Palette = .plain) -> String {
        var head = person.map { palette.bold($0.inWords) + "\n" } ?? ""
        head += medications.map { medication in
            let ingredients = medication.ingredients.joined(separator: " + ")
            return palette.bold(medication.name) + (ingredients.isEmpty ? "" : ": \(ingredients)") + "\n"
        }.joined()
        head += "dataset \(version)\(day.map { ", editions of \($0)" } ?? "")\n"
        var parts = [head]
        for verdict in RankedPlan.Verdict.allCases {
            let own = plans.filter { $0.verdict == verdict }
            if !own.isEmpty { parts.append(palette.bold(verdict.inWords) + "\n" + table(own, palette)) }
        }
        if plans.isEmpty { parts.append("no plan has a chart here\n") }
        if !notices.isEmpty { parts.append(notices.text(palette)) }
        return parts.joined(separator: "\n")
    }

    private func table(_ plans: [RankedPlan], _ palette: Palette) -> String {
        var table = TextTable(
            [.leading] + (person == nil ? [] : [.leading]) + medications.map { _ in .leading })
        table.add(
            (["plan"] + (person == nil ? [] : ["build"]) + medications.map(\.name))
                .map { TextTable.Cell($0, paint: palette.dim) })
        for plan in plans {
            var cells: [TextTable.Cell] = [.init("\(plan.carrier) \(plan.product)", paint: palette.bold)]
            if person != nil { cells.append(.init(plan.build?.inWords ?? "no build chart")) }
            cells += plan.medications.map { .init($0?.inWords ?? "no medication chart") }
            table.add(cells)
        }
        return table.text
    }
}

extension RankedPlan.Verdict {
    package var inWords: String {
        switch self {
        case .fits: "fits"
        case .open: "open: something is not known, not listed or without a chart"
        case .refer: "somebody decides"
        case .refused: "refused"
        }
    }

    package var name: String { "\(self)" }
}

extension PlanAnswer {
    /// What each case comes to: `male: Preferred (preferred); female: Standard (standard)`.
    var inWords: String {
        cases.map { each in
            (each.condition.isEmpty ? "" : each.condition.inWords + ": ") + each.best.standingInWords
        }.joined(separator: "; ")
    }
}

extension MedicationAnswer {
    package var inWords: String {
        switch kind {
        case .decided: (outcome?.rawValue ?? "") + (isContradicted ? ", contradicted" : "")
        case .depends:
            rules.map { reading in
                let open = reading.open.map(\.inWords).joined(separator: " and ")
                return reading.record.rule.outcome.rawValue + (open.isEmpty ? "" : " if \(open)")
            }.joined(separator: "; ")
        case .unspoken: "not for this use, time or person"
        case .unlisted: "not listed"
        }
    }
}
