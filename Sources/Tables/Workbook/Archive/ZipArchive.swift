import CLibZip

/// The parts of a ZIP archive in memory, read through libzip.
///
/// What is damaged, cut off or larger than ``ArchiveLimits`` is refused whole: nobody could say what a part of it lacks.
/// Not for several tasks at once.
final class ZipArchive {
    private let file: String
    private let size: Int
    /// How much has been unpacked; a part may be named, and read, again and again.
    private var unpacked = 0
    private let archive: OpaquePointer
    /// By name: the number of the part and its unpacked and packed sizes as the archive claims them.
    private let parts: [String: (index: UInt64, size: Int, packed: Int)]
    /// The names of the parts in the archive's order.
    let names: [String]

    /// - Parameter bytes: Must stay where they are for as long as the archive is used.
    init(_ bytes: UnsafeBufferPointer<UInt8>, file: String) throws(UnreadableFile) {
        self.file = file
        size = bytes.count
        var error = zip_error_t()
        zip_error_init(&error)
        defer { zip_error_fini(&error) }
        guard let source = zip_source_buffer_create(bytes.baseAddress, UInt64(bytes.count), 0, &error) else {
            throw ZipArchive.damaged(file, "libzip says: \(ZipArchive.message(&error))")
        }
        guard let archive = zip_open_from_source(source, ZIP_RDONLY, &error) else {
            zip_source_free(source)
            let isCutOff = !ZipArchive.hasDirectoryEnd(bytes)
            throw isCutOff ? ZipArchive.cutOff(file) : ZipArchive.damaged(file, ZipArchive.message(&error))
        }
        self.archive = archive
        do {
            (parts, names) = try ZipArchive.directory(of: archive, file: file)
        } catch {
            zip_discard(archive)
            throw error
        }
    }

    deinit { zip_discard(archive) }

    /// Whether a file begins as archives do: with a part, with the end of an empty directory, or as one of several pieces.
    static func isArchive(_ bytes: [UInt8]) -> Bool {
        [[0x50, 0x4B, 3, 4], [0x50, 0x4B, 5, 6], [0x50, 0x4B, 7, 8]].contains { bytes.starts(with: $0) }
    }

    private static func directory(
        of archive: OpaquePointer, file: String
    ) throws(UnreadableFile) -> ([String: (index: UInt64, size: Int, packed: Int)], [String]) {
        let count = zip_get_num_entries(archive, 0)
        guard count <= ArchiveLimits.entries else {
            throw tooLarge(file, "it has \(count) parts; \(ArchiveLimits.entries) are read")
        }
        var parts: [String: (index: UInt64, size: Int, packed: Int)] = [:]
        var names: [String] = []
        for index in 0..<UInt64(max(0, count)) {
            var entry = zip_stat_t()
            guard zip_stat_index(archive, index, 0, &entry) == 0, let raw = entry.name else {
                throw damaged(file, "part \(index) of its directory cannot be read")
            }
            // Some programs of Windows write the names with backslashes.
            let name = String(cString: raw).replacing("\\", with: "/")
            guard !name.hasSuffix("/") else { continue }
            let size = Int(clamping: entry.size)
            guard parts.updateValue((index, size, Int(clamping: entry.comp_size)), forKey: key(name)) == nil
            else { throw damaged(file, "it holds \(name) twice") }
            names.append(name)
        }
        return (parts, names)
    }

    /// Whether a part is there. Case does not count in names of parts, and they may begin with a slash.
    func has(_ name: String) -> Bool { parts[ZipArchive.key(name)] != nil }

    private static func key(_ name: String) -> String {
        (name.hasPrefix("/") ? name.dropFirst() : name[...]).lowercased()
    }

    /// A whole small part; `nil` where there is none.
    func contents(of name: String) throws(UnreadableFile) -> [UInt8]? {
        guard has(name) else { return nil }
        var bytes: [UInt8] = []
        try read(name) { bytes += $0 }
        return bytes
    }

