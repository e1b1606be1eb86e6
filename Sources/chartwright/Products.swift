import ArgumentParser
import Eligibility
import Reports
import Results

/// `products`: what there are charts for.
struct Products: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "products",
        abstract: "List the products that there are charts for.",
        discussion: """
            Told are the products of pipeline.json for which a chart is published. No chart is opened.

              chartwright products
              chartwright products --carrier acme-life --format json
            """)

    @OptionGroup var plans: PlanOptions
    @OptionGroup var format: ResultFormatOption
    @OptionGroup var project: ProjectOptions

    func perform() async throws -> Completion {
        let manifest = try plans.manifest(in: try project.dataset(in: try project.enter()), withFindings: false)
        let products = manifest.products(effectiveOn: plans.day.text)
        let isWanted = plans.isWanted(carrier:product:)
        let listing = ProductListing(
            products.filter { isWanted($0.carrier, $0.product) },
            notices: manifest.notices(on: plans.day.text).filter { $0.isAbout(isWanted) })
        switch format.format {
        case .text: try Console.write(listing.text(Console.outPalette))
        case .json: try Console.write(listing.json())
        }
        return .done
    }
}
