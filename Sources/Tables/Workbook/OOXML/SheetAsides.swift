/// Texts that lie over a worksheet and stand in none of its cells: notes at cells, shapes, pictures.
final class SheetAsides: PartEvents {
    private enum Corner { case from, to }

    private(set) var found: [(oddity: SheetOddity, row: Int, column: Int)] = []
    /// Where something lies that nobody sees through.
    private(set) var covers: [ShapeCover] = []
    private var place = (row: 0, column: 0)
    private var text: [UInt8]?
    private var isInText = false
    private var anchor = ShapeCover()
    private var corner: Corner?
    private var number: [UInt8]?
    private var ground = ShapeGround()
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
        case "twoCellAnchor", "oneCellAnchor", "absoluteAnchor": anchor = ShapeCover()
        case "from": corner = .from
        case "to":
            corner = .to
            anchor.to = ShapeCover.Corner()
        case "row", "col", "rowOff", "colOff": number = corner == nil ? nil : []
        case "txBody":
            place = (anchor.from.row, anchor.from.column)
            text = []
        // A shape without words may cover what stands below it, or cross it out.
        case "sp":
            shapeStart = found.count
            ground = ShapeGround()
        case "pic":
            notePicture()
            covers.append(anchor)
        case "graphicFrame":
            notePicture()
            covers.append(anchor)
        case "cxnSp": notePicture()
        case "t", "text": isInText = text != nil
        default: ground.start(name, attributes)
        }
    }

    func end(_ name: ElementName) {
        switch name {
        case "comment", "threadedComment", "txBody":
            let note = String(decoding: text ?? [], as: UTF8.self)
            if !note.allSatisfy(\.isWhitespace) { found.append((.note(note), place.row, place.column)) }
            text = nil
        case "sp":
            if found.count == shapeStart { notePicture() }
            if ground.isSolid { covers.append(anchor) }
        case "from", "to": corner = nil
        case "row", "col", "rowOff", "colOff": endNumber(name)
        case "p": text?.append(0x20)
        case "t", "text": isInText = false
        default: ground.end(name)
        }
    }

    func text(_ bytes: UnsafeBufferPointer<UInt8>) {
        if isInText { text? += bytes }
        number? += bytes
    }

    private func notePicture() { found.append((.picture, anchor.from.row, anchor.from.column)) }

    private func endNumber(_ name: ElementName) {
        let value = Int(String(decoding: number ?? [], as: UTF8.self)).map { max(0, min($0, 1_048_575)) } ?? 0
        number = nil
        guard let corner else { return }
        var end = corner == .from ? anchor.from : anchor.to ?? ShapeCover.Corner()
        switch name {
        case "row": end.row = value
        case "col": end.column = value
        case "rowOff": end.rowOffset = value
        default: end.columnOffset = value
        }
        if corner == .from { anchor.from = end } else { anchor.to = end }
    }
}
