/// The tables by which a PDF says where its objects stand, the newest first.
struct CrossReferences {
    /// By object number: where the newest revision says that it stands.
    private(set) var places: [Int: Int] = [:]
    /// Objects that the newest revision says are free, or packed into others.
    private var settled: Set<Int> = []
    private(set) var isEncrypted = false
    private let offset: Int

    /// - Parameters:
    ///   - start: Where the last table stands.
    ///   - offset: Where the file's header stands; places may be counted from there.
    init(
        _ bytes: UnsafeBufferPointer<UInt8>, start: Int, offset: Int, budget: inout Int
    ) throws(PaperRefusal) {
        self.offset = offset
        var next = [start]
        var seen: Set<Int> = []
        while let place = next.popLast() {
            guard seen.insert(place).inserted else { continue }
            guard seen.count <= 1_000 else { throw .damaged("more than 1,000 tables of objects") }
            // The table before may be said to stand anywhere, in front of the file, too.
            guard bytes.indices.contains(place + offset) else { throw .damaged("the table of its objects") }
            var scanner = PDFScanner(bytes, at: place + offset)
            let trailer =
                scanner.take("xref")
                ? try table(&scanner) : try stream(PDFScanner(bytes, at: place + offset), &budget)
            if trailer["Encrypt"] != nil { isEncrypted = true }
            // The hybrid's stream counts before what came earlier.
            if let previous = trailer["Prev"]?.integer { next.append(previous) }
            if let hybrid = trailer["XRefStm"]?.integer { next.append(hybrid) }
        }
    }

    static func isTable(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
        guard place >= 0, place < bytes.count else { return false }
        var scanner = PDFScanner(bytes, at: place)
        return scanner.take("xref") || scanner.objectHeader() != nil
    }

    private mutating func note(_ number: Int, at place: Int?) {
        guard settled.insert(number).inserted else { return }
        if let place, place > 0 { places[number] = place + offset }
    }

    private mutating func table(_ scanner: inout PDFScanner) throws(PaperRefusal) -> [String: PDFValue] {
        while !scanner.take("trailer") {
            guard let first = scanner.integer(), let count = scanner.integer(), count <= 10_000_000 else {
                throw .damaged("the table of its objects")
            }
            for number in first..<first + count {
                guard let place = scanner.integer(), scanner.integer() != nil else {
                    throw .damaged("the table of its objects")
                }
                if scanner.take("n") {
                    note(number, at: place)
                } else if scanner.take("f") {
                    note(number, at: nil)
                } else {
                    throw .damaged("the table of its objects")
                }
            }
        }
        guard let trailer = scanner.value()?.dictionary else { throw .damaged("its trailer") }
        return trailer
    }

    private mutating func stream(_ start: PDFScanner, _ budget: inout Int) throws(PaperRefusal) -> [String: PDFValue] {
        var scanner = start
        guard scanner.objectHeader() != nil, let entries = scanner.value()?.dictionary,
            entries["Type"] == .name("XRef"),
            let length = entries["Length"]?.integer, scanner.take("stream"), length >= 0
        else { throw .damaged("the table of its objects") }
        scanner.skipLineEnd()
        guard scanner.place + length <= scanner.bytes.count else { throw .damaged("the table of its objects") }
        let packed = UnsafeBufferPointer(rebasing: scanner.bytes[scanner.place..<scanner.place + length])
        var data = Array(packed)
        switch entries["Filter"]?.names ?? [] {
        case []: break
        case ["FlateDecode"]:
            guard case .whole(let bytes) = FlateStream.unpack(packed, budget: &budget, isKept: true) else {
                throw .damaged("the table of its objects")
            }
            data = bytes
        default: throw .damaged("the table of its objects, which is packed in an unknown way")
        }
        try add(Self.unpredicted(data, entries["DecodeParms"]?.dictionary ?? [:]), entries)
        return entries
    }

    private mutating func add(_ data: [UInt8], _ entries: [String: PDFValue]) throws(PaperRefusal) {
        let widths = entries["W"]?.integers ?? []
        guard widths.count >= 3, widths.allSatisfy({ (0...8).contains($0) }), let size = entries["Size"]?.integer else {
            throw .damaged("the table of its objects")
        }
        let sections = entries["Index"]?.integers ?? [0, size]
        let width = widths.reduce(0, +)
        var place = 0
        for section in stride(from: 0, to: sections.count - 1, by: 2) {
            for number in sections[section]..<sections[section] + max(0, min(sections[section + 1], 10_000_000)) {
                guard width > 0, place + width <= data.count else { throw .damaged("the table of its objects") }
                func field(_ index: Int) -> Int {
                    let start = place + widths[..<index].reduce(0, +)
                    return data[start..<start + widths[index]].reduce(0) { ($0 << 8 | Int($1)) & 0xFFFF_FFFF_FFFF }
                }
                let kind = widths[0] == 0 ? 1 : field(0)
                note(number, at: kind == 1 ? field(1) : nil)
                place += width
            }
        }
    }

    /// Undoes the differences between rows that PNG's filters leave.
    private static func unpredicted(_ data: [UInt8], _ parameters: [String: PDFValue]) -> [UInt8] {
        guard let predictor = parameters["Predictor"]?.integer, predictor >= 10 else { return data }
        let columns = max(1, min(parameters["Columns"]?.integer ?? 1, 1 << 16))
        var result: [UInt8] = []
        var above = [UInt8](repeating: 0, count: columns)
        for start in stride(from: 0, to: data.count - columns, by: columns + 1) {
            var row = Array(data[start + 1...start + columns])
            for index in row.indices {
                let left = index > 0 ? row[index - 1] : 0
                let corner = index > 0 ? above[index - 1] : 0
                switch data[start] {
                case 1: row[index] &+= left
                case 2: row[index] &+= above[index]
                case 3: row[index] &+= UInt8((Int(left) + Int(above[index])) / 2)
                case 4: row[index] &+= paeth(Int(left), Int(above[index]), Int(corner))
                default: break
                }
            }
            result += row
            above = row
        }
        return result
    }

    private static func paeth(_ left: Int, _ above: Int, _ corner: Int) -> UInt8 {
        let guess = left + above - corner
        let distances = [abs(guess - left), abs(guess - above), abs(guess - corner)]
        if distances[0] <= distances[1], distances[0] <= distances[2] { return UInt8(left) }
        return UInt8(distances[1] <= distances[2] ? above : corner)
    }
}

extension PDFScanner {
    /// The line end behind `stream`.
    mutating func skipLineEnd() {
        if place < bytes.count, bytes[place] == 0x20 { place += 1 }
        if place < bytes.count, bytes[place] == 0x0D { place += 1 }
        if place < bytes.count, bytes[place] == 0x0A { place += 1 }
    }
}
