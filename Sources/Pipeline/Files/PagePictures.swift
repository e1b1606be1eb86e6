import ChartSchema
import Dispatch
import Paper
import Store
import Synchronization

/// Pictures of PDFs' pages, drawn one after another beside whoever serves them, and kept for being shown again.
package final class PagePictures: Sendable {
    private struct Key: Hashable {
        var sha256: String
        var drawing: PaperDrawing
    }

    /// In bytes, of all that are kept.
    private static let most = 48 << 20
    /// Requests that may wait for theirs.
    private static let mostWaiting = 24

    /// The newest last.
    private let kept = Mutex<[(key: Key, bytes: [UInt8])]>([])
    private let waiting = Mutex(0)
    /// A page is drawn by a process that is waited for: no thread that answers does that.
    private let queue = DispatchQueue(label: "pictures of pages", qos: .utility)

    package init() {}

    /// The bytes of a PNG; `nil` where there is no such page, it cannot be drawn, or too much is asked for at once.
    ///
    /// - Parameters:
    ///   - sha256: Of the file that is meant.
    ///   - file: Gives its bytes.
    package func picture(
        of drawing: PaperDrawing, sha256: String, in file: @escaping @Sendable () throws -> [UInt8]
    ) async -> [UInt8]? {
        let key = Key(sha256: sha256, drawing: drawing)
        if let known = known(key) { return known }
        guard takesOneMore() else { return nil }
        defer { waiting.withLock { $0 -= 1 } }
        return await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: self.draw(key, file)) }
        }
    }

    /// The same for a thread that may be kept waiting.
    package func awaitedPicture(
        of drawing: PaperDrawing, sha256: String, in file: () throws -> [UInt8]
    ) -> [UInt8]? {
        let key = Key(sha256: sha256, drawing: drawing)
        if let known = known(key) { return known }
        guard takesOneMore() else { return nil }
        defer { waiting.withLock { $0 -= 1 } }
        return queue.sync { draw(key, file) }
    }

    /// The pages that cells of a chart stand on, with the cells marked; `nil` where they stand on none, or the file is not
    /// that which was read.
    package func printed(
        _ cells: [CellReference], of source: ChartSource, in project: ProjectFolder
    ) -> [UInt8]? {
        PaperDrawing(of: cells).flatMap { drawing in
            awaitedPicture(of: drawing, sha256: source.sha256) { try FileBytes.read(project.location(of: source.path)) }
        }
    }

    private func draw(_ key: Key, _ file: () throws -> [UInt8]) -> [UInt8]? {
        if let known = known(key) { return known }
        guard let bytes = try? file(), sha256Hexadecimal(bytes) == key.sha256,
            let picture = try? PaperReader.picture(of: key.drawing, in: bytes)
        else { return nil }
        kept.withLock { kept in
            kept.append((key, picture))
            while kept.count > 1, kept.reduce(0, { $0 + $1.bytes.count }) > Self.most { kept.removeFirst() }
        }
        return picture
    }

    private func known(_ key: Key) -> [UInt8]? { kept.withLock { $0.first { $0.key == key }?.bytes } }

    private func takesOneMore() -> Bool {
        waiting.withLock { count in
            guard count < Self.mostWaiting else { return false }
            count += 1
            return true
        }
    }
}
