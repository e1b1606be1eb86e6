import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOPosix
import Pages
import Store

/// Answers requests: operations of the API first, then the web pages.
struct ChartResponder: HTTPResponder {
    typealias Context = BasicRequestContext

    let table: OperationTable
    let snapshots: SnapshotHolder
    let limits: ServerLimits
    let metrics: ServerMetrics

    /// What web pages are counted as.
    static let pages = "pages"
    /// What is asked for nothing that is there is counted as.
    static let unknown = "unknown"

    func respond(to request: Request, context: BasicRequestContext) async throws -> Response {
        let begin = ContinuousClock.now
        let snapshot = snapshots.current
        var name = Self.unknown
        var response: Response
        do {
            response = try await answer(request, snapshot, &name)
        } catch {
            response = Self.response(to: problem(of: error, context.logger))
        }
        if mayStillSend(request), response.status.code >= 400 { response.headers[.connection] = "close" }
        response.headers[.xContentTypeOptions] = "nosniff"
        if request.method == .head { response = Self.withoutBody(response) }
        let time = ContinuousClock.now - begin
        let nanoseconds = Int(time.components.seconds * 1_000_000_000 + time.components.attoseconds / 1_000_000_000)
        metrics.count(name, status: response.status.code, nanoseconds: nanoseconds)
        let status = response.status.code
        context.logger.log(
            level: status >= 500 ? .error : nanoseconds > 1_000_000_000 ? .warning : .debug, "request",
            metadata: [
                "method": "\(request.method.rawValue)", "path": "\(request.uri.path)", "status": "\(status)",
                "microseconds": "\(nanoseconds / 1000)",
            ])
        return response
    }

    private func answer(_ request: Request, _ snapshot: DatasetSnapshot, _ name: inout String) async throws -> Response
    {
        switch table.match(request.method, request.uri.path) {
        case .found(let number, let path):
            let operation = table.operations[number]
            name = operation.id
            return try await answer(request, operation, path, snapshot)
        case .otherMethods(let methods):
            var problem = Problem(
                .methodNotAllowed, "request.method",
                "\(request.uri.path.prefix(200)) does not know \(request.method.rawValue.prefix(20))",
                help: "use \(methods.map(\.rawValue).joined(separator: ", "))")
            problem.allowed = methods.map(\.rawValue)
            throw problem
        case .none: return try await page(request, snapshot, &name)
        }
    }

    // MARK: Operations

    private func answer(
        _ request: Request, _ operation: Operation, _ path: [String: String], _ snapshot: DatasetSnapshot
    ) async throws -> Response {
        guard Negotiation.accepts(operation.answer.mediaType, request.headers[.accept]) else {
            throw Problem(
                .notAcceptable, "request.accept",
                "expected an Accept header that takes \(operation.answer.mediaType), found \(request.headers[.accept]?.prefix(100).description.quotedJSON ?? "none")",
                help: "accept \(operation.answer.mediaType)", place: "Accept")
        }
        if operation.isOfVersion, operation.method == .get, Self.matches(request, snapshot.etag) {
            return Response(
                status: .notModified,
                headers: [.eTag: snapshot.etag, .cacheControl: "no-cache", .vary: "Accept-Encoding"])
        }
        let body = operation.body == nil ? nil : try await self.body(of: request)
        let isCompressed = Negotiation.acceptsGzip(request.headers[.acceptEncoding])
        let key = AnswerCache.Key(address: request.uri.string, body: body, isCompressed: isCompressed)
        if operation.isOfVersion {
            if let known = snapshot.answers.answer(key) {
                metrics.cacheHits.add()
                return Self.response(known, operation, snapshot)
            }
            metrics.cacheMisses.add()
        }
        let question = APIRequest(
            snapshot: snapshot, values: try operation.values(path: path, query: request.uri.query),
            body: body.map { Array($0.readableBytesView) } ?? [])
        let answer = try await answer(question, operation)
        let made = Self.encoded(answer.bytes, answer.mediaType ?? operation.answer.mediaType, isCompressed)
        if operation.isOfVersion, answer.status == .ok { snapshot.answers.keep(made, for: key) }
        return Self.response(made, operation, snapshot, status: answer.status)
    }

    /// Light work at once; heavy work, and light work that needs a file after all, on a thread of its own.
    private func answer(_ question: APIRequest, _ operation: Operation) async throws -> APIAnswer {
        if operation.work == .light {
            do { return try operation.respond(question) } catch is FileNeeded {}
        }
        let question = question.reading
        return try await NIOThreadPool.singleton.runIfActive { try operation.respond(question) }
    }

    private func body(of request: Request) async throws -> ByteBuffer {
        let type = request.headers[.contentType].map {
            $0.prefix { $0 != ";" }.lowercased().filter { !$0.isWhitespace }
        }
        guard type == "application/json" else {
            throw Problem(
                .unsupportedMediaType, "request.content-type",
                "expected a body of application/json, found \(type?.prefix(100).description.quotedJSON ?? "no Content-Type")",
                help: "send Content-Type: application/json", place: "Content-Type")
        }
        if let coding = request.headers[.contentEncoding], coding.lowercased() != "identity" {
            throw Problem(
                .unsupportedMediaType, "request.content-encoding", "the body may not be compressed",
                help: "send it without Content-Encoding", place: "Content-Encoding")
        }
        let tooLarge = Problem(
            .contentTooLarge, "request.body.length", "expected a body of at most \(limits.body) bytes, found more",
            help: "ask in several requests")
        if let length = request.headers[.contentLength].flatMap({ Int($0) }), length > limits.body { throw tooLarge }
        do {
            return try await request.body.collect(upTo: limits.body)
        } catch is NIOTooManyBytesError {
            throw tooLarge
        } catch let error as CancellationError {
            throw error
        } catch {
            throw Problem(
                .badRequest, "request.body.broken",
                "expected a whole body, found one that breaks off or is cut wrongly",
                help: "send it with its Content-Length, or in whole chunks")
        }
    }

