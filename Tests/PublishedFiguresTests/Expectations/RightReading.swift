/// One right reading of a chart: all its records, and what may be added.
///
/// Most charts have one. Where the contract leaves two ways (an age of the title may or may not stand on every record,
/// a BMI zone may be a record of its own or stand on the weights of the zone), each way is a reading of its own and a
/// publication must follow one of them throughout.
struct RightReading: Sendable {
    var name: String
    var records: [ExpectedRecord]
    var footnotes: [Footnote]

    init(_ records: [ExpectedRecord], footnotes: [Footnote] = []) {
        self.init("as printed", records, footnotes: footnotes)
    }

    init(_ name: String, _ records: [ExpectedRecord], footnotes: [Footnote] = []) {
        self.name = name
        self.records = records
        self.footnotes = footnotes
    }

    /// A sentence that changes limits: applied as further records, all of them, or kept among the chart's notes.
    struct Footnote: Sendable {
        var sentence: String
        /// Empty for a rule that no record can hold.
        var records: [ExpectedRecord]

        init(_ sentence: String, applied records: [ExpectedRecord] = []) {
            self.sentence = sentence
            self.records = records
        }
    }
}
