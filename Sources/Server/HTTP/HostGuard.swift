import NIOCore
import NIOHTTP1

/// Refuses requests that do not say once which host they are for, as RFC 9112 (3.2) wants it: what such a request means to a
/// proxy before this server may be another thing than what it means here.
///
/// It stands before the codec, which forgets the request's version.
final class HostGuard: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart

    private var hasRefused = false

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !hasRefused else { return }
        if case .head(let head) = unwrapInboundIn(data) {
            let hosts = head.headers["host"].count
            hasRefused = hosts > 1 || hosts == 0 && (head.version.major, head.version.minor) >= (1, 1)
        }
        if hasRefused {
            context.fireErrorCaught(HTTPParserError.invalidHeaderToken)
        } else {
            context.fireChannelRead(data)
        }
    }
}

@available(*, unavailable)
extension HostGuard: Sendable {}
