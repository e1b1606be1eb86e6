import ArgumentParser
import Pages
import Pipeline
import Server
import Store

/// `serve`: the HTTP API and the web pages.
struct Serve: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Serve the dataset: a JSON API and web pages.",
        discussion: """
            Read only, and on this machine alone unless --host says otherwise. A newly published version is served as soon
            as it is whole. Ends with Ctrl-C, after the requests that are being answered. /openapi.json describes the API.

              chartwright serve
              chartwright serve --port 9000 --log debug
            """)

    @Option(help: ArgumentHelp("The address to listen on.", valueName: "address"))
    var host = "127.0.0.1"

    @Option(help: "The port to listen on; 0 for any that is free.")
    var port = 8080

    @Option(help: "What is logged on the error stream, as JSON lines; debug logs every request.")
    var log: LogLevel = .notice

    @OptionGroup var project: ProjectOptions

    enum LogLevel: String, ExpressibleByArgument, CaseIterable { case debug, info, notice, warning, error }

    func validate() throws {
        if !(0...65_535).contains(port) { throw ValidationError("--port takes a number from 0 to 65535, not \(port).") }
    }

    func perform() async throws -> Completion {
        let folder = try project.enter()
        let store = try project.dataset(in: folder)
        let server: ChartServer
        do {
            server = try ChartServer(
                store: store, host: host, port: port, project: project.site(in: folder),
                logLevel: .init(rawValue: log.rawValue) ?? .notice,
                lineage: Explainer(project: folder).reader)
        } catch let error as StoreError {
            throw Failure(error)
        }
        do {
            try await server.run { [host] port in Console.tell("serving http://\(host):\(port)\n") }
        } catch {
            throw Failure(
                code: "serve.start", message: "expected to listen on \(host) port \(port): \(error)",
                help: "name another port with --port, or an address of this machine with --host")
        }
        return .done
    }
}

extension Explainer {
    /// The way back to raw cells, as the server asks for it.
    fileprivate var reader: LineageReader {
        { asked in
            do throws(NothingToExplain) {
                switch asked.chart {
                case .build(let chart):
                    var query = ValueQuery()
                    query.height = asked.height
                    query.rateClass = asked.rateClass
                    query.sex = asked.sex
                    query.age = asked.age
                    query.tobacco = asked.tobacco
                    query.product = asked.product
                    query.weight = asked.weight
                    return try lineage(of: query, in: chart, entry: asked.entry, version: asked.version)
                case .medication(let chart):
                    let query = RuleQuery(medication: asked.medication, use: asked.use, product: asked.product)
                    return try lineage(of: query, in: chart, entry: asked.entry, version: asked.version)
                }
            } catch {
                throw NoLineage(message: error.message, help: error.help)
            }
        }
    }
}
