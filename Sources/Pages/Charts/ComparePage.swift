import ChartSchema
import Eligibility
import Reports

extension Site {
    /// How many plans one plot holds: as many as there are colours.
    private static let offered = 400
    private static var most: Int { ChartPlot.toneCount }

    /// The heaviest weights that plans take for a class, on one plot and in one table.
    func comparePage(_ query: SiteQuery) -> SitePage {
        let plans = dataset.build.plans
        let keys = plans.map { "\($0.carrier)/\($0.product)" }
        let asked = query.all("plan").filter { keys.contains($0) }
        var chosen: [String] = []
        for key in asked where !chosen.contains(key) { chosen.append(key) }
        let rateClass = query["class"].flatMap { RateClass(rawValue: $0) }
        let audience = Audience(
            sex: query["sex"].flatMap { Sex(rawValue: $0) } ?? .any,
            tobacco: query["tobacco"].flatMap { Tobacco(rawValue: $0) } ?? .any,
            age: query["age"].flatMap { PersonAge($0) })
        let classes = RateClass.allCases.filter { each in
            each.isOffer && dataset.build.charts.contains { $0.columns.contains { $0.rateClass == each } }
        }
        let curves = chosen.prefix(Self.most).compactMap { curve(of: $0, rateClass, audience) }
        let drawn = curves.filter { !$0.heights.isEmpty }
        let className = rateClass?.name ?? "any class"
        // Those that were chosen stay on the form, whatever carrier is shown.
        let offered = zip(keys, plans).filter { key, plan in
            chosen.contains(key) || (query["carrier"] ?? plan.carrier) == plan.carrier
        }.sorted { chosen.contains($0.0) && !chosen.contains($1.0) }.prefix(Self.offered)
        var values: [String: Any?] = [
            "carriers": carrierOptions(query["carrier"]), "is-large": offered.count < plans.count,
            "plans": offered.map { key, plan in
                [
                    "key": key, "name": names.product(plan.carrier, plan.product),
                    "carrier": names.carrier(plan.carrier), "is-chosen": chosen.contains(key),
                    "id": "plan-\(key.map { $0.isLetter || $0.isNumber ? String($0) : "-" }.joined())",
                ] as [String: Any]
            },
            "classes": classes.map { ["value": $0.rawValue, "name": $0.name, "is-chosen": $0 == rateClass] },
            "sexes": ["female", "male"].map {
                ["value": $0, "name": $0.capitalizedFirst, "is-chosen": $0 == query["sex"]] as [String: Any]
            },
            "tobaccos": [("no", "No tobacco"), ("yes", "Tobacco")].map {
                ["value": $0.0, "name": $0.1, "is-chosen": $0.0 == query["tobacco"]] as [String: Any]
            },
            "age": query["age"] ?? "", "most": Self.most, "class-name": className,
            "left-out": chosen.count > Self.most ? chosen.count - Self.most : nil,
            "is-asked": !chosen.isEmpty,
            "silent": curves.filter { $0.heights.isEmpty }.map { ["name": $0.name] },
        ]
        if !drawn.isEmpty { values.merge(Self.comparison(drawn, className)) { $1 } }
        return render("compare", title: "Compare plans", here: "/compare", values)
    }

    /// The heaviest weights of a plan, by height.
    private typealias PlanCurve = (carrier: String, name: String, heights: [Figure: Figure])

    /// - Parameter key: `carrier/product`.
    private func curve(of key: String, _ rateClass: RateClass?, _ audience: Audience) -> PlanCurve? {
        guard let plan = dataset.build.plans.first(where: { "\($0.carrier)/\($0.product)" == key }) else { return nil }
        let charts = plan.charts.map { dataset.build.charts[$0] }
        return (
            names.carrier(plan.carrier), names.product(plan.carrier, plan.product),
            HeaviestWeights(charts, product: plan.product, rateClass: rateClass, audience: audience).byHeight
        )
    }

