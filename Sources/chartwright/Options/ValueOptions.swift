import ArgumentParser
import ChartSchema
import Eligibility
import Pipeline

/// Which limits of a chart are meant; every option narrows it down.
struct ValueOptions: ParsableArguments {
    @Option(help: ArgumentHelp("A height: 5'10\", 5-10, 70 or 178cm.", valueName: "height"))
    var height: HeightText?

    @Option(name: .customLong("class"), help: ArgumentHelp("A rate class, or a label as printed.", valueName: "class"))
    var rateClass: String?

    @Option(help: "The sex: female or male.")
    var sex: Sex?

    @Option(help: ArgumentHelp("The age in years.", valueName: "years"))
    var age: Int?

    @Option(help: "Tobacco: yes or no.")
    var tobacco: Tobacco?

    @Option(help: ArgumentHelp("A product's id.", valueName: "id"))
    var product: String?

    @Option(help: ArgumentHelp("A weight in pounds that the limit holds.", valueName: "pounds"))
    var weight: Figure?

    /// The first option that only a build chart has a use for, if one is given.
    var buildOption: String? {
        let given = [
            ("--height", height != nil), ("--class", rateClass != nil), ("--sex", sex != nil), ("--age", age != nil),
            ("--tobacco", tobacco != nil), ("--weight", weight != nil),
        ]
        return given.first { $0.1 }?.0
    }

    var query: ValueQuery {
        var query = ValueQuery()
        query.height = height
        query.rateClass = rateClass
        query.sex = sex
        query.age = age
        query.tobacco = tobacco
        query.product = product
        query.weight = weight
        return query
    }
}
