import ArgumentParser
import ChartSchema
import Eligibility
import Reports
import Results

/// `check plans`, which is what `check` means: plans ranked for a build and medications together.
struct CheckPlans: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "plans",
        abstract: "Rank the plans for a build and medications together.",
        discussion: """
            A build is a height and a weight; a medication is its name, and what it is taken for and when it was last
            filled behind colons, as far as they are known. The medications named count as taken together.

              chartwright check --age 52 --tobacco no --build "5'6\\" 201" --medication warfarin
              chartwright check --build "168cm 91kg" --medication "Plavix:stroke:14m" --medication aspirin
            """)

    @Option(help: ArgumentHelp("Height and weight: \"5'6\\\" 201\".", valueName: "build"))
    var build: BuildText?

    @Option(help: ArgumentHelp("A medication; any number of times.", valueName: "name[:use[:when]]"))
    var medication: [MedicationText] = []

    @Option(help: "The sex: female or male.")
    var sex: GivenSex?

    @Option(help: ArgumentHelp("The age: 52, or 18mo in months.", valueName: "age"))
    var age: PersonAge?

    @Option(help: "Tobacco: yes or no.")
    var tobacco: YesOrNo?

    @Flag(help: "Nothing else is taken than what is named.")
    var onlyTaking = false

    @OptionGroup var plans: PlanOptions
    @OptionGroup var format: ResultFormatOption
    @OptionGroup var project: ProjectOptions

    func validate() throws {
        if build == nil, medication.isEmpty { throw ValidationError("Name a --build, a --medication, or both.") }
    }

    func perform() async throws -> Completion {
        let dataset = try plans.dataset(in: try project.dataset(in: try project.enter()))
        let usesTobacco = tobacco.map { $0 == .yes }
        let person = build.map {
            Person(
                sex: sex?.sex, age: age, usesTobacco: usesTobacco, height: $0.height.inches, weight: $0.weight.pounds)
        }
        let checker = MedicationChecker(index: dataset.medication)
        var named: [NamedMedication] = []
        var queries: [MedicationQuery] = []
        for each in medication {
            named.append(try NamedMedication.known(each.query.name, to: checker))
            var query = each.query
            query.lastFilled = try plans.months(since: each.filled)
            queries.append(query)
        }
        let question = PlanQuestion(
            person: person, medications: medication.map(\.query), age: age, usesTobacco: usesTobacco,
            isTakingComplete: onlyTaking)
        let ranking = question.ranking(
            named: named, BuildChecker(index: dataset.build, findings: dataset.findings), checker
        ) { plans.isWanted(carrier: $0, product: $1) }
        let report = RankingReport(
            person: person, medications: named, version: dataset.version, day: plans.namedDay?.text,
            plans: ranking, notices: plans.notices(dataset))
        switch format.format {
        case .text: try Console.write(report.text(Console.outPalette))
        case .json: try Console.write(report.json())
        }
        return .done
    }
}

/// A height and a weight in one text: `5'6" 201`, `168 cm, 91 kg`.
struct BuildText: ExpressibleByArgument {
    var height: HeightText
    var weight: WeightText

    /// `nil` unless exactly one place parts the text into a height and a weight.
    init?(argument: String) {
        let places = argument.indices.filter { argument[$0] == " " || argument[$0] == "," }
        let found = places.compactMap { place -> (HeightText, WeightText)? in
            guard let height = HeightText(String(argument[..<place])),
                let weight = WeightText(String(argument[argument.index(after: place)...]))
            else { return nil }
            return (height, weight)
        }
        guard let first = found.first,
            found.allSatisfy({ $0.0.inches == first.0.inches && $0.1.pounds == first.1.pounds })
        else { return nil }
        (height, weight) = first
    }
}

/// A medication as `NAME`, `NAME:USE` or `NAME:USE:WHEN`, when it was last filled; an empty use is not known.
struct MedicationText: ExpressibleByArgument {
    var query: MedicationQuery
    var filled: FilledText?

    init?(argument: String) {
        let parts = argument.split(separator: ":", omittingEmptySubsequences: false)
            .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
        guard (1...3).contains(parts.count), !parts[0].isEmpty else { return nil }
        query = MedicationQuery(name: parts[0])
        if parts.count > 1, !parts[1].isEmpty { query.use = parts[1] }
        if parts.count > 2 {
            guard let filled = FilledText(parts[2]) else { return nil }
            self.filled = filled
        }
    }
}
