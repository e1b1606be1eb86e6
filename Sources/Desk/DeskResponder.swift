import HTTPTypes
import Hummingbird
import NIOCore
import Pages
import Server
import Synchronization

/// Holds the desk from the moment that its port is known.
final class DeskSlot: Sendable {
    private let held = Mutex<Desk?>(nil)

    var desk: Desk? {
        get { held.withLock { $0 } }
        set { held.withLock { $0 = newValue } }
    }
}

/// HTTP in and out of the desk.
struct DeskResponder: HTTPResponder {
    typealias Context = BasicRequestContext

    let slot: DeskSlot

    func respond(to request: Request, context: BasicRequestContext) async throws -> Response {
        guard let desk = slot.desk else { return Response(status: .serviceUnavailable) }
        let isWrite = request.method == .post
        guard isWrite || request.method == .get || request.method == .head else {
            return Response(status: .methodNotAllowed, headers: [.allow: "GET, HEAD, POST"])
        }
        var asked = DeskRequest(path: URLText.decoded(request.uri.path[...], plusIsBlank: false) ?? "/")
        asked.isWrite = isWrite
        asked.isHead = request.method == .head
        asked.query = URLText.query(request.uri.query ?? "") ?? []
        asked.host = request.head.authority
        asked.origin = request.headers[.origin]
        asked.fetchSite = request.headers[HTTPField.Name("Sec-Fetch-Site")!]
        asked.cookies = request.headers[.cookie]
        asked.contentType = request.headers[.contentType]
        if isWrite {
            if let refused = desk.refused(asked) {
                var response = Self.response(refused, isHead: false)
                response.headers[.connection] = "close"
                return response
            }
            return await write(asked, request, desk)
        }
        return Self.response(await desk.answer(asked), isHead: request.method == .head)
    }

    private func write(_ asked: DeskRequest, _ request: Request, _ desk: Desk) async -> Response {
        let length = request.headers[.contentLength].flatMap { Int($0) } ?? 0
        let isLarge = desk.isLarge(asked, bytes: length)
        let hasPlace = isLarge ? await desk.largeForms.begin() : false
        defer { if hasPlace { desk.largeForms.end() } }
        var asked = asked
        do {
            let body = try await request.body.collect(upTo: desk.mostBytes(of: asked, isLarge: hasPlace))
            asked.body = Array(body.readableBytesView)
        } catch {
            var response = Self.response(await desk.tooLarge(asked), isHead: false)
            response.headers[.connection] = "close"
            return response
        }
        return Self.response(await desk.answer(asked), isHead: false)
    }

    private static func response(_ answer: DeskAnswer, isHead: Bool) -> Response {
        var headers: HTTPFields = [
            .contentType: answer.contentType, .contentSecurityPolicy: Site.contentSecurityPolicy,
            .xContentTypeOptions: "nosniff", .contentLength: String(answer.body.count),
            .cacheControl: answer.isImmutable ? "private, max-age=31536000, immutable" : "no-store",
        ]
        // With less a browser does not even tell the desk itself where a form was sent from.
        headers[HTTPField.Name("Referrer-Policy")!] = "same-origin"
        headers[.location] = answer.location
        headers[.setCookie] = answer.cookie
        let body: ResponseBody = isHead ? .init() : .init(byteBuffer: ByteBuffer(bytes: answer.body))
        return Response(status: .init(code: answer.status), headers: headers, body: body)
    }
}
