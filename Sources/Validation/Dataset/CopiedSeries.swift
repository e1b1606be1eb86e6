import ChartSchema

/// Columns that two charts of one carrier share, found without laying every column beside every other.
///
/// Nearly equal columns are equal over some stretch of heights: columns are gathered by what they print in each stretch,
/// and only those that meet in one are compared.
struct CopiedSeries {
    /// The earlier chart's series first, each pair once.
    private(set) var pairs: [SeriesComparison] = []

    /// The inches at which a new stretch begins.
    private static let borders: [Figure] = [62, 67, 72]
    /// Fewer rows may be equal by chance.
    private static let leastRows = 4

    private struct Stretch: Hashable {
        var carrier: String
        var number: Int
        var bound: Bound
        var points: [Int64]
    }

    private struct Member: Hashable {
        var chart: Int
        var index: Int
    }

    init(_ evidence: DatasetEvidence) {
        var meetings: [Stretch: [Member]] = [:]
        for (chart, all) in evidence.series.enumerated() {
            for (index, series) in all.enumerated() where series.points.count >= SeriesComparison.leastRows {
                for stretch in Self.stretches(series, carrier: evidence.charts[chart].id.carrier) {
                    meetings[stretch, default: []].append(Member(chart: chart, index: index))
                }
            }
        }
        var partners: [Member: Set<Member>] = [:]
        for members in meetings.values where members.count > 1 {
            for (place, later) in members.enumerated() {
                // The first in the order of ids stands for all that agree with it.
                guard let earlier = members[..<place].first(where: { Self.areApart($0, later, evidence) }) else {
                    continue
                }
                partners[later, default: []].insert(earlier)
            }
        }
        for (later, earlier) in partners.sorted(by: { ($0.key.chart, $0.key.index) < ($1.key.chart, $1.key.index) }) {
            let new = evidence.series[later.chart][later.index]
            let compared = earlier.sorted { ($0.chart, $0.index) < ($1.chart, $1.index) }
                .map { SeriesComparison(old: evidence.series[$0.chart][$0.index], new: new) }
            // A column that is printed the same elsewhere is right by that.
            guard !compared.contains(where: { $0.changed.isEmpty && $0.pairs.count >= SeriesComparison.leastRows }),
                let nearest = compared.filter({ !$0.exceptions.isEmpty }).min(by: {
                    $0.changed.count < $1.changed.count
                })
            else { continue }
            pairs.append(nearest)
        }
    }

    /// Whether two series are of different charts, and not of editions of one.
    private static func areApart(_ a: Member, _ b: Member, _ evidence: DatasetEvidence) -> Bool {
        a.chart != b.chart && evidence.charts[a.chart].id.chart != evidence.charts[b.chart].id.chart
    }

    private static func stretches(_ series: LimitSeries, carrier: String) -> [Stretch] {
        let points = series.points.compactMap { point -> (height: Figure, figure: Figure)? in
            guard let height = point.place.height.min, point.place.age == nil else { return nil }
            return (height, point.figure)
        }
        let byStretch = Dictionary(grouping: points) { point in borders.count { $0 <= point.height } }
        return byStretch.filter { $0.value.count >= leastRows }.map { number, points in
            Stretch(
                carrier: carrier, number: number, bound: series.slot.bound,
                points: points.sorted { $0.height < $1.height }.flatMap {
                    [$0.height.tenThousandths, $0.figure.tenThousandths]
                })
        }
    }
}
