import Paper

/// What `--version` prints: the program's version, and what it can read on this machine beyond what is always there.
enum ProgramVersion {
    /// The unreleased first version; see CHANGELOG.md.
    static let number = "0.1.0"

    static var text: String {
        let pdf =
            PDFiumPlace.find().map { "PDFium \($0.version ?? "of unknown version") (\($0.path))" }
            ?? "not read: PDFium is not installed; scripts/pdfium installs it"
        return "chartwright \(number)\npdf: \(pdf)"
    }
}
