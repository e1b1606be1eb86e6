import ChartSchema
import Tables

/// One way to print a chart.
struct Rendering: Sendable, CustomStringConvertible {
    var name: String
    /// The charts it can print.
    var suits: @Sendable (SampleChart) -> Bool
    /// The file's tables, and the chart as far as the rendering tells it.
    var render: @Sendable (SampleChart) -> (tables: [Table], told: SampleChart)

    var description: String { name }
}

extension Rendering {
    typealias Height = @Sendable (Int) -> String

    static let marks: Height = { "\($0 / 12)'\($0 % 12)\"" }

    static func cell(_ figure: Figure?) -> String { figure?.description ?? "" }

    static func rows(_ rows: [[String]]) -> String {
        rows.map { $0.map { $0.isEmpty ? " " : $0 }.joined(separator: "|") }.joined(separator: "\n")
    }

    static func header(_ series: SampleChart.Series) -> String {
        [series.sex == .any ? "" : series.sex.rawValue.capitalized, series.label ?? ""].filter { !$0.isEmpty }.joined(
            separator: " ")
    }

    static let isClassed: @Sendable (SampleChart) -> Bool = { $0.series.allSatisfy { $0.label != nil && $0.age.isAny } }
    static let isPlain: @Sendable (SampleChart) -> Bool = { isClassed($0) && $0.series.allSatisfy { $0.sex == .any } }
    static let isSexed: @Sendable (SampleChart) -> Bool = { isClassed($0) && $0.series.contains { $0.sex != .any } }

    /// Heights down, one column a series, in the given notation.
    static func grid(
        _ name: String, corner: String = "Height", unit: String = "", height: @escaping Height = marks,
        turned: Bool = false
    ) -> Rendering {
        Rendering(name: name, suits: isClassed) { chart in
            let told = chart.withoutMinima()
            var rows = [[corner] + told.series.map { header($0) + unit }]
            for inches in told.heights {
                rows.append([height(inches)] + told.series.map { cell(told.limits[inches]?[$0]?.max) })
            }
            if turned { rows = rows[0].indices.map { column in rows.map { $0[column] } } }
            return ([.written(Rendering.rows(rows))], told)
        }
    }

