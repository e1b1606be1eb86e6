import Foundation
import Synchronization
import Testing

@testable import Pipeline

/// Tasks side by side give their results in the order of the inputs, and no more of them wait than they may.
@Suite struct OrderedTasksTests {
    private struct Stopped: Error {}

    @Test(arguments: [1, 2, 7]) func resultsAreTakenInTurn(_ limit: Int) async throws {
        let begun = Mutex(0)
        let running = Mutex(0)
        var taken: [Int] = []
        try await OrderedTasks.inTurn(Array(0..<200), limit: limit) { number in
            begun.withLock { $0 += 1 }
            #expect(
                running.withLock { count in
                    count += 1; return count
                } <= limit)
            // The first of every ten is the slowest.
            if number % 10 == 0 { usleep(2_000) }
            running.withLock { $0 -= 1 }
            return number * 2
        } taking: { input, output in
            #expect(output == input * 2)
            #expect(begun.withLock { $0 } <= taken.count + 2 * limit)
            taken.append(input)
        }
        #expect(taken == Array(0..<200))
    }

    @Test func nothingIsTakenOfNothing() async throws {
        try await OrderedTasks.inTurn([Int](), limit: 4) {
            $0
        } taking: { _, _ in
            Issue.record("there is nothing")
        }
    }

    @Test func whoTakesMayStop() async throws {
        var taken = 0
        await #expect(throws: Stopped.self) {
            try await OrderedTasks.inTurn(Array(0..<50), limit: 3) {
                $0
            } taking: { _, _ in
                taken += 1
                if taken == 5 { throw Stopped() }
            }
        }
        #expect(taken == 5)
    }
}
