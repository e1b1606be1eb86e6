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
