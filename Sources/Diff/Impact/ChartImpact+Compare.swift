import ChartSchema
import Eligibility
import Vocabulary

extension ChartImpact {
    /// Age bands, each looked at in the middle of its decades.
    private static let bands = [(20, 39, [25, 35]), (40, 59, [45, 55]), (60, 79, [65, 75])]

    /// Holds every build of the plane against both states of a chart.
    init(from old: BuildChart, to new: BuildChart) {
        let (before, after) = (BuildIndex([old]), BuildIndex([new]))
        let columns = old.columns + new.columns
        let rows = old.rows + new.rows
        let hasAges = columns.contains { !$0.age.isAny } || rows.contains { $0.age != nil }
        let tobaccos: [Tobacco] = columns.contains { $0.tobacco != .any } ? [.no, .yes] : [.any]
        let hasSexes = columns.contains { $0.sex != .any }
        let products = before.plans.map(\.product).filter { name in after.plans.contains { $0.product == name } }
        for product in products {
            let places = (
                before.plans.firstIndex { $0.product == product }!, after.plans.firstIndex { $0.product == product }!
            )
            for tobacco in tobaccos {
                for (low, high, ages) in hasAges ? Self.bands : [(20, 79, [45])] {
                    var shared: [Crossing]?
                    for sex in [Sex.female, .male] {
                        let crossings: [Crossing]
                        if let shared, !hasSexes {
                            crossings = shared
                        } else {
                            crossings = ages.flatMap { age in
                                Self.crossings(before, after, places, sex: sex, age: age, tobacco: tobacco)
                            }
                        }
                        shared = crossings
                        groups.append(
                            ImpactGroup(
                                crossings, product: products.count > 1 ? product : nil, sex: sex, ages: (low, high),
                                tobacco: tobacco, samples: ages.count))
                    }
                }
            }
        }
        mergeProducts()
    }

    /// Groups that differ in nothing but their product are one.
    private mutating func mergeProducts() {
        var seen: [ImpactGroup: Int] = [:]
        for group in groups {
            var bare = group
            bare.product = nil
            seen[bare, default: 0] += 1
        }
        let products = Set(groups.map(\.product)).count
        var told: Set<ImpactGroup> = []
        groups = groups.compactMap { group in
            var bare = group
            bare.product = nil
            guard seen[bare] == products else { return group }
            return told.insert(bare).inserted ? bare : nil
        }
    }

    /// One build whose best class is another.
    struct Crossing {
        var height: Int
        var weight: Int
        var before: String
        var after: String
        var isBetter: Bool
        var isWorse: Bool
    }

    private static func crossings(
        _ before: BuildIndex, _ after: BuildIndex, _ plans: (Int, Int), sex: Sex, age: Int, tobacco: Tobacco
    ) -> [Crossing] {
        var result: [Crossing] = []
        for height in heights {
            for weight in weights {
                let person = Person(
                    sex: sex, age: PersonAge(age), usesTobacco: tobacco == .any ? nil : tobacco == .yes,
                    height: Figure(height), weight: Figure(weight))
                let a = before.standings(of: person)[plans.0]
                let b = after.standings(of: person)[plans.1]
                let (was, now) = (before.className(a), after.className(b))
                guard was != now else { continue }
                result.append(
                    Crossing(
                        height: height, weight: weight, before: was, after: now, isBetter: b.favour < a.favour,
                        isWorse: b.favour > a.favour))
            }
        }
        return result
    }
}

extension ChartImpact.ImpactGroup {
    init(
        _ crossings: [ChartImpact.Crossing], product: String?, sex: Sex, ages: (Int, Int), tobacco: Tobacco,
        samples: Int
    ) {
        let builds = Double(ChartImpact.heights.count * ChartImpact.weights.count * samples)
        let adults = sex == .female ? AdultBuilds.women : AdultBuilds.men
        var moves: [String: ChartImpact.ImpactMove] = [:]
        var (better, worse) = (0.0, 0.0)
        for crossing in crossings {
            let share = adults.share(height: crossing.height, weight: crossing.weight) / Double(samples)
            let key = "\(crossing.before)\u{0}\(crossing.after)"
            var move =
                moves[key]
                ?? ChartImpact.ImpactMove(
                    before: crossing.before, after: crossing.after, buildShare: 0, adultShare: 0)
            move.buildShare += 1 / builds
            move.adultShare += share
            moves[key] = move
            if crossing.isBetter { better += share }
            if crossing.isWorse { worse += share }
        }
        let all = moves.values.map { move in
            var move = move
            (move.buildShare, move.adultShare) = (move.buildShare.asShare, move.adultShare.asShare)
            return move
        }
        self.init(
            product: product, sex: sex, ageMin: ages.0, ageMax: ages.1, tobacco: tobacco,
            buildShare: (Double(crossings.count) / builds).asShare,
            adultShare: moves.sorted { $0.key < $1.key }.reduce(0) { $0 + $1.value.adultShare }.asShare,
            betterShare: better.asShare, worseShare: worse.asShare,
            moves: all.sorted { ($1.adultShare, $0.before, $0.after) < ($0.adultShare, $1.before, $1.after) })
    }
}

extension AdultBuilds {
    /// The share of adults whose height and weight, rounded, are these: inches and pounds.
    fileprivate func share(height: Int, weight: Int) -> Double {
        func index(_ weight: Double) -> Double { UnitFactor.bodyMassIndex(pounds: weight, inches: Double(height)) }
        return share(heightFrom: Double(height) - 0.5, to: Double(height) + 0.5)
            * share(indexFrom: index(Double(weight) - 0.5), to: index(Double(weight) + 0.5))
    }
}

extension Double {
    /// To six decimals: further ones are noise of the arithmetic.
    fileprivate var asShare: Double { (self * 1_000_000).rounded() / 1_000_000 }
}

extension BuildIndex {
    /// A rate class's id, else the label, else why there is no class.
    fileprivate func className(_ standing: Standing) -> String {
        switch standing.kind {
        case .offer, .refer, .decline, .unclassified:
            if let known = standing.rateClass { return known.rawValue }
            let label = standing.limit.flatMap { record(at: $0).classLabel }
            return label ?? standing.kind.rawValue
        default: return standing.kind.rawValue
        }
    }
}
