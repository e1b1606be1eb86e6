import Foundation

/// The folder that holds `pipeline.json`, `raw/` and `normalized/`, and the one rule for paths in it: none leads out.
package struct ProjectFolder: Sendable, Hashable {
    /// Without a `/` at its end; relative to the working directory unless it begins with one.
    package let path: String
    /// Files of the project that stand elsewhere until they are what is proposed: where each is, by its path.
    private var laidOver: [String: String] = [:]

    package init(_ path: String) {
        var path = path
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        self.path = path
    }

    /// The same project with some of its files taken, and written, elsewhere: what commands would make of a proposal, made
    /// by their own code.
    ///
    /// - Parameter files: Locations by paths in the project.
    package func laidOver(by files: [String: String]) -> ProjectFolder {
        var result = self
        result.laidOver.merge(files) { $1 }
        return result
    }

    /// Where a file of the project is, as a person in the working directory can open it.
    package func location(of relative: String) -> String {
        if let elsewhere = laidOver[relative] { return elsewhere }
        return switch path {
        case ".": relative
        case "/": "/" + relative
        default: path + "/" + relative
        }
    }

    /// Why a path of the configuration cannot be used; `nil` when it can.
    ///
    /// Only what exists is followed: a missing file is no escape.
    package func objection(to relative: String) -> PathObjection? {
        // Sign by sign, as the system sees them: a slash with an accent behind it is one character, and no slash to Swift.
        let signs = relative.unicodeScalars
        if signs.first == "/" || signs.first == "~" { return .absolute }
        if signs.contains("\\") { return .backslash }
        if signs.contains("\0") { return .notPlain }
        let parts = signs.split(separator: "/", omittingEmptySubsequences: false).map { String($0) }
        if parts.contains("..") { return .parent }
        if parts.contains("") || parts.contains(".") { return .notPlain }
        // What is proposed stands elsewhere on purpose.
        if laidOver[relative] != nil { return nil }
        guard let root = resolved(path), let target = resolvedAsFarAsItExists(parts) else {
            return nil
        }
        return target == root || target.hasPrefix(root == "/" ? "/" : root + "/") ? nil : .link(target)
    }

    /// The real path of the longest beginning that exists.
    private func resolvedAsFarAsItExists(_ parts: [String]) -> String? {
        for count in stride(from: parts.count, through: 1, by: -1) {
            if let real = resolved(location(of: parts.prefix(count).joined(separator: "/"))) { return real }
        }
        return nil
    }

    private func resolved(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }

    /// The files of a folder, by name; empty where there is no such folder.
    ///
    /// - Parameter besidesFolders: Without the names that the folder itself knows to be folders'.
    func files(in relative: String, besidesFolders: Bool = false) -> [String] {
        let folder = relative.isEmpty ? path : location(of: relative)
        let names =
            besidesFolders
            ? Self.names(besidesFoldersIn: folder) : try? FileManager.default.contentsOfDirectory(atPath: folder)
        let proposed = laidOver.keys.filter { path in
            path.hasPrefix("\(relative)/") && !path.dropFirst(relative.count + 1).contains("/")
                && FileManager.default.fileExists(atPath: location(of: path))
        }.map { String($0.dropFirst(relative.count + 1)) }
        return Set((names ?? []).filter { !$0.hasPrefix(".") }).union(proposed).sorted()
    }

    /// Beside the folders of thousands of carriers there are few files, and no folder need be opened or asked for its state to know it.
    private static func names(besidesFoldersIn folder: String) -> [String]? {
        guard let stream = opendir(folder) else { return nil }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            guard entry.pointee.d_type != UInt8(DT_DIR) else { continue }
            names.append(
                withUnsafePointer(to: &entry.pointee.d_name) { name in
                    name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                })
        }
        return names
    }
}

/// What is wrong with a path of the configuration.
package enum PathObjection: Hashable {
    case absolute, parent, backslash, notPlain
    /// A symbolic link that ends outside the project.
    case link(String)
}
