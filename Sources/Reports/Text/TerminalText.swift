/// Text on its way to a person: what would steer the terminal, or turn a line's letters round, is shown instead of sent.
///
/// A carrier's cell may hold anything: an escape sequence that clears the screen or writes a title, a carriage return
/// that overwrites a limit, a bidirectional override that shows `185` where the bytes say `581` ("Trojan Source",
/// CVE-2021-42574). Everything that is printed goes through here, so that no renderer has to remember it; only line
/// feeds, tabs and this program's own colours pass.
///
///     TerminalText.safe("202\u{1b}[2J")    // "202␛[2J"
///     TerminalText.safe("\u{202e}581")     // "U+202E581"
package enum TerminalText {
    package static func safe(_ text: String) -> String {
        guard text.utf8.contains(where: mayBeginControl) else { return text }
        var safe = ""
        var rest = text[...]
        while let escape = rest.utf8.firstIndex(of: 0x1B) {
            safe += String(rest[..<escape]).withControlsShown
            rest = rest[escape...]
            let colour = Palette.escapes.first { rest.utf8.starts(with: $0.utf8) }
            safe += colour ?? "␛"
            rest = rest[rest.utf8.index(escape, offsetBy: colour?.utf8.count ?? 1)...]
        }
        return safe + String(rest).withControlsShown
    }

    /// Whether a byte of UTF-8 is a control, or begins a scalar that may be one; most texts hold none.
    private static func mayBeginControl(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x09, 0x0A: false
        case 0x00..<0x20, 0x7F, 0xC2, 0xD8, 0xE2, 0xEF, 0xF0...: true
        default: false
        }
    }
}
