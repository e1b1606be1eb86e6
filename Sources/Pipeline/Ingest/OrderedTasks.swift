/// Runs tasks side by side, a bounded number at a time, and gives their results in the order of the inputs.
enum OrderedTasks {
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
