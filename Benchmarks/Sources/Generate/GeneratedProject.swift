import Foundation

/// Projects for `chartwright ingest`: one source; one source ten times as long; ten sources of the first's length.
enum GeneratedProject {
    static func writeAll(to folder: String, size: Int) throws {
        try write(to: "\(folder)/ingest-one", sources: 1, size: size)
        try write(to: "\(folder)/ingest-tall", sources: 1, size: size * 10)
        try write(to: "\(folder)/ingest-wide", sources: 10, size: size)
    }

    /// One medication chart.
    static func write(_ page: MedicationPage, to folder: String) throws {
        let path = "raw/acme/2026-01-01/chart.csv"
        var text = ByteText()
        page.write(into: &text)
        let url = URL(filePath: "\(folder)/\(path)")
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.bytes).write(to: url)
        try writePipeline(to: folder, [source("chart", "medication", path)])
    }

    /// As many build charts, a file each, of two hundred carriers.
    static func writeMany(to folder: String, charts: Int) throws {
        var listed: [[String]] = Array(repeating: [], count: 200)
        for number in 0..<charts {
            let carrier = number % listed.count
            let path = "raw/carrier-\(carrier)/2026-01-01/chart-\(number).csv"
            try GeneratedFile.write(to: "\(folder)/\(path)", size: 1) { _, text in CSVPage.chart(number, into: &text) }
            listed[carrier].append(source("chart-\(number)", "build", path))
        }
        let carriers = listed.enumerated().map { number, sources in
            (id: "carrier-\(number)", name: "Carrier \(number)", sources: sources)
        }
        try writePipeline(to: folder, carriers)
    }

    private static func source(_ chart: String, _ kind: String, _ path: String) -> String {
        """
                {"chart": "\(chart)", "kind": "\(kind)", "edition": "2026-01-01", "products": ["term"],
                 "path": "\(path)", "origin": "generated", "retrieved": "2026-01-01"}
        """
    }

    private static func writePipeline(to folder: String, _ sources: [String]) throws {
        try writePipeline(to: folder, [(id: "acme", name: "Acme Life", sources: sources)])
    }

    private static func writePipeline(
        to folder: String, _ carriers: [(id: String, name: String, sources: [String])]
    ) throws {
        let listed = carriers.map { carrier in
            """
                {
                  "id": "\(carrier.id)", "name": "\(carrier.name)", "products": [{"id": "term", "name": "Term"}],
                  "sources": [
            \(carrier.sources.joined(separator: ",\n"))
                  ]
                }
            """
        }
        let pipeline = """
            {
              "schema": 1,
              "carriers": [
            \(listed.joined(separator: ",\n"))
              ],
              "outputs": {"directory": "normalized"}
            }

            """
        try Data(pipeline.utf8).write(to: URL(filePath: "\(folder)/pipeline.json"))
    }

    private static func write(to folder: String, sources: Int, size: Int) throws {
        var listed: [String] = []
        for source in 0..<sources {
            let path = "raw/acme/2026-01-01/chart-\(source).csv"
            try GeneratedFile.write(to: "\(folder)/\(path)", size: size) { number, text in
                CSVPage.chart(number * sources + source, into: &text)
            }
            listed.append(self.source("chart-\(source)", "build", path))
        }
        try writePipeline(to: folder, listed)
    }
}
