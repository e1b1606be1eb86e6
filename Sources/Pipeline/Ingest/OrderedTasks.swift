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
        var rest = inputs[...]
        try await inTurn(from: { rest.popFirst() }, limit: limit, body, taking: take)
    }

    /// The same of inputs that come one by one.
    ///
    /// - Parameter next: The next input; `nil` when there are no more.
    package static func inTurn<Input: Sendable, Output: Sendable>(
        from next: () throws -> Input?, limit: Int, _ body: @escaping @Sendable (Input) -> Output,
        taking take: (Input, Output) throws -> Void
    ) async throws {
        try await withThrowingTaskGroup(of: (Int, Input, Output).self) { group in
            var (started, running, taken, isAtEnd) = (0, 0, 0, false)
            var waiting: [Int: (Input, Output)] = [:]
            func startMore() throws {
                while running < max(1, limit), !isAtEnd, started - taken < 2 * max(1, limit) {
                    guard let input = try next() else {
                        isAtEnd = true
                        return
                    }
                    let index = started
                    group.addTask { (index, input, body(input)) }
                    (started, running) = (started + 1, running + 1)
                }
            }
            try startMore()
            for try await (index, input, output) in group {
                running -= 1
                waiting[index] = (input, output)
                while let (input, output) = waiting.removeValue(forKey: taken) {
                    try take(input, output)
                    taken += 1
                }
                try startMore()
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
