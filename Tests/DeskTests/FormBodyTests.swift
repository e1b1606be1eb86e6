import Testing

@testable import Desk

@Suite struct FormBodyTests {
    @Test func fieldsOfAForm() throws {
        let form = try #require(
            FormBody(Array("a=1+2&b=%26&c=".utf8), contentType: "application/x-www-form-urlencoded"))
        #expect(form["a"] == "1 2")
        #expect(form["b"] == "&")
        #expect(form["c"] == nil)
    }

    @Test func filesOfAForm() throws {
        let body =
            "--xx\r\nContent-Disposition: form-data; name=\"note\"\r\n\r\nhello\r\n"
            + "--xx\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.csv\"\r\nContent-Type: text/csv\r\n\r\n1,2\r\n3,4\r\n\r\n--xx--\r\n"
        let form = try #require(FormBody(Array(body.utf8), contentType: "multipart/form-data; boundary=xx"))
        #expect(form["note"] == "hello")
        #expect(form.files.map(\.name) == ["a.csv"])
        #expect(form.files.first?.bytes == Array("1,2\r\n3,4\r\n".utf8))
    }

    @Test(arguments: [
        "multipart/form-data", "multipart/form-data; boundary=", "multipart/form-data; boundary=other", "text/plain",
        "",
    ])
    func whatIsNoForm(type: String) {
        #expect(FormBody(Array("--xx\r\n\r\n".utf8), contentType: type) == nil)
    }
}
