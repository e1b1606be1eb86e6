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

    @Test func aSemicolonIsPartOfAName() throws {
        let body =
            "--xx\r\nContent-Disposition: form-data; name=\"file\"; filename=\"Build; 2026.csv\"\r\n\r\n1,2\r\n--xx--\r\n"
        let form = try #require(FormBody(Array(body.utf8), contentType: "multipart/form-data; boundary=xx"))
        #expect(form.files.map(\.name) == ["Build; 2026.csv"])
    }

    @Test func filesThatAreNotTakenAreNamed() async throws {
        let project = try DeskProject()
        var form = FormBody()
        form.files = (1...205).map { FormBody.File(name: "chart-\($0).csv", bytes: Array("a,\($0)\n".utf8)) }
        let answer = await project.follow(try #require(await project.desk.drop(form).location))
        #expect(answer.text.contains("200 of 205 were taken in. Not taken: "))
        for number in 201...205 { #expect(answer.text.contains("chart-\(number).csv")) }
        #expect(project.desk.drafts.all().count == 200)
    }

    @Test(arguments: [
        "multipart/form-data", "multipart/form-data; boundary=", "multipart/form-data; boundary=other", "text/plain",
        "",
    ])
    func whatIsNoForm(type: String) {
        #expect(FormBody(Array("--xx\r\n\r\n".utf8), contentType: type) == nil)
    }
}
