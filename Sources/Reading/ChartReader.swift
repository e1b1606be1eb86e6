import ChartSchema
import Tables

/// Reads the build chart of a document.
package enum ChartReader {
    /// - Parameters:
    ///   - document: The file's tables.
    ///   - sha256: Of the file's bytes, in hexadecimal.
    package static func read(
        _ document: Document, sha256: String, instructions: ReadingInstructions
    ) -> DraftChart {
        let source = ChartSource(
            path: document.file, sha256: sha256, format: document.format.rawValue, encoding: document.encoding.name)
        return DraftChart(
            chart: BuildChart(
                id: instructions.id, products: instructions.products.map(\.id), source: source, columns: [], rows: []),
            ledger: CellLedger(entries: []))
    }
}
