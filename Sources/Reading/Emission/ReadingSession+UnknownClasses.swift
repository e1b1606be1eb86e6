import ChartSchema

/// A class without a certain meaning, and where it is first named.
struct UnknownClass {
    let label: String
    /// The cell of the header, where one names it.
    let cell: Int?
    let layout: TableLayout
}

extension ReadingSession {
    /// Keeps a class of which nobody knows what it means until all classes of the chart are known.
    mutating func noteUnknown(_ label: String, slot: LimitSlot, layout: TableLayout, key: RowKey) {
        guard knownLabels.insert(label).inserted else { return }
        let header = slot.naming.headerCells.last { $0.field == .classLabel }
        unknownClasses.append(UnknownClass(label: label, cell: key.label == nil ? header?.cell : nil, layout: layout))
    }

    /// Gives "Super Preferred" its meaning where its place among the other classes leaves no other, and tells of the rest.
    mutating func settleUnknownClasses() {
        let best = unknownClasses.filter { namesBest($0.label) }
        let isSettled =
            Set(best.map { ClassMeaning.words(of: texts.abbreviations.expanded($0.label)) }).count == 1
            && !assembler.columns.contains { $0.rateClass == .preferredPlus }
            && best.allSatisfy { isAbovePreferred($0.label) }
        for unknown in unknownClasses {
            if isSettled, namesBest(unknown.label) {
                assembler.give(.preferredPlus, to: unknown.label)
                reportPlaced(unknown)
            } else {
                report(unknown)
            }
        }
    }

    /// "Preferred Best", or "PB" that a legend says to be short for it.
    private func namesBest(_ label: String) -> Bool {
        ClassMeaning.isAbovePreferred(label) || ClassMeaning.isAbovePreferred(texts.abbreviations.expanded(label))
    }

    /// Whether a class allows no more than preferred does, to the same people.
    private func isAbovePreferred(_ label: String) -> Bool {
        let columns = assembler.columns
        let own = columns.indices.filter { columns[$0].classLabel == label }
        return !own.isEmpty
            && own.allSatisfy { column in
                let preferred = columns.indices.first {
                    columns[$0].rateClass == .preferred && isForSame(columns[$0], columns[column])
                }
                return preferred.map { allows(column, noMoreThan: $0) } ?? false
            }
    }

    private func allows(_ column: Int, noMoreThan other: Int) -> Bool {
        let pairs = assembler.rows.compactMap { row -> (own: BuildLimit, their: BuildLimit)? in
            guard let own = row.limits.first(where: { $0.column == column }),
                let their = row.limits.first(where: { $0.column == other })
            else { return nil }
            return (own, their)
        }
        return !pairs.isEmpty
            && pairs.allSatisfy { own, their in
                switch (own.weightMax ?? own.bmiMax, their.weightMax ?? their.bmiMax) {
                case (let own?, let their?): own <= their
                default: false
                }
            }
    }

    private func isForSame(_ first: BuildColumn, _ second: BuildColumn) -> Bool {
        (first.product, first.sex, first.age) == (second.product, second.sex, second.age)
            && (first.tobacco == second.tobacco || first.tobacco == .any || second.tobacco == .any)
    }

    private mutating func reportPlaced(_ unknown: UnknownClass) {
        tell(
            .classPlaced, severity: .info,
            "The class \"\(unknown.label)\" stands above preferred, and none here is called preferred plus; it is read as that.",
            help: "If it is another class, say so in pipeline.json: \"meanings\": {\"\(unknown.label)\": \"…\"}.",
            ["label": unknown.label, "rate_class": RateClass.preferredPlus.rawValue], at: unknown.cell, unknown.layout)
    }

    private mutating func report(_ unknown: UnknownClass) {
        tell(
            .classUnknown,
            "The class \"\(unknown.label)\" has no certain meaning; its rate_class stays empty.",
            help:
                "Say in pipeline.json which rate class it is, for example \"meanings\": {\"\(unknown.label)\": \"standard\"}.",
            ["label": unknown.label], at: unknown.cell, unknown.layout)
    }
}
