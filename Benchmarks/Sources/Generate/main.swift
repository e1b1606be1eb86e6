import Foundation

/// Writes the files that `Measure` reads. The same size gives the same bytes, on every machine.
let usage = """
    usage: Generate --output DIR --names drug-names.tsv [--megabytes N, 100] [--ingest-kilobytes N, 500]

    """

var output: String?
var names: String?
var megabytes = 100
var ingestKilobytes = 500
var arguments = CommandLine.arguments.dropFirst()
while let name = arguments.popFirst() {
    let value = arguments.popFirst()
    switch (name, value, value.flatMap(Int.init)) {
    case ("--output", let folder?, _): output = folder
    case ("--names", let file?, _): names = file
    case ("--megabytes", _, let count?) where count > 0: megabytes = count
    case ("--ingest-kilobytes", _, let count?) where count > 0: ingestKilobytes = count
    default:
        FileHandle.standardError.write(Data(usage.utf8))
        exit(2)
    }
}
guard let output, let names else {
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
let drugs = try MedicationPage.names(in: names)
for rows in [2_500, 10_000, 50_000, 100_000] {
    try GeneratedProject.write(
        MedicationPage(names: drugs, rows: rows, decisions: .byUse), to: "\(output)/medications-\(rows)")
}
try GeneratedProject.write(
    MedicationPage(names: drugs, rows: 50_000, decisions: .drawn), to: "\(output)/medications-drawn")
try GeneratedProject.writeMany(to: "\(output)/charts-10000", charts: 10_000)
