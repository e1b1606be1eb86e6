/// The pages of a PDF, and what is to be known about the file as a whole.
package struct PaperDocument: Sendable, Hashable {
    package var pages: [PaperPage]
    /// The file says how its text is built up (headings, tables); evidence, nothing that is relied on.
    package var isTagged: Bool

    package init(pages: [PaperPage], isTagged: Bool = false) {
        self.pages = pages
        self.isTagged = isTagged
    }
}

/// Why a PDF is not read.
package enum PaperRefusal: Error, Sendable, Hashable {
    /// The engine is not installed, or cannot be loaded; what the system said.
    case noEngine(String?)
    /// The program that reads PDFs in a process of its own is not there.
    case noProgram(String)
    /// No PDF by its first bytes.
    case noPDF
    /// The file ends before its end.
    case cut
    /// Something was written behind the file's end and broke off: what can be read is an older revision.
    case olderRevision
    /// A part is not where the file says it is, or its bytes are damaged; what and where.
    case damaged(String)
    case password
    case xfa
    case limit(PaperLimit)
    /// The engine gave up, or broke down over the file.
    case failed(String)
}

/// What a PDF may not exceed.
package enum PaperLimit: UInt8, Sendable, Hashable, CaseIterable {
    case bytes, pages, glyphs, paths, unpacked, seconds, memory

    package var most: Int {
        switch self {
        case .bytes: 256 << 20
        case .pages: 500
        case .glyphs: 2_000_000
        case .paths: 2_000_000
        case .unpacked: 1 << 30
        case .seconds: 10
        case .memory: 1 << 30
        }
    }
}
