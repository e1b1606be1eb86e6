import Glibc

/// Keeps every other run from publishing into a store for as long as it is held.
///
/// Runs that only add files that nobody names yet share it: many may do so at once, and none publishes meanwhile.
///
/// The store's folder itself is locked (`flock`), so no lock file is left behind, and the system lets go of the lock
/// when a process ends, however it ends.
package struct StoreLock: ~Copyable {
    private let descriptor: Int32

    /// - Parameter isShared: Whether it is shared with others that share it; a run that publishes is waited for.
    /// - Throws: ``StoreError/locked(path:holder:)`` at once when another run holds the lock.
    package init(folder: String, isShared: Bool = false) throws(StoreError) {
        let descriptor = uninterrupted { open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
        guard descriptor >= 0 else {
            throw .unreadable(path: folder, cause: SystemCause(code: errno, call: "open"))
        }
        let result = uninterrupted { flock(descriptor, isShared ? LOCK_SH : LOCK_EX | LOCK_NB) }
        guard result == 0 else {
            let code = errno
            let holder = code == EWOULDBLOCK ? LockHolder(of: descriptor) : nil
            close(descriptor)
            throw code == EWOULDBLOCK
                ? .locked(path: folder, holder: holder)
                : .unwritable(path: folder, cause: SystemCause(code: code, call: "flock"))
        }
        self.descriptor = descriptor
    }

    /// Lets go of the lock itself: a process that is being started holds copies of all descriptors for a moment.
    deinit {
        flock(descriptor, LOCK_UN)
        close(descriptor)
    }
}
