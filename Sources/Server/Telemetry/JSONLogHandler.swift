import ChartSchema
import Foundation
import Logging

/// Writes log entries to the error stream, one JSON object a line.
struct JSONLogHandler: LogHandler {
    var logLevel: Logger.Level
    var metadata: Logger.Metadata = [:]
    private let label: String

    init(label: String, level: Logger.Level) {
        self.label = label
        logLevel = level
    }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        var writer = CanonicalJSONWriter()
        writer.object {
            $0.member("time", Date.now.formatted(.iso8601.time(includingFractionalSeconds: true)))
            $0.member("level", event.level.rawValue)
            $0.member("logger", label)
            $0.member("message", event.message.description)
            for (key, value) in metadata.merging(event.metadata ?? [:], uniquingKeysWith: { $1 }).sorted(by: {
                $0.key < $1.key
            }) {
                $0.member(key, value.description)
            }
        }
        writer.endLine()
        // One call a line, so that lines of several threads do not mix.
        try? FileHandle.standardError.write(contentsOf: Data(writer.bytes))
    }
}
