/// A JSON value that was written once, with gaps, for all values that differ in what goes there alone.
package struct JSONTemplate: Sendable {
    fileprivate var bytes: [UInt8]
    /// Where in `bytes` something goes, ascending.
    fileprivate var gaps: [Int]

    /// - Parameter body: Writes the value, and ``CanonicalJSONWriter/gap()`` in the place of each that is left out.
    package init(_ body: (inout CanonicalJSONWriter) -> Void) {
        var writer = CanonicalJSONWriter()
        body(&writer)
        (bytes, gaps) = (writer.bytes, writer.gaps)
    }
}

extension CanonicalJSONWriter {
    /// A value of a template.
    ///
    /// - Parameter fill: Writes what goes into a gap: one value, or the elements of an array.
    package mutating func value(_ template: JSONTemplate, _ fill: (inout CanonicalJSONWriter) -> Void) {
        separate()
        var start = 0
        for gap in template.gaps {
            append(template.bytes, start..<gap)
            fill(&self)
            start = gap
        }
        append(template.bytes, start..<template.bytes.count)
        needsComma = true
    }

    private mutating func append(_ written: [UInt8], _ range: Range<Int>) {
        written.withUnsafeBufferPointer { bytes.append(contentsOf: UnsafeBufferPointer(rebasing: $0[range])) }
        needsComma = false
    }
}

extension [UInt8] {
    /// Appends a figure in its shortest form.
    mutating func append(_ figure: Figure) {
        let magnitude = figure.tenThousandths.magnitude
        if figure.tenThousandths < 0 { append(UInt8(ascii: "-")) }
        var divisor: UInt64 = 1
        let whole = magnitude / 10_000
        while whole / divisor >= 10 { divisor *= 10 }
        while divisor > 0 {
            append(UInt8(ascii: "0") + UInt8(whole / divisor % 10))
            divisor /= 10
        }
        var fraction = magnitude % 10_000
        guard fraction > 0 else { return }
        append(UInt8(ascii: "."))
        divisor = 1000
        while fraction > 0 {
            append(UInt8(ascii: "0") + UInt8(fraction / divisor))
            fraction %= divisor
            divisor /= 10
        }
    }
}
