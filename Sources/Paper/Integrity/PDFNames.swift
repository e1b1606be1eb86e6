/// The names by which PDF itself says what a thing is, as far as letters and pages depend on them.
///
/// Dictionaries stand in a file unpacked and without a checksum, and an engine passes over a name that it does not know: with
/// one bit of `/WinAnsiEncoding` turned, other letters are shown. A name that is one bit away from one of PDF's own, and is
/// none itself, is damage.
enum PDFNames {
    /// The shortest name that is looked at: of shorter ones, too many are a neighbour's.
    private static let shortest = 5

    private static let fonts = """
        Type0 Type1 Type3 MMType1 TrueType CIDFontType0 CIDFontType2 Subtype BaseFont FirstChar LastChar Widths FontDescriptor
        Encoding BaseEncoding Differences ToUnicode DescendantFonts CIDSystemInfo CIDToGIDMap FontBBox FontMatrix CharProcs
        Resources FontName FontFamily FontStretch FontWeight Flags ItalicAngle Ascent Descent Leading CapHeight XHeight StemV
        StemH AvgWidth MaxWidth MissingWidth FontFile FontFile2 FontFile3 CharSet CIDSet Length Length1 Length2 Length3
        Registry Ordering Supplement WinAnsiEncoding MacRomanEncoding MacExpertEncoding StandardEncoding PDFDocEncoding
        Identity-H Identity-V Identity Adobe Type1C CIDFontType0C OpenType
        """
    private static let faces = """
        Helvetica Helvetica-Bold Helvetica-Oblique Helvetica-BoldOblique Courier Courier-Bold Courier-Oblique
        Courier-BoldOblique Times-Roman Times-Bold Times-Italic Times-BoldItalic Symbol ZapfDingbats
        """
    private static let pages = """
        Catalog Pages Count Parent Contents MediaBox CropBox Rotate UserUnit Annots XObject ExtGState ColorSpace Pattern
        Shading Properties ProcSet Image Width Height BitsPerComponent ImageMask SMask Matrix Group OCProperties OCGs BaseState
        Filter FlateDecode ASCII85Decode ASCIIHexDecode LZWDecode RunLengthDecode DCTDecode CCITTFaxDecode JBIG2Decode JPXDecode
        DecodeParms Predictor Columns Colors ObjStm First Extends Index Linearized Encrypt AcroForm NeedAppearances
        """

    /// PDF's own names by their length.
    private static let known: [Int: [[UInt8]]] = Dictionary(
        grouping: [fonts, faces, pages].flatMap { $0.split(whereSeparator: \.isWhitespace) }.map { Array($0.utf8) }
            .filter { $0.count >= shortest }, by: \.count)

    /// The name that stands one bit away from another that is none of PDF's own; `nil` for all others.
    ///
    /// Names that differ in the case of their first letter only are a program's own: `/width` in its private data.
    static func meant(by name: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
        guard name.count >= shortest, let candidates = known[name.count] else { return nil }
        var meant: [UInt8]?
        for candidate in candidates {
            guard let turned = turnedBits(name, candidate) else { continue }
            if turned == 0 { return nil }
            if name.first.map({ $0 ^ candidate[0] }) != 0x20 { meant = candidate }
        }
        return meant.map { String(decoding: $0, as: UTF8.self) }
    }

    /// How many bits two names of one length differ in, where that is one at most.
    private static func turnedBits(_ name: Slice<UnsafeBufferPointer<UInt8>>, _ other: [UInt8]) -> Int? {
        var bits = 0
        for (left, right) in zip(name, other) where left != right {
            bits += (left ^ right).nonzeroBitCount
            if bits > 1 { return nil }
        }
        return bits
    }
}
