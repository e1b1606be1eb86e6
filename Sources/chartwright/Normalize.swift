import ArgumentParser
import ChartSchema
import Foundation
import Pipeline
import Reports
import Tables

/// `normalize`: canonical records of files that are in no pipeline.
struct Normalize: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "normalize",
        abstract: "Print the canonical records of files that are in no pipeline.",
        discussion: """
            Reads each file by its form; with --carrier also by what that carrier's words mean. Records go to standard
            output, findings to standard error (or, as NDJSON, to --findings FILE).

              chartwright normalize build-2026.csv --carrier acme-life --product term
              chartwright normalize *.html --format csv > records.csv

            With --files-from each file is read in a process of its own kind and gives one line, whatever becomes of it:
            {"path":…,"state":"read","result":[records],"findings":[…]}, or "failed" with the findings that say why.

              find filings -name '*.pdf' | chartwright normalize --files-from - > charts.ndjson
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable { case ndjson, json, csv }

    @Argument(help: ArgumentHelp("The files to read.", valueName: "file"))
    var files: [String] = []

    @OptionGroup var filesFrom: FilesFromOptions

    @Option(help: ArgumentHelp("Whose charts they are.", valueName: "id"))
    var carrier: String?

    @Option(
        name: .customLong("product"),
        help: ArgumentHelp("A product that they are for; may be repeated.", valueName: "id"))
    var products: [String] = []

    @Option(help: "What they are about; by default each file is asked.")
    var kind: ChartKind?

    @Option(help: "The form of the records; json is each chart as it would be published.")
    var format: Format = .ndjson

    @Option(
        name: .customLong("findings"), help: ArgumentHelp("Write the findings there, as NDJSON.", valueName: "file"))
    var findingsFile: String?

    @OptionGroup var spreadsheet: SpreadsheetOptions
    @OptionGroup var failOn: FailOnOption
    @OptionGroup var project: ProjectOptions

    mutating func validate() throws {
        files += ManyFiles.takeBack()
        try spreadsheet.check(isCSV: format == .csv)
        try filesFrom.check(files: files)
        if filesFrom.isAsked, format == .csv || findingsFile != nil {
            throw ValidationError("--files-from prints JSON with the findings in it: leave out csv and --findings.")
        }
    }

    func perform() async throws -> Completion {
        let folder = try project.enter()
        if let findingsFile {
            try OutputPlace(inputs: files, project: project, in: folder).check(file: findingsFile, option: "--findings")
        }
        let reader = try looseFile(in: folder)
        if filesFrom.isAsked { return try await filesFrom.perform { answer(of: $0, by: reader) } }
        var findings: [Finding] = []
        var unreadable = false
        var lastHeader: [UInt8]?
        let cores = ProcessInfo.processInfo.activeProcessorCount
        try await OrderedTasks.inTurn(files, limit: cores) { [kind] file in
            reader.read(file, kind: kind)
        } taking: { _, read in
            let (reading, bytes) = read
            if let chart = reading.draft?.chart { try write(chart, header: &lastHeader) } else { unreadable = true }
            findings += reading.findings
            if findingsFile == nil { tell(reading.findings, bytes) }
        }
        try writeFindings(findings)
        if unreadable { throw ExitCode(2) }
        return failOn.failOn.completion(of: findings)
    }

    /// The records of one of many files, or the chart as it would be published.
    private func answer(of file: String, by reader: LooseFile) -> FileAnswer {
        let reading = reader.read(file, kind: kind).reading
        guard let chart = reading.draft?.chart else { return FileAnswer(path: file, findings: reading.findings) }
        guard format == .ndjson else {
            return FileAnswer(path: file, result: chart.canonicalJSON(), findings: reading.findings)
        }
        var records: [UInt8] = []
        write(chart.flatRecords(in:)) { batch in
            for record in batch { records += (records.isEmpty ? [] : [UInt8(ascii: ",")]) + record.ndjsonLine() }
        }
        let result = [UInt8(ascii: "[")] + records + [UInt8(ascii: "]")]
        return FileAnswer(path: file, result: result, findings: reading.findings)
    }

    private func looseFile(in folder: ProjectFolder) throws(Failure) -> LooseFile {
        let hasConfiguration = FileManager.default.fileExists(atPath: project.pipelineFile)
        let configuration = carrier != nil && hasConfiguration ? try project.configuration(in: folder) : nil
        let reader = LooseFile(carrier: carrier, products: products, configuration: configuration)
        if let carrier, !reader.knowsItsCarrier {
            let nearest = LooseFile.nearestCarrier(to: carrier, configuration: configuration)
            Console.tell(
                Diagnostic(
                    severity: .info, code: "carrier.unknown",
                    message:
                        "nothing is known about the words of the carrier \"\(carrier)\": the files are read by their form",
                    help: nearest.map { "did you mean \($0)?" }
                ).text(Console.errorPalette) + "\n")
        }
        return reader
    }

    /// Prints a chart's records, with a header before the first ones of each kind.
    private func write(_ chart: Chart, header last: inout [UInt8]?) throws {
        switch format {
        case .ndjson: try write(chart.flatRecords(in:)) { try Console.write($0.flatMap { $0.ndjsonLine() }) }
        case .csv:
            let header = FlatRecord.csvHeader(of: chart.kind)
            if let last, last != header { try Console.write([0x0d, 0x0a]) }
            if last != header { try Console.write(header) }
            last = header
            try write(chart.flatRecords(in:)) { try Console.write($0.flatMap { spreadsheet.lines($0.csvLine()) }) }
        case .json: try Console.write(chart.canonicalJSON())
        }
    }

    /// Hands over records a thousand at a time: not all of a long chart need be in memory as text.
    private func write(_ records: (Range<Int>) -> [FlatRecord], _ take: ([FlatRecord]) throws -> Void) rethrows {
        var start = 0
        while case let batch = records(start..<start + 1_000), !batch.isEmpty {
            try take(batch)
            start += 1_000
        }
    }

    private func tell(_ findings: [Finding], _ bytes: [UInt8]) {
        if findings.isEmpty { return }
        let places = FindingPlaces(inFile: bytes)
        let text = FindingsText(palette: Console.errorPalette, place: places.place(of:)).text(findings)
        if !text.isEmpty { Console.tell(text + "\n") }
    }

    private func writeFindings(_ findings: [Finding]) throws(Failure) {
        guard let findingsFile else { return }
        try Console.write(findings.flatMap { $0.ndjsonLine() }, to: findingsFile)
    }
}

extension Chart {
    /// The flat records of rules from one number on; all of a build chart's at once.
    fileprivate func flatRecords(in numbers: Range<Int>) -> [FlatRecord] {
        switch self {
        case .build(let chart): numbers.lowerBound == 0 ? chart.flatRecords().map(FlatRecord.build) : []
        case .medication(let chart):
            numbers.clamped(to: chart.rules.indices).map { .medication(chart.flatRecord(rule: $0)) }
        }
    }
}

extension ChartKind: ExpressibleByArgument {}
