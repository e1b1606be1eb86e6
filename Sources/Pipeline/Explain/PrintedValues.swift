import ChartSchema
import Paper
import Reports
import Tables

/// Values shown on the paper that they were read from.
package enum PrintedValues {
    /// The pages of a PDF on which the cells of a lineage stand, with the cells marked: the bytes of a PNG.
    ///
    /// - Throws: ``UnreadableFile`` where the raw file has no pages, is not that which was read, or cannot be drawn.
    package static func picture(of lineage: Lineage, in project: ProjectFolder) throws(UnreadableFile) -> [UInt8] {
        let file = lineage.source.path
        guard let drawing = PaperDrawing(of: lineage.values.lazy.flatMap { $0.steps.map(\.cell) }) else {
            throw UnreadableFile(
                file: file, line: nil, code: "explain.picture",
                message: "there is no page to draw: the chart was read from \(lineage.source.format), not from a PDF",
                help: "ask without --picture: the text shows each cell and its line")
        }
        guard lineage.raw == .same else {
            throw UnreadableFile(
                file: file, line: nil, code: "explain.picture",
                message: "the file is not the one that the chart was read from",
                help: "bring back the file whose SHA-256 is \(lineage.source.sha256)")
        }
        let bytes: [UInt8]
        do { bytes = try FileBytes.read(project.location(of: file)) } catch {
            throw UnreadableFile(file: file, line: nil, code: error.code, message: error.message, help: error.help)
        }
        do { return try PaperReader.picture(of: drawing, in: bytes) } catch { throw error.unreadable(file) }
    }
}
