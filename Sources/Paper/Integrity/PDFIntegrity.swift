/// Looks whether a PDF is whole before an engine sees it: engines repair what is broken, or fall back to an older
/// revision, and say nothing.
///
/// Whole is a file that ends with its end, whose tables point at its objects, and whose streams have their ends and their
/// checksums.
package enum PDFIntegrity {
    /// Whether the bytes begin as a PDF does; up to 1,024 others may come before.
    package static func isPDF(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { header(in: $0) != nil }
    }

    package static func check(_ bytes: [UInt8]) throws(PaperRefusal) {
        guard bytes.count <= PaperLimit.bytes.most else { throw .limit(.bytes) }
        do {
            try bytes.withUnsafeBufferPointer { bytes in try check(bytes) }
        } catch let refusal as PaperRefusal {
            throw refusal
        } catch {
            throw .failed("\(error)")
        }
    }

    private static func header(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        guard let place = PDFScanner(bytes, at: 0).find("%PDF-", from: 0, before: 1_024 + 5) else { return nil }
        // In the middle of a line it is somebody's text about PDFs.
        return place == 0 || [0x0A, 0x0D, 0].contains(bytes[place - 1]) || bytes[..<place].contains(0) ? place : nil
    }

    private static func check(_ bytes: UnsafeBufferPointer<UInt8>) throws(PaperRefusal) {
        guard let header = header(in: bytes) else { throw .noPDF }
        let ends = places(of: "%%EOF", in: bytes)
        let isLinear = PDFScanner(bytes, at: 0).find("/Linearized", from: header, before: header + 1_024) != nil
        guard let end = ends.last else { throw .cut }
        let broken: PaperRefusal = ends.count > (isLinear ? 2 : 1) ? .olderRevision : .cut
        if bytes[(end + 5)...].contains(where: { !PDFScanner.isBlank($0) }) {
            throw isLinear && ends.count == 1 ? .cut : .olderRevision
        }
        let starts = places(of: "startxref", in: bytes)
        guard let start = starts.last(where: { $0 < end }), end - start < 64 else { throw broken }
        var scanner = PDFScanner(bytes, at: start + 9)
        guard let table = scanner.integer() else { throw broken }
        // Places are counted from the file's first byte, or from its header.
        guard let offset = [0, header].first(where: { CrossReferences.isTable(bytes, at: table + $0) }) else {
            throw broken
        }
        var budget = PaperLimit.unpacked.most
        let references = try CrossReferences(bytes, start: table, offset: offset, budget: &budget)
        for (number, place) in references.places.sorted(by: { $0.key < $1.key }) {
            try checkObject(number, at: place, references, bytes, &budget)
        }
    }

    private static func checkObject(
        _ number: Int, at place: Int, _ references: CrossReferences, _ bytes: UnsafeBufferPointer<UInt8>,
        _ budget: inout Int
    ) throws(PaperRefusal) {
        guard place < bytes.count else { throw .damaged("object \(number), which should stand behind the file's end") }
        var scanner = PDFScanner(bytes, at: place)
        guard scanner.objectHeader() == number else {
            throw .damaged("object \(number), which is not where it should be")
        }
        guard let value = scanner.value() else { throw .damaged("object \(number)") }
        if let name = scanner.damagedName, !references.isEncrypted {
            throw .damaged("object \(number), where /\(name.stands) stands for /\(name.meant)")
        }
        guard let entries = value.dictionary, scanner.take("stream") else {
            guard scanner.take("endobj") else { throw .damaged("object \(number), which has no end") }
            return
        }
        scanner.skipLineEnd()
        let start = scanner.place
        guard let end = streamEnd(from: start, length(entries, references, bytes), scanner) else {
            throw .damaged("the stream of object \(number), which has no end")
        }
        guard !references.isEncrypted else { return }
        let packed = UnsafeBufferPointer(rebasing: bytes[start..<end])
        let damage = PaperRefusal.damaged("the stream of object \(number), whose bytes do not unpack")
        switch entries["Filter"]?.names ?? [] {
        case let filters where filters.first == "FlateDecode": try unpack(packed, damage, &budget)
        case let filters where filters.first == "ASCII85Decode":
            guard let bytes = ASCII85.decoded(packed) else { throw damage }
            guard filters.dropFirst().first == "FlateDecode" else { return }
            try bytes.withUnsafeBufferPointer { bytes throws(PaperRefusal) in try unpack(bytes, damage, &budget) }
        default: return
        }
    }

    private static func unpack(
        _ packed: UnsafeBufferPointer<UInt8>, _ damage: PaperRefusal, _ budget: inout Int
    ) throws(PaperRefusal) {
        switch FlateStream.unpack(packed, budget: &budget, isKept: false) {
        case .whole: return
        case .damaged: throw damage
        case .tooLarge: throw .limit(.unpacked)
        }
    }

    private static func length(
        _ entries: [String: PDFValue], _ references: CrossReferences, _ bytes: UnsafeBufferPointer<UInt8>
    ) -> Int? {
        guard case .reference(let number)? = entries["Length"] else { return entries["Length"]?.integer }
        guard let place = references.places[number] else { return nil }
        var scanner = PDFScanner(bytes, at: place)
        return scanner.objectHeader() == number ? scanner.value()?.integer : nil
    }

    /// Where a stream's data ends: where its length says, or else where `endstream` stands.
    private static func streamEnd(from start: Int, _ length: Int?, _ scanner: PDFScanner) -> Int? {
        if let length, length >= 0, start + length <= scanner.bytes.count {
            var after = scanner
            after.place = start + length
            while after.place < after.bytes.count, PDFScanner.isBlank(after.bytes[after.place]) { after.place += 1 }
            if after.has("endstream", at: after.place) { return start + length }
        }
        return scanner.find("endstream", from: start)
    }

    private static func places(of word: StaticString, in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
        let scanner = PDFScanner(bytes, at: 0)
        var places: [Int] = []
        while let place = scanner.find(word, from: places.last.map { $0 + 1 } ?? 0) { places.append(place) }
        return places
    }
}
