import Foundation
import Pipeline
import Store

@testable import Desk

/// A desk over a project of its own, asked as a browser asks it; removed with it.
final class DeskProject: Sendable {
    static let chart = """
        "Zenith Mutual - Term build chart (March 2026)",,,,
        Height,Minimum,Select,Preferred,Standard
        "5'8\"\"",104,172,180,205
        "5'9\"\"",107,177,185,211
        "5'10\"\"",110,183,191,217
        "5'11\"\"",113,188,197,223
        "6'0\"\"",116,194,202,229

        """

    let path: String
    let desk: Desk
    private let origin: String
    private let cookie: String

    /// - Parameters:
    ///   - path: An existing project, for a second desk over it.
    ///   - behind: What people open, of a server in front.
    ///   - token: One that stays good.
    init(
        path: String? = nil, pipeline: String = "pipeline.json", behind: String? = nil, token: String? = nil,
        patience: Double = 600
    ) throws {
        let own = NSTemporaryDirectory() + "chartwright-desk-\(UUID().uuidString)"
        self.path = path ?? own
        try FileManager.default.createDirectory(atPath: self.path, withIntermediateDirectories: true)
        let access = DeskAccess(token: token)
        desk = try Desk(
            ProjectFolder(self.path), configurationFile: self.path + "/" + pipeline, pipeline: pipeline, access: access,
            origin: behind.flatMap { DeskOrigin(behind: $0) } ?? DeskOrigin(port: 8123), who: "ann",
            patience: patience, today: { "2026-11-22" })
        origin = desk.origin.addresses[0]
        cookie = "\(access.cookie)=\(access.session(for: access.token) ?? "")"
        isOwn = path == nil
    }

    private let isOwn: Bool

    deinit { if isOwn { try? FileManager.default.removeItem(atPath: path) } }

    func get(_ path: String, query: [(String, String)] = []) async -> DeskAnswer {
        await desk.answer(request(path, query))
    }

    func request(_ path: String, _ query: [(String, String)] = []) -> DeskRequest {
        DeskRequest(path: path, query: query, host: String(origin.split(separator: "/")[1]), cookies: cookie)
    }

    /// Sends a form, and goes where its answer leads if that says something of the form.
    @discardableResult
    func post(_ path: String, _ fields: [(String, String)]) async -> DeskAnswer {
        let answer = await send(path, fields)
        guard let place = answer.location, place.contains("told=") || place.hasSuffix("/remove") else { return answer }
        return await follow(place)
    }

    func send(_ path: String, _ fields: [(String, String)]) async -> DeskAnswer {
        await desk.answer(form(path, fields))
    }

    func follow(_ place: String) async -> DeskAnswer { await desk.answer(request(to: place)) }

    /// As a browser asks for an address that it was led to.
    func request(to place: String) -> DeskRequest {
        let parts = place.split(separator: "?", maxSplits: 1).map(String.init)
        var query: [(String, String)] = []
        for pair in (parts.count < 2 ? "" : parts[1]).split(separator: "&") {
            let both = pair.split(separator: "=", maxSplits: 1).map { $0.removingPercentEncoding ?? "" }
            query.append((both[0], both.count > 1 ? both[1] : ""))
        }
        return request(parts.first ?? "/", query)
    }

    /// A form as the desk's own page sends it.
    func form(_ path: String, _ fields: [(String, String)]) -> DeskRequest {
        var request = request(path)
        request.isWrite = true
        request.origin = origin
        request.fetchSite = "same-origin"
        request.contentType = "application/x-www-form-urlencoded"
        let allowed = CharacterSet.alphanumerics
        request.body = Array(
            fields.map { "\($0.0)=\($0.1.addingPercentEncoding(withAllowedCharacters: allowed) ?? "")" }
                .joined(separator: "&").utf8)
        return request
    }

    /// Drops a file; gives its draft's id.
    func drop(_ text: String, name: String = "zenith.csv") throws -> String {
        try desk.drafts.add(Array(text.utf8), name: name).draft.id
    }

    func draft(_ id: String) -> DraftFolder.Stand? { desk.drafts.stand(of: id) }

    /// Answers a question of a draft as it stands.
    @discardableResult
    func answer(_ id: String, _ question: String, _ fields: [(String, String)]) async -> DeskAnswer {
        await post(
            "/drafts/\(id)/answer", [("revision", draft(id)?.revision ?? ""), ("question", question)] + fields)
    }

    /// Says whose chart it is.
    @discardableResult
    func identify(_ id: String, as chart: String = "term") async -> DeskAnswer {
        await answer(
            id, "source",
            [("carrier", "Zenith Mutual"), ("product", "Term"), ("edition", "2026-03-01"), ("chart", chart)])
    }

    func publish(_ id: String) async -> DeskAnswer {
        guard let stand = draft(id) else { return DeskAnswer(status: 404) }
        return await post("/drafts/\(id)/publish", [("state", await desk.state(stand))])
    }

    /// Puts all that there is under git, or commits what came since.
    func commit() throws {
        let who = ["-c", "user.name=ann", "-c", "user.email=ann@example.com"]
        for words in [["init", "-q"], ["add", "-A"], who + ["commit", "-q", "--allow-empty", "-m", "more"]] {
            try run("git", words)
        }
    }

    /// Runs lines as a shell would.
    func run(lines: String) throws { try run("sh", ["-ec", lines]) }

    private func run(_ program: String, _ arguments: [String]) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [program] + arguments
        process.currentDirectoryURL = URL(filePath: path)
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 { throw CocoaError(.executableRuntimeMismatch) }
    }

    var files: [String: Data] { Self.files(in: path) }

    /// Every file of a project but drafts and what runs remember.
    static func files(in path: String) -> [String: Data] {
        var found: [String: Data] = [:]
        for name in FileManager.default.enumerator(atPath: path)?.compactMap({ $0 as? String }) ?? [] {
            guard !name.hasPrefix("drafts"), !name.hasPrefix(".chartwright"),
                let bytes = FileManager.default.contents(atPath: path + "/" + name)
            else { continue }
            found[name] = bytes
        }
        return found
    }
}

extension DeskAnswer {
    var text: String { String(decoding: body, as: UTF8.self) }
}
