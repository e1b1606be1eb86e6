import Glibc

/// The process that reads one PDF: the file comes as its standard input, the pages leave by its standard output.
///
/// PDFium parses hostile bytes in C++ and keeps state of its own, so it runs alone and within limits: what goes wrong there
/// ends this process and nothing else.
package enum PaperWorker {
    /// The program's argument that makes it a worker.
    package static let argument = "read-pdf-worker"

    /// Reads, answers and returns the exit status.
    package static func run() -> Int32 {
        limit(Int(RLIMIT_CORE.rawValue), 0)
        limit(Int(RLIMIT_FSIZE.rawValue), 0)
        limit(Int(RLIMIT_NOFILE.rawValue), 32)
        limit(Int(RLIMIT_CPU.rawValue), PaperLimit.seconds.most)
        limit(Int(RLIMIT_AS.rawValue), PaperLimit.memory.most)
        var wire = PaperWire()
        do {
            wire.put(try read(try input()))
        } catch {
            wire.put(error)
        }
        return write(wire.bytes) ? 0 : 1
    }

    private static func limit(_ resource: Int, _ most: Int) {
        var limits = rlimit(rlim_cur: rlim_t(most), rlim_max: rlim_t(most))
        _ = setrlimit(__rlimit_resource_t(UInt32(resource)), &limits)
    }

    /// Standard input, mapped: it is a file in memory.
    private static func input() throws(PaperRefusal) -> [UInt8] {
        var status = stat()
        guard fstat(STDIN_FILENO, &status) == 0, status.st_size >= 0 else { throw .failed("no input") }
        guard status.st_size <= PaperLimit.bytes.most else { throw .limit(.bytes) }
        let count = Int(status.st_size)
        var filled = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, done in
            while filled < count {
                let got = pread(STDIN_FILENO, buffer.baseAddress! + filled, count - filled, off_t(filled))
                guard got > 0 else { break }
                filled += got
            }
            done = filled
        }
        guard filled == count else { throw .failed("the input ends early") }
        return bytes
    }

    private static func read(_ bytes: [UInt8]) throws(PaperRefusal) -> PaperDocument {
        try PDFIntegrity.check(bytes)
        guard let place = PDFiumPlace.find() else { throw .noEngine(nil) }
        let engine = try PDFium(path: place.path)
        // The engine reads from these bytes as long as the document is open: until the process ends.
        let kept = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
        _ = kept.initialize(from: bytes)
        guard let document = engine.loadDocument(kept.baseAddress, kept.count, nil) else {
            switch PDFium.Mistake(rawValue: engine.lastError()) {
            case .password, .security: throw .password
            default: throw .damaged("its structure")
            }
        }
        // 2: XFA in full, 3: XFA over ordinary pages.
        if [2, 3].contains(engine.formType(document)) { throw .xfa }
        let count = engine.pageCount(document)
        guard count > 0 else { throw .damaged("its list of pages") }
        guard Int(count) <= PaperLimit.pages.most else { throw .limit(.pages) }
        var result = PaperDocument(pages: [], isTagged: engine.isTagged(document) != 0)
        var glyphs = PaperLimit.glyphs.most
        var paths = PaperLimit.paths.most
        for index in 0..<count {
            guard let page = engine.loadPage(document, index) else { throw .damaged("page \(index + 1)") }
            var reader = PageReader(engine: engine, page: page, glyphBudget: glyphs, pathBudget: paths)
            result.pages.append(try reader.read())
            (glyphs, paths) = (reader.glyphBudget, reader.pathBudget)
            engine.closePage(page)
        }
        return result
    }

    private static func write(_ bytes: [UInt8]) -> Bool {
        var done = 0
        return bytes.withUnsafeBytes { buffer in
            while done < buffer.count {
                let count = Glibc.write(STDOUT_FILENO, buffer.baseAddress! + done, buffer.count - done)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                done += count
            }
            return true
        }
    }
}
