import ChartSchema
import Notation
import Pipeline

/// A product in the titles of a chart: `Level Term` of `Zenith Mutual - Level Term build chart (March 2026)`.
enum ProductName {
    private static let page = Lexicon.words("product-name.page")
    private static let most = 2
    private static let longest = 5

    /// What is left of the titles without the carrier, the date and the words that say what the page is; none where nothing is left for
    /// certain.
    static func named(in trial: TrialReading, carrier: String?) -> [String] {
        var found: [String] = []
        for text in trial.texts.dropLast().prefix(3) {
            for part in text.split(separator: /\s+[-–—|]\s+|:(\s+|$)|\R|[(),]/) where found.count < most {
                guard let name = name(in: part, carrier: carrier), !found.contains(name) else { continue }
                found.append(name)
            }
        }
        return found
    }

    private static func name(in part: Substring, carrier: String?) -> String? {
        var words = part.split(whereSeparator: \.isWhitespace)
        let own = (carrier ?? "").lowercased().split(whereSeparator: \.isWhitespace)
        if !own.isEmpty, words.map({ $0.lowercased() }).starts(with: own.map(String.init)) {
            words.removeFirst(own.count)
        }
        guard let first = words.firstIndex(where: { !isOfPage($0) }) else { return nil }
        // What stands behind the name says what the page is: "Level Term build chart".
        let name = words[first...].prefix { !isOfPage($0) }
        let text = name.joined(separator: " ")
        guard name.count <= longest, RateClass(rawValue: text.lowercased().replacing(" ", with: "-")) == nil,
            words[(first + name.count)...].allSatisfy(isOfPage), CarrierName.first(in: text) == nil,
            name.allSatisfy({ $0.first?.isUppercase ?? false && !$0.contains(where: \.isNumber) })
        else { return nil }
        return text
    }

    private static func isOfPage(_ word: Substring) -> Bool {
        let letters = word.lowercased().filter { $0.isLetter }
        return letters.isEmpty && !word.contains(where: \.isNumber) || page.contains(letters)
    }
}
