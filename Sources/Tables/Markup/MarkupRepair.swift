import Foundation

/// Where HTML says something that browsers understand and libxml2 does not, and what to tell libxml2 in its place.
///
/// - `&copy 2024`: a reference without its semicolon;
/// - `&half;`: a name that HTML 5 added;
/// - `</br>`, which is a line break.
///
/// No repair changes the number of lines. Places are found by `memchr`, so a page without faults costs next to
/// nothing.
struct MarkupRepair {
    struct Fault {
        var range: Range<Int>
        var replacement: [UInt8]
    }

    private let text: UnsafeBufferPointer<UInt8>
    private var nextReference = 0
    private var nextBreak: Int?

    init(_ text: UnsafeBufferPointer<UInt8>) {
        self.text = text
        nextBreak = Self.closedBreak(in: text, from: 0)
    }

    /// The next fault that begins before `end`, if there is one.
    mutating func next(before end: Int) -> Fault? {
        while let place = reference(before: min(end, nextBreak ?? end)) {
            nextReference = place + 1
            if let fault = fault(at: place) { return fault }
        }
        guard let place = nextBreak, place < end else { return nil }
        nextBreak = Self.closedBreak(in: text, from: place + 4)
        nextReference = max(nextReference, place + 4)
        return Fault(range: place..<place + 4, replacement: Array("<br".utf8))
    }

    private mutating func reference(before end: Int) -> Int? {
        guard nextReference < end, let base = text.baseAddress else { return nil }
        guard let found = memchr(base + nextReference, 0x26, end - nextReference) else {
            // What is searched once is not searched again with the next piece.
            nextReference = end
            return nil
        }
        return UnsafeRawPointer(base).distance(to: found)
    }

    /// The next `</br`.
    private static func closedBreak(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        guard let base = text.baseAddress else { return nil }
        var index = start
        while index < text.count, let found = memchr(base + index, 0x2F, text.count - index) {
            let slash = UnsafeRawPointer(base).distance(to: found)
            if slash > 0, slash + 2 < text.count, text[slash - 1] == 0x3C, text[slash + 1] | 0x20 == 0x62,
                text[slash + 2] | 0x20 == 0x72
            {
                return slash - 1
            }
            index = slash + 1
        }
        return nil
    }

    private func fault(at place: Int) -> Fault? {
        var end = place + 1
        while end < text.count, end - place <= 32, Self.isNameByte(text[end]) { end += 1 }
        guard end > place + 1 else { return nil }
        let name = String(decoding: text[place + 1..<end], as: UTF8.self)
        if end < text.count, text[end] == 0x3B {
            guard let character = HTMLNames.added[name] else { return nil }
            return Fault(range: place..<end + 1, replacement: Array(character.utf8))
        }
        // `&ampB` is `&B` in text: the longest old name counts.
        for length in stride(from: min(name.utf8.count, 6), through: 2, by: -1) {
            let prefix = String(name.prefix(length))
            if HTMLNames.withoutSemicolon.contains(prefix) {
                return Fault(range: place..<place + 1 + length, replacement: Array("&\(prefix);".utf8))
            }
        }
        return nil
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
    }
}

/// Names of characters that libxml2's list, which is that of HTML 4, lacks or reads only with a semicolon.
enum HTMLNames {
    /// The names that HTML reads without a semicolon, as far as charts have them.
    static let withoutSemicolon: Set<String> = [
        "amp", "AMP", "lt", "LT", "gt", "GT", "quot", "QUOT", "nbsp", "copy", "COPY", "reg", "REG", "deg", "frac12",
        "frac14", "frac34", "sup1", "sup2", "sup3", "para", "sect", "middot", "laquo", "raquo", "times", "divide",
        "plusmn", "cent", "pound", "yen", "micro", "acute", "cedil", "uml", "macr", "shy", "ordf", "ordm", "iexcl",
        "iquest", "not", "agrave", "aacute", "acirc", "atilde", "auml", "aring", "aelig", "ccedil", "egrave", "eacute",
        "ecirc", "euml", "igrave", "iacute", "icirc", "iuml", "ntilde", "ograve", "oacute", "ocirc", "otilde", "ouml",
        "oslash", "ugrave", "uacute", "ucirc", "uuml", "yacute", "yuml", "szlig", "Agrave", "Acirc", "Ccedil", "Egrave",
        "Eacute", "Ecirc", "Euml", "Icirc", "Iuml", "Ocirc", "Ugrave", "Ucirc",
    ]

    /// Names that HTML 5 added and that can stand in a chart: marks, fractions, signs of order, blanks, dashes.
    static let added: [String: String] = [
        "apos": "'", "AMP": "&", "LT": "<", "GT": ">", "QUOT": "\"", "COPY": "©", "REG": "®", "TRADE": "™",
        "half": "½", "frac13": "⅓", "frac23": "⅔", "frac15": "⅕", "frac18": "⅛", "frac38": "⅜", "frac58": "⅝",
        "frac78": "⅞", "leq": "≤", "geq": "≥", "les": "⩽", "ges": "⩾", "leqslant": "⩽", "geqslant": "⩾", "lE": "≦",
        "gE": "≧", "GreaterEqual": "≥", "LessSlantEqual": "⩽", "pm": "±", "PlusMinus": "±", "div": "÷",
        "numsp": "\u{2007}", "puncsp": "\u{2008}", "hairsp": "\u{200A}", "emsp13": "\u{2004}", "emsp14": "\u{2005}",
        "MediumSpace": "\u{205F}", "NonBreakingSpace": "\u{A0}", "ZeroWidthSpace": "\u{200B}", "NoBreak": "\u{2060}",
        "Tab": "\t", "NewLine": " ", "hyphen": "‐", "dash": "‐", "horbar": "―", "lowbar": "_", "excl": "!", "num": "#",
        "dollar": "$", "percnt": "%", "lpar": "(", "rpar": ")", "ast": "*", "midast": "*", "plus": "+", "comma": ",",
        "period": ".", "sol": "/", "colon": ":", "semi": ";", "equals": "=", "quest": "?", "commat": "@", "lsqb": "[",
        "lbrack": "[", "rsqb": "]", "rbrack": "]", "bsol": "\\", "grave": "`", "verbar": "|", "vert": "|", "lcub": "{",
        "rcub": "}", "lsquor": "‚", "rsquor": "’", "ldquor": "„", "rdquor": "”", "backprime": "‵", "tprime": "‴",
        "check": "✓", "checkmark": "✓", "cross": "✗", "star": "☆", "starf": "★", "bigstar": "★", "bullet": "•",
        "cir": "○", "squ": "□", "square": "□", "squf": "▪", "numero": "№", "copysr": "℗", "incare": "℅", "caron": "ˇ",
        "dagger": "†", "ddagger": "‡", "rightarrow": "→", "leftarrow": "←", "mldr": "…", "nldr": "‥", "approx": "≈",
    ]
}
