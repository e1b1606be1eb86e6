import ChartSchema

/// Where a person stands with a chart, or with a product by the most favourable of its charts.
public struct Standing: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A class fits whose meaning is known.
        case offer
        /// A limit fits whose class is not printed, or whose label nobody has explained yet.
        case unclassified
        /// The chart prints only where it refuses or rates, and not here.
        case unrefused
        /// A zone in which somebody decides.
        case refer
        /// Between zones of the chart, in one that is not printed.
        case between
        /// Lighter than every limit allows.
        case below
        /// Heavier than every limit allows.
        case above
        /// A zone that is declined.
        case decline
        /// The chart says nothing for this height.
        case outsideHeight = "outside-height"
        /// The chart says nothing for this age.
        case outsideAge = "outside-age"
        /// The chart says nothing for this sex.
        case outsideSex = "outside-sex"
        /// The chart says nothing for this tobacco state.
        case outsideTobacco = "outside-tobacco"

        /// Whether the chart makes a statement at all.
        public var isStatement: Bool {
            switch self {
            case .outsideHeight, .outsideAge, .outsideSex, .outsideTobacco, .between: false
            default: true
            }
        }
    }

    /// What had to be decided because the chart does not print it; empty when it prints everything.
    public struct Reading: OptionSet, Hashable, Sendable {
        public let rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The height is between two that are printed, less than an inch apart: read at the lower one.
        public static let lowerHeight = Reading(rawValue: 1)
        /// The weight or BMI falls between two figures printed next to each other: the less favourable side counts.
        public static let lessFavourableSide = Reading(rawValue: 2)
        /// Weight and BMI limits disagree: the less favourable of the two counts.
        public static let lessFavourableMeasure = Reading(rawValue: 4)
    }

    public var kind: Kind
    /// The class of the deciding limit; `nil` where none is printed or explained, and outside every limit.
    public var rateClass: RateClass?
    /// The deciding limit: the one that grants or refuses, or the nearest one when nothing fits.
    public var limit: LimitPlace?
    public var reading: Reading

    /// Whether the limit holds the person, and is not only the nearest one.
    var isOfLimit: Bool { [.offer, .unclassified, .refer, .decline].contains(kind) }

    public init(kind: Kind, rateClass: RateClass? = nil, limit: LimitPlace? = nil, reading: Reading = []) {
        self.kind = kind
        self.rateClass = rateClass
        self.limit = limit
        self.reading = reading
    }

    /// Orders standings: classes by rank, then whatever says less or refuses.
    public var favour: Int {
        switch kind {
        case .offer: rateClass?.rank ?? 50
        case .unclassified: 60
        case .unrefused: 70
        case .refer: 80
        case .between: 85
        case .below, .above: 90
        case .decline: 95
        case .outsideHeight, .outsideAge, .outsideSex, .outsideTobacco: 100
        }
    }
}

/// Where a limit stands in a ``BuildIndex``: chart, row and limit count from 0.
public struct LimitPlace: Hashable, Sendable {
    public var chart: Int
    public var row: Int
    public var limit: Int

    public init(chart: Int, row: Int, limit: Int) {
        self.chart = chart
        self.row = row
        self.limit = limit
    }
}
