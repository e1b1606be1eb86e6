import ChartSchema
import Eligibility

/// Where a figure stands, as the options of `correct` name it.
struct CorrectedFigure {
    /// The options, in the order in which the name of a question has them.
    static let parts = ["height", "class", "sex", "age", "tobacco", "product", "medication", "use"]

    let say: [String: String]

    init(_ row: BuildRow, _ column: BuildColumn) {
        var say: [String: String] = [:]
        say["height"] = row.height.isAny ? nil : row.height.min?.description ?? row.height.max?.description
        say["class"] = column.classLabel ?? column.rateClass?.rawValue
        say["sex"] = column.sex == .any ? nil : column.sex.rawValue
        say["tobacco"] = column.tobacco == .any ? nil : column.tobacco.rawValue
        say["product"] = column.product
        say["age"] = (row.age ?? column.age).min?.description
        self.say = say
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
