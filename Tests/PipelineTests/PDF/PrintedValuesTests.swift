import ChartSchema
import Foundation
import Paper
import Results
import Tables
import Testing

@testable import Pipeline

/// A published value shown on the page that it was read from.
@Suite(.enabled(if: PDFiumPlace.find() != nil, "PDFium is not installed: scripts/pdfium"))
struct PrintedValuesTests {
    private static let file = "Tests/Fixtures/pdf/corebridge-simplinow-build-chart-reportlab-grid.pdf"

    private func chart() throws -> BuildChart {
        let file = RepositorySource.root.appending(path: Self.file).path
        let reading = LooseFile(carrier: "corebridge", products: [], configuration: nil).read(file, kind: nil).reading
        let draft = try #require(reading.draft?.chart)
        guard case .build(let chart) = draft else { throw CocoaError(.featureUnsupported) }
        return chart
    }

    private func lineage(_ chart: BuildChart, _ cells: [CellReference], raw: Lineage.RawFile = .same) -> Lineage {
        Lineage(
            chart: chart.id, version: "1.0.0", chartPath: "", chartSHA256: "", source: chart.source, raw: raw,
            question: "",
            values: [.init(record: .build(chart.flatRecords()[0]), steps: cells.map { .init(cell: $0, line: nil) })])
    }

    @Test func marksTheFigureApartFromWhatItIsFor() throws {
        let chart = try chart()
        let row = chart.rows[7]
        let drawing = try #require(
            PaperDrawing(of: row.limits[0].cells + row.cells + chart.columns[row.limits[0].column].cells))
        #expect(drawing.pieces.map(\.page) == [1])
        let marks = drawing.pieces[0].marks
        #expect(marks.count { $0.tone == .figure } == 2)
        #expect(marks.count { $0.tone == .key } >= 2)
        let piece = try #require(drawing.pieces[0].box)
        #expect(marks.allSatisfy { piece.contains($0.box.middle) })
    }

    @Test func isAPieceOfThePage() throws {
        let chart = try chart()
        let project = ProjectFolder("/")
        let few = try PrintedValues.picture(of: lineage(chart, chart.rows[7].limits[0].cells), in: project)
        let all = try PrintedValues.picture(
            of: lineage(chart, chart.rows.flatMap { $0.limits.flatMap(\.cells) }), in: project)
        func height(_ picture: [UInt8]) -> Int { picture[20..<24].reduce(0) { $0 << 8 | Int($1) } }
        #expect(few.starts(with: [0x89] + Array("PNG".utf8)))
        #expect(height(few) < height(all) / 2)
    }

    @Test func anotherFileIsNotDrawn() throws {
        let chart = try chart()
        let changed = lineage(chart, chart.rows[7].cells, raw: .changed(sha256: "99"))
        #expect(throws: PrintedValues.Problem.self) { try PrintedValues.picture(of: changed, in: ProjectFolder("/")) }
        #expect(PagePictures().printed(chart.rows[7].cells, of: chart.source, in: ProjectFolder("/")) != nil)
        var other = chart.source
        other.sha256 = "99"
        #expect(PagePictures().printed(chart.rows[7].cells, of: other, in: ProjectFolder("/")) == nil)
    }
}
