import FuzzingFrame
import HTTPTypes
import Pages
import Store

@testable import Server

/// An address of the API with its query: `/v1/charts?carrier=sbli`.
enum RequestDoor: Door {
    static let name = "request"
    static func enter(_ bytes: [UInt8]) {
        // A head holds no blanks and no controls in its address; what does is refused before.
        guard bytes.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else { return }
        Service.answer(.get, String(decoding: bytes, as: UTF8.self), body: [])
    }
}

/// A body of the API: a person, a medication, both. The first byte says which is asked.
enum BodyDoor: Door {
    static let name = "body"
    static func enter(_ bytes: [UInt8]) {
        let what = ["build", "medication", "plans"][Int(bytes.first ?? 0) % 3]
        Service.answer(.post, "/v1/eligibility/\(what)", body: Array(bytes.dropFirst()))
    }
}

/// An address of the web pages with its query.
enum PageAddressDoor: Door {
    static let name = "page"
    static func enter(_ bytes: [UInt8]) {
        guard bytes.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else { return }
        let (path, query) = Service.parts(String(decoding: bytes, as: UTF8.self))
        guard let path = URLText.decoded(path[...], plusIsBlank: false), path.hasPrefix("/"),
            let pairs = URLText.query(query ?? "")
        else { return }
        let site = Service.server.snapshots.current.site
        do {
            let page = try site.page(path: path, query: pairs) ?? site.notFound(path: path)
            promise([200, 303, 400, 404].contains(page.status), "a page with the status \(page.status)")
            promise(page.body.count <= Site.largestPage, "a page of \(page.body.count) bytes")
            Thoroughness.tell(bytes, gave: page.body)
        } catch {
            fatalError("a page that cannot be made: \(error)")
        }
    }
}

/// The published dataset as a server answers from it, without connections.
private enum Service {
    static let server: ChartServer = {
        do {
            return try ChartServer(store: DatasetStore(root: "normalized"), port: 0)
        } catch {
            fatalError("the dataset in normalized/ could not be read: \(error)")
        }
    }()

    static func parts(_ address: String) -> (path: String, query: String?) {
        let halves = address.prefix { $0 != "#" }.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        return (String(halves.first ?? ""), halves.count > 1 ? String(halves[1]) : nil)
    }

    /// As ``ChartResponder`` does, which must never have to say that an answer failed.
    static func answer(_ method: HTTPRequest.Method, _ address: String, body: [UInt8]) {
        let (path, query) = parts(address)
        guard case .found(let number, let values) = server.table.match(method, path) else { return }
        let operation = server.table.operations[number]
        do {
            let question = APIRequest(
                snapshot: server.snapshots.current, values: try operation.values(path: values, query: query), body: body
            )
            let answer = try respond(operation, question)
            promise(answer.status.code < 500 || operation.id == "getReady", "an answer failed")
            if operation.id != "getMetrics" { Thoroughness.tell(Array(address.utf8) + body, gave: answer.bytes) }
        } catch let problem as Problem {
            promise((400..<500).contains(problem.status.code), "a problem of the server's own: \(problem)")
        } catch let error as StoreError {
            let status = Problem(error).status.code
            promise((400..<500).contains(status), "a problem of the store: \(error)")
        } catch is NoLineage {
        } catch {
            fatalError("an answer failed: \(error)")
        }
    }

    private static func respond(_ operation: Operation, _ question: APIRequest) throws -> APIAnswer {
        do { return try operation.respond(question) } catch is FileNeeded {
            return try operation.respond(question.reading)
        }
    }
}
