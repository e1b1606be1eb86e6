import ArgumentParser
import ChartSchema
import Eligibility
import Pipeline
import Reports
import Results
import Store

/// `explain`: the way from published values back to the raw cells they were read from.
struct Explain: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Show where the values of a chart come from: file, table, row, column, raw text.",
        discussion: """
            Every option narrows the question down. The raw file is read again: when its SHA-256 is still the one that
            the chart was made from, the raw lines are shown; when it is not, the exit status is 1.

              chartwright explain acme-life/build --height "5'10\\"" --class preferred
              chartwright explain acme-life/build --height 178cm --weight 210 --sex female --age 44
              chartwright explain acme-life/drugs --medication warfarin --use "atrial fibrillation"
              chartwright explain acme-life/build --height "5'10\\"" --class preferred --picture why.png
            """)

    @Argument(help: ArgumentHelp("The chart: carrier/chart[/edition][@version].", valueName: "chart"))
    var chart: String

    @OptionGroup var value: ValueOptions

    @OptionGroup var rule: RuleOptions

    @Option(
        help: ArgumentHelp(
            "Draw the pages of a PDF that the values were read from, their places marked, as PNG.", valueName: "file"))
    var picture: String?

    @OptionGroup var format: ResultFormatOption
    @OptionGroup var project: ProjectOptions

    func perform() async throws -> Completion {
        let folder = try project.enter()
        if let picture {
            try OutputPlace(inputs: [], project: project, in: folder).check(file: picture, option: "--picture")
        }
        let store = try project.dataset(in: folder)
        let found = try store.found(chart)
        let chart = try withStore { () throws(StoreError) in try store.chart(found.entry) }
        try refuseOptions(of: chart.kind == .build ? .medication : .build, for: chart)
        let explainer = Explainer(project: folder)
        let lineage: Lineage
        do {
            switch chart {
            case .build(let chart):
                lineage = try explainer.lineage(
                    of: value.query, in: chart, entry: found.entry, version: found.version)
            case .medication(let chart):
                lineage = try explainer.lineage(
                    of: rule.query(product: value.product), in: chart,
                    entry: found.entry, version: found.version)
            }
        } catch {
            let earlier = try withStore { () throws(StoreError) in try self.earlier(found, in: store) }
            throw Failure(
                code: "explain.nothing", message: error.message,
                help: earlier.map { "\($0) has it: it is gone since; ask for that one" } ?? error.help)
        }
        switch format.format {
        case .text: try Console.write(lineage.text(Console.outPalette, place: \.placeInLine))
        case .json: try Console.write(lineage.json())
        }
        if let picture { try draw(lineage, in: folder, to: picture) }
        return lineage.raw == .same ? .done : .withFindings
    }

    /// The newest earlier form of the chart that has what is asked about: `acme/build/2024-05-01@1.2.0`.
    private func earlier(_ found: ResolvedChart, in store: DatasetStore) throws(StoreError) -> String? {
        var seen: Set<String> = [found.entry.sha256]
        for version in try store.versions().reversed() where version <= found.version {
            let charts = try store.manifest(version).charts.filter {
                $0.carrier == found.entry.carrier && $0.chart == found.entry.chart
                    && $0.edition <= found.entry.edition
            }
            for entry in charts.reversed() where seen.insert(entry.sha256).inserted {
                let isThere =
                    switch try store.chart(entry) {
                    case .build(let chart): chart.flatRecords().contains { value.query.matches($0) }
                    case .medication(let chart):
                        chart.rules.contains { rule.query(product: value.product).matches($0, in: chart) }
                    }
                if isThere { return "\(entry.id)@\(version)" }
            }
        }
        return nil
    }

    private func draw(_ lineage: Lineage, in folder: ProjectFolder, to file: String) throws(Failure) {
        let drawn: [UInt8]
        do { drawn = try PrintedValues.picture(of: lineage, in: folder) } catch { throw Self.failure(error, lineage) }
        try Console.write(drawn, to: file)
        Console.tell("\(file): what was read, where it is printed: values in amber, what they are for in blue\n")
    }

    private static func failure(_ problem: PrintedValues.Problem, _ lineage: Lineage) -> Failure {
        switch problem {
        case .noPages(let format):
            Failure(
                code: "explain.picture", file: lineage.source.path,
                message: "there is no page to draw: the chart was read from \(format), not from a PDF",
                help: "ask without --picture: the text shows each cell and its line")
        case .changed:
            Failure(
                code: "explain.picture", file: lineage.source.path,
                message: "the file is not the one that the chart was read from",
                help: "bring back the file whose SHA-256 is \(lineage.source.sha256)")
        case .unreadable(let error): Failure(error)
        }
    }

    /// An option that means nothing for the chart is an error, for it would not narrow anything down.
    private func refuseOptions(of kind: ChartKind, for chart: Chart) throws(Failure) {
        let given: [(name: String, kind: ChartKind, isGiven: Bool)] = [
            ("--height", .build, value.height != nil), ("--class", .build, value.rateClass != nil),
            ("--sex", .build, value.sex != nil),
            ("--age", .build, value.age != nil), ("--tobacco", .build, value.tobacco != nil),
            ("--weight", .build, value.weight != nil),
            ("--medication", .medication, rule.medication != nil),
            ("--use", .medication, rule.use != nil),
            ("--lookback-min-months", .medication, rule.lookbackMinMonths != nil),
            ("--lookback-max-months", .medication, rule.lookbackMaxMonths != nil),
            ("--condition", .medication, rule.condition != nil),
        ]
        guard let stray = given.first(where: { $0.kind == kind && $0.isGiven }) else { return }
        let own = given.filter { $0.kind != kind }.map(\.name).joined(separator: ", ")
        throw Failure(
            code: "explain.option",
            message:
                "\(stray.name) asks about a \(kind.rawValue) chart, and \(chart.id) is a \(chart.kind.rawValue) chart",
            help: "ask with \(own), or --product")
    }
}

extension HeightText: ExpressibleByArgument {
    public init?(argument: String) { self.init(argument) }
}

extension Figure: ExpressibleByArgument {
    public init?(argument: String) { self.init(argument) }
}

extension Sex: ExpressibleByArgument {}
extension Tobacco: ExpressibleByArgument {}
