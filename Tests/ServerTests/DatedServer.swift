import ChartSchema
import ChartwrightClient
import Foundation
import HTTPTypes
import Store

@testable import Server

/// A server of charts that were published on several days, removed with it.
///
/// 1.0.0 does not say its day and has Empire Life's preferred chart of 2016; 1.1.0 of 2024-02-01 adds that of 2024; 1.2.0 of
/// 2026-06-01 raises its first limit by a pound and adds a build chart and a medication chart of other carriers.
final class DatedServer: Sendable {
    static let shared = Result { try DatedServer() }
    private static let running = Task { try await RunningServer(shared.get().server) }
    let server: ChartServer
    let store: DatasetStore
    private let folder: URL

    private init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "chartwright-\(UUID())")
        let store = DatasetStore(root: folder.appending(path: "normalized").path)
        self.store = store
        var versions = 0
        func publish(_ charts: [Chart], on day: String?) throws {
            let ready = charts.map { ChartToPublish(chart: $0, cells: CellCounts(), findings: []) }
            _ = try store.publish(charts: ready) { _, _ in
                VersionDecision(
                    version: VersionNumber(1, versions, 0),
                    changes: ChangeSummary(
                        level: .minor,
                        changes: [ChangeSummary.Change(chart: nil, kind: .chartAdded, count: charts.count)]),
                    published: day)
            }
            versions += 1
        }
        let (old, new) = (
            try Self.chart("empire-life/preferred/2016-09-01"), try Self.chart("empire-life/preferred/2024-01-01")
        )
        try publish([old], on: nil)
        try publish([old, new], on: "2024-02-01")
        guard case .build(var changed) = new, let weight = changed.rows[0].limits[0].weightMax else {
            throw StoreError.empty(path: folder.path)
        }
        changed.rows[0].limits[0].weightMax = weight + 1
        let others = [
            try Self.chart("sbli/easytrak/2026-05-16"), try Self.chart("americo/eagle-premier-drugs/2014-04-01"),
        ]
        try publish([old, .build(changed)] + others, on: "2026-06-01")
        server = try ChartServer(store: store, port: 0, limits: .patient)
    }

    private static func chart(_ id: String) throws -> Chart {
        let entry = try PublishedServer.store.latest()?.charts.first { $0.id.description == id }
        guard let entry else { throw StoreError.empty(path: id) }
        return try PublishedServer.store.chart(entry)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    static var client: ChartwrightClient {
        get async throws { try await running.value.client }
    }

    static func ask(_ path: String, headers: HTTPFields = [:], body: String? = nil) async throws -> Answer {
        try await running.value.ask(path, method: body == nil ? .get : .post, headers: headers, body: body)
    }
}
