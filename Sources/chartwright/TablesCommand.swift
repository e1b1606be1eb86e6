import ArgumentParser
import ChartSchema
import Foundation
import Pipeline
import Reports
import Tables

/// `tables`: the tables found in files, before anybody asks what they mean.
struct TablesCommand: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "tables",
        abstract: "Print the tables found in files.",
        discussion: """
            text shows every table with the file's encoding and dialect; csv prints one table, rectangular, with one header
            row; json is all that is known of every table. With --output each file goes into a file of its own. --list
            prints one line a table, tab-separated, and keeps no table in memory once it is counted.

              chartwright tables chart.html
              chartwright tables chart.html --format csv --table 2
              chartwright tables *.html --output tables/
              chartwright tables --list *.html
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable { case text, csv, json }

    @Argument(help: ArgumentHelp("The files to read.", valueName: "file"))
    var files: [String] = []

    @OptionGroup var filesFrom: FilesFromOptions

    @Option(help: "The form of the result: text, or csv with --output.")
    var format: Format?

    @Option(
        help: ArgumentHelp(
            "The table to print, counted from 0; csv prints the first that is no page furniture.", valueName: "n"))
    var table: Int?

    @Option(help: ArgumentHelp("Write each result to DIR/<file name>.csv.", valueName: "dir"))
    var output: String?

    @Flag(
        name: .customLong("list"),
        help: "Print one line a table: file, number, rows, columns, cells and heading.")
    var isList = false

    @Option(
        name: .customLong("findings"), help: ArgumentHelp("Write the findings there, as NDJSON.", valueName: "file"))
    var findingsFile: String?

    @OptionGroup var spreadsheet: SpreadsheetOptions
    @OptionGroup var failOn: FailOnOption
    @OptionGroup var project: ProjectOptions

    private var form: Format { format ?? (output == nil ? .text : .csv) }

    mutating func validate() throws {
        files += ManyFiles.takeBack()
        try spreadsheet.check(isCSV: form == .csv)
        try filesFrom.check(files: files)
        let hasForm = isList || output != nil || findingsFile != nil || format.map { $0 != .json } ?? false
        if filesFrom.isAsked, hasForm {
            throw ValidationError(
                "--files-from prints JSON with the findings in it: leave out --format, --list, --output and --findings."
            )
        }
        if form == .csv, output == nil, files.count > 1 {
            throw ValidationError("csv is one table: several files need --output.")
        }
        if isList, format != nil || table != nil || output != nil {
            throw ValidationError("--list prints lines of its own: leave out --format, --table and --output.")
        }
        if let table, table < 0 { throw ValidationError("tables count from 0: --table \(table) is none.") }
        if output != nil {
            var seen: Set<String> = []
            for name in files.map(Self.name) where !seen.insert(name).inserted {
                throw ValidationError("two files are called \(name): --output would write one over the other.")
            }
        }
    }

    func perform() async throws -> Completion {
        try checkOutputs(in: try project.enter())
        if filesFrom.isAsked { return try await filesFrom.perform(answer(of:)) }
        try makeFolder()
        if isList { try Console.write(TableList.header) }
        var findings: [Finding] = []
        var couldNot = false
        for (place, file) in files.enumerated() {
            do {
                let bytes = try self.bytes(of: file)
                let document = try isList ? list(bytes, of: file) : TableReader.read(bytes, file: file, isChart: false)
                findings += document.findings
                if findingsFile == nil { tell(document.findings, bytes) }
                if !isList { try hand(result(document, as: form), of: file, isFirst: place == 0) }
            } catch let unreadable as UnreadableFile {
                // One file that cannot be read does not keep the others from being read.
                couldNot = true
                findings.append(Finding(unreadable))
                tell(Failure(unreadable))
            } catch let failure as Failure {
                couldNot = true
                findings += failure.findings(of: file)
                tell(failure)
            }
        }
        try writeFindings(findings)
        if couldNot { throw ExitCode(2) }
        return failOn.failOn.completion(of: findings)
    }

    // MARK: One file

    /// The tables of one of many files.
    private func answer(of file: String) -> FileAnswer {
        do {
            let document = try TableReader.read(try bytes(of: file), file: file, isChart: false)
            let result = try result(document, as: .json)
            return FileAnswer(path: file, result: result, findings: document.findings)
        } catch let unreadable as UnreadableFile {
            return FileAnswer(path: file, findings: [Finding(unreadable)])
        } catch {
            return FileAnswer(path: file, findings: (error as? Failure)?.findings(of: file) ?? [])
        }
    }

    private func bytes(of file: String) throws(Failure) -> [UInt8] {
        do { return try FileBytes.read(file) } catch { throw Failure(error, file: file) }
    }

    /// Prints one line a table; each table is dropped before the next is read.
    private func list(_ bytes: [UInt8], of file: String) throws -> Document {
        var lines = TableList(file: file)
        let document = try TableReader.forEachTable(of: bytes, file: file) { lines.add($0) }
        try Console.write(lines.bytes)
        return document
    }

    private func result(_ document: Document, as form: Format) throws(Failure) -> [UInt8] {
        if let table, !document.tables.contains(where: { $0.index == table }) {
            throw Failure(
                code: "table.missing", file: document.file,
                message: "expected a table \(table), found tables 0 to \(document.tables.count - 1)",
                help: "leave out --table to see them all as text")
        }
        switch form {
        case .text: return Array(TerminalText.safe(DocumentText.text(document, only: table)).utf8)
        case .json: return DocumentJSON.bytes(document, only: table)
        case .csv:
            let wanted = document.tables.first { table == nil ? $0.furniture == nil : $0.index == table }
            guard let wanted else {
                throw Failure(
                    code: "table.furniture", file: document.file,
                    message: "expected a table of data, found page furniture only",
                    help: "name the table with --table")
            }
            return spreadsheet.lines(TableCSV.bytes(wanted))
        }
    }

    // MARK: Results

    private static func name(_ file: String) -> String { file.split(separator: "/").last.map(String.init) ?? file }

    private func checkOutputs(in folder: ProjectFolder) throws(Failure) {
        let place = OutputPlace(inputs: files, project: project, in: folder)
        if let findingsFile { try place.check(file: findingsFile, option: "--findings") }
        guard let output else { return }
        for file in files { try place.check(file: self.place(of: file, in: output), option: "--output") }
    }

    /// Where the result of a file goes.
    private func place(of file: String, in output: String) -> String {
        "\(output)/\(Self.name(file)).\(form == .text ? "txt" : form.rawValue)"
    }

    private func makeFolder() throws(Failure) {
        guard let output else { return }
        do {
            try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
        } catch {
            throw Failure(
                code: "output.folder", file: output, message: "the folder could not be made",
                help: "name a folder that is there, or that can be made")
        }
    }

    private func hand(_ result: [UInt8], of file: String, isFirst: Bool) throws(Failure) {
        guard let output else {
            return try Console.write(form == .text && !isFirst ? Array("\n".utf8) + result : result)
        }
        try Console.write(result, to: place(of: file, in: output))
    }

    // MARK: Findings

    private func tell(_ findings: [Finding], _ bytes: [UInt8]) {
        guard !findings.isEmpty else { return }
        let places = FindingPlaces(inFile: bytes)
        let text = FindingsText(palette: Console.errorPalette, place: places.place(of:)).text(findings)
        Console.tell(text + "\n")
    }

    private func tell(_ failure: Failure) {
        if findingsFile == nil { Console.tell(failure.text(Console.errorPalette) + "\n") }
    }

    private func writeFindings(_ findings: [Finding]) throws(Failure) {
        guard let findingsFile else { return }
        try Console.write(findings.flatMap { $0.ndjsonLine() }, to: findingsFile)
    }
}
