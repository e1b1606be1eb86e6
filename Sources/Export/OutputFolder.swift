import Foundation
import Store

/// The folder that an export is written into. A file appears under its name when it is whole.
struct OutputFolder {
    let path: String

    /// Makes the folder where there is none.
    init(_ path: String) throws(ExportError) {
        self.path = path
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw .output(path: path, reason: "no folder could be made there")
        }
    }

    /// Writes a document.
    func write(_ name: String, _ bytes: [UInt8]) throws(ExportError) -> DatasetExport.File {
        var file = try write(name, header: bytes) { (_) throws(ExportError) in }
        file.records = nil
        return file
    }

    /// Writes a file whose bytes somebody else writes: `body` gets a path at which nothing is, and says how many records
    /// it put there.
    func writeFile(
        _ name: String, _ body: (String) throws(ExportError) -> Int
    ) throws(ExportError) -> DatasetExport.File {
        let whole = path + "/" + name
        let part = whole + ".part"
        unlink(part)
        let records: Int
        do throws(ExportError) {
            records = try body(part)
        } catch {
            unlink(part)
            throw error
        }
        guard let (bytes, sha256) = Self.sizeAndHash(of: part), rename(part, whole) == 0 else {
            let reason = String(cString: strerror(errno))
            unlink(part)
            throw .output(path: whole, reason: reason)
        }
        return DatasetExport.File(path: name, records: records, bytes: bytes, sha256: sha256)
    }

    private static func sizeAndHash(of path: String) -> (bytes: Int, sha256: String)? {
        guard let stream = opened(path, "r") else { return nil }
        defer { fclose(stream) }
        let hash = SHA256()
        var bytes = 0
        var block = [UInt8](repeating: 0, count: 1 << 20)
        while case let count = fread(&block, 1, block.count, stream), count > 0 {
            hash.update(block[..<count])
            bytes += count
        }
        return ferror(stream) == 0 ? (bytes, hash.hexadecimal()) : nil
    }

    /// Writes a header and the records that `body` adds.
    func write(
        _ name: String, header: [UInt8], _ body: (inout OutputFile) throws(ExportError) -> Void
    ) throws(ExportError) -> DatasetExport.File {
        let whole = path + "/" + name
        var file = try OutputFile(whole + ".part")
        do throws(ExportError) {
            try file.put(header)
            try body(&file)
        } catch {
            file.discard()
            throw error
        }
        return try file.close(as: whole, name: name)
    }
}

/// A file that is being written.
struct OutputFile {
    private let path: String
    private let stream: UnsafeMutablePointer<FILE>
    private let hash = SHA256()
    private var bytes = 0
    private var records = 0

    fileprivate init(_ path: String) throws(ExportError) {
        guard let stream = opened(path, "w") else {
            throw .output(path: path, reason: String(cString: strerror(errno)))
        }
        self.path = path
        self.stream = stream
    }

    /// Adds one record with its line's end.
    mutating func add(_ line: [UInt8]) throws(ExportError) { try add(line, records: 1) }

    /// Adds the bytes of some records.
    mutating func add(_ bytes: [UInt8], records count: Int) throws(ExportError) {
        try put(bytes)
        records += count
    }

    fileprivate mutating func put(_ data: [UInt8]) throws(ExportError) {
        guard !data.isEmpty else { return }
        guard fwrite(data, 1, data.count, stream) == data.count else {
            throw .output(path: path, reason: String(cString: strerror(errno)))
        }
        hash.update(data)
        bytes += data.count
    }

    fileprivate func discard() {
        fclose(stream)
        unlink(path)
    }

    fileprivate func close(as whole: String, name: String) throws(ExportError) -> DatasetExport.File {
        guard fclose(stream) == 0, rename(path, whole) == 0 else {
            let reason = String(cString: strerror(errno))
            unlink(path)
            throw .output(path: whole, reason: reason)
        }
        return DatasetExport.File(path: name, records: records, bytes: bytes, sha256: hash.hexadecimal())
    }
}

/// A stream of a file; a signal that interrupts opening it is no failure.
private func opened(_ path: String, _ mode: String) -> UnsafeMutablePointer<FILE>? {
    while true {
        if let stream = fopen(path, mode) { return stream }
        guard errno == EINTR else { return nil }
    }
}
