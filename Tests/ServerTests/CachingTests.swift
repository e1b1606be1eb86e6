import Eligibility
import Foundation
import HTTPTypes
import NIOCore
import Testing

@testable import Server

@Suite struct CachingTests {
    @Test func whatHasNotChangedIsNotSentAgain() async throws {
        let first = try await PublishedServer.ask("/v1/products")
        let etag = try #require(first.headers[.eTag])
        for given in [etag, String(etag.dropFirst(2)), "\"other\", \(etag)", "*"] {
            let again = try await PublishedServer.ask("/v1/products", headers: [.ifNoneMatch: given])
            #expect(again.status == .notModified && again.body.readableBytes == 0, "\(given)")
            #expect(again.headers[.eTag] == etag)
        }
        let other = try await PublishedServer.ask("/v1/products", headers: [.ifNoneMatch: "\"1.0.0\""])
        #expect(other.status == .ok)
    }

    @Test func compressedAnswersHoldTheSame() async throws {
        let plain = try await PublishedServer.ask("/v1/products")
        let small = try await PublishedServer.ask("/v1/products", headers: [.acceptEncoding: "br, gzip;q=0.5"])
        #expect(small.headers[.contentEncoding] == "gzip")
        #expect(small.body.readableBytes < plain.body.readableBytes / 3)
        #expect(try gunzipped(Data(buffer: small.body)) == Data(buffer: plain.body))
        let refused = try await PublishedServer.ask("/v1/products", headers: [.acceptEncoding: "gzip;q=0"])
        #expect(refused.headers[.contentEncoding] == nil)
    }

    private func gunzipped(_ data: Data) throws -> Data {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/gzip")
        process.arguments = ["-dc"]
        let (input, output) = (Pipe(), Pipe())
        (process.standardInput, process.standardOutput) = (input, output)
        try process.run()
        input.fileHandleForWriting.write(data)
        try input.fileHandleForWriting.close()
        return try output.fileHandleForReading.readToEnd() ?? Data()
    }

    @Test func theCacheForgetsWhatIsNotAskedForAgain() {
        let cache = AnswerCache(limit: 64 * 1024)
        func key(_ number: Int) -> AnswerCache.Key {
            .init(address: "/\(number)", body: nil, isCompressed: false)
        }
        let answer = AnswerCache.Answer(
            bytes: ByteBuffer(repeating: 0, count: 1000), mediaType: "", isCompressed: false)
        for number in 0..<1000 {
            cache.keep(answer, for: key(number))
            #expect(cache.answer(key(0)) != nil)
        }
        #expect((0..<1000).count { cache.answer(key($0)) != nil } < 64)
    }

    @Test func theFormOfABodyIsThatOfTheSchema() {
        let heights = [
            "5'6\"", "5'", "5-11", "66", "66.5in", "168cm", "1.78m", "9'11.9999\"", "119.9999", "303.99cm", "1cm",
            "510", "5 ft 10 in", "1m78", "5:10", "5 10",
        ]
        for text in heights {
            #expect(BodyForm.height.accepts(text) && HeightText(text) != nil, "\(text)")
        }
        for text in ["", "5", "5'12\"", "120", "304cm", "5-6 ", "６６"] {
            #expect(!BodyForm.height.accepts(text), "\(text)")
        }
        for text in ["201", "1999.9999lb", "91kg", "899.9999kg", "14st5", "139st13", "91 kg", "14 stone 5 lb"] {
            #expect(BodyForm.weight.accepts(text) && WeightText(text) != nil, "\(text)")
        }
        for text in ["0", "2000", "900kg", "14st14", "1e3"] { #expect(!BodyForm.weight.accepts(text), "\(text)") }
        for text in ["0mo", "1799mo"] { #expect(BodyForm.monthsOfAge.accepts(text) && PersonAge(text) != nil) }
        #expect(!BodyForm.monthsOfAge.accepts("1800mo"))
        for text in ["40mg", "0.5mg/day", "1unit"] {
            #expect(BodyForm.dose.accepts(text) && MedicationQuery.Dose(text) != nil)
        }
    }
}
