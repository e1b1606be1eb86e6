import Foundation

/// Writes the files that `Measure` reads. The same size gives the same bytes, on every machine.
let usage = "usage: Generate --output DIR [--megabytes N, 100] [--ingest-kilobytes N, 500]\n"

var output: String?
var megabytes = 100
var ingestKilobytes = 500
var arguments = CommandLine.arguments.dropFirst()
while let name = arguments.popFirst() {
    let value = arguments.popFirst()
    switch (name, value, value.flatMap(Int.init)) {
    case ("--output", let folder?, _): output = folder
    case ("--megabytes", _, let count?) where count > 0: megabytes = count
    case ("--ingest-kilobytes", _, let count?) where count > 0: ingestKilobytes = count
    default:
        FileHandle.standardError.write(Data(usage.utf8))
        exit(2)
    }
}
guard let output else {
    FileHandle.standardError.write(Data(usage.utf8))
    exit(2)
}

let size = megabytes * 1_000_000
try GeneratedFile.write(to: "\(output)/charts.csv", size: size) { CSVPage.chart($0, into: &$1) }
try GeneratedFile.write(to: "\(output)/one-table.csv", size: size, head: CSVPage.bigHead) {
    CSVPage.bigRows($0, into: &$1)
}
try GeneratedFile.write(to: "\(output)/charts.html", size: size, head: HTMLPage.head, tail: HTMLPage.tail) {
    HTMLPage.chart($0, into: &$1)
}
try GeneratedFile.write(
    to: "\(output)/one-table.html", size: size, head: HTMLPage.head + HTMLPage.bigHead,
    tail: HTMLPage.bigTail + HTMLPage.tail
) { HTMLPage.bigRows($0, into: &$1) }
try GeneratedProject.writeAll(to: output, size: ingestKilobytes * 1_000)
