import HTTPTypes
import Testing

@testable import Server

@Suite struct ProblemTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var method = HTTPRequest.Method.get
        var path: String
        var headers: HTTPFields = [:]
        var body: String?
        var status: Int
        var code: String
        var place: String?

        var testDescription: String { "\(method) \(path) \(body ?? "")" }
    }

    static let build = "/v1/eligibility/build"
    static let cases: [Case] = [
        Case(path: "/nowhere", status: 404, code: "request.path"),
        Case(path: "/v1/../v1/products", status: 404, code: "request.path"),
        Case(path: "/v1/charts/%2e%2e/%2e%2e/etc", status: 400, code: "request.parameter.form", place: "carrier"),
        Case(path: "/v1/charts/acme%2fbuild/x/y", status: 400, code: "request.parameter.form", place: "carrier"),
        Case(path: "/v1/charts/acme/build/latest", status: 404, code: "store.chart.unknown"),
        Case(path: "/v1/versions/9.9.9", status: 404, code: "store.version.unknown"),
        Case(method: .delete, path: "/v1/products", status: 405, code: "request.method"),
        Case(path: build, status: 405, code: "request.method"),
        Case(
            path: "/v1/products", headers: [.accept: "text/csv"], status: 406, code: "request.accept", place: "Accept"),
        Case(
            path: "/v1/products", headers: [.accept: "application/json;q=0"], status: 406, code: "request.accept",
            place: "Accept"),
        Case(path: "/v1/products?colour=red", status: 400, code: "request.parameter.unknown", place: "colour"),
        Case(path: "/v1/products?as_of=2026-02-30", status: 400, code: "request.parameter.form", place: "as_of"),
        Case(path: "/v1/products?carrier=nobody", status: 404, code: "check.carrier.unknown", place: "carrier"),
        Case(path: "/v1/medications?limit=0", status: 400, code: "request.parameter.form", place: "limit"),
        Case(path: "/v1/medications?limit=2&limit=3", status: 400, code: "request.parameter.repeated", place: "limit"),
        Case(
            path: "/v1/products?" + String(repeating: "carrier=a&", count: 51), status: 400,
            code: "request.parameter.repeated", place: "carrier"),
        Case(path: "/v1/findings?carrier=nobody", status: 404, code: "check.carrier.unknown", place: "carrier"),
        Case(path: "/v1/diff?product=nothing", status: 404, code: "check.product.unknown", place: "product"),
        Case(path: "/v1/medications?search=%ff", status: 400, code: "request.query"),
        Case(method: .post, path: build, body: "{", status: 400, code: "request.json", place: ""),
        Case(method: .post, path: build, body: "\"\u{e9}", status: 400, code: "request.json", place: ""),
        Case(method: .post, path: build, body: "[]", status: 400, code: "request.body", place: ""),
        Case(
            method: .post, path: build, body: String(repeating: "[", count: 30_000), status: 400, code: "request.json",
            place: ""),
        Case(method: .post, path: build, body: "{}", status: 400, code: "request.body", place: "/person"),
        Case(
            method: .post, path: build, body: #"{"person":{"height":66}}"#, status: 400, code: "request.body",
            place: "/person"),
        Case(
            method: .post, path: build, body: #"{"person":{"height":"tall","weight":201}}"#, status: 400,
            code: "request.body", place: "/person/height"),
        Case(
            method: .post, path: build, body: #"{"person":{"height":66,"weight":201,"a/b":1}}"#, status: 400,
            code: "request.body", place: "/person/a~1b"),
        Case(
            method: .post, path: build, body: #"{"person":{"height":66,"weight":201,"w\u0065ight":150}}"#, status: 400,
            code: "request.body", place: "/person/weight"),
        Case(
            method: .post, path: "/v1/eligibility/plans",
            body: #"{"medications":[{"name":"warfarin"},{"name":"\"a,{","name":"warfarin"}]}"#, status: 400,
            code: "request.body", place: "/medications/1/name"),
        Case(
            method: .post, path: "/v1/eligibility/plans", body: #"{"medications":[{"name":"warfarin"},{"name":5}]}"#,
            status: 400, code: "request.body", place: "/medications/1/name"),
        Case(
            method: .post, path: "/v1/eligibility/medication", body: #"{"medication":{"name":"warfarn"}}"#, status: 404,
            code: "check.medication.unknown", place: "/medication/name"),
        Case(
            method: .post, path: build, headers: [.contentType: "text/plain"], body: "{}", status: 415,
            code: "request.content-type", place: "Content-Type"),
        Case(
            method: .post, path: build, headers: [.contentEncoding: "gzip"], body: "{}", status: 415,
            code: "request.content-encoding", place: "Content-Encoding"),
        Case(
            method: .post, path: build, body: String(repeating: " ", count: 70_000), status: 413,
            code: "request.body.length"),
    ]

    @Test(arguments: cases) func aProblemSaysWhatAndWhere(_ each: Case) async throws {
        let response = try await PublishedServer.ask(
            each.path, method: each.method, headers: each.headers, body: each.body)
        #expect(response.status.code == each.status)
        #expect(response.headers[.contentType] == "application/problem+json")
        let problem = try response.object
        #expect(problem["code"] as? String == each.code)
        #expect(problem["status"] as? Int == each.status)
        #expect(problem["type"] as? String == "urn:chartwright:problem:\(each.code)")
        #expect(problem["place"] as? String == each.place)
        #expect((problem["help"] as? String)?.isEmpty == false)
    }

    @Test func whatIsAllowedIsNamed() async throws {
        let response = try await PublishedServer.ask("/v1/products", method: .post, body: "{}")
        #expect(response.headers[.allow] == "GET, HEAD")
    }

    @Test func aMisspelledNameIsAnsweredWithTheNearest() async throws {
        let response = try await PublishedServer.ask(
            "/v1/eligibility/medication", method: .post, body: #"{"medication":{"name":"warfarn"}}"#)
        #expect((try response.object["suggestions"] as? [String])?.contains("warfarin") == true)
    }
}
