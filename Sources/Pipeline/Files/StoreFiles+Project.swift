import Foundation
import Store

extension StoreFiles {
    /// Writes a file of the project whole or not at all. A run that is killed in between leaves a file beside it, which
    /// the next one writes over.
    static func put(_ bytes: [UInt8], at place: URL) throws(StoreError) {
        let folder = place.absoluteURL.deletingLastPathComponent().path
        try StoreFiles(root: folder == "/" ? "" : folder).put(bytes, at: place.lastPathComponent)
    }
}

extension StoreError {
    /// What the system said when a file could not be written.
    var reason: String {
        guard case .unwritable(_, let cause) = self else { return "\(self)" }
        return String(cString: strerror(cause.code))
    }
}
