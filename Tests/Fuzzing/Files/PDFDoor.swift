import FuzzingFrame

@testable import Paper

/// What is looked at of a PDF before PDFium sees it, and what comes back from PDFium's process.
enum PDFDoor: Door {
    static let name = "pdf"

    static func enter(_ bytes: [UInt8]) {
        do {
            try PDFIntegrity.check(bytes)
        } catch {
            guard PDFIntegrity.isPDF(bytes) else { return answer(bytes) }
        }
    }

    /// Bytes that are no PDF are an answer.
    private static func answer(_ bytes: [UInt8]) {
        guard case .success(.document(let document))? = PaperWireReader.read(bytes) else { return }
        var wire = PaperWire()
        wire.put(document)
        guard case .success(.document(let again))? = PaperWireReader.read(wire.bytes) else {
            fatalError("what goes through the pipe does not go through it again")
        }
        promise(document == again, "what goes through the pipe twice is another document")
    }
}
