import ArgumentParser
import Server
import Store

/// `serve`: the HTTP API and the web pages.
struct Serve: ReportingCommand {
    static let configuration = CommandConfiguration(
        abstract: "Serve the dataset: a JSON API and web pages.",
        discussion: """
            Read only, and on this machine alone unless --host says otherwise. Ends with Ctrl-C.

              chartwright serve
              chartwright serve --port 9000
            """)

    @Option(help: ArgumentHelp("The address to listen on.", valueName: "address"))
    var host = "127.0.0.1"

    @Option(help: "The port to listen on; 0 for any that is free.")
    var port = 8080

    @OptionGroup var project: ProjectOptions

    func perform() async throws -> Completion {
        let folder = try project.enter()
        let store = try project.dataset(in: folder)
        do {
            let server = try ChartServer(store: store, host: host, port: port, project: project.site(in: folder))
            try await server.run()
        } catch let error as StoreError {
            throw Failure(error)
        } catch {
            throw Failure(
                code: "serve.start", message: "the server could not listen on \(host) port \(port): \(error)",
                help: "name another port with --port")
        }
        return .done
    }
}
