import ChartSchema

/// What one chart says of a person.
///
/// It holds places in the chart; records, corrections and findings are looked up when they are asked for.
public struct ChartStatement: Hashable, Sendable {
    public let standing: Standing
    /// `nil` where nothing fits.
    public let room: BuildRoom?
    /// Where those stand who do not meet the ``condition``; `nil` where there is none, or the chart is not for them.
    public let otherwise: Standing?
    private let source: StatedChart
    private let unrankedPlaces: [LimitPlace]
    private let betterPounds: Figure?
    private let betterPlace: LimitPlace?

    init(
        source: StatedChart, standing: Standing, otherwise: Standing? = nil, unrankedPlaces: [LimitPlace] = [],
        room: BuildRoom? = nil,
        betterPlace: (pounds: Figure, limit: LimitPlace)? = nil
    ) {
        self.source = source
        self.standing = standing
        self.otherwise = otherwise
        self.unrankedPlaces = unrankedPlaces
        self.room = room
        betterPounds = betterPlace?.pounds
        self.betterPlace = betterPlace?.limit
    }

    public var chart: ChartID { source.chart.id }

    /// The deciding limit, or the nearest when nothing fits; `nil` outside the chart.
    public var limit: FlatBuildRecord? { standing.limit.map(source.record) }

    /// The deciding limit's class as it is printed; `nil` where none is, and outside the chart.
    public var classLabel: String? { standing.limit.flatMap { source.column(of: $0).classLabel } }

    /// What else must be so for the deciding limit to hold, as printed; it has to be asked. `nil` where nothing is.
    public var condition: String? { source.condition(of: standing) }

    /// The limit that decides of those who do not meet the ``condition``.
    public var otherLimit: FlatBuildRecord? { otherwise?.limit.map(source.record) }

    /// Further limits that hold the person, of classes that are not printed or not explained.
    public var unranked: [FlatBuildRecord] { unrankedPlaces.map(source.record) }

    /// The nearest weight at which the chart grants more; `nil` when there is none.
    public var better: BetterClass? {
        guard let betterPounds, let betterPlace else { return nil }
        return BetterClass(pounds: betterPounds, source: source, place: betterPlace)
    }

    /// What of the deciding limit is published otherwise than printed, and on whose word.
    public var corrections: [AppliedCorrection] {
        standing.limit.map { source.chart.rows[$0.row].limits[$0.limit].corrections } ?? []
    }

    /// Findings at the deciding limit's cells, and footnotes of the chart that are in no limit.
    public var caveats: [Finding] { source.caveats(of: standing.limit) }
}

/// The class that another weight would give.
public struct BetterClass: Hashable, Sendable {
    /// Pounds to the nearest weight that the class takes: negative to lose, positive to gain.
    public let pounds: Figure
    fileprivate let source: StatedChart
    fileprivate let place: LimitPlace

    public var rateClass: RateClass? { source.column(of: place).rateClass }
    public var classLabel: String? { source.column(of: place).classLabel }
    /// The limit that grants it.
    public var limit: FlatBuildRecord { source.record(at: place) }
}

/// A chart with what was found about it, shared by the statements that speak of it.
final class StatedChart: Sendable {
    let chart: BuildChart
    private let findings: [Finding]

    init(_ chart: BuildChart, findings: [Finding]) {
        self.chart = chart
        self.findings = findings
    }

    func record(at place: LimitPlace) -> FlatBuildRecord { chart.flatRecord(row: place.row, limit: place.limit) }

    /// What must be so for a standing, where a limit of the chart gives it.
    func condition(of standing: Standing) -> String? {
        standing.isOfLimit ? standing.limit.flatMap { column(of: $0).condition } : nil
    }

    func column(of place: LimitPlace) -> BuildColumn { chart.columns[chart.rows[place.row].limits[place.limit].column] }

    /// Warnings at the cells of the deciding limit, its row and its column, warnings of whole tables, and footnotes
    /// that no limit holds.
    func caveats(of place: LimitPlace?) -> [Finding] {
        guard !findings.isEmpty else { return [] }
        var cells: [CellReference] = []
        if let place {
            let row = chart.rows[place.row]
            cells = row.cells + row.limits[place.limit].cells + chart.columns[row.limits[place.limit].column].cells
        }
        return findings.filter { finding in
            if finding.rule == "reading.footnote.unapplied" { return true }
            guard finding.severity >= .warning else { return false }
            let location = finding.location
            guard let row = location.row else { return true }
            return cells.contains { $0.table == location.table && $0.row == row && $0.column == location.column }
        }
    }
}

extension StatedChart: Hashable {
    static func == (a: StatedChart, b: StatedChart) -> Bool {
        a === b || a.chart == b.chart && a.findings == b.findings
    }

    func hash(into hasher: inout Hasher) { hasher.combine(chart.id) }
}
