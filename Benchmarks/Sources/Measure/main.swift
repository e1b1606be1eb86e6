import Foundation

/// Runs the bare parsers and the program in turn, prints what they took, and fails when a ratio is above its bound.
do throws(MeasureError) {
    let options = try Options(Array(CommandLine.arguments.dropFirst()))
    var readings: [(reading: Reading, bound: Double)] = []
    var report = Report()
    for (file, format) in [
        ("charts.csv", "csv"), ("one-table.csv", "csv"), ("charts.html", "html"), ("one-table.html", "html"),
    ] where options.parts.contains("reading") {
        let bound = format == "csv" ? options.csvBound : options.htmlBound
        readings.append((try Reading(file: file, format: format, options: options), bound))
    }
    if !readings.isEmpty { report.add(readings) }
    if options.parts.contains("ingest") {
        report.add(try IngestMemory(options: options), tallBound: options.tallBound, wideBound: options.wideBound)
    }
    if options.parts.contains("medications") {
        report.add(try MedicationMemory(options: options), bound: options.rowBound)
    }
    if options.parts.contains("validation") { report.add(try ManyCharts(options: options)) }
    print(report.text, terminator: "")
    exit(report.passes ? 0 : 1)
} catch {
    FileHandle.standardError.write(Data("measure: \(error.message)\n".utf8))
    exit(2)
}
