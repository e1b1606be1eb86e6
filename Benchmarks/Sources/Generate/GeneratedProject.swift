import Foundation

/// Projects for `chartwright ingest`: one source; one source ten times as long; ten sources of the first's length.
enum GeneratedProject {
    static func writeAll(to folder: String, size: Int) throws {
        try write(to: "\(folder)/ingest-one", sources: 1, size: size)
        try write(to: "\(folder)/ingest-tall", sources: 1, size: size * 10)
        try write(to: "\(folder)/ingest-wide", sources: 10, size: size)
    }

    private static func write(to folder: String, sources: Int, size: Int) throws {
        var listed: [String] = []
        for source in 0..<sources {
            let path = "raw/acme/2026-01-01/chart-\(source).csv"
            try GeneratedFile.write(to: "\(folder)/\(path)", size: size) { number, text in
                CSVPage.chart(number * sources + source, into: &text)
            }
            listed.append(
                """
                        {"chart": "chart-\(source)", "kind": "build", "edition": "2026-01-01", "products": ["term"],
                         "path": "\(path)", "origin": "generated", "retrieved": "2026-01-01"}
                """)
        }
        let pipeline = """
            {
              "schema": 1,
              "carriers": [
                {
                  "id": "acme", "name": "Acme Life", "products": [{"id": "term", "name": "Term"}],
                  "sources": [
            \(listed.joined(separator: ",\n"))
                  ]
                }
              ],
              "outputs": {"directory": "normalized"}
            }

            """
        try Data(pipeline.utf8).write(to: URL(filePath: "\(folder)/pipeline.json"))
    }
}
