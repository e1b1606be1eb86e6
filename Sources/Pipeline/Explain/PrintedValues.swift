import ChartSchema
import Paper
import Results
import Tables

/// Values shown on the paper that they were read from.
package enum PrintedValues {
    /// Why there is no picture.
    package enum Problem: Error {
        /// The file has no pages, but is of this format.
        case noPages(format: String)
        /// The raw file is not the one that the chart was read from.
        case changed
        case unreadable(UnreadableFile)
    }

    /// The pages of a PDF on which the cells of a lineage stand, with the cells marked: the bytes of a PNG.
    package static func picture(of lineage: Lineage, in project: ProjectFolder) throws(Problem) -> [UInt8] {
        let file = lineage.source.path
        guard let drawing = PaperDrawing(of: lineage.values.lazy.flatMap { $0.steps.map(\.cell) }) else {
            throw .noPages(format: lineage.source.format)
        }
        guard lineage.raw == .same else { throw .changed }
        let bytes: [UInt8]
        do { bytes = try FileBytes.read(project.location(of: file)) } catch {
            throw .unreadable(
                UnreadableFile(file: file, line: nil, code: error.kind, message: error.message, help: error.help))
        }
        do { return try PaperReader.picture(of: drawing, in: bytes) } catch {
            throw .unreadable(error.unreadable(file))
        }
    }
}
