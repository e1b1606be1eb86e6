import ArgumentParser
import ChartSchema
import Diff
import Foundation
import Pipeline
import Reports
import Results
import Store

/// `diff`: what changed between two states of the dataset, in the domain's words.
struct DiffCommand: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Show what changed between two versions, days or charts, in an underwriter's words.",
        discussion: """
            FROM and TO are versions (1.2.0, latest), working for what ingest would publish now, days (the editions in force
            on each), or two charts. Without both, the latest version is compared with the raw files as they are; without TO,
            FROM is compared with the latest version. known:DATE is the version that was the latest on a day; with --known-on
            that version stands for the latest one.

              chartwright diff
              chartwright diff 1.0.0 1.1.0 --format markdown
              chartwright diff acme-life/term/2020-01-01 acme-life/term/2024-05-01 --impact
              chartwright diff 2020-12-31 2024-12-31 --carrier acme-life
              chartwright diff known:2024-01-15 latest --as-of 2024-01-01
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable { case text, json, markdown, html }
    enum Kind: String, ExpressibleByArgument, CaseIterable { case build, medication }

    @Argument(help: ArgumentHelp("A version, working, a day, or a chart.", valueName: "from"))
    var from: String?

    @Argument(help: ArgumentHelp("The same.", valueName: "to"))
    var to: String?

    @Option(
        name: .customLong("carrier"),
        help: ArgumentHelp("Only this carrier's charts; may be repeated.", valueName: "id"))
    var carriers: [String] = []

    @Option(
        name: .customLong("product"),
        help: ArgumentHelp("Only charts for this product; may be repeated.", valueName: "id"))
    var products: [String] = []

    @Option(help: "Only charts of this kind.")
    var kind: Kind?

    @Flag(help: "Say what changed builds mean for people: whose best class is another.")
    var impact = false

    @Option(help: ArgumentHelp("Exit with 1 if the consumer of this contract would break.", valueName: "file"))
    var contract: String?

    @Flag(help: "Exit with 1 if there are differences.")
    var exitCode = false

    @Option(help: ArgumentHelp("Show at most so many statements a chart.", valueName: "count"))
    var limit: Int = 50

    @Option(help: "The form of the result.")
    var format: Format = .text

    @OptionGroup var times: TimeOptions
    @OptionGroup var project: ProjectOptions

    func validate() throws {
        if limit < 1 { throw ValidationError("--limit takes a number from 1, not \(limit).") }
        if contract != nil, impact { throw ValidationError("--impact says nothing about a --contract.") }
    }

    func perform() async throws -> Completion {
        let folder = try project.enter()
        let store = try project.dataset(in: folder)
        let sides = DiffSides(
            project: project, folder: folder, store: store, times: times,
            isWhole: !carriers.isEmpty || !products.isEmpty || contract != nil,
            carriers: carriers.isEmpty ? nil : Set(carriers))
        let (old, new) = try await sides.both(from, to)
        func wanted(_ side: DiffSide) -> DiffSide {
            side.filtered(
                carriers: Set(carriers), products: Set(products),
                kind: kind.map { $0 == .build ? .build : .medication })
        }
        try check(old, new)
        if let contract { return try await check(contract, wanted(old), wanted(new)) }
        let differ = DatasetDiffer(
            bounds: DiffBounds(statements: limit, hasCurves: format == .html), withImpact: impact)
        let finder = CauseFinder(from: old, to: new, in: folder)
        let diff = try withStore { () throws(StoreError) in
            try differ.diff(from: wanted(old), to: wanted(new), causes: finder.causes)
        }
        switch format {
        case .text: try Console.write(diff.text(Console.outPalette))
        case .json: try Console.write(try diff.json())
        case .markdown: try Console.write(diff.markdown())
        case .html: try Console.write(diff.html())
        }
        for chart in old.heldBack + new.heldBack {
            Console.tell(
                "\(chart): its source has errors, and it is compared as it was published last; chartwright validate shows them\n"
            )
        }
        return exitCode && !diff.isEmpty || !(old.heldBack + new.heldBack).isEmpty ? .withFindings : .done
    }

    /// Refuses carriers and products that neither side has.
    private func check(_ old: DiffSide, _ new: DiffSide) throws(Failure) {
        let entries = old.entries + new.entries
        for (names, what, known) in [
            (carriers, "carrier", entries.map(\.carrier)), (products, "product", entries.flatMap(\.products)),
        ] {
            guard let unknown = names.first(where: { !known.contains($0) }) else { continue }
            let nearest = NearestWord.of(unknown, in: Set(known).sorted())
            throw Failure(
                code: "\(what).unknown",
                message: "expected one of the charts' names after --\(what), found \"\(unknown)\"",
                help: nearest.map { "did you mean \($0)?" } ?? "chartwright log names what there is")
        }
    }

    /// Holds the differences against what one consumer reads.
    private func check(_ file: String, _ old: DiffSide, _ new: DiffSide) async throws -> Completion {
        let contract: ConsumerContract
        do {
            contract = try ConsumerContract.read(try FileBytes.read(file))
        } catch let problem as FileProblem {
            throw Failure(problem, file: file)
        } catch let error as MalformedDocument {
            throw Failure(
                code: "contract.malformed", file: file, message: error.description,
                help: "docs/versioning.md shows a contract")
        }
        let unknown = try withStore { () throws(StoreError) in try contract.unknownName(in: [old, new]) }
        if let unknown {
            throw Failure(
                code: "contract.unknown", file: file,
                message: "expected in \"\(unknown.key)\" a name that the dataset has, found \"\(unknown.name)\"",
                help: NearestWord.of(unknown.name, in: unknown.known).map { "did you mean \($0)?" }
                    ?? "chartwright products names carriers and products")
        }
        let differ = DatasetDiffer(bounds: DiffBounds(charts: .max, statements: .max, cells: 0))
        let diff = try withStore { () throws(StoreError) in try differ.diff(from: old, to: new) }
        let owned = Dictionary(old.entries.map { ($0.id.description, $0.products) }) { first, _ in first }
        let breaches = contract.breaches(in: diff) { owned[$0] ?? [] }
        let report = ContractReport(consumer: contract.consumer, breaches: breaches)
        switch format {
        case .json: try Console.write(try report.json())
        case .text, .markdown, .html: try Console.write(report.text(Console.outPalette))
        }
        return breaches.isEmpty ? .done : .withFindings
    }
}
