import ArgumentParser
import Eligibility
import Reports
import Results

/// `medications`: what medication charts speak of.
struct Medications: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "medications",
        abstract: "List the medications that charts speak of.",
        discussion: """
              chartwright medications --search warf

            A name that no chart prints finds the medications of the same ingredients: jantoven finds warfarin.
            """)

    @Option(help: ArgumentHelp("Only those with a word that begins so, best first.", valueName: "text"))
    var search: String?

    @OptionGroup var plans: PlanOptions
    @OptionGroup var format: ResultFormatOption
    @OptionGroup var project: ProjectOptions

    func perform() async throws -> Completion {
        let dataset = try plans.dataset(in: try project.dataset(in: try project.enter()))
        let listing = MedicationListing(dataset.medications(matching: search))
        switch format.format {
        case .text: try Console.write(listing.text(Console.outPalette))
        case .json: try Console.write(listing.json())
        }
        return .done
    }
}