    /// The plot and the table.
    private static func comparison(_ drawn: [PlanCurve], _ className: String) -> [String: Any?] {
        [
            "drawing": plot(drawn, className).svg(id: "compare"),
            "columns": drawn.enumerated().map {
                ["name": $0.element.name, "carrier": $0.element.carrier, "number": $0.offset] as [String: Any]
            },
            "rows": Set(drawn.flatMap(\.heights.keys)).sorted().prefix(200).map { row($0, drawn) },
        ]
    }

    private static func plot(_ drawn: [PlanCurve], _ className: String) -> ChartPlot {
        var plot = ChartPlot(
            title: "Heaviest weight by height for \(className)",
            summary: "Curves: \(drawn.map(\.name).joined(separator: "; ")).".cut(to: 400),
            curves: drawn.enumerated().map { number, curve in
                let points = curve.heights.sorted { $0.key < $1.key }.map {
                    ChartPlot.Point($0.key.doubleValue, $0.value.doubleValue)
                }
                return ChartPlot.Curve(curve.name.cut(to: 26), points, tone: .colour(number))
            })
        plot.width = 760
        plot.height = 420
        return plot
    }

    private static func row(_ height: Figure, _ drawn: [PlanCurve]) -> [String: Any] {
        let figures = drawn.map { $0.heights[height] }
        let most = figures.compactMap(\.self).max()
        return [
            "height": height.asHeight,
            "cells": figures.map { figure in
                [
                    "figure": figure?.description ?? "–",
                    "is-most": figure != nil && figure == most && drawn.count > 1,
                ] as [String: Any]
            },
        ]
    }
}

/// Whom a comparison is for; what is not given stays open, and limits of everybody count always.
struct Audience {
    var sex: Sex
    var tobacco: Tobacco
    var age: PersonAge?

    func isServed(by column: BuildColumn, rowAge: AgeRange?) -> Bool {
        (column.sex == .any || sex == .any || column.sex == sex)
            && (column.tobacco == .any || tobacco == .any || column.tobacco == tobacco)
            && [column.age, rowAge ?? .any].allSatisfy { holds($0) }
    }

    private func holds(_ range: AgeRange) -> Bool {
        guard let months = age?.months, !range.isAny else { return true }
        let factor = range.unit == .years ? 12 : 1
        return (range.min.map { months.upperBound >= $0 * factor } ?? true)
            && (range.max.map { months.lowerBound <= $0 * factor + (factor - 1) } ?? true)
    }
}

/// The heaviest weight in pounds that charts take for a class at each printed height; BMI limits at those heights count
/// as the weight they come to.
struct HeaviestWeights {
    private(set) var byHeight: [Figure: Figure] = [:]

    /// - Parameter rateClass: `nil` for whatever is no refusal.
    init(_ charts: [BuildChart], product: String, rateClass: RateClass?, audience: Audience) {
        for chart in charts {
            for row in chart.rows {
                for limit in row.limits {
                    let column = chart.columns[limit.column]
                    guard column.product == nil || column.product == product,
                        rateClass == nil ? column.rateClass?.isOffer ?? true : column.rateClass == rateClass,
                        audience.isServed(by: column, rowAge: row.age)
                    else { continue }
                    for height in Self.heights(of: row.height) {
                        let index = limit.bmiMax.map { BodyMassIndex.greatestWeight(notAbove: $0, height: height) }
                        guard let weight = limit.weightMax ?? index else { continue }
                        byHeight[height] = max(byHeight[height] ?? weight, weight)
                    }
                }
            }
        }
    }

    /// The inches of a row; those from 4'10" to 6'6" for limits of every height.
    private static func heights(of range: HeightRange) -> [Figure] {
        if range.isAny { return (58...78).map { Figure($0) } }
        guard let low = range.min, let high = range.max else { return [] }
        guard low < high else { return [low] }
        let first = Int((low.doubleValue).rounded(.up))
        let last = min(Int(high.doubleValue), first + 24)
        return last < first ? [low] : (first...last).map { Figure($0) }
    }
}
