import ArgumentParser
import ChartSchema
import Eligibility
import Reports
import Results

/// `check medication`: which plans take a medication.
struct CheckMedication: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "medication",
        abstract: "Say what a medication means for every plan, by which rule, and what that depends on.",
        discussion: """
            A medication that a chart does not list has no statement there, which is no acceptance. What is left out
            and a rule asks for is shown with the rule.

              chartwright check medication warfarin --use "atrial fibrillation" --last-filled 14m
              chartwright check medication Plavix --taking aspirin --only-taking
            """)

    @Argument(help: ArgumentHelp("A brand or a generic name.", valueName: "name"))
    var name: String

    @Option(help: ArgumentHelp("What it is taken for.", valueName: "words"))
    var use: String?

    @Option(help: ArgumentHelp("When it was last filled: 14m or 2y ago, 0 for now, or a date.", valueName: "when"))
    var lastFilled: FilledText?

    @Option(help: ArgumentHelp("When it was first filled.", valueName: "when"))
    var firstFilled: FilledText?

    @Option(help: ArgumentHelp("The dose: 40mg, or 40mg/day.", valueName: "dose"))
    var dose: MedicationQuery.Dose?

    @Option(help: ArgumentHelp("Another medication taken; any number of times.", valueName: "name"))
    var taking: [String] = []

    @Flag(help: "Nothing else is taken than what is named.")
    var onlyTaking = false

    @Option(help: ArgumentHelp("The age: 52, or 18mo in months.", valueName: "age"))
    var age: PersonAge?

    @Option(help: "Tobacco: yes or no.")
    var tobacco: YesOrNo?

    @OptionGroup var plans: PlanOptions
    @OptionGroup var format: ResultFormatOption
    @OptionGroup var project: ProjectOptions

    func perform() async throws -> Completion {
        let dataset = try plans.dataset(in: try project.dataset(in: try project.enter()), kind: .medication)
        let checker = MedicationChecker(index: dataset.medication)
        let medication = try NamedMedication.known(name, to: checker)
        for other in taking { _ = try NamedMedication.known(other, to: checker) }
        let query = MedicationQuery(
            name: name, use: use, lastFilled: try plans.months(since: lastFilled),
            firstFilled: try plans.months(since: firstFilled), dose: dose)
        let context = MedicationContext(
            age: age, usesTobacco: tobacco.map { $0 == .yes }, taking: taking, isTakingComplete: onlyTaking)
        let answers = checker.answers(for: query, as: medication, context) {
            plans.isWanted(carrier: $0.carrier, product: $0.product)
        }
        let report = MedicationReport(
            query: query, medication: medication, version: dataset.version, day: plans.namedDay?.text, answers: answers,
            notices: plans.notices(dataset))
        switch format.format {
        case .text: try Console.write(report.text(Console.outPalette))
        case .json: try Console.write(report.json())
        }
        return .done
    }
}

extension NamedMedication {
    /// The medication of a name that the dictionary or a chart knows; another name is a failure with suggestions.
    static func known(_ name: String, to checker: MedicationChecker) throws(Failure) -> NamedMedication {
        let medication = NamedMedication(name)
        guard medication.ingredients.isEmpty, !checker.isListed(medication) else { return medication }
        throw Failure(
            code: "check.medication.unknown", message: "no dictionary and no chart names a medication \"\(name)\"",
            help: medication.suggestions.isEmpty
                ? "write the name as it stands on the package, or the generic name"
                : "did you mean \(medication.suggestions.joined(separator: ", "))?")
    }
}

extension FilledText: ExpressibleByArgument {
    public init?(argument: String) { self.init(argument) }
}

extension MedicationQuery.Dose: ExpressibleByArgument {
    public init?(argument: String) { self.init(argument) }
}
