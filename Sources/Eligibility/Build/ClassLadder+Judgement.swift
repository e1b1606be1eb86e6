import ChartSchema

extension ClassLadder {
    /// How far apart two figures may stand and still be printed next to each other: a pound, or a tenth of a BMI; one
    /// more at either end where the figure itself is excluded.
    private static let weightStep: Int64 = 10_002
    private static let indexStep: Int64 = 1_002
    static let inch: Int64 = 10_000

    /// The limits that are held against somebody, at the height the chart is read at.
    typealias Candidates = UnsafeBufferPointer<Limit>

    /// Where a person of these facts stands with the chart.
    func standing(of facts: Facts) -> Standing {
        withCandidates(for: facts) { standing(of: facts, among: $0, isLower: $1) } ?? standingOutside(facts)
    }

    /// Where a person stands by the limits that ``withCandidates(for:_:)`` gave for the height.
    func standing(of facts: Facts, among candidates: Candidates, isLower: Bool) -> Standing {
        var standing = judge(facts, candidates)
        if isLower { standing.reading.insert(.lowerHeight) }
        return standing
    }

    /// Gives `body` the limits that the chart holds against these facts, and whether it is read at a lower height than
    /// the person's; `nil` outside the chart.
    func withCandidates<Result>(for facts: Facts, _ body: (Candidates, Bool) -> Result) -> Result? {
        switch sheets.find(facts) {
        case .limits(let range, let isLower):
            return sheets.limits.withUnsafeBufferPointer { body(Candidates(rebasing: $0[range]), isLower) }
        case .outside, .outsideHeight: return nil
        case nil: return withCandidatesOfEveryRow(for: facts, body)
        }
    }

    /// The same by looking at every row.
    func withCandidatesOfEveryRow<Result>(for facts: Facts, _ body: (Candidates, Bool) -> Result) -> Result? {
        guard let (height, isLower) = printedHeight(for: facts) else { return nil }
        return withUnsafeTemporaryAllocation(of: Limit.self, capacity: mostCandidates) { space in
            var count = 0
            for row in rows where row.isAnyHeight || row.heights.contains(height) {
                for index in row.limits where limits[index].applies(to: facts) {
                    space.initializeElement(at: count, to: limits[index])
                    count += 1
                }
            }
            return body(Candidates(rebasing: space[..<count]), isLower)
        }
    }

    // MARK: Height

    /// The height to read the chart at; `nil` when the chart says nothing for these facts.
    ///
    /// A height between two printed ones is read at the lower one, if that is less than an inch away. Beyond the
    /// first and the last there is nothing to read.
    private func printedHeight(for facts: Facts) -> (height: Int64, isLower: Bool)? {
        var lower = Int64.min
        var isBelowAnother = false
        var hasAnyHeight = false
        for row in rows {
            if row.isAnyHeight {
                hasAnyHeight = hasAnyHeight || applies(row, to: facts)
            } else if row.heights.contains(facts.height) {
                if applies(row, to: facts) { return (facts.height, false) }
            } else if row.heights.high < facts.height {
                if row.heights.high > lower, applies(row, to: facts) { lower = row.heights.high }
            } else if !isBelowAnother {
                isBelowAnother = applies(row, to: facts)
            }
        }
        if isBelowAnother, lower != .min, facts.height - lower < Self.inch { return (lower, true) }
        return hasAnyHeight ? (facts.height, false) : nil
    }

    private func applies(_ row: Row, to facts: Facts) -> Bool {
        row.limits.contains { limits[$0].applies(to: facts) }
    }

    /// Where a person stands with a chart that says nothing of them.
    func standingOutside(_ facts: Facts) -> Standing {
        if case .outsideHeight? = sheets.find(facts) { return Standing(kind: .outsideHeight) }
        return Standing(kind: outside(facts))
    }

    /// Why the chart says nothing: the first of height, age, sex and tobacco without which it would say something.
    private func outside(_ facts: Facts) -> Standing.Kind {
        var facts = facts
        if limits.contains(where: { $0.applies(to: facts) }) { return .outsideHeight }
        facts.ages = FigureInterval(low: .max, high: .min)
        if limits.contains(where: { $0.applies(to: facts) }) { return .outsideAge }
        facts.sexes = 0
        if limits.contains(where: { $0.applies(to: facts) }) { return .outsideSex }
        return .outsideTobacco
    }

    // MARK: Classes

    /// What the limits of one class say, one bit each.
    private struct Said: OptionSet {
        let rawValue: UInt8
        static let weight = Said(rawValue: 1)
        static let weightFits = Said(rawValue: 2)
        static let index = Said(rawValue: 4)
        static let indexFits = Said(rawValue: 8)

        /// Whether every measure that is limited fits.
        var fits: Bool {
            !isEmpty && contains(.weight) == contains(.weightFits) && contains(.index) == contains(.indexFits)
        }
        /// Whether one measure fits and the other does not.
        var isContradicted: Bool { !fits && !isDisjoint(with: [.weightFits, .indexFits]) }
    }

