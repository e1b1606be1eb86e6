import Reading

/// What a person says of a file that is to become a source of the project.
package struct AdoptionRequest: Sendable {
    /// A name with the words that people know it by: `term=Term Life`.
    package struct Named: Sendable, Hashable {
        package var id: String
        /// The id itself where nothing was said.
        package var name: String

        package init(id: String, name: String? = nil) {
            self.id = id
            self.name = name ?? id
        }
    }

    /// The file, as a person in the working directory can open it.
    package var file: String
    package var carrier: Named
    package var products: [Named]
    /// An ISO date.
    package var edition: String
    /// What the file is about; `nil` for what the source before it was about, or else by its form.
    package var kind: ChartKind?
    /// The chart's name; by default made from the file's.
    package var chart: String?
    package var origin: String?
    /// An ISO date.
    package var retrieved: String?
    /// What names and texts on the chart mean, added to what the configuration says.
    package var meanings: [TypedMeaning]
    /// The same for every chart of the carrier.
    package var carrierMeanings: [TypedMeaning]
    package var given: Given
    /// The source of this chart and edition is there already and is replaced.
    package var replaces: Bool
    /// The day that acceptances of the edition before are judged on, an ISO date. `nil`: they are not carried over, for somebody
    /// decides about every finding again.
    package var carriesAcceptancesOn: String?

    package init(
        file: String, carrier: Named, products: [Named], edition: String, kind: ChartKind? = nil,
        chart: String? = nil, origin: String? = nil,
        retrieved: String? = nil, meanings: [TypedMeaning] = [],
        carrierMeanings: [TypedMeaning] = [], given: Given = Given(), replaces: Bool = false,
        carriesAcceptancesOn: String? = nil
    ) {
        self.file = file
        self.carrier = carrier
        self.products = products
        self.edition = edition
        self.kind = kind
        self.chart = chart
        self.origin = origin
        self.retrieved = retrieved
        self.meanings = meanings
        self.carrierMeanings = carrierMeanings
        self.given = given
        self.replaces = replaces
        self.carriesAcceptancesOn = carriesAcceptancesOn
    }
}
