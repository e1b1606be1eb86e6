import HTTPTypes
import NIOCore
import NIOHTTPTypes
import NIOHTTPTypesHTTP1

/// Watches one connection: closes it when a request does not arrive, or an answer is not taken, in time, and lets go of
/// a client that is told `Connection: close` without waiting for what it still sends. A short answer is sent in one piece. What is
/// taken from a client at once is little, so that little waits where it does not read its answers.
///
/// One timer a connection is enough: it looks at the deadline when it fires and sets itself anew.
final class ConnectionGuard: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    private let limits: ServerLimits
    private let metrics: ServerMetrics
    private var deadline = NIODeadline.distantFuture
    private var timer: Scheduled<Void>?
    /// Requests that are whole and have no whole answer yet.
    private var inWork = 0
    private var isClosing = false
    /// Nothing of what arrives is of interest any more.
    private var isDraining = false
    /// In bytes, since then.
    private var drained = 0
    private var isCounted = false
    /// Whether an answer has begun whose end is not written yet, and how many bytes of its body are.
    private var isAnswering = false
    private var unsent = 0
    /// An answer of fewer bytes waits for its end; more would fill what the channel lets wait.
    private static let onePiece = 32 * 1024

    init(limits: ServerLimits, metrics: ServerMetrics) {
        self.limits = limits
        self.metrics = metrics
    }

    /// Bytes that are taken from a client at once. What they ask for waits, as requests, until what was asked before is answered;
    /// of requests of a line each, 64 kB would be megabytes.
    private static let onePull = 4 * 1024

    func handlerAdded(context: ChannelHandlerContext) {
        prepare(context)
        if context.channel.isActive { begin(context) }
    }

    private func prepare(_ context: ChannelHandlerContext) {
        let channel = context.channel
        channel.setOption(.recvAllocator, value: FixedSizeRecvByteBufferAllocator(capacity: Self.onePull))
            .and(channel.setOption(.maxMessagesPerRead, value: 1))
            .whenFailure { _ in channel.close(promise: nil) }
        let pipeline = context.pipeline.syncOperations
        do {
            let codec = try pipeline.handler(type: HTTP1ToHTTPServerCodec.self)
            try pipeline.addHandler(HostGuard(), position: .before(codec))
        } catch {
            channel.close(promise: nil)
        }
    }

    func channelActive(context: ChannelHandlerContext) {
        begin(context)
        context.fireChannelActive()
    }

    private func begin(_ context: ChannelHandlerContext) {
        guard !isCounted else { return }
        isCounted = true
        metrics.connections.add()
        metrics.openConnections.add()
        wait(limits.requestSeconds, context)
    }

    func channelInactive(context: ChannelHandlerContext) {
        end()
        context.fireChannelInactive()
    }

    func handlerRemoved(context: ChannelHandlerContext) { end() }

    private func end() {
        timer?.cancel()
        timer = nil
        deadline = .distantFuture
        guard isCounted else { return }
        isCounted = false
        metrics.openConnections.add(-1)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isDraining else {
            if case .body(let bytes) = unwrapInboundIn(data) { drained += bytes.readableBytes }
            if drained > limits.lingerBytes { context.close(promise: nil) }
            return
        }
        if case .end = unwrapInboundIn(data) {
            inWork += 1
            wait(limits.answerSeconds, context)
        }
        context.fireChannelRead(data)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        switch unwrapOutboundIn(data) {
        case .head(let head):
            if head.headerFields[.connection] == "close" { isClosing = true }
            (isAnswering, unsent) = (true, 0)
            context.write(data, promise: promise)
        case .body(let bytes):
            unsent += bytes.readableBytes
            context.write(data, promise: promise)
        case .end:
            isAnswering = false
            let written = promise ?? context.eventLoop.makePromise()
            let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
            written.futureResult.whenComplete { _ in
                let (own, context) = bound.value
                own.answered(context)
            }
            context.write(data, promise: written)
        }
    }

    func flush(context: ChannelHandlerContext) {
        if !isAnswering || unsent >= Self.onePiece { context.flush() }
    }

    /// The client's system has taken a whole answer.
    private func answered(_ context: ChannelHandlerContext) {
        inWork = max(0, inWork - 1)
        guard context.channel.isActive else { return }
        if isClosing {
            // Closing at once would make the client's system throw away an answer that it has not read yet.
            isDraining = true
            context.close(mode: .output, promise: nil)
            wait(limits.lingerSeconds, context)
        } else {
            wait(inWork == 0 ? limits.requestSeconds : limits.answerSeconds, context)
        }
    }

    private func wait(_ seconds: Double, _ context: ChannelHandlerContext) {
        deadline = .now() + .milliseconds(Int64(seconds * 1000))
        if isDraining || timer == nil {
            timer?.cancel()
            schedule(context)
        }
    }

    private func schedule(_ context: ChannelHandlerContext) {
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        timer = context.eventLoop.scheduleTask(deadline: deadline) {
            let (own, context) = bound.value
            own.timer = nil
            guard context.channel.isActive else { return }
            if NIODeadline.now() < own.deadline {
                own.schedule(context)
            } else {
                if !own.isDraining { own.metrics.timeouts.add() }
                context.close(promise: nil)
            }
        }
    }
}

@available(*, unavailable)
extension ConnectionGuard: Sendable {}
