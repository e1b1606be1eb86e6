import Foundation
import Pipeline
import Store

/// The drafts of a project, each a folder with the file and what was said of it.
///
/// A draft is written whole or not at all, and only over what its writer has seen: an answer that was given stays, whatever happens to
/// the program, and nobody's answers are overwritten unseen.
struct DraftFolder: Sendable {
    static let name = "drafts"

    let project: ProjectFolder
    private let files: StoreFiles

    init(_ project: ProjectFolder) {
        self.project = project
        files = StoreFiles(root: project.location(of: Self.name))
    }

    /// A draft with the hash of its bytes, which whoever changes it must know.
    struct Stand: Sendable {
        var draft: Draft
        var revision: String
    }

    enum Problem: Error {
        /// Somebody else has changed the draft meanwhile.
        case changed(Stand)
        case missing
        case store(StoreError)
    }

    func all() -> [Stand] {
        ((try? files.names(in: "")) ?? []).compactMap { stand(of: $0) }.sorted {
            ($0.draft.name, $0.draft.id) < ($1.draft.name, $1.draft.id)
        }
    }

    func stand(of id: String) -> Stand? {
        guard Self.isID(id), let bytes = try? files.contents(of: "\(id)/draft.json"),
            let draft = try? JSONDecoder().decode(Draft.self, from: Data(bytes)), draft.schema == Draft.schema,
            draft.id == id, isOwn(draft.path)
        else { return nil }
        return Stand(draft: draft, revision: sha256Hexadecimal(bytes))
    }

    /// The draft of a file; the one that there is where the same file came before.
    func add(_ bytes: [UInt8], name: String) throws(Problem) -> Stand {
        let id = Draft.id(of: bytes)
        if let known = stand(of: id) { return known }
        let name = Self.safe(name)
        let draft = Draft(
            id: id, name: name, path: "\(Self.name)/\(id)/\(name)", sha256: sha256Hexadecimal(bytes))
        do {
            // First the file: a draft that is there has its file.
            try files.put(bytes, at: "\(id)/\(name)")
            try files.put(draft.json, at: "\(id)/draft.json")
        } catch {
            throw .store(error)
        }
        return Stand(draft: draft, revision: sha256Hexadecimal(draft.json))
    }

    /// The draft of a file that is in the project's `raw/` already, and stays there.
    func add(raw path: String, _ bytes: [UInt8]) throws(Problem) -> Stand {
        let id = Draft.id(of: bytes)
        if let known = stand(of: id) { return known }
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let draft = Draft(id: id, name: name, path: path, sha256: sha256Hexadecimal(bytes))
        do throws(StoreError) { try files.put(draft.json, at: "\(id)/draft.json") } catch { throw .store(error) }
        return Stand(draft: draft, revision: sha256Hexadecimal(draft.json))
    }

    /// Changes a draft that is still what its writer saw.
    @discardableResult
    func change(_ id: String, seen revision: String, _ body: (inout Draft) -> Void) throws(Problem) -> Stand {
        var problem: Problem?
        var result: Stand?
        do throws(StoreError) {
            let lock = try StoreLock(folder: files.full(""))
            defer { _ = lock }
            do throws(Problem) { result = try changed(id, seen: revision, body) } catch { problem = error }
        } catch { problem = .store(error) }
        guard let result else { throw problem ?? .missing }
        return result
    }

    /// The same for whoever holds the lock.
    private func changed(_ id: String, seen revision: String, _ body: (inout Draft) -> Void) throws(Problem) -> Stand {
        guard let stand = stand(of: id) else { throw .missing }
        guard stand.revision == revision else { throw .changed(stand) }
        var draft = stand.draft
        body(&draft)
        do throws(StoreError) { try files.put(draft.json, at: "\(id)/draft.json") } catch { throw .store(error) }
        return Stand(draft: draft, revision: sha256Hexadecimal(draft.json))
    }

    /// Takes a draft away, and its file where that is the draft's own.
    func remove(_ id: String) throws(Problem) {
        guard let stand = stand(of: id) else { return }
        do throws(StoreError) {
            try files.delete("\(id)/draft.json")
            if stand.draft.path.hasPrefix(Self.name + "/") { try files.delete("\(id)/\(stand.draft.name)") }
        } catch { throw .store(error) }
        files.removeFolderIfEmpty(id)
        files.removeFolderIfEmpty("")
    }

    /// Whether a draft's file is where a draft's file may be: what stands in a draft is no way out of the project.
    private func isOwn(_ path: String) -> Bool {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count > 1, !parts.contains(".."), !parts.contains("."), !parts.contains("") else { return false }
        return parts[0] == "raw" || parts[0] == "drafts" && parts.count == 3
    }

    private static func isID(_ text: String) -> Bool {
        text.utf8.count == 16 && text.utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) }
    }

    /// A name that a file can have in any folder, whatever the browser says: its last part, without what paths are made of.
    static func safe(_ name: String) -> String {
        let last = name.split { $0 == "/" || $0 == "\\" }.last.map(String.init) ?? ""
        let plain = String(
            last.unicodeScalars.filter {
                $0.value >= 0x20 && $0.value != 0x7F && !":*?\"<>|".unicodeScalars.contains($0)
            })
        let cut = String(plain.drop { $0 == "." || $0 == " " }.suffix(120))
        return cut.isEmpty || cut == "draft.json" ? "chart" : cut
    }
}
