import ArgumentParser
import ChartSchema
import Foundation
import Pipeline
import Reading
import Reports
import Results
import Tables

/// `inspect`: what a file is, how it is read, and the configuration that would pin that reading.
struct Inspect: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "inspect",
        abstract: "Say what files are and how they are read; propose their pipeline.json entry.",
        discussion: """
            For the first meeting with a file. It prints the encoding and dialect, every table, what each column was taken
            for, and the source with the pinned layout to put into pipeline.json.

              chartwright inspect raw/acme/2026-01-01/build.csv
              chartwright inspect build.html --carrier transamerica --chart fe-express --format json
            """)

    @Argument(help: ArgumentHelp("The files to look at.", valueName: "file"))
    var files: [String] = []

    @OptionGroup var filesFrom: FilesFromOptions

    @Option(help: ArgumentHelp("Whose charts they are.", valueName: "id"))
    var carrier: String?

    @Option(help: ArgumentHelp("The chart's name, where its carrier's words depend on it.", valueName: "id"))
    var chart: String?

    @Option(
        name: .customLong("product"),
        help: ArgumentHelp("A product that they are for; may be repeated.", valueName: "id"))
    var products: [String] = []

    @Option(help: "What they are about; by default each file is asked.")
    var kind: ChartKind?

    @OptionGroup var format: ResultFormatOption
    @OptionGroup var failOn: FailOnOption
    @OptionGroup var project: ProjectOptions

    mutating func validate() throws {
        files += ManyFiles.takeBack()
        try filesFrom.check(files: files)
    }

    func perform() async throws -> Completion {
        let folder = try project.enter()
        let hasConfiguration = FileManager.default.fileExists(atPath: project.pipelineFile)
        let configuration = carrier != nil && hasConfiguration ? try project.configuration(in: folder) : nil
        let reader = LooseFile(carrier: carrier, products: products, configuration: configuration)
        if filesFrom.isAsked { return try await filesFrom.perform { answer(of: $0, by: reader) } }
        var findings: [Finding] = []
        let cores = ProcessInfo.processInfo.activeProcessorCount
        try await OrderedTasks.inTurn(files, limit: cores) {
            [chart, kind] file -> Result<InspectedFile, InspectionProblem> in
            Result { () throws(InspectionProblem) in try reader.inspect(file, chart: chart, kind: kind) }
        } taking: { file, result in
            let inspected: InspectedFile
            do throws(InspectionProblem) {
                inspected = try result.get()
            } catch .file(let problem) {
                throw Failure(problem, file: file)
            } catch .unreadable(let problem) {
                throw Failure(problem)
            }
            let inspection = Inspection(inspected, file: file, products: products)
            switch format.format {
            case .text: try Console.write(inspection.text(Console.outPalette, source: inspection.entry.json))
            case .json: try Console.write(Array(inspection.json.utf8))
            }
            findings += inspected.findings
            let places = FindingPlaces(inFile: (try? FileBytes.read(file)) ?? [])
            let told = FindingsText(palette: Console.errorPalette, place: places.place(of:)).text(inspected.findings)
            if !told.isEmpty { Console.tell(told + "\n") }
        }
        return failOn.failOn.completion(of: findings)
    }

    /// What one of many files is and how it is read.
    private func answer(of file: String, by reader: LooseFile) -> FileAnswer {
        do throws(InspectionProblem) {
            let inspected = try reader.inspect(file, chart: chart, kind: kind)
            let inspection = Inspection(inspected, file: file, products: products)
            return FileAnswer(path: file, result: Array(inspection.json.utf8), findings: inspected.findings)
        } catch {
            return switch error {
            case .file(let problem): FileAnswer(path: file, findings: Failure(problem, file: file).findings(of: file))
            case .unreadable(let problem): FileAnswer(path: file, findings: [Finding(problem)])
            }
        }
    }
}

extension Inspection {
    fileprivate init(_ inspected: InspectedFile, file: String, products: [String]) {
        let document = inspected.document
        let draft = inspected.draft
        self.init(
            file: file, format: document.format.rawValue, encoding: document.encoding.name,
            encodingBasis: document.encoding.basis.rawValue,
            dialect: document.dialect.map(Inspection.words),
            tables: zip(document.tables, draft.ledger.entries).map { table, taken in
                var listed = Table(
                    index: table.index, rowCount: table.rowCount, columnCount: table.columnCount,
                    title: (table.caption ?? table.headings.last)?.text ?? table.name, leftOut: table.furniture)
                listed.rows = Inspection.cells(of: table, taken: taken)
                return listed
            },
            cells: draft.ledger.counts, records: draft.chart.recordCount,
            entry: Entry(
                chart: draft.chart.id.chart, kind: draft.chart.kind, path: file,
                edition: inspected.edition ?? "YYYY-MM-DD", products: products,
                layout: draft.layout.tables.map { Layout(rows: $0.rows, direction: $0.direction, columns: $0.columns) })
        )
        decisions = inspected.decisions.map { decision in
            Decision(
                table: decision.table, about: decision.subject.description, choice: decision.choice,
                certainty: decision.certainty.rawValue, evidence: decision.evidence, against: decision.against,
                contradiction: decision.contradiction)
        }
        questions = inspected.questions.map { question in
            Question(
                about: question.about, hint: question.hint, answers: question.answers.map(\.word),
                isNeeded: question.isNeeded)
        }
    }

    private static func cells(of table: Tables.Table, taken: TableAccount) -> [[Cell]] {
        (0..<table.rowCount).map { row in
            (0..<table.columnCount).map { column in
                guard table.isAnchor(row: row, column: column), let index = table.cellIndex(row: row, column: column)
                else { return Cell(text: "", taken: .blank) }
                let kind: Cell.Taken =
                    switch taken[index] {
                    case .value?: .value
                    case .label?: .label
                    case .note?: .note
                    case .ignored?: .ignored
                    case .unread?: .unread
                    case nil: .blank
                    }
                return Cell(text: table.text(of: table.cells[index]), taken: kind)
            }
        }
    }

    private static func words(_ dialect: CSVDialect) -> String {
        let delimiter = dialect.delimiter == 0x09 ? "tabs" : "\"\(Character(UnicodeScalar(dialect.delimiter)))\""
        let quote = dialect.quote.map { ", quoted by \(Character(UnicodeScalar($0)))" } ?? ""
        return delimiter + quote
    }
}
