import ChartSchema
import Eligibility
import Testing

@testable import Server

/// The quick way to read a body reads what the long way reads, or leaves it to that one.
@Suite struct PlainBuildCheckTests {
    private static let plain = [
        #"{"person":{"sex":"female","age":52,"tobacco":false,"height":66,"weight":201.5},"detail":"summary"}"#,
        #"{"detail":"full","person":{"weight":1,"height":118.9999,"tobacco":true,"sex":"male","age":0}}"#,
        " {\n\t\"person\" : { \"height\" : 70.25 , \"weight\" : 1998.9 } \r\n} ",
        #"{"person":{"height":1.0,"weight":1.0,"age":149}}"#,
        #"{"person":{"height":66,"weight":201}}"#,
    ]

    @Test(arguments: plain) func plainBodiesAreReadAlike(_ text: String) throws {
        let bytes = Array(text.utf8)
        let quick = try #require(PlainBuildCheck(bytes))
        let slow = try Problem.reading(BuildCheckBody.self, bytes)
        #expect(quick.person == slow.person)
        #expect(quick.isSummary == slow.selection.isSummary)
    }

    /// Other bodies, and wrong ones.
    private static let others = [
        "", "{}", "[]", "nul", #"{"person":{}}"#, #"{"person":{"height":66}}"#, #"{"person":null}"#,
        #"{"person":{"height":"5'6","weight":201}}"#, #"{"person":{"height":066,"weight":201}}"#,
        #"{"person":{"height":66.,"weight":201}}"#, #"{"person":{"height":.5,"weight":201}}"#,
        #"{"person":{"height":6e1,"weight":201}}"#, #"{"person":{"height":-66,"weight":201}}"#,
        #"{"person":{"height":119.5,"weight":201}}"#, #"{"person":{"height":66,"weight":1999.5}}"#,
        #"{"person":{"height":66,"weight":0}}"#, #"{"person":{"height":66,"weight":201,"age":150}}"#,
        #"{"person":{"height":66,"weight":201,"age":52.0}}"#, #"{"person":{"height":66,"weight":201,"age":"18mo"}}"#,
        #"{"person":{"height":66,"weight":201,"sex":"any"}}"#, #"{"person":{"height":66,"weight":201,"sex":null}}"#,
        #"{"person":{"height":66,"weight":201,"tobacco":"yes"}}"#, #"{"person":{"height":66,"weight":201,"bmi":30}}"#,
        #"{"person":{"height":66,"height":67,"weight":201}}"#, #"{"person":{"height":66,"weight":201},}"#,
        #"{"person":{"height":66,"weight":201},"detail":"short"}"#, #"{"person":{"height":66,"weight":201}} {}"#,
        #"{"person":{"height":66,"weight":201},"carriers":["sbli"]}"#, #"{"person":{"height":66.12345,"weight":201}}"#,
        #"{"person":{"height":66,"weight":201},"as_of":"2026-01-01"}"#, #"{"p\u0065rson":{"height":66,"weight":201}}"#,
    ]

    @Test(arguments: others) func everythingElseIsLeftToTheLongWay(_ text: String) {
        #expect(PlainBuildCheck(Array(text.utf8)) == nil)
    }

    /// Whatever happens to one byte of a body: where the quick way reads it, the long way reads the same.
    @Test func damagedBodiesAreReadAlike() {
        var random = Xorshift(seed: 20_240_501)
        let marks = Array("{}[]\":,.0123456789-+eE \n\tabdefghilmnoprstuwxy\\_~".utf8)
        var read = 0
        for text in Self.plain {
            for place in text.utf8.indices {
                for _ in 0..<12 {
                    var bytes = Array(text.utf8)
                    let at = text.utf8.distance(from: text.utf8.startIndex, to: place)
                    switch random.next() % 3 {
                    case 0: bytes[at] = marks[Int(random.next() % UInt64(marks.count))]
                    case 1: bytes.remove(at: at)
                    default: bytes.insert(marks[Int(random.next() % UInt64(marks.count))], at: at)
                    }
                    guard let quick = PlainBuildCheck(bytes) else { continue }
                    read += 1
                    let slow = try? Problem.reading(BuildCheckBody.self, bytes)
                    #expect(
                        quick.person == slow?.person && quick.isSummary == slow?.selection.isSummary,
                        "\(String(decoding: bytes, as: UTF8.self))")
                }
            }
        }
        #expect(read > 100)
    }

    /// The same numbers in every run.
    private struct Xorshift {
        var state: UInt64

        init(seed: UInt64) { state = seed }

        mutating func next() -> UInt64 {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return state >> 8
        }
    }
}
