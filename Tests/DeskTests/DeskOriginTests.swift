import Testing

@testable import Desk

@Suite struct DeskOriginTests {
    @Test(arguments: [
        ("127.0.0.1", "http://127.0.0.1:8123"), ("localhost", "http://localhost:8123"), ("::1", "http://[::1]:8123"),
    ])
    func theAddressThatIsPrintedIsOneItListensAt(host: String, address: String) {
        let origin = DeskOrigin(port: 8123, host: host)
        #expect(origin.addresses[0] == address)
        #expect(origin.addresses.count == 3)
        #expect(origin.isHost(String(address.dropFirst("http://".count))))
        #expect(!origin.isBehind && !origin.isSecure)
    }

    @Test(arguments: [
        ("https://desk.example.com", "https://desk.example.com"),
        ("https://Desk.Example.COM/", "https://desk.example.com"),
        ("https://desk.example.com:443", "https://desk.example.com"),
        ("https://desk.example.com:8443", "https://desk.example.com:8443"),
    ])
    func aServerInFront(typed: String, address: String) throws {
        let origin = try #require(DeskOrigin(behind: typed))
        #expect(origin.addresses == [address])
        #expect(origin.isOwn(origin: address, fetchSite: "same-origin"))
        #expect(origin.isHost(String(address.dropFirst("https://".count))))
        #expect(!origin.isHost("127.0.0.1:8123"))
        #expect(origin.isBehind && origin.isSecure)
    }

    @Test(arguments: [
        "http://desk.example.com", "https://", "https:///", "https://desk.example.com/charts", "https://a@b", "desk",
        "https://desk.example.com?x", "https://desk.example.com#x", "https://desk.example.com:0",
        "https://desk.example.com:x", "https://a:1:2", "https://desk example", "https://desk.example.com//",
        "https://[::1]", "https://.",
    ])
    func whatNamesNoServerIsRefused(typed: String) { #expect(DeskOrigin(behind: typed) == nil) }
}
