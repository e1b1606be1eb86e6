import Pipeline
import Store

extension ProjectFolder {
    /// Does what reads and then writes the project's own files while nobody else does: neither another command nor a desk.
    ///
    /// - Throws: ``Failure`` at once when somebody does.
    func writing<Value>(_ body: () throws -> Value) throws -> Value {
        let lock = try locked()
        let value = try body()
        _ = consume lock
        return value
    }

    /// Keeps everybody else from writing the project's own files as long as the lock lives.
    func locked() throws(Failure) -> StoreLock {
        do { return try StoreLock(folder: path) } catch { throw Failure(error) }
    }
}
