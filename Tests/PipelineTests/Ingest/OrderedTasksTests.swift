import Foundation
import Testing

@testable import Pipeline

@Suite struct OrderedTasksTests {
    @Test(arguments: [1, 2, 7, 100])
    func resultsStandInTheOrderOfTheInputs(_ limit: Int) async {
        let inputs = Array(0..<40)
        let results = await OrderedTasks.map(inputs, limit: limit) { number in
            await Task.yield()
            if number % 3 == 0 { try? await Task.sleep(for: .milliseconds(2)) }
            return number * number
        }
        #expect(results == inputs.map { $0 * $0 })
    }

    private actor Gauge {
        private var running = 0
        private(set) var most = 0
        func enter() {
            running += 1
            most = max(most, running)
        }
        func leave() { running -= 1 }
    }

    @Test func noMoreRunAtOnceThanAllowed() async {
        let gauge = Gauge()
        _ = await OrderedTasks.map(Array(0..<30), limit: 3) { _ in
            await gauge.enter()
            try? await Task.sleep(for: .milliseconds(2))
            await gauge.leave()
        }
        #expect(await gauge.most <= 3)
    }

    @Test func nothingGivesNothing() async {
        #expect(await OrderedTasks.map([Int](), limit: 2) { $0 }.isEmpty)
    }
}
