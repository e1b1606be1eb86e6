/// The row at hand: its cells as they are found, whichever way the row is read.
///
/// Texts that stand in the file as they are read stay there; the others go into ``side`` with their blanks made one.
struct CSVRow {
    /// Room for more cells than the longest row so far can have; the owner frees it with ``free()``.
    private(set) var places: UnsafeMutablePointer<PlainCells.Place>
    private var capacity = 64
    /// Filled cells.
    private(set) var count = 0
    /// Fields, blank ones too.
    private(set) var width = 0
    private(set) var figures = 0
    private(set) var leadsWithFigure = false
    /// The cells, by their number in the row, that are too wide for a place.
    private(set) var wide: [(cell: Int, extent: PlainCells.Extent)] = []
    /// The texts written anew, since the table began.
    var side: [UInt8] = []
    private let text: UnsafeBufferPointer<UInt8>

    init(_ text: UnsafeBufferPointer<UInt8>) {
        self.text = text
        places = .allocate(capacity: capacity)
    }

    func free() { places.deallocate() }

    var form: RowForm {
        RowForm(cells: Int32(count), figures: Int32(figures), leadsWithFigure: leadsWithFigure)
    }

    var cells: UnsafeBufferPointer<PlainCells.Place> { UnsafeBufferPointer(start: places, count: count) }

    /// How far the filled cells reach.
    var columnCount: Int {
        guard count > 0 else { return 0 }
        return places[count - 1].count == .max ? wide.last!.extent.column + 1 : Int(places[count - 1].column) + 1
    }

    mutating func begin() {
        (count, width, figures, leadsWithFigure) = (0, 0, 0, false)
        if !wide.isEmpty { wide = [] }
    }

    /// Makes room for a row of so many fields.
    mutating func reserve(_ fields: Int) {
        guard fields > capacity else { return }
        let grown = UnsafeMutablePointer<PlainCells.Place>.allocate(capacity: fields * 2)
        grown.moveInitialize(from: places, count: count)
        places.deallocate()
        (places, capacity) = (grown, fields * 2)
    }

    // MARK: Reading what lies between delimiters

    /// Reads a line of which no field is quoted.
    ///
    /// - Returns: `false` where a field opens with a quote: the row is then to be begun again and read otherwise.
    mutating func scan(_ line: Range<Int>, _ kinds: borrowing ByteKinds, quote: UInt8?) -> Bool {
        begin()
        guard !line.isEmpty else { return true }
        reserve(line.count + 1)
        let base = text.baseAddress!
        let table = kinds.table
        let places = places
        var index = line.lowerBound
        var start = index
        // Only in a long line can a cell be too wide for its place; such fields take the long way.
        let unmasked = line.count < Int(UInt16.max) ? 0 : ByteKinds.wide
        var mask = unmasked
        var width = 0
        var count = 0
        var figures = 0
        while true {
            var kind = ByteKinds.end
            while index < line.upperBound {
                kind = table[Int(base[index])]
                if kind == ByteKinds.end { break }
                mask |= kind
                index += 1
            }
            if mask & (ByteKinds.unclean | ByteKinds.quote) == 0 {
                if start < index {
                    let isFigure =
                        mask & ByteKinds.letter == 0
                        ? mask & ByteKinds.digit != 0 && index - start <= 24
                        : RowForm.isFigure(UnsafeBufferPointer(start: base + start, count: index - start))
                    if isFigure {
                        if count == 0 { leadsWithFigure = true }
                        figures += 1
                    }
                    places[count] = PlainCells.Place(
                        start: start, PlainCells.Extent(count: index - start, column: width))
                    count += 1
                }
            } else {
                if mask & ByteKinds.quote != 0, LooseFields.opening(text, start..<index, quote: quote) != nil {
                    return false
                }
                (self.width, self.count, self.figures) = (width, count, figures)
                addFromFile(start..<index)
                (count, figures) = (self.count, self.figures)
            }
            width += 1
            guard index < line.upperBound else { break }
            index += 1
            start = index
            mask = unmasked
        }
        (self.width, self.count, self.figures) = (width, count, figures)
        return true
    }

    /// A field that stands in the file and may hold blanks: it stays there unless blanks inside it change.
    private mutating func addFromFile(_ field: Range<Int>) {
        var low = field.lowerBound
        var high = field.upperBound
        while low < high, Blank.isBlank(text[low]) { low += 1 }
        while low < high, Blank.isBlank(text[high - 1]) { high -= 1 }
        let trimmed = UnsafeBufferPointer(rebasing: text[low..<high])
        if FieldText.isClean(trimmed) { append(start: low, trimmed) } else { addAnew(trimmed) }
    }

    // MARK: Fields that are read by a parser

    /// A field whose bytes stand anywhere.
    mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
        reserve(count + 1)
        addAnew(bytes)
        width += 1
    }

    private mutating func addAnew(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let first = bytes.first, let last = bytes.last else { return }
        let start = side.count
        if !Blank.isBlank(first), !Blank.isBlank(last), FieldText.isClean(bytes) {
            side.append(contentsOf: bytes)
        } else {
            FieldText.append(bytes, to: &side)
        }
        guard side.count > start else { return }
        side.withUnsafeBufferPointer {
            append(start: text.count + start, UnsafeBufferPointer(rebasing: $0[start...]))
        }
    }

    private mutating func append(start: Int, _ bytes: UnsafeBufferPointer<UInt8>) {
        guard !bytes.isEmpty else { return }
        if RowForm.isFigure(bytes) {
            if count == 0 { leadsWithFigure = true }
            figures += 1
        }
        let extent = PlainCells.Extent(count: bytes.count, column: width)
        places[count] = PlainCells.Place(start: start, extent)
        if extent.isWide { wide.append((count, extent)) }
        count += 1
    }
}
