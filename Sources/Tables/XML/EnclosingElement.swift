/// The name of an element around the tables of a file of data.
package struct EnclosingElement: Sendable {
    /// As words apart, at the element's first line: "Not Eligible" for `<NotEligible>`.
    package let name: TextPiece
    package let values: Values
    /// How many of the table's headings are of the elements around this one.
    package var headingsBefore: Int

    package enum Values: Sendable {
        case none
        /// Some, each by a name of its own; the element's may say what they are: `<tobacco status="N">`.
        case own
        /// One that is called after it: `tobacco value: N` for `<tobacco value="N">`.
        case named
    }
}
