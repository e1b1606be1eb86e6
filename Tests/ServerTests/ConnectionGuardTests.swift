import NIOCore
import NIOEmbedded
import NIOHTTP1
import NIOHTTPTypesHTTP1
import Testing

@testable import Server

@Suite struct ConnectionGuardTests {
    /// Requests as they come over a connection, and whether they are answered.
    struct Case: Sendable {
        var head: String
        var status: Int
    }

    static let cases = [
        Case(head: "GET /v1/products HTTP/1.1\r\nConnection: close\r\n", status: 400),
        Case(head: "GET /v1/products HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n", status: 400),
        Case(head: "GET /v1/products HTTP/1.0\r\nHost: a\r\nHost: b\r\n", status: 400),
        Case(head: "GET /v1/products HTTP/1.1\r\nHost:\r\nConnection: close\r\n", status: 200),
        Case(head: "GET /v1/products HTTP/1.1\r\nhost: a\r\nConnection: close\r\n", status: 200),
        Case(head: "GET /v1/products HTTP/1.0\r\n", status: 200),
    ]

    @Test(arguments: cases) func aRequestNamesItsHostOnce(_ each: Case) async throws {
        #expect(try await PublishedServer.send(each.head + "\r\n").status.code == each.status)
    }

    @Test func nothingBehindARefusedRequestIsAnswered() async throws {
        let good = "GET /v1/products HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"
        let answer = try await PublishedServer.send("GET /v1/products HTTP/1.1\r\n\r\n" + good)
        #expect(answer.status.code == 400)
        #expect(answer.body.readableBytes == 0)
    }

    @Test func littleIsTakenAtOnce() throws {
        let channel = EmbeddedChannel()
        let pipeline = channel.pipeline.syncOperations
        try pipeline.addHandler(HTTP1ToHTTPServerCodec(secure: false))
        try pipeline.addHandler(ConnectionGuard(limits: ServerLimits(), metrics: ServerMetrics([])))
        let pulls = channel.options.compactMap { $0.value as? any RecvByteBufferAllocator }
        #expect(pulls.map { $0.buffer(allocator: channel.allocator).capacity } == [4_096])
        #expect(channel.options.contains { $0.value as? UInt == 1 })
    }
}
