import ChartSchema
import Foundation
import HTTPTypes
import Store
import Synchronization
import Testing

@testable import Server

/// New versions while requests are answered.
@Suite struct PublicationTests {
    @Test func noAnswerIsTornWhenVersionsChange() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "chartwright-\(UUID())")
        try FileManager.default.copyItem(at: URL(filePath: PublishedServer.store.root), to: folder)
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = DatasetStore(root: folder.path)
        let versions = try store.versions().suffix(2)
        let pointers = try versions.map { version in
            let bytes = try Data(contentsOf: folder.appending(path: DatasetManifest.path(of: version)))
            return LatestPointer(version: version, sha256: sha256Hexadecimal(Array(bytes)))
        }
        var limits = ServerLimits.patient
        limits.refreshSeconds = 0.02
        let server = try ChartServer(store: store, port: 0, limits: limits)
        let running = try await RunningServer(server)
        let seen = try await withThrowingTaskGroup(of: Set<String>.self) { group in
            let asking = Asking()
            for _ in 0..<4 {
                group.addTask {
                    var seen: Set<String> = []
                    while asking.goesOn {
                        let response = try await running.ask(
                            "/v1/eligibility/build", method: .post,
                            body: #"{"person":{"height":66,"weight":201},"detail":"summary"}"#)
                        #expect(response.status == .ok)
                        let version = try #require(try response.object["version"] as? String)
                        #expect(response.headers[.eTag]?.hasPrefix("W/\"\(version)-") == true)
                        seen.insert(version)
                        asking.answered(by: version)
                    }
                    return seen
                }
            }
            for round in 0..<5 {
                let pointer = pointers[round % 2]
                try Data(pointer.canonicalJSON()).write(
                    to: folder.appending(path: LatestPointer.path), options: .atomic)
                // However slow the machine is, the new version comes; 3,000 looks are a minute at least.
                var looks = 0
                while asking.version != pointer.version.description, looks < 3_000 {
                    try await Task.sleep(for: .milliseconds(20))
                    looks += 1
                }
                #expect(asking.version == pointer.version.description)
            }
            asking.stop()
            return try await group.reduce(into: Set<String>()) { $0.formUnion($1) }
        }
        await running.stop()
        #expect(seen == Set(versions.map(\.description)))
    }

    @Test func aVersionThatCannotBeReadIsNotServed() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "chartwright-\(UUID())")
        try FileManager.default.copyItem(at: URL(filePath: PublishedServer.store.root), to: folder)
        defer { try? FileManager.default.removeItem(at: folder) }
        let holder = try SnapshotHolder(DatasetStore(root: folder.path), cacheBytes: 0)
        let version = holder.current.manifest.version
        let pointer = LatestPointer(version: VersionNumber(99, 0, 0), sha256: String(repeating: "0", count: 64))
        try Data(pointer.canonicalJSON()).write(to: folder.appending(path: LatestPointer.path))
        #expect(throws: StoreError.self) { try holder.refresh() }
        #expect(holder.current.manifest.version == version)
    }

    /// Whether the clients go on asking, and which version answered last.
    private final class Asking: Sendable {
        private let held = Mutex((goesOn: true, version: ""))
        var goesOn: Bool { held.withLock(\.goesOn) }
        var version: String { held.withLock(\.version) }
        func answered(by version: String) { held.withLock { $0.version = version } }
        func stop() { held.withLock { $0.goesOn = false } }
    }
}
