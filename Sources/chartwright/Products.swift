import ArgumentParser
import Eligibility
import Reports

/// `products`: what there are charts for.
struct Products: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "products",
        abstract: "List the products that there are charts for.",
        discussion: """
              chartwright products
              chartwright products --carrier acme-life --format json
            """)

    @OptionGroup var plans: PlanOptions
    @OptionGroup var format: ResultFormatOption
    @OptionGroup var project: ProjectOptions

    func perform() async throws -> Completion {
        let dataset = try plans.dataset(in: try project.dataset(in: try project.enter()))
        let listing = ProductListing(
            dataset.products.filter { plans.isWanted(carrier: $0.carrier, product: $0.product) })
        switch format.format {
        case .text: try Console.write(listing.text(Console.outPalette))
        case .json: try Console.write(listing.json())
        }
        return .done
    }
}
