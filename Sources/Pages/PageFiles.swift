import PagesData

/// The files of `Sources/PagesData/data` that travel in the program.
enum PageFiles {
    /// Every file by its name, in the order of the table in `PagesData.c`.
    static let all: [(name: String, bytes: [UInt8])] = (0..<chartwright_page_file_count()).map { number in
        let file = chartwright_page_file(number)
        return (String(cString: file.name), Array(UnsafeBufferPointer(start: file.bytes, count: file.count)))
    }

    /// - Precondition: There is such a file.
    static func bytes(_ name: String) -> [UInt8] {
        guard let file = all.first(where: { $0.name == name }) else { preconditionFailure("no page file \(name)") }
        return file.bytes
    }

    static func text(_ name: String) -> String { String(decoding: bytes(name), as: UTF8.self) }
}
