import Foundation
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import Pages
import Pipeline
import Server
import ServiceLifecycle

/// Serves the desk over HTTP, on this machine alone unless a server that speaks TLS stands before it.
package struct DeskServer: Sendable {
    /// Where and for whom.
    package struct Settings: Sendable {
        package var host = "127.0.0.1"
        package var port = 0
        /// A token that stays good; without one each is random and good once.
        package var token: String?
        /// What people open, where that is not the server's own: `https://desk.example.com`.
        package var origin: DeskOrigin?
        /// Who decides, unless somebody says otherwise.
        package var who = "desk"

        package init() {}
    }

    /// Bytes of a request: more than any chart that comes from an office.
    static let largestUpload = 64 << 20

    private let project: ProjectFolder
    private let configurationFile: String
    private let files: [String]
    private let settings: Settings
    private let today: @Sendable () -> String

    /// - Parameter files: What is put into the inbox; folders for all that is in them.
    package init(
        _ project: ProjectFolder, configurationFile: String, files: [String], settings: Settings,
        today: @escaping @Sendable () -> String
    ) {
        self.project = project
        self.configurationFile = configurationFile
        self.files = files
        self.settings = settings
        self.today = today
    }

    /// Serves until the process is asked to end.
    ///
    /// The address to open.
    package enum Announcement: Sendable {
        /// With a token that is good once; another is told as soon as it has been used.
        case once(String)
        /// The token is asked for.
        case withToken(String)
        /// A file that could not be taken in.
        case leftOut(String, why: String)
    }

    package func run(announce: @escaping @Sendable (Announcement) -> Void) async throws {
        let slot = DeskSlot()
        // Nothing is logged: an address may hold a token.
        let logger = Logger(label: "desk") { _ in SwiftLogNoOpLogHandler() }
        var limits = ServerLimits()
        limits.connections = 256
        let application = Application(
            responder: DeskResponder(slot: slot),
            server: .http1(configuration: .guarded(by: limits)),
            configuration: .init(
                address: .hostname(settings.host, port: settings.port), serverName: "chartwright",
                availableConnectionsDelegate: .maximum(limits.connections, logger: logger)),
            onServerRunning: { channel in
                await open(slot, port: channel.localAddress?.port ?? 0, announce)
            }, logger: logger)
        let group = ServiceGroup(
            configuration: .init(
                services: [.init(service: application)], gracefulShutdownSignals: [.sigterm, .sigint], logger: logger))
        try await group.run()
    }

    /// Makes the desk as soon as its port is known: its address is what it checks every request against.
    private func open(_ slot: DeskSlot, port: Int, _ announce: @escaping @Sendable (Announcement) -> Void) async {
        let origin = settings.origin ?? DeskOrigin(port: port, host: settings.host)
        let told: @Sendable (String) -> Void = { announce(.once("\(origin.addresses[0])/?token=\($0)")) }
        let access = DeskAccess(token: settings.token, port: port, announce: told)
        guard
            let desk = try? Desk(
                project, configurationFile: configurationFile, pipeline: configurationFile, access: access,
                origin: origin, who: settings.who,
                today: today)
        else { return }
        for file in files {
            for (name, why) in await desk.add(fileOrFolder: file) { announce(.leftOut(name, why: why)) }
        }
        slot.desk = desk
        Task.detached(priority: .utility) { await desk.warm() }
        if settings.token == nil { told(access.token) } else { announce(.withToken(origin.addresses[0] + "/")) }
    }
}

extension Desk {
    /// Puts a file, or every file of a folder, into the inbox; gives those that could not be taken in, and why.
    func add(fileOrFolder path: String) -> [(name: String, why: String)] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        let files = names.isEmpty ? [path] : names.sorted().filter { !$0.hasPrefix(".") }.map { path + "/" + $0 }
        return files.compactMap { file in
            do {
                try add(file: file)
                return nil
            } catch { return (file, Self.words(error)) }
        }
    }
}
