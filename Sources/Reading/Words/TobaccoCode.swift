import ChartSchema
import Notation

/// Short forms that mean a tobacco state in a column of them alone: `NT`, `TB`.
enum TobaccoCode {
    static func state(of text: String) -> Tobacco? { no.contains(text) ? .no : yes.contains(text) ? .yes : nil }

    private static let no = Lexicon.words("tobacco-codes.no")
    private static let yes = Lexicon.words("tobacco-codes.yes")
}
