import ChartSchema

/// The build charts of a dataset version, laid out so that a person is held against all of them in microseconds.
///
/// - ``plans`` are the products there are charts for.
/// - ``standings(of:)`` says where a person stands with each of them: the best class and the limit that decides.
/// - ``record(at:)`` gives a limit in its flat form.
///
/// Of a chart with several editions only one counts: the newest, or the newest on a day.
public struct BuildIndex: Sendable {
    /// A carrier's product and the charts that speak of it.
    public struct Plan: Hashable, Sendable {
        public var carrier: String
        public var product: String
        /// Into ``BuildIndex/charts``, in their order.
        public var charts: [Int]
        /// The ladders of `charts`, in the same order.
        var ladders: [Int]
    }

    /// A plan's ladders, and what none of them depends on.
    struct PlanLadders: Sendable {
        var ladders: [ClassLadder]
        var independentOf: [PlanAnswer.Fact]
    }

    /// The charts that count, in the order of their ids.
    public let charts: [BuildChart]
    /// In the order of carriers and products.
    public let plans: [Plan]
    let ladders: [ClassLadder]
    /// Of each plan.
    let planLadders: [PlanLadders]

    /// - Parameter day: An ISO date; only editions of that day or before it count. Without one the newest count.
    public init(_ charts: some Sequence<BuildChart>, effectiveOn day: String? = nil) {
        self.charts = charts.sorted { $0.id < $1.id }.effective(on: day)
        var ladders: [ClassLadder] = []
        var plans: [Plan] = []
        var planNumbers: [[String]: Int] = [:]
        for (number, chart) in self.charts.enumerated() {
            var ladderOfColumns: [[Int]: Int] = [:]
            for product in chart.everyProduct {
                let columns = chart.columns.indices.filter {
                    chart.columns[$0].product.map { $0 == product } ?? chart.products.contains(product)
                }
                let ladder = ladderOfColumns[columns] ?? ladders.count
                if ladder == ladders.count {
                    ladders.append(ClassLadder(chart, number: number, columns: columns))
                    ladderOfColumns[columns] = ladder
                }
                let plan = planNumbers[[chart.carrier, product]] ?? plans.count
                if plan == plans.count {
                    plans.append(Plan(carrier: chart.carrier, product: product, charts: [], ladders: []))
                    planNumbers[[chart.carrier, product]] = plan
                }
                plans[plan].charts.append(number)
                plans[plan].ladders.append(ladder)
            }
        }
        self.ladders = ladders
        self.plans = plans.sorted { ($0.carrier, $0.product) < ($1.carrier, $1.product) }
        planLadders = self.plans.map { plan in
            let own = plan.ladders.map { ladders[$0] }
            return PlanLadders(
                ladders: own,
                independentOf: PlanAnswer.Fact.allCases.filter { fact in !own.contains { $0.depends(on: fact) } })
        }
    }

    /// Where the person stands with every plan, in the order of ``plans``: the most favourable of each plan's charts.
    ///
    /// A limit for one sex or tobacco state counts only when the person's is known. An age in years counts for a chart
    /// in months only when one of the chart's ages holds the whole year.
    public func standings(of person: Person) -> [Standing] {
        let facts = ClassLadder.Facts(person)
        return withUnsafeTemporaryAllocation(of: Standing.self, capacity: ladders.count) { found in
            for (number, ladder) in ladders.enumerated() {
                found.initializeElement(at: number, to: ladder.standing(of: facts))
            }
            defer { found.deinitialize() }
            return plans.map { plan in
                var best = found[plan.ladders[0]]
                for ladder in plan.ladders.dropFirst() where found[ladder].favour < best.favour {
                    best = found[ladder]
                }
                return best
            }
        }
    }

    /// A limit with everything it depends on.
    public func record(at place: LimitPlace) -> FlatBuildRecord {
        charts[place.chart].flatRecord(row: place.row, limit: place.limit)
    }
}

extension BuildChart {
    /// The chart's products and those of its columns, in that order.
    var everyProduct: [String] {
        var result = products
        for product in columns.compactMap(\.product) where !result.contains(product) { result.append(product) }
        return result
    }
}

extension ClassLadder.Facts {
    init(_ person: Person) {
        let ages = person.age?.months
        self.init(
            sexes: (person.sex ?? .any).bits, tobacco: person.usesTobacco.map { $0 ? 1 : 2 } ?? 3,
            ages: FigureInterval(
                low: ages.map { Int64($0.lowerBound) } ?? .min, high: ages.map { Int64($0.upperBound) } ?? .max),
            height: person.height.tenThousandths, weight: person.weight.tenThousandths,
            index: person.bodyMassIndex.tenThousandths)
    }
}
