import ChartSchema
import Eligibility

/// Where a figure stands, as the options of `correct` name it.
struct CorrectedFigure {
    /// The options, in the order in which the name of a question has them.
    static let parts = ["height", "class", "sex", "age", "tobacco", "product", "medication", "use"]

    let say: [String: String]

    init(_ row: BuildRow, _ column: BuildColumn) {
        var say = Self.of(column)
        if row.age != nil { say["age"] = nil }
        self.say = say.merging(Self.of(row)) { _, own in own }
    }

    /// What a row says of its figures; where it has no age that of the column holds.
    static func of(_ row: BuildRow) -> [String: String] {
        var say: [String: String] = [:]
        say["height"] = row.height.isAny ? nil : row.height.min?.description ?? row.height.max?.description
        say["age"] = row.age?.min?.description
        return say
    }

    static func of(_ column: BuildColumn) -> [String: String] {
        var say: [String: String] = [:]
        say["class"] = column.classLabel ?? column.rateClass?.rawValue
        say["sex"] = column.sex == .any ? nil : column.sex.rawValue
        say["tobacco"] = column.tobacco == .any ? nil : column.tobacco.rawValue
        say["product"] = column.product
        say["age"] = column.age.min?.description
        return say
    }

    /// The question of a figure, by what it is about: a second figure is another question.
    static func question(of field: String, _ say: [String: String]) -> String {
        let about = parts.map { name in
            name == "height"
                ? say[name].flatMap { HeightText($0)?.inches.description } ?? "" : (say[name] ?? "").lowercased()
        }
        return "value:\(field)@\(about.joined(separator: "/"))"
    }
}
