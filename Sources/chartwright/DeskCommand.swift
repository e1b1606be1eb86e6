import ArgumentParser
import Desk
import Foundation
import Pipeline
import Synchronization

/// `desk`: the local page on which a person makes a file a published chart.
struct DeskCommand: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "desk",
        abstract: "Open a local page: drop a file, answer what it leaves open, see what changes, publish.",
        discussion: """
            For people who do not write JSON. What the carrier sent stands beside the chart that would be published; questions are
            answered by keyboard, one after another. Answers are kept in drafts/ as they are given. The page writes what adopt,
            correct, validate --accept and ingest write, and shows those commands.

            It listens on this machine alone, and only whoever opens the printed address gets in. For other machines name a file
            with a token of 32 characters or more, and the https address of the server that stands before it.

              chartwright desk
              chartwright desk inbox/*.pdf
              chartwright desk --host 0.0.0.0 --port 8123 --token-file desk.token --behind https://desk.example.com
            """)

    @Argument(help: ArgumentHelp("Files, or folders of them, to begin with.", valueName: "file"))
    var files: [String] = []

    @Option(help: ArgumentHelp("The address to listen on.", valueName: "address"))
    var host = "127.0.0.1"

    @Option(help: "The port to listen on (default: one that is free).")
    var port = 0

    @Option(
        name: .customLong("token-file"),
        help: ArgumentHelp("Holds the token that opens the desk, instead of one made up.", valueName: "file"))
    var tokenFile: String?

    @Option(help: ArgumentHelp("The https address that people open, of a server in front.", valueName: "address"))
    var behind: String?

    @Option(help: ArgumentHelp("Who decides (default: the name you are logged in by).", valueName: "name"))
    var who: String?

    @Flag(name: .customLong("no-open"), help: "Open no browser.")
    var opensNoBrowser = false

    @OptionGroup var project: ProjectOptions

    func validate() throws {
        if !(0...65_535).contains(port) { throw ValidationError("--port takes a number from 0 to 65535, not \(port).") }
        if let behind, DeskOrigin(behind: behind) == nil {
            throw ValidationError(
                "--behind takes an https address without a path, as https://desk.example.com, not \(behind).")
        }
        guard !["127.0.0.1", "localhost", "::1"].contains(host) else { return }
        guard tokenFile != nil, behind != nil else {
            throw ValidationError(
                "--host \(host) lets other machines in: name a --token-file, and with --behind the https address of a server that speaks TLS in front."
            )
        }
    }

    func perform() async throws -> Completion {
        let folder = try project.enter()
        var settings = DeskServer.Settings()
        (settings.host, settings.port, settings.origin) = (host, port, behind.flatMap(DeskOrigin.init(behind:)))
        settings.token = try token()
        settings.who = who ?? LoginName.current ?? "desk"
        for file in files where !FileManager.default.fileExists(atPath: file) {
            throw Failure(
                code: FileProblem.missing.code, file: file, message: "expected a file, found none",
                help: "check the path")
        }
        let server = DeskServer(
            folder, configurationFile: project.pipelineFile, files: files, settings: settings, today: { Day.today.text }
        )
        let opener = BrowserOpener(isOff: opensNoBrowser)
        do {
            try await server.run { [tokenFile] announced in
                switch announced {
                case .leftOut(let file, let why): Console.tell("\(file) was not taken in: \(why)\n")
                case .once(let address):
                    Console.tell("the desk opens once at \(address)\n")
                    opener.open(address)
                case .withToken(let address):
                    Console.tell("the desk is at \(address) and asks for the token in \(tokenFile ?? "its file")\n")
                    opener.open(address)
                }
            }
        } catch {
            throw Failure(
                code: "desk.start", message: "expected to listen on \(host) port \(port): \(error)",
                help: "name another port with --port, or an address of this machine with --host")
        }
        return .done
    }

    private func token() throws(Failure) -> String? {
        guard let tokenFile else { return nil }
        let bytes: [UInt8]
        do { bytes = try FileBytes.read(tokenFile) } catch { throw Failure(error, file: tokenFile) }
        let text = String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        guard text.utf8.count >= 32, text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
            throw Failure(
                code: "desk.token", file: tokenFile, message: "expected a token of 32 characters or more on one line",
                help: "make one with: openssl rand -hex 32 > \(tokenFile)")
        }
        return text
    }
}

/// Opens the first address in a browser, where there is a screen.
private final class BrowserOpener: Sendable {
    private let isOff: Bool
    private let hasOpened = Mutex(false)
    /// What the browser was given, until it has opened the desk.
    private let page = Mutex<String?>(nil)

    init(isOff: Bool) {
        let environment = ProcessInfo.processInfo.environment
        self.isOff = isOff || environment["DISPLAY"] == nil && environment["WAYLAND_DISPLAY"] == nil
    }

    func open(_ address: String) {
        // The next addresses are for other browsers.
        let isFirst = hasOpened.withLock { opened in
            defer { opened = true }
            return !opened
        }
        if let read = page.withLock({ page in
            defer { page = nil }
            return page
        }) {
            try? FileManager.default.removeItem(atPath: read)
        }
        guard !isOff, isFirst else { return }
        // The address opens the desk once, and the arguments of a process are everybody's to read: they name a file that leads there.
        guard let file = Self.leading(to: address) else { return }
        page.withLock { $0 = file }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["xdg-open", file]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try? process.run()
    }

    /// A page that leads to an address, for its owner's eyes alone.
    private static func leading(to address: String) -> String? {
        let name = "chartwright-desk-\(UUID().uuidString).html"
        let file = FileManager.default.temporaryDirectory.appending(path: name).path
        let page = "<!doctype html><meta http-equiv=\"refresh\" content=\"0;url=\(address)\"><title>The desk</title>\n"
        let isMade = FileManager.default.createFile(
            atPath: file, contents: Data(page.utf8), attributes: [.posixPermissions: 0o600])
        return isMade ? file : nil
    }
}
