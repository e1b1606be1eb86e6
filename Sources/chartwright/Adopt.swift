import ArgumentParser
import ChartSchema
import Foundation
import Pipeline
import Reading
import Reports
import Results
import Store
import Tables

/// `adopt`: a file that a carrier sent becomes a source of the project, its layout pinned.
struct Adopt: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "adopt",
        abstract: "Make a file a source: copy it into raw/, pin its layout in pipeline.json, and ingest it.",
        discussion: """
            For a chart that needs no code. The file is kept under raw/<carrier>/<edition>/, the carrier, its products and
            the source with the recognised layout are written into pipeline.json, the records are kept in golden/ for
            `verify --rebuild`, and ingest is run. Look at the file with `inspect` first. A file with errors is not
            adopted, and then nothing is written. To undo: git checkout pipeline.json normalized, and remove the new files.

              chartwright adopt build.csv --carrier acme --product term --edition 2026-03-01
              chartwright adopt build.csv --carrier acme="Acme Life" --product term="Acme Term" --edition 2026-03-01 \\
                --means "Select=standard-plus" --origin "guide 12, p. 4"
              chartwright adopt meds.csv --carrier acme --product term --edition 2026-03-01 \\
                --means "D/C=Decline" --means "Ext. 12=left-out" --because "Ext. 12=a telephone number"
              chartwright adopt raw/acme/2026-03-01/build.csv --carrier acme --chart build --edition 2026-03-01 --replace
            """)

    @Argument(help: ArgumentHelp("The file that the carrier sent.", valueName: "file"))
    var file: String

    @Option(help: ArgumentHelp("The carrier's id; for a new one also its name.", valueName: "id[=name]"))
    var carrier: Pair

    @Option(
        name: .customLong("product"),
        help: ArgumentHelp("A product that the chart is for; may be repeated.", valueName: "id[=name]"))
    var products: [Pair] = []

    @Option(help: ArgumentHelp("The date printed on, or given for, the file.", valueName: "date"))
    var edition: String

    @Option(help: "What the file is about; by default the file is asked.")
    var kind: ChartKind?

    @Option(help: ArgumentHelp("The chart's name (default: made of the file's).", valueName: "id"))
    var chart: String?

    @Option(help: ArgumentHelp("Where the file came from.", valueName: "words"))
    var origin: String?

    @Option(help: ArgumentHelp("The day it came.", valueName: "date"))
    var retrieved: String?

    @Option(
        name: .customLong("means"),
        help: ArgumentHelp(
            "What a name on the chart means: a rate class, or minimum; on a medication chart an outcome; of a product under another name product:ID. Of a text that is not understood: other words with a capital letter or a blank, as-printed, or left-out. May be repeated.",
            valueName: "text=meaning"))
    var meanings: [Pair] = []

    @Option(
        name: .customLong("carrier-means"),
        help: ArgumentHelp("The same on every chart of the carrier. May be repeated.", valueName: "text=meaning"))
    var carrierMeanings: [Pair] = []

    @Option(
        name: .customLong("because"),
        help: ArgumentHelp(
            "Why a text means what --means says; needed where it is left out. May be repeated.",
            valueName: "text=reason"))
    var reasons: [Pair] = []

    @Option(help: "The unit of weights that print none.")
    var unit: Given.WeightUnit?

    @Option(
        name: .customLong("column-unit"),
        help: ArgumentHelp(
            "The unit of one column that prints none, by its header, or its place as in \"(table 0, column 5)\". May be repeated.",
            valueName: "column=unit"))
    var columnUnits: [Pair] = []

    @Option(help: "Whom the chart is for, where it does not say.")
    var sex: Sex?

    @Option(help: "For whom the chart is, where it does not say.")
    var tobacco: Tobacco?

    @Option(help: "What every medication of a list means, where the list does not say.")
    var outcome: MedicationOutcome?

    @Flag(help: "The source is there already: put this file and its layout in its place.")
    var replace = false

    @Flag(name: .customLong("no-ingest"), help: "Write the files, and leave publishing to the next ingest.")
    var leavesIngest = false

    @Flag(name: .customLong("dry-run"), help: "Write nothing; say what would be.")
    var isDryRun = false

    @OptionGroup var format: ResultFormatOption
    @OptionGroup var failOn: FailOnOption
    @OptionGroup var project: ProjectOptions

    /// See ``TypedPair``.
    struct Pair: ExpressibleByArgument {
        var first: String
        var second: String?

        init?(argument: String) {
            guard let pair = TypedPair(typed: argument) else { return nil }
            (first, second) = (pair.first, pair.second)
        }

        var named: AdoptionRequest.Named { AdoptionRequest.Named(id: first, name: second) }
    }

    func validate() throws {
        try retrieved.flatMap(Day.init(argument:))?.checkIsPast(after: "--retrieved")
        for (option, pairs) in [("--means", meanings), ("--carrier-means", carrierMeanings)] {
            guard let pair = pairs.first(where: { $0.second == nil }) else { continue }
            throw ValidationError("\(option) takes a name and a class, such as \"\(pair.first)=standard\".")
        }
        let named = Set((meanings + carrierMeanings).map(\.first))
        if let pair = reasons.first(where: { $0.second == nil || !named.contains($0.first) }) {
            throw ValidationError("--because takes a text that --means names, and why: \"\(pair.first)=…\".")
        }
        for pair in columnUnits where pair.second.flatMap(Given.WeightUnit.init(rawValue:)) == nil {
            throw ValidationError(
                "--column-unit takes a column and pounds or kilograms, such as \"\(pair.first)=kilograms\".")
        }
    }

    func perform() async throws -> Completion {
        let folder = try project.enter()
        if isDryRun { return try await rehearse(in: folder) }
        let (adoption, written) = try folder.writing { try adopted(in: folder) }
        let lines = DecodedLines((try? FileBytes.read(file)) ?? [])
        let findings = adoption.reading.findings + adoption.doubts
        guard adoption.reading.isPublishable else {
            tell(findings) { _, line in lines.line(line) }
            Console.tell("nothing was adopted: \(file) has errors\n")
            return .withFindings
        }
        tell(adoption.doubts) { _, _ in nil }
        for path in written { Console.tell("wrote \(path)\n") }
        if leavesIngest {
            tell(findings) { _, line in lines.line(line) }
            return failOn.failOn.completion(of: findings)
        }
        return try await ingest(adoption.id, folder)
    }

    /// Tells what adopting would tell, the run after it included.
    private func rehearse(in folder: ProjectFolder) async throws -> Completion {
        let found: (adoption: Adoption, report: RunReport?)
        do {
            found = try await AdoptionRehearsal.of(
                request, in: folder, configurationFile: project.pipelineFile,
                jobs: ProcessInfo.processInfo.activeProcessorCount, today: Day.today.text,
                memory: ReadingMemory(of: folder, configuration: project.pipelineFile))
        } catch let error as AdoptionError {
            throw Failure(error)
        } catch let error as InvalidConfiguration {
            throw Failure(error)
        } catch let error as StoreError {
            throw Failure(error)
        }
        let (adoption, report) = found
        let lines = DecodedLines((try? FileBytes.read(file)) ?? [])
        let findings = adoption.reading.findings + adoption.doubts
        guard let report, !leavesIngest else {
            tell(findings) { _, line in lines.line(line) }
            if adoption.reading.isPublishable {
                try Console.write("would adopt \(adoption.id) as \(adoption.path)\n")
                return failOn.failOn.completion(of: findings)
            }
            Console.tell("nothing would be adopted: \(file) has errors\n")
            return .withFindings
        }
        tell(adoption.doubts) { _, _ in nil }
        return try tell(report, of: adoption.id, in: folder) { path, line in
            path == adoption.path ? lines.line(line) : nil
        }
    }

    /// What is adopted, and the files that were written: none of a chart with errors.
    private func adopted(in folder: ProjectFolder) throws -> (adoption: Adoption, written: [String]) {
        try adopting { () throws(AdoptionError) in
            let adoption = try Adoption(request, in: folder, configurationFile: project.pipelineFile)
            guard adoption.reading.isPublishable else { return (adoption, []) }
            return (adoption, try adoption.write())
        }
    }

    private var request: AdoptionRequest {
        AdoptionRequest(
            file: file, carrier: carrier.named, products: products.map(\.named), edition: edition, kind: kind,
            chart: chart,
            origin: origin, retrieved: retrieved,
            meanings: typed(meanings), carrierMeanings: typed(carrierMeanings),
            given: Given(unit: unit, units: units, sex: sex, tobacco: tobacco, outcome: outcome), replaces: replace,
            carriesAcceptancesOn: Day.today.text)
    }

    private func typed(_ pairs: [Pair]) -> [TypedMeaning] {
        pairs.compactMap { pair in
            pair.second.map { word in
                TypedMeaning(pair.first, word, reason: reasons.last { $0.first == pair.first }?.second)
            }
        }
    }

    private var units: [String: Given.WeightUnit] {
        let said = columnUnits.compactMap { pair in
            pair.second.flatMap(Given.WeightUnit.init(rawValue:)).map { (pair.first, $0) }
        }
        return Dictionary(said) { _, last in last }
    }

    private func ingest(_ id: ChartID, _ folder: ProjectFolder) async throws -> Completion {
        let memory = ReadingMemory(of: folder, configuration: project.pipelineFile)
        func ingest(_ configuration: PipelineConfiguration) -> Ingest {
            Ingest(
                project: folder, configuration: configuration, jobs: ProcessInfo.processInfo.activeProcessorCount,
                today: Day.today.text, memory: memory)
        }
        // As JSON every chart is told of.
        let last =
            format.format == .json
            ? nil
            : StandingRun.look(
                at: folder, configuration: project.pipelineFile, today: Day.today.text, memory: memory)
        let narrow = try await IngestCommand.run(since: last, ingest)
        let report =
            if let narrow { narrow } else {
                try await IngestCommand.run(ingest(try project.configuration(in: folder)))
            }
        return try tell(report, of: id, in: folder)
    }

    /// - Parameter line: A line of a file that is not in the project yet.
    private func tell(
        _ report: RunReport, of id: ChartID, in folder: ProjectFolder,
        line: @escaping (String, Int) -> String? = { _, _ in nil }
    ) throws -> Completion {
        let own = report.news(of: id.description)
        switch format.format {
        case .json: try Console.write(report.json())
        case .text:
            try IngestCommand.tell(own.heldBack, in: folder, line: line) { report.text(own, $0, findings: $1) }
        }
        return failOn.failOn.completion(of: report.findings.filter { $0.chart == id.description })
    }

    private func tell(_ findings: [Finding], line: @escaping (String, Int) -> String?) {
        let places = FindingPlaces(line: line)
        let text = FindingsText(palette: Console.errorPalette, place: places.place(of:)).text(findings)
        if !text.isEmpty { Console.tell(text + "\n") }
    }
}

/// Does what adopts, and turns its errors into failures.
private func adopting<Value>(_ body: () throws(AdoptionError) -> Value) throws(Failure) -> Value {
    do {
        return try body()
    } catch {
        throw Failure(error)
    }
}

extension Failure {
    fileprivate init(_ error: AdoptionError) {
        switch error {
        case .problem(let problem):
            self.init(code: problem.code, file: problem.file, message: problem.message, help: problem.help)
        case .file(let problem, let file): self.init(problem, file: file)
        case .configuration(let invalid): self.init(invalid)
        }
    }
}

extension Given.WeightUnit: ExpressibleByArgument {}
extension MedicationOutcome: ExpressibleByArgument {}
