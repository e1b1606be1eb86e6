import HTTPTypes

/// One thing the API does: its route, its part of the OpenAPI document and its work in one declaration, so that they
/// cannot say different things.
struct Operation: Sendable {
    enum Group: String, Sendable, CaseIterable {
        case eligibility, dataset, history, service
    }

    /// Where the work is done.
    enum Work: Sendable {
        /// In memory, in well under a millisecond.
        case light
        /// Files are read, or many charts compared: on a thread of its own, so that nobody waits for it.
        case heavy
    }

    var id: String
    var group: Group
    var method: HTTPRequest.Method = .get
    /// With `{name}` for parameters.
    var path: String
    var summary: String
    var parameters: [Parameter] = []
    /// `nil` for operations without a body.
    var body: RequestForm?
    var answer: AnswerForm
    /// Beyond those that any operation may have.
    var problems: [HTTPResponse.Status] = []
    var work = Work.light
    /// Whether the answer is the same as long as the version is: it then has an entity tag, and may be kept.
    var isOfVersion = true
    var respond: @Sendable (APIRequest) throws -> APIAnswer
}

/// What a body must be.
struct RequestForm: Sendable {
    /// A name among the document's schemas.
    var schema: String
    /// A whole body, as JSON.
    var example: String
}

/// What an answer is.
struct AnswerForm: Sendable {
    var mediaType = "application/json"
    /// As JSON Schema; `nil` for text.
    var schema: String?

    /// A schema of the document by its name.
    static func json(_ name: String) -> AnswerForm {
        AnswerForm(schema: ComponentSchemas.reference(name))
    }

    static func text(_ mediaType: String) -> AnswerForm { AnswerForm(mediaType: mediaType) }
}

struct APIAnswer: Sendable {
    var bytes: [UInt8]
    var status = HTTPResponse.Status.ok
    /// `nil` for the one that the operation declares.
    var mediaType: String?

    init(_ bytes: [UInt8], status: HTTPResponse.Status = .ok) {
        self.bytes = bytes
        self.status = status
    }
}
