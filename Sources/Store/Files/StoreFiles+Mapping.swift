import Glibc

extension StoreFiles {
    /// Hands over the bytes of a file without copying them; `nil` when it is not there or holds none.
    ///
    /// Published files are never written in place, so that the bytes stay what they are while they are looked at.
    func withContents<Result>(
        of path: String, _ body: (UnsafeRawBufferPointer) throws(StoreError) -> Result
    ) throws(StoreError) -> Result? {
        guard let (descriptor, count) = try opened(path) else { return nil }
        defer { close(descriptor) }
        guard count > 0 else { return nil }
        guard let start = mmap(nil, count, PROT_READ, MAP_PRIVATE | MAP_POPULATE, descriptor, 0), start != MAP_FAILED
        else {
            throw .unreadable(path: full(path), cause: SystemCause(code: errno, call: "mmap"))
        }
        defer { munmap(start, count) }
        return try body(UnsafeRawBufferPointer(start: start, count: count))
    }
}
