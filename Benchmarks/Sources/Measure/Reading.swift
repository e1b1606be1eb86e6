import Foundation

/// One file read by the bare C parser and by the program, in turn.
struct Reading {
    let name: String
    let size: Int
    private(set) var floor = Samples()
    private(set) var program = Samples()
    private(set) var rows = 0
    private(set) var cells = 0

    /// Processor time of the program over that of the bare parser.
    var ratio: Double { program.processor / floor.processor }

    init(file: String, format: String, options: Options) throws(MeasureError) {
        let path = "\(options.data)/\(file)"
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        guard let size = attributes?[.size] as? Int else {
            throw MeasureError("\(path) is missing: run Generate first")
        }
        name = file
        self.size = size
        // Two runs that do not count bring the file and the programs into memory.
        try runOnce(path, format, options, counts: false)
        for _ in 0..<options.runs { try runOnce(path, format, options, counts: true) }
    }

    private mutating func runOnce(
        _ path: String, _ format: String, _ options: Options, counts: Bool
    ) throws(MeasureError) {
        let bare = try ProcessRun.of(options.floor, [format, path])
        let own = try ProcessRun.of(options.program, ["tables", "--list", "--fail-on", "never", path])
        let expected = try Self.counted(bare)
        let found = try Self.listed(own)
        guard expected == found else {
            throw MeasureError(
                "\(name): the bare parser counts \(expected.rows) rows and \(expected.cells) cells, "
                    + "the program \(found.rows) and \(found.cells)")
        }
        (rows, cells) = found
        guard counts else { return }
        floor.add(bare)
        program.add(own)
    }

    /// `rows N cells N bytes N`.
    private static func counted(_ run: ProcessRun) throws(MeasureError) -> (rows: Int, cells: Int) {
        let words = run.output.split(whereSeparator: \.isWhitespace)
        guard run.status == 0, words.count == 6, let rows = Int(words[1]), let cells = Int(words[3]) else {
            throw MeasureError("the bare parser failed with status \(run.status)")
        }
        return (rows, cells)
    }

    /// One line a table: file, index, rows, columns, cells and heading, separated by tabs.
    private static func listed(_ run: ProcessRun) throws(MeasureError) -> (rows: Int, cells: Int) {
        guard run.status == 0 else { throw MeasureError("the program failed with status \(run.status)") }
        var sum = (rows: 0, cells: 0)
        for line in run.output.utf8.split(separator: 0x0A).dropFirst() {
            let fields = line.split(separator: 0x09, omittingEmptySubsequences: false)
            guard fields.count >= 5, let rows = Int(String(fields[2]) ?? ""), let cells = Int(String(fields[4]) ?? "")
            else { throw MeasureError("the program printed a line that is none of a list of tables") }
            sum.rows += rows
            sum.cells += cells
        }
        return sum
    }
}
