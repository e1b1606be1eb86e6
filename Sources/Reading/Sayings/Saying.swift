/// What a person says that a text of a chart means, because no grammar claims it: a setting of the chart, with its reason.
///
/// The text is a whole cell, a whole text around a table, or sentences of one; case, accents and kinds of dashes do not matter.
package struct Saying: Sendable, Hashable {
    package enum Sense: Sendable, Hashable {
        /// It is read as if these words were printed: `D/C` is `Decline`.
        case words(String)
        /// An agent has to ask: as a decision it is referred under the printed text, as a header its column is a condition.
        case asPrinted
        /// It is read as if it were not printed; the header of a column with the column.
        case leftOut
    }

    package var text: String
    package var sense: Sense
    /// Why; never `nil` for what is left out.
    package var reason: String?
    /// It holds on all charts of the carrier: one that has not the text misses nothing.
    package var isOfCarrier = false

    package init(_ text: String, _ sense: Sense, reason: String? = nil) {
        self.text = text
        self.sense = sense
        self.reason = reason
    }
}
