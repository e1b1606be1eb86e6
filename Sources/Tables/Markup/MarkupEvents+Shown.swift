/// What a page shows without being text of it: pictures, controls, drawings.
extension MarkupEvents {
    /// What a picture says in words, where nothing but the picture says it: alone in its cell, or in several words between paragraphs.
    mutating func keepAlternative(_ attributes: Attributes, line: Int) {
        guard var text = attributes["alt"], !text.isEmpty, !hidden.isOpen else { return }
        let isInCell = frames.last?.inCell ?? false
        let isAlone = frames.last.map { isInCell && !$0.builder.cellHasText } ?? false
        guard isAlone || !isInCell && text.split(separator: " ").count > 3 else {
            if isInCell { frames[frames.count - 1].addNote(text, line: line) }
            return
        }
        if !isInCell { blockBoundary() }
        text.withUTF8 { keep($0, line: line) }
        if !isInCell { blockBoundary() }
    }

    /// What a part of a cell says where somebody points at it; links, pictures and controls say what they do.
    mutating func keepNotes(_ name: Element, _ attributes: Attributes, line: Int) {
        guard let last = frames.indices.last, frames[last].inCell, !hidden.isOpen, !attributes.isEmpty else { return }
        switch name {
        case .td, .th, .table, .a, .img, .input, .button: return
        case .abbr, .acronym:
            if let title = attributes["title"], !title.isEmpty { abbreviation = (title, [], line) }
        default: frames[last].addNotes(attributes, line: line)
        }
    }

    /// `<abbr title="Non-Tobacco">NT</abbr>` is a legend: "NT = Non-Tobacco".
    mutating func endAbbreviation() {
        guard let (title, short, line) = abbreviation, let last = frames.indices.last else { return }
        abbreviation = nil
        frames[last].addNote("\(String(decoding: short, as: UTF8.self)) = \(title)", line: line)
    }

    /// What an `<input>` holds, or the sign of a box before its words; a box in a cell is a blank.
    mutating func keepInput(_ attributes: Attributes, line: Int) {
        if let text = ShownText.value(of: attributes) { keepShown(text, answers: true, line: line) }
        if var sign = ShownText.choice(of: attributes), !(frames.last?.inCell ?? false) {
            sign.withUTF8 { keep($0, line: line) }
        }
    }

    /// In words.
    private static let longestChoice = 5

    /// What a control or a drawing shows beside the tables.
    /// - Parameter answers: Whether it is what somebody chose or filled in.
    mutating func keepShown(_ text: String, answers: Bool, line: Int) {
        guard text.contains(where: \.isLetter), !hidden.isOpen, !(frames.last?.inCell ?? false) else { return }
        var text = text
        // "Nicotine in the last 24 months?" before a choice: what stands right before a control says of what it is.
        if answers, frames.isEmpty, let sign = around.lastSign, !around.offers(text),
            text.split(separator: " ").count <= Self.longestChoice
        {
            around.dropTrailingBlanks()
            text = sign == UInt8(ascii: "?") || sign == UInt8(ascii: ":") ? " \(text)" : ": \(text)"
        } else {
            blockBoundary()
        }
        text.withUTF8 { keep($0, line: line) }
        blockBoundary()
    }

    /// Text outside cells: what is struck out is none that is read.
    mutating func keepAround(_ bytes: UnsafeBufferPointer<UInt8>, line: Int) {
        if tabs.isOpen, !hidden.isOpen {
            tabs.append(bytes, line: line)
        } else if !hidden.isOpen {
            if !bytes.allSatisfy(Blank.isBlank), let text = tabs.takeBack() { keepAgain(text) }
            around.append(bytes, line: line)
        } else if hidden.isStruck {
            around.strike(bytes)
        }
    }
}
