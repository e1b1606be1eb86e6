import Foundation
import Pages
import Pipeline
import Reports

extension Desk {
    /// The answer to a request: first whether it may be asked at all, then what it asks.
    func answer(_ request: DeskRequest) async -> DeskAnswer {
        if let refused = refused(request) { return refused }
        if !request.isWrite, let asset = frame.asset(path: request.path) {
            return DeskAnswer(
                contentType: asset.contentType, body: asset.body, isImmutable: asset.caching == .immutable)
        }
        guard request.isWrite else { return await read(request) }
        guard let form = FormBody(request.body, contentType: request.contentType) else {
            return refusal(
                400, "The form could not be read, or has more than \(FormBody.mostParts) fields or files.")
        }
        guard access.admits(cookies: request.cookies) else { return reopened(request, form) }
        return redirected(await write(request, form))
    }

    /// What can be refused before anything of a form is taken; `nil` for what may go on.
    nonisolated func refused(_ request: DeskRequest) -> DeskAnswer? {
        guard origin.isHost(request.host) else { return refusal(421, "This is not the address of the desk.") }
        guard !request.isWrite || origin.isOwn(origin: request.origin, fetchSite: request.fetchSite) else {
            return refusal(403, "The form was not sent from the desk.")
        }
        return nil
    }

    /// The answer to a form that has more bytes than it may have.
    func tooLarge(_ request: DeskRequest) -> DeskAnswer {
        guard access.admits(cookies: request.cookies) else { return closed(request, FormBody()) }
        return problem(
            "More than \(DeskServer.largestUpload >> 20) MB were sent.", help: "Drop fewer files at a time.",
            status: 413)
    }

    /// Whether a form is taken in although nobody is known to have sent it, and is more than a line or two: what was typed is given back.
    nonisolated func isLarge(_ request: DeskRequest, bytes: Int) -> Bool {
        !access.admits(cookies: request.cookies) && bytes > LargeForms.small && bytes <= LargeForms.most
            && request.contentType?.hasPrefix("application/x-www-form-urlencoded") == true
    }

    /// The most bytes that a form may have: who has no session sends a key and what he typed, and no file.
    nonisolated func mostBytes(of request: DeskRequest, isLarge: Bool = false) -> Int {
        if access.admits(cookies: request.cookies) { return DeskServer.largestUpload }
        return isLarge ? LargeForms.most : LargeForms.small
    }

    private func read(_ request: DeskRequest) async -> DeskAnswer {
        if let token = request.value("token") {
            if !request.isHead, let session = access.session(for: token) {
                return .seeOther("/", cookie: cookie(session))
            }
            if !access.admits(cookies: request.cookies) { return closed(request, FormBody()) }
            return .seeOther("/")
        }
        guard access.admits(cookies: request.cookies) else { return closed(request, FormBody()) }
        let parts = request.path.dropFirst().split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        switch (parts[0], parts.count) {
        case ("", 1): return await inbox(request)
        case ("project", 1): return await projectPage()
        case ("told", 1): return toldPage(request)
        case ("published", 2): return await publishedPage(parts[1])
        case ("drafts", 2): return await filePage(parts[1], request)
        case ("drafts", 3) where parts[2] == "both": return await bothPage(parts[1], request)
        case ("drafts", 3) where parts[2] == "remove": return deletion(parts[1])
        case ("drafts", 3) where parts[2] == "chart": return await preview(parts[1], request)
        case ("drafts", 3) where parts[2] == "pages": return await picture(parts[1], request) ?? missing(request.path)
        case ("drafts", 3) where parts[2] == "publish": return await publishPage(parts[1], request)
        default: return published(request) ?? missing(request.path)
        }
    }

    private func write(_ request: DeskRequest, _ form: FormBody) async -> DeskAnswer {
        let parts = request.path.dropFirst().split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        switch (parts[0], parts.count) {
        case ("drafts", 1): return drop(form)
        case ("who", 1): return name(form, request)
        case ("folder", 1): return look(form)
        case ("drafts", 3):
            switch parts[2] {
            case "answer": return await give(parts[1], form.signed(by: person(request)))
            case "answers": return await takeOver(parts[1], form)
            case "undo": return undo(parts[1], form)
            case "typed": return keepTyped(parts[1], form)
            case "remove": return remove(parts[1], form)
            case "publish": return await publish(parts[1], form)
            default: return missing(request.path)
            }
        default: return missing(request.path)
        }
    }

