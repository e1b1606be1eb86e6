import ChartSchema

/// What a file's name says that it is. A file is told by its content; a name that says another thing is told of, and explains
/// why nothing is found in it: a login's page takes the name of the PDF that was asked for.
struct FileName {
    /// `.pdf`
    let ending: String
    private let formats: [FileFormat]

    /// The endings that stand for one kind of file. Those of texts are exchanged for one another, and say nothing.
    private static let endings: [(String, [FileFormat])] = [
        (".pdf", [.pdf]), (".xlsx", [.xlsx]), (".xlsm", [.xlsx]), (".ods", [.ods]), (".fods", [.ods]),
    ]

    init?(_ file: String) {
        let name = file.lowercased()
        guard let found = Self.endings.first(where: { name.hasSuffix($0.0) }) else { return nil }
        (ending, formats) = found
    }

    func says(_ format: FileFormat) -> Bool { formats.contains(format) }

    /// That a file was read as what it is, and not as what its name says.
    func finding(_ document: Document) -> Finding {
        Finding(
            FileFinding.namedOtherwise,
            message: "The file is named \(ending) and is \(document.format.rawValue); it is read as what it is.",
            help: "Give the file the name of what it is.", location: Finding.Location(file: document.file))
    }

    /// Why a file without a table is not what its name says.
    func refusal(_ document: Document) -> UnreadableFile {
        UnreadableFile(
            file: document.file, line: nil, code: FileFinding.other,
            message: "The file is named \(ending), is \(document.format.rawValue) and holds no table.",
            help:
                "Check what was saved: a web page, a mail or an error message often takes the name of what was asked for."
        )
    }
}
