/// Texts that lie over a worksheet and stand in none of its cells: notes at cells, shapes, pictures.
final class SheetAsides: PartEvents {
    private(set) var found: [(oddity: SheetOddity, row: Int, column: Int)] = []
    private var place = (row: 0, column: 0)
    private var text: [UInt8]?
    private var isInText = false
    private var anchor = (row: 0, column: 0)
    private var isInFrom = false
    private var number: [UInt8]?
    /// How much had been found when the open shape began.
    private var shapeStart = 0

    func start(_ name: ElementName, _ attributes: PartAttributes) {
        switch name {
        // xl/comments1.xml
        case "comment", "threadedComment":
            let cell = SheetPart.range(attributes["ref"])
            place = (cell?.rows.lowerBound ?? 0, cell?.columns.lowerBound ?? 0)
            text = []
        // xl/drawings/drawing1.xml
        case "from": isInFrom = true
        case "row", "col": number = isInFrom ? [] : nil
        case "txBody":
            place = anchor
            text = []
        // A shape without words may cover what stands below it, or cross it out.
        case "sp":
            place = anchor
            shapeStart = found.count
        case "pic", "graphicFrame", "cxnSp": found.append((.picture, anchor.row, anchor.column))
        case "t", "text": isInText = text != nil
        default: break
        }
    }

    func end(_ name: ElementName) {
        switch name {
        case "comment", "threadedComment", "txBody":
            let note = String(decoding: text ?? [], as: UTF8.self)
            if !note.allSatisfy(\.isWhitespace) { found.append((.note(note), place.row, place.column)) }
            text = nil
        case "sp":
            if found.count == shapeStart { found.append((.picture, anchor.row, anchor.column)) }
        case "from": isInFrom = false
        case "row", "col":
            let value = Int(String(decoding: number ?? [], as: UTF8.self)).map { max(0, min($0, 1_048_575)) } ?? 0
            if isInFrom { if name == "row" { anchor.row = value } else { anchor.column = value } }
            number = nil
        case "p": text?.append(0x20)
        case "t", "text": isInText = false
        default: break
        }
    }

    func text(_ bytes: UnsafeBufferPointer<UInt8>) {
        if isInText { text? += bytes }
        number? += bytes
    }
}
