import HummingbirdCore
import NIOHTTPTypes

extension HTTP1Channel.Configuration {
    /// Connections that no client can hold for ever, or fill with header fields.
    static func guarded(by limits: ServerLimits, metrics: ServerMetrics) -> HTTP1Channel.Configuration {
        .init(
            additionalChannelHandlers: [ConnectionGuard(limits: limits, metrics: metrics)],
            httpDecoderConfiguration: .init(
                maxHeaderFieldSize: limits.headers, maxHeaderListSize: limits.headers,
                maxHeaderFieldCount: limits.headerFields))
    }

    /// The same where nothing is counted.
    package static func guarded(by limits: ServerLimits) -> HTTP1Channel.Configuration {
        guarded(by: limits, metrics: ServerMetrics([]))
    }
}