    static let all: [Rendering] = [
        grid("heights down"),
        grid("heights across", turned: true),
        grid("inches", height: { "\($0)" }),
        grid("inches across", height: { "\($0)" }, turned: true),
        grid("inches with unit", height: { "\($0) in" }),
        grid("compact", height: { "\($0 / 12)\($0 % 12 < 10 ? "0" : "")\($0 % 12)" }),
        grid("dashed", height: { "\($0 / 12)-\($0 % 12)" }),
        grid("dashed across", height: { "\($0 / 12)-\($0 % 12)" }, turned: true),
        grid("words", height: { "\($0 / 12) ft \($0 % 12) in" }),
        grid("French", corner: "Taille", unit: " (lb)", height: { "\($0 / 12) pi \($0 % 12) po" }),
        grid("no corner", corner: ""),
        Rendering(name: "sections", suits: isPlain) { chart in
            let told = chart.withoutMinima()
            var rows = [[""] + told.series.map(header)]
            for inches in told.heights {
                let name = inches % 12 == 0 ? "\(inches / 12) Feet" : "\(inches % 12)\""
                rows.append([name] + told.series.map { cell(told.limits[inches]?[$0]?.max) })
            }
            return ([.written(Rendering.rows(rows))], told)
        },
        Rendering(name: "common minimum", suits: { isClassed($0) && $0.hasMinima }) { chart in
            var rows = [["Height", "Min"] + chart.series.map(header)]
            for inches in chart.heights {
                let row = chart.limits[inches] ?? [:]
                rows.append([marks(inches), cell(row.values.first?.min)] + chart.series.map { cell(row[$0]?.max) })
            }
            return ([.written(Rendering.rows(rows))], chart)
        },
        Rendering(name: "ranges", suits: { isClassed($0) && $0.hasMinima }) { chart in
            var rows = [["Height"] + chart.series.map(header)]
            for inches in chart.heights {
                rows.append(
                    [marks(inches)]
                        + chart.series.map { series in
                            chart.limits[inches]?[series].map { "\(cell($0.min)) - \(cell($0.max))" } ?? ""
                        })
            }
            return ([.written(Rendering.rows(rows))], chart)
        },
        Rendering(name: "minimum and maximum of every class", suits: { isClassed($0) && $0.hasMinima }) { chart in
            var rows = [
                ["Height"] + chart.series.flatMap { [header($0), "<<"] },
                [""] + chart.series.flatMap { _ in ["Min", "Max"] },
            ]
            for inches in chart.heights {
                rows.append(
                    [marks(inches)]
                        + chart.series.flatMap { series in
                            [cell(chart.limits[inches]?[series]?.min), cell(chart.limits[inches]?[series]?.max)]
                        })
            }
            return ([.written(Rendering.rows(rows))], chart)
        },
        Rendering(name: "minimum and maximum in one header", suits: { isClassed($0) && $0.hasMinima }) { chart in
            var rows = [["Height"] + chart.series.flatMap { [header($0) + " Min", header($0) + " Max"] }]
            for inches in chart.heights {
                rows.append(
                    [marks(inches)]
                        + chart.series.flatMap { series in
                            [cell(chart.limits[inches]?[series]?.min), cell(chart.limits[inches]?[series]?.max)]
                        })
            }
            return ([.written(Rendering.rows(rows))], chart)
        },
        Rendering(name: "halves side by side", suits: isClassed) { chart in
            let told = chart.withoutMinima()
            let half = (told.heights.count + 1) / 2
            let head = ["Height"] + told.series.map(header)
            var rows = [head + head]
            func side(_ index: Int) -> [String] {
                guard index < told.heights.count else { return head.map { _ in "" } }
                let inches = told.heights[index]
                return [marks(inches)] + told.series.map { cell(told.limits[inches]?[$0]?.max) }
            }
            for index in 0..<half { rows.append(side(index) + side(index + half)) }
            return ([.written(Rendering.rows(rows))], told)
        },
        Rendering(name: "long form", suits: isClassed) { chart in
            let told = chart.withoutMinima()
            var rows = [["Height", "Sex", "Rate Class", "Max Weight"]]
            for inches in told.heights {
                for series in told.series {
                    rows.append([
                        marks(inches), series.sex == .any ? "Unisex" : series.sex.rawValue.capitalized,
                        series.label ?? "", cell(told.limits[inches]?[series]?.max),
                    ])
                }
            }
            return ([.written(Rendering.rows(rows))], told)
        },
        Rendering(name: "long form with both ends", suits: { isClassed($0) && $0.hasMinima }) { chart in
            var rows = [["Class", "Gender", "Height", "Minimum Weight", "Maximum Weight"]]
            for series in chart.series {
                for inches in chart.heights {
                    let limit = chart.limits[inches]?[series]
                    rows.append([
                        series.label ?? "", series.sex == .any ? "Both" : series.sex.rawValue, marks(inches),
                        cell(limit?.min), cell(limit?.max),
                    ])
                }
            }
            return ([.written(Rendering.rows(rows))], chart)
        },
        Rendering(name: "a table a class under headings", suits: isPlain) { chart in
            let told = chart.withoutMinima()
            let tables = told.series.enumerated().map { index, series in
                Table.written(
                    Rendering.rows(
                        [["Height", "Maximum Weight"]]
                            + told.heights.map { [marks($0), cell(told.limits[$0]?[series]?.max)] }), index: index,
                    headings: ["Build chart", series.label!])
            }
            return (tables, told)
        },
        Rendering(name: "a table a class with captions", suits: isPlain) { chart in
            let told = chart.withoutMinima()
            let tables = told.series.enumerated().map { index, series in
                Table.written(
                    Rendering.rows(
                        [["Ht.", "Max."]] + told.heights.map { [marks($0), cell(told.limits[$0]?[series]?.max)] }),
                    index: index, caption: series.label!)
            }
            return (tables, told)
        },
        Rendering(name: "sexes as groups", suits: isSexed) { chart in
            let told = chart.withoutMinima()
            var rows = [
                ["Height"] + told.series.map { $0.sex == .any ? "Both" : $0.sex.rawValue.capitalized },
                [""] + told.series.map { $0.label! },
            ]
            for inches in told.heights {
                rows.append([marks(inches)] + told.series.map { cell(told.limits[inches]?[$0]?.max) })
            }
            return ([.written(Rendering.rows(rows))], told)
        },
        Rendering(name: "sexes as titles among the rows", suits: isSexed) { chart in
            let told = chart.withoutMinima().keeping { $0.sex != .any }
            var rows: [[String]] = []
            for sex in [Sex.male, .female] {
                let series = told.series.filter { $0.sex == sex }
                rows.append([sex == .male ? "Males" : "Females"] + series.map { _ in "" })
                rows.append(["Height"] + series.map { $0.label! })
                for inches in told.heights {
                    rows.append([marks(inches)] + series.map { cell(told.limits[inches]?[$0]?.max) })
                }
            }
            return ([.written(Rendering.rows(rows))], told)
        },
        Rendering(name: "sexes as tables", suits: isSexed) { chart in
            let told = chart.withoutMinima().keeping { $0.sex != .any }
            let tables = [Sex.male, .female].enumerated().map { index, sex in
                let series = told.series.filter { $0.sex == sex }
                return Table.written(
                    Rendering.rows(
                        [["Height"] + series.map { $0.label! }]
                            + told.heights.map { inches in
                                [marks(inches)] + series.map { cell(told.limits[inches]?[$0]?.max) }
                            }), index: index, headings: [sex == .male ? "Men" : "Women"])
            }
            return (tables, told)
        },
        Rendering(name: "header repeated on every page", suits: isClassed) { chart in
            let told = chart.withoutMinima()
            let head = ["Height"] + told.series.map(header)
            var rows = [["Build chart"], head]
            for (index, inches) in told.heights.enumerated() {
                if index > 0, index % 10 == 0 { rows += [["Page \(index / 10 + 1)"], head] }
                rows.append([marks(inches)] + told.series.map { cell(told.limits[inches]?[$0]?.max) })
            }
            rows.append(["Form 123-45 (01/26)"])
            return ([.written(Rendering.rows(rows))], told)
        },
        Rendering(name: "blank rows and columns", suits: isClassed) { chart in
            let told = chart.withoutMinima()
            let width = told.series.count + 3
            var rows = [["Height", ""] + told.series.map(header) + [""]]
            for (index, inches) in told.heights.enumerated() {
                if index % 5 == 4 { rows.append(Array(repeating: "", count: width)) }
                rows.append([marks(inches), ""] + told.series.map { cell(told.limits[inches]?[$0]?.max) } + [""])
            }
            return ([.written(Rendering.rows(rows))], told)
        },
        Rendering(name: "pounds beside kilograms", suits: isPlain) { chart in
            let told = chart.withoutMinima()
            var rows = [
                ["Height", "Height (cm)"] + told.series.flatMap { [header($0) + " (lb)", header($0) + " (kg)"] }
            ]
            for inches in told.heights {
                rows.append(
                    [marks(inches), "\(Int((Double(inches) * 2.54).rounded()))"]
                        + told.series.flatMap { series -> [String] in
                            guard let max = told.limits[inches]?[series]?.max else { return ["", ""] }
                            return [max.description, "\(Int((max.doubleValue * 0.45359237).rounded()))"]
                        })
            }
            return ([.written(Rendering.rows(rows))], told)
        },
        Rendering(name: "ages above column pairs", suits: { !$0.series.allSatisfy(\.age.isAny) }) { chart in
            var rows = [
                ["Height"] + chart.series.flatMap { ["Ages \($0.age.min!)-\($0.age.max!)", "<<"] },
                [""] + chart.series.flatMap { _ in ["Minimum", "Maximum"] },
            ]
            for inches in chart.heights {
                rows.append(
                    [marks(inches)]
                        + chart.series.flatMap {
                            [cell(chart.limits[inches]?[$0]?.min), cell(chart.limits[inches]?[$0]?.max)]
                        })
            }
            return ([.written(Rendering.rows(rows))], chart)
        },
        Rendering(name: "ages as headings", suits: { !$0.series.allSatisfy(\.age.isAny) }) { chart in
            let tables = chart.series.enumerated().map { index, series in
                Table.written(
                    Rendering.rows(
                        [["Height", "Weight Range"]]
                            + chart.heights.map { inches in
                                let limit = chart.limits[inches]![series]!
                                return [marks(inches), "\(cell(limit.min))–\(cell(limit.max)) lbs"]
                            }), index: index, headings: ["Ages \(series.age.min!) to \(series.age.max!)"])
            }
            return (tables, chart)
        },
        Rendering(name: "ages as a column", suits: { !$0.series.allSatisfy(\.age.isAny) }) { chart in
            var rows = [["Age", "Height", "Min", "Max"]]
            for series in chart.series {
                for inches in chart.heights {
                    let limit = chart.limits[inches]![series]!
                    rows.append([
                        "\(series.age.min!)-\(series.age.max!)", marks(inches), cell(limit.min), cell(limit.max),
                    ])
                }
            }
            return ([.written(Rendering.rows(rows))], chart)
        },
    ]
}

extension SampleChart {
    func keeping(_ isKept: (Series) -> Bool) -> SampleChart {
        var copy = self
        copy.series = series.filter(isKept)
        copy.limits = limits.mapValues { $0.filter { isKept($0.key) } }
        return copy
    }
}
