import ArgumentParser
import Export

/// CSV for people who open it in a spreadsheet.
struct SpreadsheetOptions: ParsableArguments {
    @Flag(
        name: .customLong("spreadsheet-safe"),
        help: "Put an apostrophe before each CSV field that a spreadsheet would run as a formula.")
    var isSafe = false

    /// Refuses the flag where nothing is written as CSV.
    func check(isCSV: Bool) throws {
        if isSafe, !isCSV { throw ValidationError("--spreadsheet-safe is for csv: add --format csv.") }
    }

    /// Lines of RFC 4180 as they are to be written.
    func lines(_ csv: [UInt8]) -> [UInt8] { isSafe ? SpreadsheetSafeCSV.lines(csv) : csv }
}
