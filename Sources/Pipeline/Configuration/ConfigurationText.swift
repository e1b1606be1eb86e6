import Foundation
import Store

/// A configuration as one text, whatever files it is written in: where `pipeline.json` names files of carriers (`"carriers": "pipeline/*.json"`),
/// each of which holds one carrier, they stand in it as the elements of `carriers`.
///
/// - ``init(_:file:project:)`` reads the files; ``bytes`` is the text.
/// - ``place(of:)`` and ``placed(_:)`` say where a line of the text is really written.
/// - ``files(of:)`` puts an edited text apart again.
package struct ConfigurationText: Sendable {
    /// One JSON document with an array of carriers.
    package let bytes: [UInt8]
    private let main: [UInt8]
    private let mainFile: String
    /// Of the named files; empty where all stands in one.
    private let pieces: [Piece]
    /// The folder of the named files, with a slash at its end; `nil` where all stands in one file.
    let folder: String?

    private struct Piece {
        /// Relative to the project's folder.
        var file: String
        /// The first line of the text that is the file's, counted from 1.
        var firstLine: Int
        var lines: Int
        var bytes: [UInt8]
    }

    /// - Parameters:
    ///   - main: The content of `pipeline.json`.
    ///   - file: Its name, as problems report it.
    /// - Throws: ``InvalidConfiguration`` where the files are named otherwise than this program reads, or one is no JSON value.
    package init(_ main: [UInt8], file: String, project: ProjectFolder) throws(InvalidConfiguration) {
        (self.main, mainFile) = (main, file)
        guard let range = Self.pattern(in: main) else {
            (bytes, pieces, folder) = (main, [], nil)
            return
        }
        let folder = try Self.folder(main, range, file: file, project: project)
        let files = Self.files(in: String(folder.dropLast()), of: project)
        var text = Array(main[..<range.lowerBound]) + Array((files.isEmpty ? "[" : "[\n").utf8)
        var line = text.count { $0 == UInt8(ascii: "\n") } + 1
        var pieces: [Piece] = []
        for (number, path) in files.enumerated() {
            let bytes = try Self.carrier(path, in: project)
            let lines = bytes.count { $0 == UInt8(ascii: "\n") } + 1
            pieces.append(Piece(file: path, firstLine: line, lines: lines, bytes: bytes))
            text += bytes + Array((number + 1 < files.count ? ",\n" : "\n").utf8)
            line += lines
        }
        (self.folder, self.pieces) = (folder, pieces)
        bytes = text + Array("]".utf8) + Array(main[range.upperBound...])
    }

    /// The file and its line that a line of the text is.
    package func place(of line: Int) -> (file: String, line: Int) {
        guard let first = pieces.first, let last = pieces.last, line >= first.firstLine else { return (mainFile, line) }
        if let piece = pieces.first(where: { line < $0.firstLine + $0.lines && line >= $0.firstLine }) {
            return (piece.file, line - piece.firstLine + 1)
        }
        // The bracket behind the carriers stands where the files are named.
        return (mainFile, line - (last.firstLine + last.lines) + first.firstLine - 1)
    }

    /// The files that an edited text has otherwise, with their new content: a carrier that came is a file of its own.
    package func files(of edited: [UInt8]) -> [(path: String, bytes: [UInt8])] {
        guard let folder, case .found(let array) = JSONOutline.member("carriers", in: edited),
            let elements = JSONOutline.elements(of: array, in: edited)
        else { return edited == main ? [] : [(mainFile, edited)] }
        return elements.enumerated().compactMap { number, range in
            let own = Self.trimmed(Array(edited[range]))
            if number < pieces.count {
                let piece = pieces[number]
                return own == Self.trimmed(piece.bytes) ? nil : (piece.file, own + Array("\n".utf8))
            }
            guard case .found(let id) = JSONOutline.member("id", in: own) else { return nil }
            let name = String(decoding: own[id].dropFirst().dropLast(), as: UTF8.self)
            return ("\(folder)\(name).json", Self.atTheLeft(own) + Array("\n".utf8))
        }
    }

    /// The same problems at the places where their lines are really written.
    func placed(_ error: InvalidConfiguration) -> InvalidConfiguration {
        guard error.file == mainFile else { return error }
        var placed = error
        for index in placed.problems.indices {
            let (file, line) = place(of: placed.problems[index].place.line)
            placed.problems[index].place.line = line
            if file != mainFile { placed.problems[index].file = file }
        }
        return placed
    }

    // MARK: Reading

    /// The carriers' files in a folder, by name, relative to the project's.
    static func files(in folder: String, of project: ProjectFolder) -> [String] {
        project.files(in: folder).filter { $0.hasSuffix(".json") }.map { "\(folder)/\($0)" }
    }

    /// Where `pipeline.json` names the files of the carriers.
    private static func pattern(in main: [UInt8]) -> Range<Int>? {
        guard case .found(let range) = JSONOutline.member("carriers", in: main),
            main[range.lowerBound] == UInt8(ascii: "\"")
        else { return nil }
        return range
    }

    /// The folder of the carriers' files, with a slash at its end; empty where all stand in `pipeline.json`.
    static func folder(
        of main: [UInt8], file: String, project: ProjectFolder
    ) throws(InvalidConfiguration) -> String {
        guard let range = pattern(in: main) else { return "" }
        return try folder(main, range, file: file, project: project)
    }

    /// `pipeline.json` as if it named no carriers.
    static func withoutCarriers(_ main: [UInt8]) -> [UInt8] {
        guard let range = pattern(in: main) else { return main }
        return Array(main[..<range.lowerBound]) + Array("[]".utf8) + Array(main[range.upperBound...])
    }

    /// `pipeline/` of `"pipeline/*.json"`.
    private static func folder(
        _ main: [UInt8], _ range: Range<Int>, file: String, project: ProjectFolder
    ) throws(InvalidConfiguration) -> String {
        let pattern = String(decoding: main[range].dropFirst().dropLast(), as: UTF8.self)
        let folder = pattern.hasSuffix("/*.json") ? String(pattern.dropLast(7)) : ""
        if !folder.isEmpty, !folder.contains("*"), !folder.contains("\\"), project.objection(to: folder) == nil {
            return folder + "/"
        }
        throw InvalidConfiguration(
            file: file,
            problems: [
                ConfigurationProblem(
                    code: "pipeline.carriers", place: LocatedText(main).place(of: range),
                    expected: "an array of carriers, or the files of a folder of the project that hold one each",
                    found: pattern.quoted, help: "write [ … ], or \"pipeline/*.json\"")
            ])
    }

    /// The bytes of a carrier's file, which hold one value: else the next file's place would be blamed for what is wrong in this one.
    private static func carrier(_ path: String, in project: ProjectFolder) throws(InvalidConfiguration) -> [UInt8] {
        func invalid(_ problem: ConfigurationProblem) -> InvalidConfiguration {
            InvalidConfiguration(file: path, problems: [problem])
        }
        var bytes: [UInt8]
        do {
            bytes = try FileBytes.read(project.location(of: path))
        } catch {
            let place = TextPlace(line: 1, column: 1, length: 1, text: "")
            throw invalid(
                ConfigurationProblem(
                    code: error.code, place: place, expected: "a file that can be read", found: error.message,
                    help: error.help))
        }
        if bytes.starts(with: [0xef, 0xbb, 0xbf]) { bytes.removeFirst(3) }
        if case .unclear = JSONOutline.member("id", in: bytes) {
            var parser = PlacedJSONParser(bytes)
            do {
                _ = try parser.parse()
            } catch {
                throw invalid(ConfigurationProblem(error, in: LocatedText(bytes)))
            }
        }
        return bytes
    }

    private static func trimmed(_ bytes: [UInt8]) -> [UInt8] {
        func isBlank(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0a, 0x0d].contains(byte) }
        return Array(bytes.drop(while: isBlank).reversed().drop(while: isBlank).reversed())
    }

    /// A value that was written as an element of an array, as it stands in a file of its own.
    private static func atTheLeft(_ bytes: [UInt8]) -> [UInt8] {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let indentation = lines.last?.prefix { $0 == 0x20 || $0 == 0x09 }.count ?? 0
        return Array(lines.enumerated().map { $0 == 0 ? $1 : $1.dropFirst(indentation) }.joined(separator: [0x0a]))
    }
}
