import Glibc

/// Where PDFium's library lies on this machine.
package struct PDFiumPlace: Sendable, Hashable {
    package static let fileName = "libpdfium.so"
    /// Names the library by hand.
    package static let variable = "CHARTWRIGHT_PDFIUM"

    package var path: String

    /// The engine's version as the set-up wrote it beside the library.
    package var version: String? {
        guard let file = fopen(path + ".version", "re") else { return nil }
        defer { fclose(file) }
        var text = [CChar](repeating: 0, count: 64)
        guard fgets(&text, Int32(text.count), file) != nil else { return nil }
        let line = String(decoding: text.prefix { $0 > 0x20 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        return line.isEmpty ? nil : line
    }

    /// The first place that has the library: what ``variable`` names, beside the program, and where `scripts/pdfium` puts it.
    package static func find() -> PDFiumPlace? {
        if let named = environment(variable) {
            return access(named, R_OK) == 0 ? PDFiumPlace(path: named) : nil
        }
        return places().first { access($0, R_OK) == 0 }.map(PDFiumPlace.init)
    }

    static func places() -> [String] {
        var folders: [String] = []
        if let program = Executable.folder { folders += [program, program + "/../lib/chartwright"] }
        if let data = environment("XDG_DATA_HOME") { folders.append(data + "/chartwright") }
        var homes = [environment("HOME")]
        if let entry = getpwuid(getuid()), let home = entry.pointee.pw_dir { homes.append(String(cString: home)) }
        folders += homes.compactMap { $0 }.map { $0 + "/.local/share/chartwright" }
        folders += ["/usr/local/lib/chartwright", "/usr/lib/chartwright"]
        return folders.map { $0 + "/" + fileName }
    }

    static func environment(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    }
}

/// The running program's own file.
package enum Executable {
    static let path: String? = {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
        let count = readlink("/proc/self/exe", &buffer, Int(PATH_MAX))
        return count > 0 ? String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self) : nil
    }()

    static var folder: String? {
        path.flatMap { path in path.lastIndex(of: "/").map { String(path[..<$0]) } }
    }

    /// The program to start for a PDF: the running one, or `chartwright` beside it where tests run.
    package static var program: String? {
        guard let path, let folder, path.hasSuffix(".xctest") else { return path }
        return folder + "/chartwright"
    }
}