    /// Hands over a part in pieces. At its end its checksum has been compared.
    func read(_ name: String, _ body: (UnsafeBufferPointer<UInt8>) -> Void) throws(UnreadableFile) {
        guard let part = parts[ZipArchive.key(name)] else {
            throw ZipArchive.damaged(file, "its part \(name) is missing")
        }
        try check(part.size, packed: part.packed, name)
        guard let stream = zip_fopen_index(archive, part.index, 0) else {
            throw ZipArchive.damaged(file, "\(name): \(ZipArchive.message(zip_get_error(archive)))")
        }
        defer { zip_fclose(stream) }
        var size = 0
        var failure: UnreadableFile?
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1 << 16) { piece in
            while true {
                let count = zip_fread(stream, piece.baseAddress!, UInt64(piece.count))
                if count < 0 {
                    failure = ZipArchive.damaged(file, "\(name): \(ZipArchive.message(zip_file_get_error(stream)))")
                }
                guard count > 0 else { break }
                size += Int(count)
                // The directory may lie about the sizes.
                if size > ArchiveLimits.part || size > part.size {
                    failure = ZipArchive.tooLarge(file, "\(name) unpacks to more than it says")
                    break
                }
                body(UnsafeBufferPointer(rebasing: piece[..<Int(count)]))
            }
        }
        if let failure { throw failure }
        guard size == part.size else { throw ZipArchive.damaged(file, "\(name) ends before its end") }
    }

    private func check(_ size: Int, packed: Int, _ name: String) throws(UnreadableFile) {
        guard size <= ArchiveLimits.part else {
            throw ZipArchive.tooLarge(file, "\(name) unpacks to \(size >> 20) MB; \(ArchiveLimits.part >> 20) are read")
        }
        guard size <= ArchiveLimits.freeOfRatio || size <= packed * ArchiveLimits.ratio else {
            throw ZipArchive.tooLarge(
                file, "\(name) unpacks to \(size / max(1, packed)) times its size; \(ArchiveLimits.ratio) times is read"
            )
        }
        unpacked += size
        guard unpacked <= max(ArchiveLimits.freeInAll, self.size * ArchiveLimits.ratio) else {
            throw ZipArchive.tooLarge(
                file,
                "its parts unpack to more than \(ArchiveLimits.ratio) times its size; some are read more than once")
        }
    }

    // MARK: Refusals

    private static func message(_ error: UnsafeMutablePointer<zip_error_t>?) -> String {
        error.flatMap { zip_error_strerror($0) }.map { String(cString: $0) } ?? "libzip does not say why"
    }

    /// The last record of every ZIP archive.
    private static func hasDirectoryEnd(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let tail = bytes.suffix(65_557)
        guard tail.count >= 22 else { return false }
        return (tail.startIndex...tail.endIndex - 22).contains { place in
            tail[place] == 0x50 && tail[place + 1] == 0x4B && tail[place + 2] == 5 && tail[place + 3] == 6
        }
    }

    static func damaged(_ file: String, _ what: String) -> UnreadableFile {
        UnreadableFile(
            file: file, line: nil, code: FileFinding.archiveDamaged, message: "The archive is damaged: \(what).",
            help: "Ask the carrier to send the file again, or fetch it once more.")
    }

    static func cutOff(_ file: String) -> UnreadableFile {
        UnreadableFile(
            file: file, line: nil, code: FileFinding.archiveCutOff,
            message: "The archive is cut off: its directory, which stands at the end, is missing.",
            help: "Fetch the file again; the transfer broke off.")
    }

    static func tooLarge(_ file: String, _ what: String) -> UnreadableFile {
        UnreadableFile(
            file: file, line: nil, code: FileFinding.archiveTooLarge,
            message: "The archive is larger than a workbook that is read: \(what).",
            help: "Ask the carrier for the sheet with the chart alone.")
    }
}
