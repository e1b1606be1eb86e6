import Dispatch
import Testing

@testable import Desk

@Suite struct LongWorkTests {
    @Test func whoGivesUpFindsItDoneLater() async throws {
        let gate = DispatchSemaphore(value: 0)
        let work = LongWork { gate.wait() }
        #expect(await work.result(within: 0.01) == nil)
        #expect(!work.isDone)
        gate.signal()
        #expect(await work.result(within: 600) != nil)
        #expect(work.isDone)
    }

    @Test func allWhoWaitAreAnswered() async throws {
        let gate = DispatchSemaphore(value: 0)
        let work = LongWork { () -> Int in
            gate.wait()
            return 7
        }
        async let first = work.result(within: 600)
        async let second = work.result(within: 600)
        #expect(await work.result(within: 0.01) == nil)
        gate.signal()
        for result in await [first, second] { #expect(try result?.get() == 7) }
    }

    @Test func whatFailedIsThrownToEverybody() async throws {
        struct Torn: Error {}
        let work = LongWork<Int> { throw Torn() }
        for _ in 0..<2 { await #expect(throws: Torn.self) { try await work.result(within: 600)?.get() } }
    }
}
