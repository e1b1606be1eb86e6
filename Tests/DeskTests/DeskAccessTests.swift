import Synchronization
import Testing

@testable import Desk

/// Whoever did not open the address is refused, whatever they send.
@Suite struct DeskAccessTests {
    @Test func aTokenIsGoodOnce() async throws {
        let access = DeskAccess()
        let token = access.token
        let session = try #require(access.session(for: token))
        #expect(access.session(for: token) == nil)
        #expect(access.token != token)
        #expect(access.admits(cookies: "a=b; \(access.cookie)=\(session)"))
        #expect(!access.admits(cookies: "\(access.cookie)=\(session)0"))
        #expect(!access.admits(cookies: nil))
    }

    @Test func aSessionThatNobodyUsesEnds() {
        let start = ContinuousClock.now
        let time = Moved(start)
        let access = DeskAccess(now: { time.now })
        let cookie = "\(access.cookie)=\(access.session(for: access.token) ?? "")"
        time.move(by: DeskAccess.lifetime - .seconds(1))
        #expect(access.admits(cookies: cookie))
        time.move(by: DeskAccess.lifetime + .seconds(1))
        #expect(!access.admits(cookies: cookie))
    }

    @Test func nothingLargeIsTakenFromAnybody() throws {
        let project = try DeskProject()
        var request = project.form("/drafts", [])
        #expect(project.desk.mostBytes(of: request) == DeskServer.largestUpload)
        request.cookies = nil
        #expect(project.desk.mostBytes(of: request) == 65_536)
        #expect(project.desk.refused(request) == nil)
        request.host = "evil.example"
        #expect(project.desk.refused(request)?.status == 421)
        request = project.form("/drafts", [])
        request.origin = "http://evil.example"
        #expect(project.desk.refused(request)?.status == 403)
    }

    @Test func aLargeFormWithoutASessionGetsTheRefusal() async throws {
        let project = try DeskProject()
        var request = project.form("/drafts", [])
        #expect(await project.desk.tooLarge(request).status == 413)
        request.cookies = nil
        let answer = await project.desk.tooLarge(request)
        #expect(answer.status == 403)
        #expect(answer.text.contains("The desk is closed in this browser"))
    }

    @Test func aTokenThatStaysIsAskedFor() async throws {
        let project = try DeskProject(token: String(repeating: "t", count: 40))
        var request = project.request("/")
        request.cookies = nil
        #expect(await project.desk.answer(request).text.contains("Type the token"))
        request.query = [("token", "wrong")]
        let answer = await project.desk.answer(request)
        #expect(answer.text.contains("That is not the token."))
        #expect(!answer.text.contains("used before"))
    }

    @Test func whoPastesTheKeyGetsThePageThatWasAskedFor() async throws {
        let token = String(repeating: "t", count: 40)
        let project = try DeskProject(token: token)
        var request = project.request("/drafts/0123456789abcdef")
        request.cookies = nil
        let closed = await project.desk.answer(request).text
        #expect(closed.contains("name=\"desk-back\" value=\"/drafts/0123456789abcdef\""))
        for (back, status) in [
            ("/project", 303), ("//evil.example", 200), ("https://evil.example", 200), ("/\\evil.example", 200),
            ("/?token=x", 200),
        ] {
            var form = project.form("/reopen", [("desk-key", token), ("desk-back", back)])
            form.cookies = nil
            #expect(await project.desk.answer(form).status == status, "\(back)")
        }
    }

    @Test func fromOtherMachinesNoFolderIsOpened() async throws {
        let project = try DeskProject(behind: "https://desk.example.com")
        #expect(await project.post("/folder", [("folder", project.path)]).status == 403)
        #expect(await !project.get("/").text.contains("Take in every file of a folder"))
        #expect(await project.get("/").status == 200)
    }

    @Test func twoDesksHaveTwoCookiesAndALookUsesNoTokenUp() async throws {
        #expect(DeskAccess(port: 1).cookie != DeskAccess(port: 2).cookie)
        let project = try DeskProject()
        let token = project.desk.access.token
        var request = project.request("/", [("token", token)])
        (request.cookies, request.isHead) = (nil, true)
        #expect(await project.desk.answer(request).status == 403)
        request.isHead = false
        #expect(await project.desk.answer(request).status == 303)
    }

    @Test func secretsAreComparedWhole() {
        #expect(SecretText.isSame("abc", "abc"))
        for other in ["", "ab", "abd", "abcc", "abcabc"] { #expect(!SecretText.isSame("abc", other)) }
        #expect(SecretText.random() != SecretText.random())
        #expect(SecretText.random().utf8.count == 64)
    }

    @Test(arguments: ["evil.example", "127.0.0.1", "127.0.0.1:1", "", "localhost.evil.example:8123"])
    func anotherHost(host: String) async throws {
        let project = try DeskProject()
        var request = project.request("/")
        request.host = host
        #expect(await project.desk.answer(request).status == 421)
    }

    @Test(arguments: [
        ("http://evil.example", "same-origin"), ("null", "same-origin"), ("http://127.0.0.1:1", nil), (nil, nil),
        ("http://127.0.0.1:8123", "cross-site"), ("http://127.0.0.1:8123", "same-site"), (nil, "none"),
    ])
    func aFormOfAnotherSite(origin: String?, site: String?) async throws {
        let project = try DeskProject()
        let id = try project.drop(DeskProject.chart)
        let before = project.draft(id)?.revision
        var request = project.form(
            "/drafts/\(id)/answer", [("revision", before ?? ""), ("question", "sex"), ("word", "female")])
        (request.origin, request.fetchSite) = (origin, site)
        #expect(await project.desk.answer(request).status == 403)
        #expect(project.draft(id)?.revision == before)
    }

    @Test func withoutASessionNothingIsShownAndNothingIsLost() async throws {
        let project = try DeskProject()
        let id = try project.drop(DeskProject.chart)
        for path in ["/", "/project", "/drafts/\(id)", "/drafts/\(id)/chart", "/drafts/\(id)/publish"] {
            var request = project.request(path)
            request.cookies = "\(project.desk.access.cookie)=\(SecretText.random())"
            let answer = await project.desk.answer(request)
            #expect(answer.status == 403)
            #expect(!answer.text.contains("zenith"))
        }
        var form = project.form(
            "/drafts/\(id)/answer", [("revision", "r"), ("question", "finding:x"), ("reason", "the <guide> says so")])
        form.cookies = nil
        let closed = await project.desk.answer(form)
        #expect(closed.status == 403)
        #expect(closed.text.contains("the &lt;guide&gt; says so"))
        // With the key what was typed is sent after all.
        form = project.form(
            "/drafts/\(id)/answer",
            [
                ("reason", "the guide says so"),
                ("desk-key", "http://127.0.0.1:8123/?token=" + project.desk.access.token),
            ])
        form.cookies = nil
        let open = await project.desk.answer(form)
        #expect(open.status == 200)
        #expect(open.cookie?.contains("HttpOnly; SameSite=Strict") == true)
        #expect(open.text.contains("the guide says so"))
    }
}

/// A clock that stands until it is moved.
private final class Moved: Sendable {
    private let held: Mutex<ContinuousClock.Instant>

    init(_ start: ContinuousClock.Instant) { held = Mutex(start) }

    var now: ContinuousClock.Instant { held.withLock { $0 } }
    func move(by time: Duration) { held.withLock { $0 += time } }
}
