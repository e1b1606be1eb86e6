import Foundation
import Store
import Tables

/// Reads whole files and says in plain terms why it cannot.
package enum FileBytes {
    /// More than any chart: a larger file is a mistake.
    static let limit = 1 << 30

    /// - Throws: ``FileProblem`` for all that keeps the bytes away; an empty file is no problem here.
    package static func read(_ path: String) throws(FileProblem) -> [UInt8] {
        // Without O_NONBLOCK a pipe that nobody writes to would hold the run for ever.
        let descriptor = uninterrupted { open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
        guard descriptor >= 0 else { throw FileProblem(errno: errno) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw FileProblem(errno: errno) }
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw .folder
        default: throw .noRegularFile
        }
        let size = Int(status.st_size)
        guard size <= limit else { throw .tooLarge(size) }
        return try content(of: descriptor, size: size)
    }

    /// The bytes of a file that need not be there; `nil` when it is not.
    ///
    /// - Throws: ``FileProblem`` when it is there, and cannot be read: that it is empty must not be concluded.
    package static func readIfThere(_ path: String) throws(FileProblem) -> [UInt8]? {
        do {
            return try read(path)
        } catch {
            guard error == .missing else { throw error }
            return nil
        }
    }

    private static func content(of descriptor: Int32, size: Int) throws(FileProblem) -> [UInt8] {
        var failure: FileProblem?
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                let got = Foundation.read(descriptor, buffer.baseAddress! + count, size - count)
                if got < 0, errno == EINTR { continue }
                if got < 0 { failure = FileProblem(errno: errno) }
                if got <= 0 { break }
                count += got
            }
        }
        if let failure { throw failure }
        return bytes
    }
}

/// Why a file's bytes cannot be had.
package enum FileProblem: Error, Sendable, Hashable {
    case missing
    case folder
    /// A pipe, socket or device.
    case noRegularFile
    case notPermitted
    /// In bytes.
    case tooLarge(Int)
    /// What the system says.
    case system(String)

    package init(errno code: Int32) {
        self =
            switch code {
            case ENOENT, ENOTDIR: .missing
            case EISDIR: .folder
            case EACCES, EPERM: .notPermitted
            default: .system(String(cString: strerror(code)))
            }
    }

    /// A stable code: `file.missing`, `file.folder`, ….
    package var code: String { kind.rawValue }

    package var kind: FileFinding {
        switch self {
        case .missing: .missing
        case .folder: .folder
        case .noRegularFile: .special
        case .notPermitted: .permission
        case .tooLarge: .size
        case .system: .system
        }
    }

    package var message: String {
        switch self {
        case .missing: "expected a file, found none"
        case .folder: "expected a file, found a folder"
        case .noRegularFile: "expected a file, found a pipe or device"
        case .notPermitted: "expected a file that can be read, found one without permission"
        case .tooLarge(let bytes): "expected a file of at most \(FileBytes.limit) bytes, found \(bytes)"
        case .system(let text): "the file could not be read: \(text)"
        }
    }

    package var help: String {
        switch self {
        case .missing: "check the path"
        case .folder: "name one file in it"
        case .noRegularFile: "save it as a file first"
        case .notPermitted: "give yourself permission to read it (chmod u+r)"
        case .tooLarge: "name the chart's own file"
        case .system: "check the disk and try again"
        }
    }
}

extension ProjectFolder {
    /// The file of the same folder whose name is nearest to a path that does not exist.
    package func nearest(to relative: String) -> String? {
        let parts = relative.split(separator: "/").map(String.init)
        guard let name = parts.last else { return nil }
        let folder = parts.dropLast().joined(separator: "/")
        let names = files(in: folder)
        if names.isEmpty {
            guard parts.count > 1, let better = nearest(to: folder) else { return nil }
            return nearest(to: better + "/" + name) ?? (files(in: better).contains(name) ? better + "/" + name : nil)
        }
        guard !names.contains(name) else { return nil }
        return NearestWord.of(name, in: names).map { folder.isEmpty ? $0 : folder + "/" + $0 }
    }
}
