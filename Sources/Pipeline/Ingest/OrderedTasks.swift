/// Runs tasks side by side, a bounded number at a time, and gives their results in the order of the inputs.
///
/// ``inTurn(_:limit:_:taking:)`` is for results that need not all be held.
package enum OrderedTasks {
    /// Hands every result over in the order of the inputs, while others are still worked at.
    ///
    /// - Parameter limit: How many run at once; no more results than twice as many wait to be taken.
    package static func inTurn<Input: Sendable, Output: Sendable>(
        _ inputs: [Input], limit: Int, _ body: @escaping @Sendable (Input) -> Output,
        taking take: (Input, Output) throws -> Void
    ) async throws {
        try await withThrowingTaskGroup(of: (Int, Output).self) { group in
            var (next, running, taken) = (0, 0, 0)
            var waiting: [Int: Output] = [:]
            func startMore() {
                while running < max(1, limit), next < inputs.count, next - taken < 2 * max(1, limit) {
                    let index = next
                    group.addTask { (index, body(inputs[index])) }
                    (next, running) = (next + 1, running + 1)
                }
            }
            startMore()
            for try await (index, output) in group {
                running -= 1
                waiting[index] = output
                while let output = waiting.removeValue(forKey: taken) {
                    try take(inputs[taken], output)
                    taken += 1
                }
                startMore()
            }
        }
    }

    /// - Parameters:
    ///   - limit: How many run at once, at least one.
    ///   - finished: Called, one call at a time, after each task with the number of those done.
    static func map<Input: Sendable, Output: Sendable>(
        _ inputs: [Input], limit: Int, finished: @Sendable (Input, Int) -> Void = { _, _ in },
        _ body: @escaping @Sendable (Input) async -> Output
    ) async -> [Output] {
        await withTaskGroup(of: (Int, Output).self) { group in
            var next = 0
            func startNext() {
                guard next < inputs.count else { return }
                let index = next
                next += 1
                group.addTask { (index, await body(inputs[index])) }
            }
            for _ in 0..<max(1, limit) { startNext() }
            var results = [Output?](repeating: nil, count: inputs.count)
            var done = 0
            for await (index, output) in group {
                results[index] = output
                done += 1
                finished(inputs[index], done)
                startNext()
            }
            return results.compactMap(\.self)
        }
    }
}
