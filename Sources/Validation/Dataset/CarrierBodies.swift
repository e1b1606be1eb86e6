import ChartSchema

/// How heavy one carrier lets its classes be, without its charts: what other carriers' are held against, and how far its own go.
///
/// It is the same in whatever order the charts come, and has some numbers a class, however many charts there are.
package struct CarrierBodies: Hashable, Sendable {
    /// In the order of their classes, sexes and uses of tobacco.
    package var rows: [Row]

    /// One class for some people.
    package struct Row: Hashable, Sendable {
        package var rateClass: RateClass
        package var sex: Sex
        package var tobacco: Tobacco
        /// The middle of all that the carrier allows people of this group, which is what it counts for beside others.
        package var middle: Double
        /// The leanest and the heaviest of what it allows this very group; `nil` where it speaks of others that meet it.
        package var own: ClosedRange<Double>?

        package init(
            rateClass: RateClass, sex: Sex, tobacco: Tobacco, middle: Double, own: ClosedRange<Double>?
        ) {
            self.rateClass = rateClass
            self.sex = sex
            self.tobacco = tobacco
            self.middle = middle
            self.own = own
        }
    }

    package init(rows: [Row]) { self.rows = rows }

    /// - Parameter charts: All build charts of the carrier.
    package init(_ charts: [ChartBodies]) {
        var byClass: [RateClass: [BodyRow]] = [:]
        for body in charts.lazy.flatMap(\.bodies) {
            byClass[body.rateClass, default: []].append(BodyRow(body, carrier: 0))
        }
        rows = byClass.sorted { $0.key < $1.key }.flatMap { rateClass, bodies in
            People.all.compactMap { people -> Row? in
                guard let middle = bodies.filter({ People($0).meets(people) }).map(\.body).median else { return nil }
                let own = bodies.filter { People($0) == people }.map(\.body)
                return Row(
                    rateClass: rateClass, sex: people.sex, tobacco: people.tobacco, middle: middle,
                    own: own.min().map { $0...own.max()! })
            }
        }
    }
}
