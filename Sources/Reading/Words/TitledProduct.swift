import Notation
import Tables

/// The product that a file's titles name, and no column or row of it: "Golden Path Final Expense" over the only table, "Build Chart for
/// Compass Term" over both.
struct TitledProduct {
    let name: String
    /// The title that names it.
    let title: TextPiece

    /// `nil` where titles name none or several, or a table has other titles than those that name it.
    ///
    /// - Parameters:
    ///   - tables: Those that were read.
    ///   - names: The products that a title names.
    init?(
        of document: Document, tables: Set<Int>, names: (String) -> [String] = ProductTitle.names(in:)
    ) {
        let titles = PlacedTitles(of: document, tables: tables)
        let found = titles.all.flatMap { title in names(title.text).map { (name: $0, title: title) } }
        guard let first = found.first?.name,
            // "Compass Term 20" over the table, where the page is that of "Compass Term".
            let (name, title) = found.first(where: { ProductTitle.extends($0.name, first) }) ?? found.first,
            found.allSatisfy({ Self.isSame($0.name, as: name) }),
            !titles.all.contains(where: { Self.namesAnother($0.text, than: name) })
        else { return nil }
        let isOverAll = titles.ofAll.contains(title) || titles.own.first?.contains(title) ?? false
        for own in titles.own where own.allSatisfy({ !Self.isNamed(name, in: names($0.text)) }) {
            guard isOverAll, own.allSatisfy({ Self.isOfPage($0.text) }) else { return nil }
        }
        (self.name, self.title) = (name, title)
    }

    /// "Build", "Rx": whom a title is for, or what the page is.
    private static func isOfPage(_ title: String) -> Bool {
        let text = TaggedText(title)
        return TitleName.saysOnlyWhoOrPage(title) || text.tags.indices.allSatisfy { ProductTitle.isOfPage(text, $0) }
    }

    private static func isNamed(_ name: String, in names: [String]) -> Bool {
        names.contains { FoldedText($0) == FoldedText(name) }
    }

    /// A name in full, or as far as it is that of several plans.
    private static func isSame(_ other: String, as name: String) -> Bool {
        FoldedText(other) == FoldedText(name) || ProductTitle.extends(name, other)
    }

    /// "Compass Advantage" beside "Compass Term": a name of words that names have, and no company's.
    private static func namesAnother(_ title: String, than name: String) -> Bool {
        guard title.count <= ChartSentence.longestTitle else { return false }
        return TitleName.parts(of: title).map(singleSpaced).contains { part in
            let text = TaggedText(part)
            let words = text.tags.indices.filter { text.token($0).kind == .word && !text.has(.filler, at: $0) }
            return !isSame(part, as: name) && words.count > 1 && PlanWords.isCapitalised(part)
                && !PlanWords.mayNameCompany(part) && Insurers.end(in: text) == 0
                && !(words.last.map { ProductTitle.general.contains(text.token($0).text) } ?? false)
                && words.allSatisfy {
                    ProductTitle.ofNames.contains(text.token($0).text)
                        && !ProductTitle.ofPages.contains(text.token($0).text)
                }
        }
    }
}