    private static func encoded(_ bytes: [UInt8], _ mediaType: String, _ isCompressed: Bool) -> AnswerCache.Answer {
        if isCompressed, bytes.count >= Gzip.least, let small = bytes.withUnsafeBytes({ Gzip.compressed($0) }) {
            return AnswerCache.Answer(bytes: ByteBuffer(bytes: small), mediaType: mediaType, isCompressed: true)
        }
        return AnswerCache.Answer(bytes: ByteBuffer(bytes: bytes), mediaType: mediaType, isCompressed: false)
    }

    private static func response(
        _ answer: AnswerCache.Answer, _ operation: Operation, _ snapshot: DatasetSnapshot,
        status: HTTPResponse.Status = .ok
    ) -> Response {
        var headers: HTTPFields = [.contentType: answer.mediaType, .vary: "Accept-Encoding"]
        if answer.isCompressed { headers[.contentEncoding] = "gzip" }
        if operation.isOfVersion {
            headers[.eTag] = snapshot.etag
            headers[.cacheControl] = "no-cache"
        } else {
            headers[.cacheControl] = "no-store"
        }
        return Response(status: status, headers: headers, body: .init(byteBuffer: answer.bytes))
    }

    // MARK: Pages

    private func page(_ request: Request, _ snapshot: DatasetSnapshot, _ name: inout String) async throws -> Response {
        let unknown = Problem(
            .notFound, "request.path", "there is nothing at \(request.uri.path.prefix(200).description.quotedJSON)",
            help: "GET /openapi.json names every address")
        guard request.method == .get || request.method == .head,
            let path = URLText.decoded(request.uri.path[...], plusIsBlank: false),
            let query = URLText.query(request.uri.query ?? "")
        else { throw unknown }
        let site = snapshot.site
        guard let page = try await NIOThreadPool.singleton.runIfActive({ try site.page(path: path, query: query) })
        else {
            let accepted = request.headers[.accept] ?? ""
            guard accepted.contains("text/html") else { throw unknown }
            return Self.response(site.notFound(path: path), snapshot, request)
        }
        name = Self.pages
        if page.status == 200, Self.matches(request, snapshot.pageTag) {
            return Response(
                status: .notModified,
                headers: [.eTag: snapshot.pageTag, .cacheControl: "no-cache", .vary: "Accept-Encoding"])
        }
        return Self.response(page, snapshot, request)
    }

    private static func response(_ page: SitePage, _ snapshot: DatasetSnapshot, _ request: Request) -> Response {
        let made = encoded(page.body, page.contentType, Negotiation.acceptsGzip(request.headers[.acceptEncoding]))
        var headers: HTTPFields = [
            .contentType: page.contentType, .vary: "Accept-Encoding",
            .contentSecurityPolicy: Site.contentSecurityPolicy,
        ]
        if made.isCompressed { headers[.contentEncoding] = "gzip" }
        switch page.caching {
        case .version:
            headers[.cacheControl] = "no-cache"
            if page.status == 200 { headers[.eTag] = snapshot.pageTag }
        case .immutable: headers[.cacheControl] = "public, max-age=31536000, immutable"
        }
        headers[.location] = page.location
        return Response(status: .init(code: page.status), headers: headers, body: .init(byteBuffer: made.bytes))
    }

    // MARK: What any answer may need

    private func problem(of error: any Error, _ logger: Logger) -> Problem {
        switch error {
        case let problem as Problem: return problem
        case let error as StoreError: return Problem(error)
        case let error as NoLineage:
            return Problem(.notFound, "explain.nothing", error.message, help: error.help)
        default:
            logger.error("an answer failed", metadata: ["error": "\(error)"])
            return Problem(
                .internalServerError, "server.failure", "the answer could not be made",
                help: "tell whoever runs the server; its log says more")
        }
    }

    private static func response(to problem: Problem) -> Response {
        var headers: HTTPFields = [.contentType: Problem.contentType, .cacheControl: "no-store"]
        if !problem.allowed.isEmpty { headers[.allow] = problem.allowed.joined(separator: ", ") }
        return Response(
            status: problem.status, headers: headers, body: .init(byteBuffer: ByteBuffer(bytes: problem.json)))
    }

    /// Whether more of a body may be on its way than anybody wants to read.
    private func mayStillSend(_ request: Request) -> Bool {
        if request.headers[.transferEncoding] != nil { return true }
        return request.headers[.contentLength].map { Int($0).map { $0 > limits.body } ?? true } ?? false
    }

    private static func matches(_ request: Request, _ etag: String) -> Bool {
        guard let header = request.headers[.ifNoneMatch] else { return false }
        func opaque(_ tag: some StringProtocol) -> String {
            let trimmed = String(tag).filter { !$0.isWhitespace }
            return trimmed.hasPrefix("W/") ? String(trimmed.dropFirst(2)) : trimmed
        }
        return header.split(separator: ",").contains { opaque($0) == "*" || opaque($0) == opaque(etag) }
    }

    private static func withoutBody(_ response: Response) -> Response {
        var headers = response.headers
        if let length = response.body.contentLength, response.status != .notModified {
            headers[.contentLength] = String(length)
        }
        return Response(
            status: response.status, headers: headers, body: .init(contentLength: nil) { try await $0.finish(nil) })
    }
}
