import ChartSchema
import Glibc
import VocabularyData

/// How heights and body mass indices of adults in the United States are spread, by sex: published percentiles of the
/// National Health and Nutrition Examination Survey, 2007–2010 (data/adult-builds.tsv names the report).
///
/// - ``share(heightFrom:to:)`` and ``share(indexFrom:to:)`` give the share of adults between two values.
///
/// Between two percentiles, and beyond the last, normal scores are joined by straight lines: heights as they are, indices
/// by their logarithm. Height and index are taken to be independent, as they nearly are in adults, so that the share at
/// a height and a weight is the product of both. One spread serves all ages from 20 on.
public struct AdultBuilds: Sendable {
    private var heights: [(value: Double, score: Double)] = []
    private var indices: [(value: Double, score: Double)] = []

    /// What the shares rest on, in one sentence.
    public static let source =
        "US adults of 20 years and over, NHANES 2007–2010 (NCHS, Vital Health Stat 11(252)), height and BMI independent"

    public static let women = AdultBuilds("female")
    public static let men = AdultBuilds("male")

    /// The normal scores of the percentiles in the file: 5, 10, 15, 25, 50, 75, 85, 90, 95.
    private static let scores = [-1.644854, -1.281552, -1.036433, -0.67449, 0, 0.67449, 1.036433, 1.281552, 1.644854]

    private init(_ sex: String) {
        for fields in EmbeddedTable(chartwright_adult_builds()).lines where fields.first == Substring(sex) {
            let values = fields.dropFirst(2).compactMap { Double($0) }
            precondition(values.count == Self.scores.count, "adult-builds.tsv has nine percentiles a line")
            if fields[1] == "height" {
                heights = Array(zip(values, Self.scores)).map { ($0, $1) }
            } else {
                indices = Array(zip(values.map { log($0) }, Self.scores)).map { ($0, $1) }
            }
        }
    }

    /// The share of adults between two heights in inches.
    public func share(heightFrom low: Double, to high: Double) -> Double {
        Self.below(high, heights) - Self.below(low, heights)
    }

    /// The share of adults between two body mass indices.
    public func share(indexFrom low: Double, to high: Double) -> Double {
        Self.below(log(high), indices) - Self.below(log(low), indices)
    }

    private static func below(_ value: Double, _ points: [(value: Double, score: Double)]) -> Double {
        var (a, b) = (points[0], points[points.count / 2])
        if value >= points[0].value {
            // Beyond the last percentile the line from the median goes on: single tails are too steep to extend.
            (a, b) = (points[points.count / 2], points[points.count - 1])
            for (low, high) in zip(points, points.dropFirst()) where value <= high.value {
                (a, b) = (low, high)
                break
            }
        }
        let score = a.score + (value - a.value) / (b.value - a.value) * (b.score - a.score)
        return 0.5 * erfc(-score / 2.0.squareRoot())
    }
}
