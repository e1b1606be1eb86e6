import Foundation
import Paper

/// The words of a PDF's pages as poppler reads them, with the engine of other hands: `pdftotext -bbox`.
enum SecondOpinion {
    struct Word {
        var text: String
        var box: PaperBox
    }

    static let program = ["/usr/bin/pdftotext", "/usr/local/bin/pdftotext"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    static func pages(of path: String) throws -> [[Word]] {
        let process = Process()
        process.executableURL = URL(filePath: program ?? "")
        process.arguments = ["-bbox", path, "-"]
        let output = Pipe()
        (process.standardOutput, process.standardError) = (output, FileHandle.nullDevice)
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text.components(separatedBy: "<page ").dropFirst().map { page in
            page.split(separator: "\n").compactMap { word(String($0)) }
        }
    }

    /// `<word xMin="84.0" yMin="83.8" xMax="113.4" yMax="93.0">Strong</word>`
    private static func word(_ line: String) -> Word? {
        let parts = line.components(separatedBy: "\"")
        guard parts.count == 9, parts[0].contains("<word"), let end = parts[8].range(of: "</word>") else { return nil }
        let numbers = [1, 3, 5, 7].compactMap { Double(parts[$0]) }
        guard numbers.count == 4 else { return nil }
        var text = String(parts[8][..<end.lowerBound].dropFirst())
        for (name, sign) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")] {
            text = text.replacing(name, with: sign)
        }
        return Word(
            text: text, box: PaperBox(left: numbers[0], top: numbers[1], right: numbers[2], bottom: numbers[3]))
    }
}
