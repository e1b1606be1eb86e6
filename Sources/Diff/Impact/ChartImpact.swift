import ChartSchema
import Vocabulary

/// What a changed build chart means for people: whose best class is another, as a share of all builds and of adults.
public struct ChartImpact: Codable, Hashable, Sendable {
    /// What shares of adults rest on.
    public var population = AdultBuilds.source
    /// The builds that are looked at: inches and pounds, in steps of one.
    public var heights = [Self.heights.lowerBound, Self.heights.upperBound]
    public var weights = [Self.weights.lowerBound, Self.weights.upperBound]
    /// Groups of people who stand alike with the chart are one.
    public var groups: [ImpactGroup] = []

    static let heights = 58...78
    static let weights = 90...400

    /// A sex, an age band and a tobacco state.
    public struct ImpactGroup: Codable, Hashable, Sendable {
        public var product: String?
        public var sex: Sex
        public var ageMin: Int
        public var ageMax: Int
        public var tobacco: Tobacco
        /// Shares from 0 to 1: of the builds looked at, and of adults.
        public var buildShare: Double
        public var adultShare: Double
        /// Shares of adults who stand better and worse.
        public var betterShare: Double
        public var worseShare: Double
        /// From one class to another, those of most adults first.
        public var moves: [ImpactMove]
    }

    /// People of one class before who have another now. Classes are rate class ids, else labels, else why there is none.
    public struct ImpactMove: Codable, Hashable, Sendable {
        public var before: String
        public var after: String
        public var buildShare: Double
        public var adultShare: Double
    }
}
