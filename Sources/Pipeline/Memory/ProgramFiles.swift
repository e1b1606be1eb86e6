import Foundation
import Paper
import Store

/// The files of the program that is running: itself, every library it has loaded, and PDFium where there is one. What they say, and nothing else, is what reads.
enum ProgramFiles {
    /// Their paths, in byte order; `nil` where one of them is no longer what is running.
    static func paths() -> [String]? {
        guard let maps = FileBytes.readAll("/proc/self/maps") else { return nil }
        var paths: Set<String> = []
        for line in String(decoding: maps, as: UTF8.self).split(separator: "\n") {
            // `55e0-55f0 r-xp 00000000 fe:00 54  /usr/bin/chartwright`
            guard line.split(separator: " ").dropFirst().first?.contains("x") ?? false,
                let slash = line.firstIndex(of: "/")
            else { continue }
            let path = String(line[slash...])
            guard !path.hasSuffix(" (deleted)") else { return nil }
            paths.insert(path)
        }
        // What reads PDFs is loaded by another process, when there is one to read.
        if let engine = PDFiumPlace.find() { paths.insert(engine.path) }
        return paths.isEmpty ? nil : paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// The program's digest, and its files for the next run.
    ///
    /// A file is known by its state: another one has another, and so has the same program installed again, which then reads once more what it need
    /// not. Only of one that was written to just now the content counts, too.
    static func digest(_ clock: FileClock) -> (digest: String, files: [RememberedFile])? {
        guard let paths = paths() else { return nil }
        var files: [RememberedFile] = []
        for path in paths {
            guard let state = FileState(path) else { return nil }
            let settled = RememberedFile(path: path, sha256: "by-state", state: state, isSettled: true)
            guard let file = clock.isAfter(state) ? settled : RememberedFile(path, clock: clock) else { return nil }
            files.append(file)
        }
        return (sha256Hexadecimal(Array(files.map(\.line).joined(separator: "\n").utf8)), files)
    }
}

extension FileBytes {
    /// Reads a file that the system makes while it is read, some lines at a time, and whose length nobody knows before.
    fileprivate static func readAll(_ path: String) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Foundation.read(descriptor, &piece, piece.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { return nil }
            if count == 0 { return bytes }
            bytes += piece[..<count]
        }
    }
}
