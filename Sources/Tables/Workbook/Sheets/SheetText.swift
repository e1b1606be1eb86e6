/// What a cell shows of a number, and what is odd about it.
enum SheetText {
    static func shown(_ number: Double, _ format: NumberFormat, from1904: Bool) -> (text: String, oddity: SheetOddity?)
    {
        if format.isGeneral { return (DecimalDigits(number).general, nil) }
        switch format.shown(number, from1904: from1904) {
        case .text(let text, let isRounded):
            let stored = DecimalDigits(number).text
            if text.allSatisfy(\.isWhitespace) { return ("", .unseen(stored)) }
            return (text, isRounded ? .rounded(shown: text, stored: stored) : nil)
        case .date(let shown):
            return (shown, .date(shown: shown, stored: SerialDate(number, from1904: from1904).stored))
        case .unknown(let text): return (text, .format(format.code))
        }
    }
}
