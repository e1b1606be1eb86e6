/// Tables that have ended but cannot be handed over yet: inner ones wait for their outermost table, so that tables come in
/// the order in which they begin, and that one waits for the text after it.
struct FinishedTables {
    private var inner: [(table: Table, asides: [TableFrame.Aside])] = []
    private var waiting: Table?
    /// Whether nothing but paragraphs stands behind the waiting table so far.
    private(set) var isFollowed = false
    private var ready: [Table] = []

    /// Whether no table has been added since the last was taken.
    var isEmpty: Bool { inner.isEmpty && waiting == nil && ready.isEmpty }

    mutating func add(_ table: Table, asides: [TableFrame.Aside]) { inner.append((table, asides)) }

    /// The outermost table has ended.
    mutating func settle() {
        inner.sort { $0.table.index < $1.table.index }
        giveAsides()
        givePreambles()
        ready += inner.dropLast().map(\.table)
        waiting = inner.last?.table
        isFollowed = waiting != nil
        inner = []
    }

    /// The index of the outermost table that has ended, where it has no caption.
    var uncaptioned: Int? { waiting.flatMap { $0.caption == nil ? $0.index : nil } }

    /// What a figure says below the table in it names that table.
    mutating func caption(_ piece: TextPiece?) { waiting?.caption = piece }

    /// A heading follows the waiting table: what stands below it may belong to the table all the same.
    mutating func close(textAfter: [TextPiece]) {
        waiting?.textAfter += textAfter
        isFollowed = false
    }

    /// All text after the waiting table is known. False where none waits.
    mutating func release(textAfter: [TextPiece], struck: [String] = []) -> Bool {
        guard var table = waiting else { return false }
        (waiting, isFollowed) = (nil, false)
        table.textAfter += textAfter
        table.struckAfter += struck
        ready.append(table)
        return true
    }

    mutating func takeReady() -> [Table] {
        defer { ready = [] }
        return ready
    }

    /// What stands above a layout table stands above the first table in it.
    private mutating func givePreambles() {
        for place in inner.indices.dropLast() where inner[place].table.furniture != nil {
            inner[place + 1].table.textAbove.insert(contentsOf: inner[place].table.textAbove, at: 0)
            inner[place + 1].table.textBefore.insert(contentsOf: inner[place].table.textBefore, at: 0)
            (inner[place].table.textAbove, inner[place].table.textBefore) = ([], [])
        }
    }

    /// What a layout table says beside an inner table stands around that table.
    private mutating func giveAsides() {
        for (table, asides) in inner where table.furniture != nil {
            for aside in asides {
                guard let place = inner.firstIndex(where: { $0.table.index == aside.inner }) else { continue }
                if aside.isAfter {
                    inner[place].table.textAfter += aside.pieces
                } else {
                    inner[place].table.textBefore += aside.pieces
                }
            }
        }
    }
}

extension Table {
    /// The table of a frame whose end has been reached, judged by its form.
    init(of frame: inout TableFrame) {
        self = frame.builder.finish(index: frame.index)
        caption = frame.caption
        struckBefore = frame.struckBefore
        headings = frame.headings
        (textAbove, textBefore, textAfter) = (frame.above, frame.before + frame.stray, frame.apart)
        cellNotes = frame.cellNotes
        furnitureColumns = Furniture.rowNumberColumns(self)
        roles = RoleAnalysis.roles(of: self)
        furniture = Furniture.reason(
            self, nested: frame.nested, links: frame.links, isPresentation: frame.isPresentation,
            inNavigation: frame.inNavigation)
    }
}