    // MARK: Sessions

    /// A form of a session that has ended: with the key it is sent after all, and nothing that was typed is lost.
    private func reopened(_ request: DeskRequest, _ form: FormBody) -> DeskAnswer {
        guard let key = form["desk-key"], let session = access.session(for: Self.key(in: key)) else {
            return closed(request, form)
        }
        if let back = form["desk-back"], Self.isOwn(back), request.path == "/reopen" {
            return .seeOther(back, cookie: cookie(session))
        }
        // Files cannot be carried in a page: they are dropped again. What was typed goes to the same place with the new session.
        return page(
            "desk-again", title: "The desk is open again",
            [
                "path": request.path,
                "fields": form.fields.filter { !["desk-key", "desk-back"].contains($0.name) }.map {
                    ["name": $0.name, "value": $0.value]
                },
                "has-fields": form.fields.contains { !["desk-key", "desk-back"].contains($0.name) },
            ], cookie: cookie(session))
    }

    /// Whether an address is one of the desk's own pages.
    private static func isOwn(_ address: String) -> Bool {
        // A browser goes by bytes: a slash with an accent behind it is one, too.
        let bytes = Array(address.utf8.prefix(2))
        return bytes.first == UInt8(ascii: "/") && (bytes.count == 1 || bytes[1] != UInt8(ascii: "/"))
            && !address.utf8.contains(UInt8(ascii: "\\")) && !address.contains("token=")
    }

    /// No script sees it, and no other site can send it. It outlives the browser: how long it is good the desk decides.
    private func cookie(_ session: String) -> String {
        "\(access.cookie)=\(session); Path=/; Max-Age=604800; HttpOnly; SameSite=Strict\(origin.isSecure ? "; Secure" : "")"
    }

    /// A key, or the whole address that holds it.
    private static func key(in text: String) -> String {
        text.range(of: "token=").map { String(text[$0.upperBound...].prefix { $0 != "&" }) } ?? text
    }

    private func closed(_ request: DeskRequest, _ form: FormBody) -> DeskAnswer {
        let fields = form.fields.filter { !["desk-key", "desk-back"].contains($0.name) }
        let back = request.isWrite ? form["desk-back"] : request.path
        return page(
            "desk-closed", title: "The desk is closed", status: 403,
            [
                "path": request.isWrite ? request.path : "/reopen", "back": back,
                "fields": fields.map { ["name": $0.name, "value": $0.value] },
                "typed": fields.filter { $0.name != "revision" && $0.name != "state" && !$0.value.isEmpty }.map {
                    ["name": $0.name.cut(to: 200), "value": $0.value.cut(to: 2_000)]
                },
                "has-typed": fields.contains { $0.name != "revision" && $0.name != "state" && !$0.value.isEmpty },
                "is-fixed": access.isFixed,
                "is-wrong": form["desk-key"] != nil || request.value("token") != nil,
            ])
    }

    // MARK: Pages

    func page(
        _ template: String, title: String, here: String = "", status: Int = 200, _ values: [String: Any?],
        cookie: String? = nil
    ) -> DeskAnswer {
        var all = values
        all["footer"] =
            "The desk of \(projectName). What it writes is what the commands write; it shows them before it publishes."
        let page = frame.render(template, title: title, here: here, status: status, all)
        return DeskAnswer(status: page.status, body: page.body, cookie: cookie)
    }

    private var projectName: String {
        let path = URL(filePath: project.path).standardizedFileURL.path
        return path.split(separator: "/").last.map(String.init) ?? path
    }

    func missing(_ path: String) -> DeskAnswer {
        page(
            "desk-problem", title: "Nothing here", status: 404,
            ["message": "There is nothing at \(path.prefix(200)).", "help": "It may be published, or deleted."])
    }

    nonisolated func refusal(_ status: Int, _ message: String) -> DeskAnswer {
        DeskAnswer(status: status, contentType: "text/plain; charset=utf-8", body: Array((message + "\n").utf8))
    }

    func problem(_ message: String, help: String? = nil, back: String = "/", status: Int = 400) -> DeskAnswer {
        page(
            "desk-problem", title: "That did not work", status: status,
            ["message": message, "help": help, "back": back])
    }
}
