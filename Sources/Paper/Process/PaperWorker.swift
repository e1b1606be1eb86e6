import Glibc

/// The process that reads or draws one PDF: the file comes as its standard input, what was asked for leaves by its standard output.
///
/// PDFium parses hostile bytes in C++ and keeps state of its own, so it runs alone and within limits: what goes wrong there
/// ends this process and nothing else.
package enum PaperWorker {
    /// What a worker is started for.
    enum Task: Equatable {
        case read
        case draw(PaperDrawing)

        /// The arguments that make the program a worker.
        var arguments: [String] {
            switch self {
            case .read: ["read-pdf-worker"]
            case .draw(let drawing): ["draw-pdf-worker"] + drawing.arguments
            }
        }

        init?(_ arguments: [String]) {
            switch arguments.first {
            case "read-pdf-worker" where arguments.count == 1: self = .read
            case "draw-pdf-worker":
                guard let drawing = PaperDrawing(arguments: arguments.dropFirst()) else { return nil }
                self = .draw(drawing)
            default: return nil
            }
        }
    }

    /// Does what it was started for, answers and returns the exit status; `nil` where the program is no worker.
    package static func run(_ arguments: [String]) -> Int32? { Task(arguments).map(run) }

    private static func run(_ task: Task) -> Int32 {
        limit(Int(RLIMIT_CORE.rawValue), 0)
        limit(Int(RLIMIT_FSIZE.rawValue), 0)
        limit(Int(RLIMIT_NOFILE.rawValue), 32)
        limit(Int(RLIMIT_CPU.rawValue), PaperLimit.seconds.most)
        limit(Int(RLIMIT_AS.rawValue), PaperLimit.memory.most)
        var wire = PaperWire()
        do {
            let bytes = try input()
            switch task {
            case .read: wire.put(try read(bytes))
            case .draw(let drawing): wire.put(picture: try draw(drawing, of: bytes))
            }
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

    private static func draw(_ drawing: PaperDrawing, of bytes: [UInt8]) throws(PaperRefusal) -> [UInt8] {
        let (engine, document, count) = try open(bytes)
        let parts = try drawing.pieces.map { piece throws(PaperRefusal) in
            guard (1...count).contains(piece.page), let page = engine.loadPage(document, Int32(piece.page - 1)) else {
                throw .damaged("page \(piece.page)")
            }
            return try PagePicture.Part(piece, page: page, engine)
        }
        return try PagePicture(engine: engine, parts: parts).encoded()
    }

    private static func open(
        _ bytes: [UInt8]
    ) throws(PaperRefusal) -> (engine: PDFium, document: OpaquePointer, pages: Int) {
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
        return (engine, document, Int(count))
    }

    private static func read(_ bytes: [UInt8]) throws(PaperRefusal) -> PaperDocument {
        let (engine, document, count) = try open(bytes)
        var result = PaperDocument(pages: [], isTagged: engine.isTagged(document) != 0)
        var glyphs = PaperLimit.glyphs.most
        var paths = PaperLimit.paths.most
        for index in 0..<count {
            guard let page = engine.loadPage(document, Int32(index)) else { throw .damaged("page \(index + 1)") }
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
