import ChartSchema
import Notation

extension ReadingSession {
    /// "Applicants whose weight falls outside the Standard range will be declined.", where no limit of another class lies beyond those of Standard:
    /// no limit changes. Of a narrower class it would say that those of others hold no longer.
    mutating func refusesBeyondAll(_ sentence: String) -> Bool {
        let words = OutcomeWords.words(sentence)
        return widestClasses.contains { own in
            guard !own.isEmpty, let place = words.indices.first(where: { words[$0...].starts(with: own) }) else {
                return false
            }
            let said = words[..<place] + [Self.highest] + words[(place + own.count)...]
            return BeyondSaying.isOne(said.joined(separator: " "))
        }
    }

    /// "Applicants whose weight falls in a Decline column are not eligible for coverage." beside limits that refuse.
    func explainsRefusals(_ sentence: String) -> Bool {
        let text = TaggedText(sentence)
        let changing: [WordCategory] = [
            .negation, .exception, .only, .sex, .tobacco, .age, .place, .change, .otherwise, .money,
        ]
        return OutcomeWords(sentence).outcomes == [.decline]
            && assembler.columns.contains { $0.rateClass.map { !$0.isOffer } ?? false }
            && text.tags.indices.contains { Self.ofZones.contains(text.token($0).text) }
            && text.tags.indices.contains { text.has(.header, "weight", at: $0) }
            && text.tags.indices.allSatisfy { place in
                text.token(place).number == nil
                    && (text.has(.decision, at: place) || !changing.contains { text.has($0, at: place) })
            }
    }

    private static let ofZones = Lexicon.words("refusals.zones")

    /// The words of the labels of classes whose highest weights no other class of the same people exceeds, at any height.
    func foundWidestClasses() -> [[String]] {
        var heaviest: [People: [String: Figure]] = [:]
        for row in assembler.rows {
            for limit in row.limits {
                let column = assembler.columns[limit.column]
                guard let label = column.classLabel, let most = limit.weightMax else { continue }
                let people = People(
                    height: row.height, age: row.age ?? column.age, product: column.product, sex: column.sex,
                    tobacco: column.tobacco)
                heaviest[people, default: [:]][label] = most
            }
        }
        let labels = Set(heaviest.values.flatMap(\.keys))
        return labels.filter { label in
            heaviest.values.allSatisfy { own in own[label].map { most in own.values.allSatisfy { $0 <= most } } ?? false
            }
        }.map { OutcomeWords.words($0) }
    }

    private struct People: Hashable {
        var height: HeightRange
        var age: AgeRange
        var product: String?
        var sex: Sex
        var tobacco: Tobacco
    }

    private static let highest = "maximum"
}
