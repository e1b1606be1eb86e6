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
