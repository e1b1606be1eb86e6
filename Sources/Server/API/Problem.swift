import ChartSchema
import HTTPTypes
import Store

/// Why a request has no answer: RFC 9457.
struct Problem: Error, Hashable {
    var status: HTTPResponse.Status
    /// A stable code in dotted words.
    var code: String
    /// What was expected and what was found, in one sentence.
    var detail: String
    /// What to do about it.
    var help: String
    /// Where in the body, as a JSON Pointer, or the parameter's name.
    var place: String?
    /// Names that may have been meant.
    var suggestions: [String] = []
    /// The methods that the address knows; only with 405.
    var allowed: [String] = []

    init(
        _ status: HTTPResponse.Status, _ code: String, _ detail: String, help: String, place: String? = nil,
        suggestions: [String] = []
    ) {
        self.status = status
        self.code = code
        self.detail = detail
        self.help = help
        self.place = place
        self.suggestions = suggestions
    }

    static let contentType = "application/problem+json"

    var json: [UInt8] {
        var writer = CanonicalJSONWriter(reservingCapacity: 256)
        writer.object {
            $0.member("type", "urn:chartwright:problem:\(code)")
            $0.member("title", status.reasonPhrase)
            $0.member("status", status.code)
            $0.member("code", code)
            $0.member("detail", detail)
            $0.member("help", help)
            if let place { $0.member("place", place) }
            if !suggestions.isEmpty { $0.member("suggestions", suggestions) }
        }
        writer.endLine()
        return writer.bytes
    }
}

extension Problem {
    /// A store that cannot be read is the server's trouble, whatever was asked.
    init(_ error: StoreError) {
        switch error {
        case .unknownVersion(let version, let known):
            self.init(
                .notFound, error.code, "version \(version) was never published",
                help: "GET /v1/versions names every version", suggestions: known.suffix(5).map(\.description))
        case .notPublishedYet(_, let first):
            self.init(
                .notFound, error.code, error.message,
                help: first.map { "the first version that says its day is \($0)" }
                    ?? "no version says its day: leave known_on out")
        case .dayNotSaid:
            self.init(
                .notFound, error.code, error.message,
                help: "name another day, or leave known_on out; GET /v1/versions says which versions say their day")
        case .empty:
            self.init(
                .serviceUnavailable, error.code, "nothing has been published yet", help: "publish a version first")
        default:
            self.init(
                .internalServerError, error.code, "the dataset could not be read",
                help: "ask whoever runs the server to run chartwright verify")
        }
    }

    /// A version that was published, but not by the day that `known_on` names.
    static func notKnown(_ version: VersionNumber, on day: String, place: String) -> Problem {
        Problem(
            .notFound, "store.version.unknown", "version \(version) was not published by \(day)",
            help: "GET /v1/versions?known_on=\(day) names every version that was", place: place)
    }

    /// Does what needs a day that is named somewhere, and says the place where no version is as old.
    static func placed<Value>(_ place: String, _ body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch let error as StoreError {
            switch error {
            case .notPublishedYet, .dayNotSaid:
                var problem = Problem(error)
                problem.place = place
                throw problem
            default: throw error
            }
        }
    }

    init(_ error: ChartResolutionError) {
        switch error {
        case .store(let error): self.init(error)
        case .unknown(_, let candidates), .ambiguous(_, let candidates):
            self.init(
                .notFound, error.code, error.message, help: "GET /v1/charts names every chart",
                suggestions: candidates.prefix(5).map(\.description))
        case .notInForce(_, _, let editions):
            self.init(.notFound, error.code, error.message, help: error.help, suggestions: editions)
        case .notAReference: self.init(.notFound, error.code, error.message, help: "GET /v1/charts names every chart")
        }
    }
}
