import ChartwrightClient
import Foundation
import FoundationNetworking
import HTTPTypes
import NIOCore

@testable import Server

/// A server that listens on a loopback port of its own, until it is stopped or the process ends.
final class RunningServer: Sendable {
    let port: Int
    private let running: Task<Void, any Error>

    /// Returns as soon as the server listens.
    init(_ server: ChartServer) async throws {
        let (ports, found) = AsyncStream<Int>.makeStream()
        let application = server.application { found.yield($0) }
        running = Task {
            defer { found.finish() }
            try await application.run()
        }
        var listening = ports.makeAsyncIterator()
        guard let port = await listening.next() else {
            try await running.value
            throw NoAnswer(reason: "the server ended before it listened")
        }
        self.port = port
    }

    deinit { running.cancel() }

    /// Ends the server.
    func stop() async {
        running.cancel()
        _ = await running.result
    }

    var client: ChartwrightClient {
        get throws {
            guard let address = URL(string: "http://127.0.0.1:\(port)") else {
                throw NoAnswer(reason: "port \(port) gives no address")
            }
            return ChartwrightClient(server: address, session: Self.patient)
        }
    }

    /// As the server is with its clients (``ServerLimits/patient``).
    private static let patient: URLSession = {
        let configuration = URLSessionConfiguration.default
        configuration.timeoutIntervalForRequest = 600
        return URLSession(configuration: configuration)
    }()

    /// Sends a request over a connection of its own, as a browser or a script would, and waits for the answer.
    func ask(
        _ path: String, method: HTTPRequest.Method = .get, headers: HTTPFields = [:], body: String? = nil
    ) async throws -> Answer {
        var headers = headers
        if body != nil, headers[.contentType] == nil { headers[.contentType] = "application/json" }
        headers[.contentLength] = body.map { String($0.utf8.count) }
        headers[.connection] = "close"
        var request = "\(method.rawValue) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n"
        for field in headers { request += "\(field.name.canonicalName): \(field.value)\r\n" }
        return try await send(request + "\r\n" + (body ?? ""))
    }

    /// Sends a text over a connection of its own, and waits for the answer and the connection's end.
    func send(_ request: String) async throws -> Answer {
        let bytes = Array(request.utf8)
        return try await withCheckedThrowingContinuation { continuation in
            // A connection blocks its thread: none of those that the server answers on.
            Thread.detachNewThread { [port] in
                continuation.resume(with: Result { try Answer(Connection.exchange(bytes, port: port)) })
            }
        }
    }
}

/// What a server answered.
struct Answer: Sendable {
    var status: HTTPResponse.Status
    var headers: HTTPFields = [:]
    var body: ByteBuffer

    /// - Parameter bytes: All that came over a connection that the server closed.
    init(_ bytes: [UInt8]) throws {
        guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else {
            throw NoAnswer(reason: "expected a head, found \(String(decoding: bytes.prefix(200), as: UTF8.self))")
        }
        let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        let words = lines[0].split(separator: " ", maxSplits: 2)
        guard words.count >= 2, words[0] == "HTTP/1.1", let code = Int(words[1]) else {
            throw NoAnswer(reason: "expected a status line, found \(lines[0])")
        }
        status = HTTPResponse.Status(code: code)
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":"), let name = HTTPField.Name(String(line[..<colon])) else {
                throw NoAnswer(reason: "expected a header field, found \(line)")
            }
            headers.append(
                HTTPField(name: name, value: line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)))
        }
        body = ByteBuffer(bytes: bytes[end.upperBound...])
        if let length = headers[.contentLength].flatMap({ Int($0) }), body.readableBytes > 0 {
            guard length == body.readableBytes else {
                throw NoAnswer(reason: "expected a body of \(length) bytes, found \(body.readableBytes)")
            }
        }
    }
}

/// Why there is no answer.
struct NoAnswer: Error {
    var reason: String
}

/// A connection to a port of this machine.
private enum Connection {
    /// Sends all bytes and gives all that come back until the other side closes.
    static func exchange(_ request: [UInt8], port: Int) throws -> [UInt8] {
        let connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard connection >= 0 else { throw NoAnswer(reason: String(cString: strerror(errno))) }
        defer { close(connection) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(UInt16(port).bigEndian)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let connected = withUnsafePointer(to: &address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard connected == 0 else { throw NoAnswer(reason: String(cString: strerror(errno))) }
        var sent = 0
        while sent < request.count {
            let count = request[sent...].withUnsafeBytes {
                send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            if count < 0, errno == EINTR { continue }
            // A server may answer, and close, before it has read a body that is too long.
            guard count > 0 else { break }
            sent += count
        }
        var answer: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = recv(connection, &buffer, buffer.count, 0)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return answer }
            answer += buffer[..<count]
        }
    }
}

extension ServerLimits {
    /// For clients on a machine that is busy with all tests at once: who waits there for a turn is not late, and is not cut off.
    static var patient: ServerLimits {
        var limits = ServerLimits()
        limits.requestSeconds = 600
        limits.answerSeconds = 600
        limits.lingerSeconds = 600
        return limits
    }
}
