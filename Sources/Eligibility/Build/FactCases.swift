import ChartSchema

/// Every possibility of what is not known of a person, as far as some ladders tell them apart.
struct FactCases {
    private let ladders: [ClassLadder]
    private let whole: ClassLadder.Facts
    /// The person's possible ages, cut wherever a limit's ages begin or end; `nil` where none does.
    private let cuts: [FigureInterval]?

    init(_ ladders: [ClassLadder], facts: ClassLadder.Facts) {
        self.ladders = ladders
        whole = facts
        cuts = Self.cuts(facts.ages, by: ladders)
    }

    /// The results of `body` for every possibility, in the order of sexes, tobacco states and ages.
    func map<Result>(_ body: (PlanAnswer.Condition, ClassLadder.Facts) -> Result) -> [Result] {
        if isWhole { return [body(PlanAnswer.Condition(), whole)] }
        let mayHangOnSex = whole.sexes == 3 && ladders.contains(where: \.dependsOnSex)
        let sexes = mayHangOnSex && isToldApart(\.sexes, [1, 2]) ? [1, 2] : [whole.sexes]
        let mayHangOnTobacco = whole.tobacco == 3 && ladders.contains(where: \.dependsOnTobacco)
        let tobacco = mayHangOnTobacco && isToldApart(\.tobacco, [1, 2]) ? [1, 2] : [whole.tobacco]
        var results: [Result] = []
        for sex in sexes {
            for state in tobacco {
                var facts = whole
                (facts.sexes, facts.tobacco) = (sex, state)
                let pieces = agePieces(of: facts)
                for ages in pieces {
                    facts.ages = ages
                    let condition = PlanAnswer.Condition(
                        sex: sexes.count > 1 ? (sex == 1 ? .female : .male) : nil,
                        usesTobacco: tobacco.count > 1 ? state == 1 : nil,
                        age: pieces.count > 1 ? AgeRange(months: ages) : nil)
                    results.append(body(condition, facts))
                }
            }
        }
        return results
    }

    /// Whether everything is known that the ladders may depend on.
    private var isWhole: Bool {
        cuts == nil
            && !ladders.contains {
                whole.sexes == 3 && $0.dependsOnSex || whole.tobacco == 3 && $0.dependsOnTobacco
            }
    }

    /// Whether, all else equal, the standings differ from one of the values to the other.
    private func isToldApart(_ path: WritableKeyPath<ClassLadder.Facts, UInt8>, _ values: [UInt8]) -> Bool {
        let other: WritableKeyPath<ClassLadder.Facts, UInt8> = path == \.sexes ? \.tobacco : \.sexes
        for otherValue in whole[keyPath: other] == 3 ? [1, 2] : [whole[keyPath: other]] {
            for ages in cuts ?? [whole.ages] {
                var facts = whole
                facts[keyPath: other] = otherValue
                facts.ages = ages
                let found = values.map { value in
                    facts[keyPath: path] = value
                    return ladders.map { $0.standing(of: facts) }
                }
                if found[0] != found[1] { return true }
            }
        }
        return false
    }

    /// The stretches of ages with different standings, youngest first.
    private func agePieces(of facts: ClassLadder.Facts) -> [FigureInterval] {
        guard let cuts else { return [facts.ages] }
        var pieces: [(ages: FigureInterval, standings: [Standing])] = []
        for ages in cuts {
            var facts = facts
            facts.ages = ages
            let standings = ladders.map { $0.standing(of: facts) }
            if let last = pieces.last, last.standings == standings {
                pieces[pieces.count - 1].ages.high = ages.high
            } else {
                pieces.append((ages, standings))
            }
        }
        return pieces.map(\.ages)
    }

    private static func cuts(_ ages: FigureInterval, by ladders: [ClassLadder]) -> [FigureInterval]? {
        let isCut = ladders.contains { ladder in
            ladder.ageStarts.contains { $0 > ages.low && $0 <= ages.high }
        }
        guard isCut else { return nil }
        let inside = Set(ladders.flatMap(\.ageStarts)).filter { $0 > ages.low && $0 <= ages.high }.sorted()
        return zip([ages.low] + inside, inside.map { $0 - 1 } + [ages.high]).map { FigureInterval(low: $0, high: $1) }
    }
}

extension ClassLadder {
    /// Whether some limit is for one sex, tobacco state or age only.
    func depends(on fact: PlanAnswer.Fact) -> Bool {
        switch fact {
        case .sex: dependsOnSex
        case .tobacco: dependsOnTobacco
        case .age: dependsOnAge
        }
    }
}

extension AgeRange {
    /// Years where the months begin and end with a year, otherwise months.
    fileprivate init(months: FigureInterval) {
        let low = months.low == .min || months.low <= 0 ? nil : Int(months.low)
        let high = months.high == .max ? nil : Int(months.high)
        if (low ?? 0) % 12 == 0, ((high ?? 11) + 1) % 12 == 0 {
            self.init(min: low.map { $0 / 12 }, max: high.map { $0 / 12 }, unit: .years)
        } else {
            self.init(min: low, max: high, unit: .months)
        }
    }
}
