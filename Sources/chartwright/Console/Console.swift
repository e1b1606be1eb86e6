import Foundation
import Reports

/// The two ends of a command: results on standard output, everything else on standard error.
enum Console {
    /// Colours of standard output: on a terminal, unless `NO_COLOR` is set.
    static let outPalette = palette(of: STDOUT_FILENO)
    /// Colours of standard error.
    static let errorPalette = palette(of: STDERR_FILENO)
    /// Whether a person sees progress.
    static var showsProgress: Bool { isatty(STDERR_FILENO) == 1 }

    /// How wide the terminal is that standard output is shown on; `nil` when it is none.
    static var width: Int? {
        var size = winsize()
        guard isatty(STDOUT_FILENO) == 1, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
            return nil
        }
        return Int(size.ws_col)
    }

    /// Writes a result that people read; what a carrier wrote into it moves no cursor and turns no line round.
    static func write(_ text: String) throws(Failure) { try put(Array(TerminalText.safe(text).utf8)) }

    /// Writes a result that programs read: the very bytes, except where it is shown on a terminal.
    static func write(_ bytes: [UInt8]) throws(Failure) {
        if isatty(STDOUT_FILENO) == 1 { return try write(String(decoding: bytes, as: UTF8.self)) }
        try put(bytes)
    }

    /// Writes what was asked for in a file of its own.
    static func write(_ bytes: [UInt8], to file: String) throws(Failure) {
        do {
            try Data(bytes).write(to: URL(filePath: file))
        } catch {
            throw Failure(
                code: "output.write", file: file, message: "the file could not be written",
                help: "check that its folder exists and can be written to")
        }
    }

    private static func put(_ bytes: [UInt8]) throws(Failure) {
        if let reason = put(bytes, to: STDOUT_FILENO) {
            throw Failure(
                code: "output.write", message: "the result could not be written: \(reason)",
                help: "make room on the disk, or write somewhere else")
        }
    }

    /// Tells a person something. What standard error does not take is lost: there is nowhere else to say so.
    static func tell(_ text: String) {
        _ = put(Array(TerminalText.safe(text).utf8), to: STDERR_FILENO)
    }

    /// Shows on standard error how far a run is, in the place of what was shown before; nothing where nobody sees it.
    static func showProgress(_ text: String) {
        guard showsProgress else { return }
        _ = put(Array("\r\u{1b}[2K\(TerminalText.safe(text))".utf8), to: STDERR_FILENO)
    }

    private static func put(_ bytes: [UInt8], to descriptor: Int32) -> String? {
        bytes.withUnsafeBytes { buffer in
            var offset = 0
            while offset < buffer.count {
                let count = Foundation.write(descriptor, buffer.baseAddress! + offset, buffer.count - offset)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return String(cString: strerror(errno)) }
                offset += count
            }
            return nil
        }
    }

    private static func palette(of descriptor: Int32) -> Palette {
        let environment = ProcessInfo.processInfo.environment
        let refused = !(environment["NO_COLOR"] ?? "").isEmpty || environment["TERM"] == "dumb"
        return Palette(isColoured: !refused && isatty(descriptor) == 1)
    }
}
