import ChartSchema
import Notation
import Tables

/// Legends of the names of classes: "NT = Non-Tobacco; Pref NT = Preferred Non-Tobacco".
extension ReadingSession {
    /// Whether all that a text does is to explain short forms, and each was read as what the text says of it.
    func isHeardLegend(_ text: String) -> Bool {
        Abbreviations.entries(of: text)?.allSatisfy { isRead($0.key, as: $0.meaning) } ?? false
    }

    /// "NY = Standard Plus not available", "HIV = Decline": no short form of the page, for it prints none, but what becomes of some.
    func decidesByUnprintedKey(_ text: String) -> Bool {
        guard Abbreviations.isLegend(text), let entries = Abbreviations.entries(of: text) else { return false }
        return entries.contains { key, meaning in
            (ClassWords.are(in: meaning) || TaggedText(meaning).has(.decision)) && key.contains { $0.isLetter }
                // "P = Preferred" is short for it, and "UL" is a plan.
                && key.first?.lowercased() != meaning.first?.lowercased() && !TaggedText(key).has(.plan)
                && !document.tables.contains { prints(key, $0, besides: text) }
        }
    }

    private func prints(_ key: String, _ table: Table, besides legend: String) -> Bool {
        let around = ([table.caption].compactMap(\.self) + table.headings + table.textAbove + table.textBefore).map(
            \.text)
        let cells = table.cells.lazy.filter { !$0.isBlank }.map { table.text(of: $0) }
        return (around + cells).contains { text in
            !text.contains(legend)
                && text.ranges(of: key).contains { range in
                    !(text[..<range.lowerBound].last.map(NameIndex.isPart) ?? false)
                        && !(text[range.upperBound...].first.map(NameIndex.isPart) ?? false)
                }
        }
    }

    /// "Level and Graded Plans: Height and Weight Chart" over limits of no such plan.
    func namesOtherBenefits(_ text: String) -> Bool {
        guard text.count <= ChartSentence.longestTitle else { return false }
        let benefits = ClassSentence.benefitsSideBySide(in: text)
        return !benefits.isEmpty && !benefits.contains(where: isInPublishedName)
    }

    /// "CPAP" of "CPAP - Standard": initials before the name of a class, and nothing else.
    func initialsBeforeClass(_ text: String) -> String? {
        let sides = text.split(maxSplits: 1) { "-–—:".contains($0) }.map { singleSpaced(String($0).trimming(" -–—:")) }
        guard sides.count == 2, ClassWords.name(sides[1]), (2...5).contains(sides[0].count),
            sides[0].allSatisfy(\.isUppercase), !TaggedText(sides[0]).has(.age)
        else { return nil }
        return sides[0]
    }

    private func isRead(_ key: String, as meaning: String) -> Bool {
        let (short, long) = (HeaderTerms(key, texts.abbreviations), texts[meaning].terms)
        return key.split(separator: " ").allSatisfy { isInPublishedName(String($0)) } && namesOnly(meaning)
            && short.tobacco == long.tobacco && short.sex == long.sex && short.age == long.age
            && short.bound == long.bound && !long.isInDoubt
            && labels.rateClass(of: key) == labels.rateClass(of: long.label ?? meaning)
    }

    /// "Preferred Non-Tobacco": words for classes and for people, and no other.
    private func namesOnly(_ text: String) -> Bool {
        let tagged = TaggedText(text)
        return tagged.tags.indices.allSatisfy { place in
            ClassWords.isOne(tagged, at: place)
                || [.tobacco, .sex, .person, .filler].contains { tagged.has($0, at: place) }
                || tagged.has(.header, "class", at: place)
        }
    }
}
