import Synchronization

/// A few values that are made from files, by what they are of. When there are too many, the one that was not asked for the longest
/// goes.
final class FewKept<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private let most: Int
    /// The last one asked for at the end.
    private let held = Mutex<[(key: Key, value: Value)]>([])

    init(most: Int) { self.most = most }

    /// - Parameter read: Makes the value; not called under a lock, so that two may make the same one.
    /// - Throws: ``FileNeeded`` when the value is not there and may not be read, and what `read` throws.
    func value(of key: Key, mayRead: Bool, read: () throws -> Value) throws -> Value {
        let known = held.withLock { held -> Value? in
            guard let place = held.firstIndex(where: { $0.key == key }) else { return nil }
            let found = held.remove(at: place)
            held.append(found)
            return found.value
        }
        if let known { return known }
        guard mayRead else { throw FileNeeded() }
        let made = try read()
        held.withLock { held in
            guard !held.contains(where: { $0.key == key }) else { return }
            if held.count >= most { held.removeFirst() }
            held.append((key, made))
        }
        return made
    }
}

/// An answer needs a file, and was asked for where nobody may wait for one.
struct FileNeeded: Error {}
