import ChartSchema
import Foundation
import Paper
import Pipeline
import Tables
import Testing

/// Charts of `raw/` as PDFs of many producers (`scripts/print-charts`): read back, each gives its twin's records, or is
/// refused for a reason.
@Suite(.enabled(if: PDFiumPlace.find() != nil, "PDFium is not installed: scripts/pdfium"))
struct PrintedChartTests {
    struct Print: Sendable, CustomStringConvertible {
        var name: String
        /// In `raw/`, or the code of the refusal.
        var twin: String

        var description: String { name }
        var path: String { "Tests/Fixtures/pdf/" + name }

        func bytes() throws -> [UInt8] { [UInt8](try Data(contentsOf: RepositorySource.root.appending(path: path))) }
    }

    static let twins = listed("twins.tsv")
    static let madeUp = listed("refused.tsv")

    /// Prints from which nothing is published: what is not certain in them is told as this.
    private static let told: [String: String] = [
        "fg-quantum-build-chart-chromium-stripes.pdf": "pdf.heading.unclear",
        "empire-life-tableau-de-corpulence-reportlab-lines.pdf": "pdf.columns.unclear",
        "transamerica-fe-express-build-chart-groff-box.pdf": "pdf.text.off-page",
    ]

    private static func listed(_ file: String) -> [Print] {
        let path = RepositorySource.root.appending(path: "Tests/Fixtures/pdf/" + file)
        let text = (try? String(contentsOf: path, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            return Print(name: String(fields[0]), twin: String(fields[1]))
        }
    }

    private func read(_ path: String, carrier: String) -> SourceReading {
        LooseFile(carrier: carrier, products: [], configuration: nil)
            .read(RepositorySource.root.appending(path: path).path, kind: nil).reading
    }

    /// The records without their places.
    private func records(_ reading: SourceReading, withProducts: Bool = true) throws -> [String] {
        let lines: [[UInt8]] =
            switch reading.draft?.chart {
            case .build(let chart)?: chart.flatRecords().map { $0.ndjsonLine() }
            case .medication(let chart)?: chart.rules.indices.map { chart.flatRecord(rule: $0).ndjsonLine() }
            case nil: []
            }
        return try lines.map { line in
            var members = try #require(try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any])
            members["source"] = nil
            if !withProducts { members["product"] = nil }
            return String(
                decoding: try JSONSerialization.data(withJSONObject: members, options: .sortedKeys), as: UTF8.self)
        }.sorted()
    }

    private func products(_ reading: SourceReading) -> Set<String> {
        guard case .build(let chart)? = reading.draft?.chart else { return [] }
        return Set(chart.columns.compactMap(\.product))
    }

    @Test func thereArePrints() {
        #expect(Self.twins.count >= 30)
        #expect(Self.madeUp.count >= 6)
    }

    @Test(arguments: twins)
    func aPrintGivesItsTwinsRecords(print: Print) throws {
        let carrier = String(print.twin.split(separator: "/")[0])
        let reading = read(print.path, carrier: carrier)
        if let code = Self.told[print.name] {
            #expect(reading.findings.contains { $0.rule == code && $0.severity == .error })
            #expect(!reading.isPublishable)
            return
        }
        let twin = read("raw/" + print.twin, carrier: carrier)
        // A print shows the table, and no attribute around it: `<buildChartFeed product="EasyTrak Digital Term">`.
        let isAttribute = print.twin.hasSuffix(".xml") && products(reading).isEmpty && products(twin).count == 1
        let expected = try records(twin, withProducts: !isAttribute)
        #expect(!expected.isEmpty)
        #expect(try records(reading, withProducts: !isAttribute) == expected)
        // Every figure leads back to a box on its page.
        if case .build(let chart)? = reading.draft?.chart {
            for cell in chart.rows.flatMap(\.limits).flatMap(\.cells) where cell.row >= 0 {
                guard case .box(let box) = cell.place else {
                    Issue.record("\(cell) has no box")
                    continue
                }
                #expect(box.right > box.left && box.bottom > box.top && box.page >= 1)
            }
        }
    }

    @Test(arguments: madeUp)
    func whatMustBeRefusedIs(print: Print) throws {
        let bytes = try print.bytes()
        guard !print.twin.isEmpty else {
            // Protected against changes only.
            #expect(try TableReader.read(bytes, file: print.path).tables.count == 1)
            return
        }
        do {
            _ = try TableReader.read(bytes, file: print.path)
            Issue.record("\(print) was read")
        } catch {
            #expect(error.code == print.twin)
            #expect(!error.message.isEmpty && !error.help.isEmpty)
        }
    }

    /// Whatever is left of a file that was cut: no record without a word, and no crash.
    @Test(arguments: twins + madeUp)
    func everyCutIsRefused(print: Print) throws {
        let bytes = try print.bytes()
        for part in 1..<64 {
            let cut = Array(bytes[..<(bytes.count * part / 64)])
            #expect(throws: PaperRefusal.self, "\(print) cut at \(part)/64") { try PDFIntegrity.check(cut) }
        }
    }

    /// The same by the whole way, on some.
    @Test(arguments: twins.prefix(2))
    func cutsAreRefusedByTheWholeWay(print: Print) throws {
        let bytes = try print.bytes()
        for part in stride(from: 1, to: 64, by: 6) {
            #expect(throws: UnreadableFile.self) {
                try TableReader.read(Array(bytes[..<(bytes.count * part / 64)]), file: print.path)
            }
        }
    }
}
