import Glibc

extension StoreFiles {
    /// Hands over the bytes of a file without copying them; `nil` when it is not there or holds none.
    ///
    /// Published files are never written in place, so that the bytes stay what they are while they are looked at.
    func withContents<Result>(
        of path: String, _ body: (UnsafeRawBufferPointer) throws(StoreError) -> Result
    ) throws(StoreError) -> Result? {
        let file = full(path)
        let descriptor = open(file, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw .unreadable(path: file, cause: SystemCause(code: errno, call: "open"))
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else {
            throw .unreadable(path: file, cause: SystemCause(code: errno, call: "fstat"))
        }
        let count = Int(status.st_size)
        guard count > 0 else { return nil }
        guard let start = mmap(nil, count, PROT_READ, MAP_PRIVATE | MAP_POPULATE, descriptor, 0), start != MAP_FAILED
        else {
            throw .unreadable(path: file, cause: SystemCause(code: errno, call: "mmap"))
        }
        defer { munmap(start, count) }
        return try body(UnsafeRawBufferPointer(start: start, count: count))
    }
}
