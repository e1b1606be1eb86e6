/// A sentence that tells how to look a limit up, and limits nothing: "Find the applicant's height in the left column and read across."
///
/// Every word of it is known; a figure, a decision, tobacco or any other word make it none.
package struct PageDirections {
    private let text: TaggedText

    package static func isOne(_ text: String) -> Bool { lately.meaning(of: text) { directs(text) } }

    private static let lately = LatelyTold<Bool>()

    private static func directs(_ text: String) -> Bool {
        // "If a medication is used for more than one condition, find the row of the condition."
        let said = several.reduce(text.lowercased()) { $0.replacing($1, with: "") }
        let tagged = TaggedText(said)
        let page = PageWords(tagged).tags
        return isOne(tagged, tagged.tags.indices.filter { !page.contains($0) })
    }

    /// - Parameter places: The tags that are not the page's own.
    static func isOne(_ text: TaggedText, _ places: [Int]) -> Bool {
        let directions = PageDirections(text: text)
        return places.contains { looking.contains(text.token($0).text) }
            && places.contains { onPage.contains(text.token($0).text) }
            && places.allSatisfy(directions.isKnown)
    }

    private func isKnown(_ place: Int) -> Bool {
        let token = text.token(place)
        if token.kind == .sign || token.kind == .mark { return true }
        // "Use the column to the left of the weight" is another column.
        if Self.sides.contains(token.text), text.tags.indices.contains(place + 1), text.token(place + 1).text == "of" {
            return false
        }
        if Self.ordinals.contains(token.text) { return gives }
        // "Step 1: Find the height."
        if token.number != nil, place > 0, Self.numbering.contains(text.token(place - 1).text) { return true }
        let limiting: [WordCategory] = [.negation, .exception, .tobacco, .start, .boundAfter]
        if token.number != nil || limiting.contains(where: { text.has($0, at: place) }) { return false }
        // "The maximum weight (in pounds)"
        let isOfFigures = text.has(.unit, at: place) || text.has(.header, "max", at: place)
        return isOfFigures || Self.looking.contains(token.text) || Self.onPage.contains(token.text)
            || Self.words.contains(token.text)
            || [.filler, .person, .pointing].contains { text.has($0, at: place) }
            || Self.named.contains { text.has(.header, $0, at: place) }
    }

    /// "The second column gives the weight": not "use the second column".
    private var gives: Bool { text.tags.indices.contains { Self.giving.contains(text.token($0).text) } }

    /// That of several rows one is a client's.
    private static let several = Lexicon.words("page-directions.several").sorted { $0.count > $1.count }
    private static let ordinals = Lexicon.words("page-directions.ordinals")
    private static let numbering = Lexicon.words("page-directions.numbering")
    private static let giving = Lexicon.words("page-directions.giving")
    private static let looking = Lexicon.words("page-directions.looking")
    private static let onPage = Lexicon.words("page-directions.on-page")
    private static let sides = Lexicon.words("page-directions.sides")
    private static let words = Lexicon.words("page-directions.words")
    private static let named = Lexicon.words("page-directions.named")
}
