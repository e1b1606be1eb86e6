/// Why a cell that is not blank gives nothing to the records.
package enum LeftOut: Hashable, Sendable {
    // Of the page
    /// What pages print around their rows.
    case pageFurniture
    case repeatedHeader
    /// A line drawn with signs.
    case line
    case pageNumber
    /// The letter under which names are sorted.
    case letter
    /// "Brand name", "Generic name" over names alone.
    case listHeader
    case hidden

    // Said twice
    case metricHeights
    case metricWeights

    // Beside limits
    case emptyHeading
    case rowNumbers
    case numbersOrClasses
    case unit
    case shares
    case averages
    case recordKeeping
    case remarks

    // Limits
    case noLimit
    case otherEndUnread
    case otherEndRefused

    // Of medication charts
    case refusedTable
    case unknownColumn
    case drugClass
    case undecidedList
    case explainedCode
    case codeHeader

    /// A table that is no data, with what it is instead.
    case table(String)
    /// Figures of something else, by the word that says so: premiums, blood pressure.
    case otherSubject(String)
    /// What a person has said may be left out, with the reason.
    case said(String?)

    package var words: String {
        switch self {
        case .pageFurniture: "page furniture"
        case .repeatedHeader: "repeated header"
        case .line: "a line"
        case .pageNumber: "a page number"
        case .letter: "a letter of the alphabet"
        case .listHeader: "the header of a list"
        case .hidden: "hidden in the file"
        case .metricHeights: "metric heights beside inches"
        case .metricWeights: "kilograms beside pounds"
        case .emptyHeading: "a heading without figures below it"
        case .rowNumbers: "row numbers"
        case .numbersOrClasses: "numbers of rows or pages, or classes of drugs"
        case .unit: "the unit of the figures beside it"
        case .shares: "shares of an average"
        case .averages: "averages"
        case .recordKeeping: "record keeping"
        case .remarks: "remarks"
        case .noLimit: "no limit printed"
        case .otherEndUnread: "its other end could not be read"
        case .otherEndRefused: "its other end is refused"
        case .refusedTable: "a table that was refused"
        case .unknownColumn: "a column that is not understood"
        case .drugClass: "a class of drugs"
        case .undecidedList: "a list without a decision"
        case .explainedCode: "a code that the table explains"
        case .codeHeader: "the header of a table of codes"
        case .table(let what): what
        case .otherSubject(let word): "\(word): no limit on build"
        case .said(let reason): "left out, since \(reason ?? "somebody said so")"
        }
    }
}
