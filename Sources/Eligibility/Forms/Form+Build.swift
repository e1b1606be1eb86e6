import ChartSchema

extension EligibilityDataset {
    /// What a consumer has to ask before build charts can be checked.
    public var buildForm: Form {
        let limits = build.ladders.flatMap(\.limits)
        let heights = build.charts.flatMap(\.rows).flatMap { [$0.height.min, $0.height.max].compactMap(\.self) }
            .sorted()
        let weights = build.charts.flatMap(\.rows).flatMap(\.limits)
            .flatMap { [$0.weightMin, $0.weightMax].compactMap(\.self) }.sorted()
        let body = Form.Section(
            id: "body", title: "Build",
            fields: [
                Form.Field(
                    id: "height", title: "Height", kind: .height, isRequired: true, min: heights.first,
                    max: heights.last, unit: "in", masks: ["9'99\"", "999cm"], examples: examples(of: heights)),
                Form.Field(
                    id: "weight", title: "Weight", kind: .weight, isRequired: true, min: weights.first,
                    max: weights.last, unit: "lb", masks: ["999", "999kg"], examples: examples(of: weights)),
            ])
        var person: [Form.Field] = []
        if limits.contains(where: { $0.sexes != 3 }) {
            person.append(
                Form.Field(
                    id: "sex", title: "Sex", kind: .choice, options: ["female", "male"], plans: plans(by: .sex),
                    examples: ["female", "male"]))
        }
        let ages = ageEnds(limits)
        if let first = ages.first, let last = ages.last {
            person.append(
                Form.Field(
                    id: "age", title: "Age", kind: .age, min: first, max: last, unit: "months", masks: ["99", "99mo"],
                    plans: plans(by: .age), examples: ages.map { "\($0)mo" }))
        }
        if limits.contains(where: { $0.tobacco != 3 }) {
            person.append(
                Form.Field(
                    id: "tobacco", title: "Tobacco", kind: .choice, options: ["yes", "no"], plans: plans(by: .tobacco),
                    examples: ["yes", "no"]))
        }
        let sections = [body] + (person.isEmpty ? [] : [Form.Section(id: "person", title: "Person", fields: person)])
        return Form(id: "build", version: version, sections: sections)
    }

    private func plans(by fact: PlanAnswer.Fact) -> [String] {
        build.plans.filter { plan in plan.ladders.contains { build.ladders[$0].depends(on: fact) } }
            .map { "\($0.carrier)/\($0.product)" }
    }

    /// The months at which limits begin or end.
    private func ageEnds(_ limits: [ClassLadder.Limit]) -> [Figure] {
        let ends = limits.flatMap { [$0.ages.low, $0.ages.high] }.filter { $0 != .min && $0 != .max }
        return Set(ends).sorted().map { Figure(Int($0)) }
    }

    /// The first, the middle and the last figure, and one beyond each end.
    private func examples(of figures: [Figure]) -> [String] {
        guard let first = figures.first, let last = figures.last else { return [] }
        return [first - 1, first, figures[figures.count / 2], last, last + 1].map(\.description)
    }
}
