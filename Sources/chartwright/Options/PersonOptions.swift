import ArgumentParser
import ChartSchema
import Eligibility

/// The person that is held against charts.
struct PersonOptions: ParsableArguments {
    @Option(help: "The sex: female or male.")
    var sex: GivenSex?

    @Option(help: ArgumentHelp("The age: 52, or 18mo in months.", valueName: "age"))
    var age: PersonAge?

    @Option(help: "Tobacco: yes or no.")
    var tobacco: YesOrNo?

    @Option(help: ArgumentHelp("The height: 5'6\", 5-6, 66 or 168cm.", valueName: "height"))
    var height: HeightText

    @Option(help: ArgumentHelp("The weight: 201, 201.5lb, 91kg or \"14st 5\".", valueName: "weight"))
    var weight: WeightText

    var person: Person {
        Person(
            sex: sex?.sex, age: age, usesTobacco: tobacco.map { $0 == .yes }, height: height.inches,
            weight: weight.pounds)
    }
}

/// The sex of a person.
enum GivenSex: String, ExpressibleByArgument, CaseIterable {
    case female, male

    var sex: Sex { self == .female ? .female : .male }
}

enum YesOrNo: String, ExpressibleByArgument, CaseIterable {
    case yes, no
}

extension WeightText: ExpressibleByArgument {
    public init?(argument: String) { self.init(argument) }
}

extension PersonAge: ExpressibleByArgument {
    public init?(argument: String) { self.init(argument) }
}
