import Paper

/// What `--version` prints: the program's version, and what it can read on this machine beyond what is always there.
enum ProgramVersion {
    /// The unreleased first version; see CHANGELOG.md.
    static let number = "0.1.0"

    /// PDFium is looked for only where somebody asks: every start of the program would open files for it.
    static var text: String {
        guard CommandLine.arguments.contains("--version") else { return number }
        let pdf =
            PDFiumPlace.find().map { "PDFium \($0.version ?? "of unknown version") (\($0.path))" }
            ?? "not read: PDFium is not installed; scripts/pdfium installs it"
        return "chartwright \(number)\npdf: \(pdf)"
    }
}