    private func judge(_ facts: Facts, _ candidates: Candidates) -> Standing {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: classes.count) { said in
            said.initialize(repeating: 0)
            for limit in candidates {
                var all = Said(rawValue: said[limit.classIndex])
                if let weight = limit.weight {
                    all.insert(weight.contains(facts.weight) ? [.weight, .weightFits] : .weight)
                }
                if let index = limit.index {
                    all.insert(index.contains(facts.index) ? [.index, .indexFits] : .index)
                }
                said[limit.classIndex] = all.rawValue
            }
            return judge(facts, candidates) { Said(rawValue: said[$0]) }
        }
    }

    private func judge(_ facts: Facts, _ candidates: Candidates, said: (Int) -> Said) -> Standing {
        // A refusal counts whichever measure it is printed in; declining before referring.
        for number in classes.indices.reversed() where meanings[number].isRefusal {
            if !said(number).isDisjoint(with: [.weightFits, .indexFits]) {
                return granted(number, facts, candidates)
            }
        }
        if let best = classes.indices.first(where: { !meanings[$0].isRefusal && said($0).fits }) {
            return granted(best, facts, candidates)
        }
        // Each measure alone grants a class: the less favourable of the two.
        if let byWeight = classes.indices.first(where: { said($0).contains(.weightFits) }),
            let byIndex = classes.indices.first(where: { said($0).contains(.indexFits) })
        {
            return granted(max(byWeight, byIndex), facts, candidates, reading: .lessFavourableMeasure)
        }
        return outsideEveryLimit(facts, candidates)
    }

    /// The standing that a class gives by the first of its limits that holds the person, one of weight before one of BMI.
    private func granted(
        _ number: Int, _ facts: Facts, _ candidates: Candidates, reading: Standing.Reading = []
    ) -> Standing {
        var byWeight: LimitPlace?
        var byIndex: LimitPlace?
        for limit in candidates where limit.classIndex == number {
            if byWeight == nil, limit.weight?.contains(facts.weight) == true { byWeight = limit.place }
            if byIndex == nil, limit.index?.contains(facts.index) == true { byIndex = limit.place }
        }
        return Standing(
            kind: meanings[number].kind, rateClass: meanings[number].rateClass, limit: byWeight ?? byIndex,
            reading: reading)
    }

    // MARK: Outside every limit

    /// The nearest limits on both sides of a person, in one measure.
    private struct Neighbours {
        var below: (gap: Int64, limit: Limit)?
        var above: (gap: Int64, limit: Limit)?

        mutating func add(_ interval: FigureInterval, _ value: Int64, _ limit: Limit) {
            if interval.high < value, below.map({ value - interval.high < $0.gap }) ?? true {
                below = (value - interval.high, limit)
            }
            if interval.low > value, above.map({ interval.low - value < $0.gap }) ?? true {
                above = (interval.low - value, limit)
            }
        }
    }

    private func outsideEveryLimit(_ facts: Facts, _ candidates: Candidates) -> Standing {
        var byWeight = Neighbours()
        var byIndex = Neighbours()
        for limit in candidates {
            if let weight = limit.weight { byWeight.add(weight, facts.weight, limit) }
            if let index = limit.index { byIndex.add(index, facts.index, limit) }
        }
        let isByWeight = byWeight.below != nil || byWeight.above != nil
        let near = isByWeight ? byWeight : byIndex
        let step = isByWeight ? Self.weightStep : Self.indexStep
        switch (near.below, near.above) {
        case (let below?, let above?) where below.gap + above.gap <= step:
            let limit = below.limit.classIndex >= above.limit.classIndex ? below.limit : above.limit
            let worse = meanings[limit.classIndex]
            return Standing(
                kind: worse.kind, rateClass: worse.rateClass, limit: limit.place, reading: .lessFavourableSide)
        case (let below?, let above?):
            return between(below.limit, above.limit, nearest: below.gap <= above.gap ? below.limit : above.limit)
        case (let below?, nil):
            return beyond(below.limit, .above)
        case (nil, let above?):
            return beyond(above.limit, .below)
        case (nil, nil):
            return Standing(kind: .between)
        }
    }

    private func between(_ below: Limit, _ above: Limit, nearest: Limit) -> Standing {
        Standing(kind: onlyRefuses ? .unrefused : .between, limit: nearest.place)
    }

    /// Beyond the last limit on one side; next to a zone of refusal alone it says only that nothing is refused, and so it does where debits
    /// have not begun yet.
    private func beyond(_ limit: Limit, _ kind: Standing.Kind) -> Standing {
        Standing(kind: onlyRefuses || onlyRates && kind == .below ? .unrefused : kind, limit: limit.place)
    }
}
