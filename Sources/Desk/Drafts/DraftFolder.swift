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
        /// A draft is there that cannot be read: another program's, or damaged. It is left alone.
        case unreadable(path: String)
        case store(StoreError)
    }

    func all() -> [Stand] {
        ((try? files.names(in: "")) ?? []).compactMap { stand(of: $0) }.sorted {
            ($0.draft.name, $0.draft.id) < ($1.draft.name, $1.draft.id)
        }
    }

    /// Where drafts are that cannot be read, relative to the project's folder.
    func unreadable() -> [String] {
        ((try? files.names(in: "")) ?? []).filter { Self.isID($0) && stand(of: $0) == nil && isThere($0) }.sorted()
            .map { "\(Self.name)/\($0)/draft.json" }
    }

    /// Whether there is a draft, readable or not.
    private func isThere(_ id: String) -> Bool {
        do throws(StoreError) { return try files.contents(of: "\(id)/draft.json", limit: 1) != nil } catch {
            return true
        }
    }

    func stand(of id: String) -> Stand? {
        guard Self.isID(id), let bytes = try? files.contents(of: "\(id)/draft.json"),
            let draft = try? JSONDecoder().decode(Draft.self, from: Data(bytes)), draft.schema == Draft.schema,
            draft.id == id, isOwn(draft)
        else { return nil }
        return Stand(draft: draft, revision: sha256Hexadecimal(bytes))
    }

    /// The draft of a file; the one that there is where the same file came before.
    func add(_ bytes: [UInt8], name: String) throws(Problem) -> Stand {
        let id = Draft.id(of: bytes)
        if let known = try known(id) { return known }
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

    /// What is there already; one that cannot be read is not written over.
    private func known(_ id: String) throws(Problem) -> Stand? {
        if let known = stand(of: id) { return known }
        if isThere(id) { throw .unreadable(path: "\(Self.name)/\(id)/draft.json") }
        return nil
    }

    /// The draft of a file that is in the project's `raw/` already, and stays there.
    func add(raw path: String, _ bytes: [UInt8]) throws(Problem) -> Stand {
        let id = Draft.id(of: bytes)
        if let known = try known(id) { return known }
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let draft = Draft(id: id, name: name, path: path, sha256: sha256Hexadecimal(bytes))
        do throws(StoreError) { try files.put(draft.json, at: "\(id)/draft.json") } catch { throw .store(error) }
        return Stand(draft: draft, revision: sha256Hexadecimal(draft.json))
    }

    /// Changes a draft that is still what its writer saw.
    @discardableResult
    func change(_ id: String, seen revision: String, _ body: (inout Draft) -> Void) throws(Problem) -> Stand {
        try locked { () throws(Problem) in try changed(id, seen: revision, body) }
    }

    /// Does something while nobody else writes drafts; whoever does is waited for a moment.
    private func locked<Value>(_ body: () throws(Problem) -> Value) throws(Problem) -> Value {
        for attempt in 1...Self.attempts {
            var result: Result<Value, Problem>?
            do throws(StoreError) {
                let lock = try StoreLock(folder: files.full(""))
                do throws(Problem) { result = .success(try body()) } catch { result = .failure(error) }
                _ = consume lock
            } catch {
                guard case .locked = error, attempt < Self.attempts else { throw .store(error) }
                usleep(Self.pause)
            }
            if let result { return try result.get() }
        }
        throw .missing
    }

    /// How often a held lock is tried, and the microseconds between.
    private static let attempts = 10
    private static let pause: UInt32 = 40_000

    /// The same for whoever holds the lock.
    private func changed(_ id: String, seen revision: String, _ body: (inout Draft) -> Void) throws(Problem) -> Stand {
        guard let stand = stand(of: id) else { throw .missing }
        guard stand.revision == revision else { throw .changed(stand) }
        var draft = stand.draft
        body(&draft)
        do throws(StoreError) { try files.put(draft.json, at: "\(id)/draft.json") } catch { throw .store(error) }
        return Stand(draft: draft, revision: sha256Hexadecimal(draft.json))
    }

    /// Takes a draft away that is still what was seen, and its file where that is the draft's own.
    func remove(_ id: String, seen revision: String) throws(Problem) {
        guard stand(of: id) != nil else { return }
        try locked { () throws(Problem) in try removed(id, seen: revision) }
        files.removeFolderIfEmpty("")
    }

    /// The same for whoever holds the lock.
    private func removed(_ id: String, seen revision: String) throws(Problem) {
        guard let stand = stand(of: id) else { return }
        guard stand.revision == revision else { throw .changed(stand) }
        do throws(StoreError) {
            try files.delete("\(id)/draft.json")
            if stand.draft.path.hasPrefix(Self.name + "/") { try files.delete("\(id)/\(stand.draft.name)") }
        } catch { throw .store(error) }
        try? files.delete("\(id)/\(Self.typedName)")
        files.removeFolderIfEmpty(id)
    }

    // MARK: What is being typed

    private static let typedName = "typed.json"
    private static let mostTyped = 400

    /// What was typed and not sent, by the question that was on the page, and by the name of the field.
    func typed(in id: String) -> [String: [String: String]] {
        guard Self.isID(id), let bytes = try? files.contents(of: "\(id)/\(Self.typedName)") else { return [:] }
        return (try? JSONDecoder().decode([String: [String: String]].self, from: Data(bytes))) ?? [:]
    }

    /// Keeps what is being typed: it is no answer yet, so whoever typed last is shown.
    func keep(typed fields: [String: String], of question: String, in id: String) {
        guard stand(of: id) != nil else { return }
        var all = typed(in: id)
        guard all.count < Self.mostTyped || all[question] != nil else { return }
        all[question] = fields
        write(typed: all, in: id)
    }

    func forgetTyped(of question: String, in id: String) {
        var all = typed(in: id)
        if all.removeValue(forKey: question) != nil { write(typed: all, in: id) }
    }

    /// A network or a disk that fails takes what was typed, and no answer.
    private func write(typed all: [String: [String: String]], in id: String) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        guard !all.isEmpty else {
            try? files.delete("\(id)/\(Self.typedName)")
            return
        }
        if let bytes = try? encoder.encode(all) {
            _ = try? files.put(Array(bytes) + [0x0A], at: "\(id)/\(Self.typedName)")
        }
    }

    /// Whether a draft's file is where a draft's file may be: what stands in a draft is no way out of the project.
    private func isOwn(_ draft: Draft) -> Bool {
        let own = "\(Self.name)/\(draft.id)/\(draft.name)"
        let isOfDraft = draft.path == own && draft.name == Self.safe(draft.name)
        return (isOfDraft || draft.path.hasPrefix("raw/")) && project.objection(to: draft.path) == nil
    }

    private static func isID(_ text: String) -> Bool {
        text.utf8.count == 16 && text.utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) }
    }

    /// A name that a file can have in any folder, whatever the browser says: its last part, without what paths are made of.
    static func safe(_ name: String) -> String {
        // Sign by sign: a slash with an accent behind it is one character, and no slash to Swift.
        let last = name.unicodeScalars.split { $0 == "/" || $0 == "\\" }.last ?? Substring.UnicodeScalarView()
        var plain = last.filter {
            $0.value >= 0x20 && $0.value != 0x7F && !":*?\"<>|".unicodeScalars.contains($0)
        }.suffix(120)
        // A name has at most 255 bytes.
        while String(String.UnicodeScalarView(plain)).utf8.count > 240 { plain.removeFirst() }
        let cut = String(String.UnicodeScalarView(plain.drop { $0 == "." || $0 == " " }))
        return cut.isEmpty || cut == "draft.json" || cut == typedName ? "chart" : cut
    }
}
