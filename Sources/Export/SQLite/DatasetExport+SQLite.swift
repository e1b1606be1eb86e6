import ChartSchema
import Foundation
import GRDB
import Store

extension DatasetExport {
    /// The name of the database in its folder.
    static let databaseName = "charts.sqlite"

    /// One database of everything: tables with keys, and views; see `docs/exports.md`.
    func database(to output: OutputFolder) throws(ExportError) -> File {
        try output.writeFile(Self.databaseName) { (path) throws(ExportError) in
            do {
                return try writeDatabase(at: path)
            } catch let error as ExportError {
                throw error
            } catch let error as StoreError {
                throw .store(error)
            } catch let error as DatabaseError {
                throw .output(path: path, reason: error.message ?? error.resultCode.description)
            } catch {
                throw .output(path: path, reason: "\(error)")
            }
        }
    }

    private func writeDatabase(at path: String) throws -> Int {
        var configuration = Configuration()
        // The file is not there for others until it is whole: nothing has to be rolled back.
        configuration.prepareDatabase { database in
            try database.execute(sql: "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;")
        }
        let queue = try DatabaseQueue(path: path, configuration: configuration)
        let records = try queue.write { database in
            var writer = try SQLiteWriter(
                database, version: manifest.version, parent: manifest.parent?.version, entries: entries)
            for entry in entries { try writer.add(try store.chart(entry), entry) }
            try writer.finish()
            return writer.records
        }
        // Statistics for the query planner, and pages in order.
        try queue.writeWithoutTransaction { try $0.execute(sql: "ANALYZE; VACUUM;") }
        try queue.close()
        return records
    }
}
