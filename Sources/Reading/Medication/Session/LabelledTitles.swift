import Notation
import Tables

/// Headings of a file of data in which the name of an element or a label stands before a plan's name: "Title: Gold Term", "Chart: Title: Gold Term".
enum LabelledTitles {
    /// The document, with the plans' names alone as these headings.
    static func asHeadings(_ document: Document) -> Document {
        guard document.format == .xml else { return document }
        var document = document
        for place in document.tables.indices {
            document.tables[place].headings = document.tables[place].headings.map { heading in
                plan(in: heading.text).map { TextPiece($0, at: heading.place) } ?? heading
            }
        }
        return document
    }

    private static func plan(in heading: String) -> String? {
        var rest = Substring(heading)
        while let colon = rest.firstRange(of: ": "),
            OutcomeWords.words(rest[..<colon.lowerBound]).allSatisfy(labels.contains)
        {
            rest = rest[colon.upperBound...]
        }
        let name = singleSpaced(rest)
        return name != heading && PlanWords.named(name) != nil ? name : nil
    }

    private static let labels = Lexicon.words("labelled-titles.labels")
}
